import Testing

@testable import Review

@Suite("The files of a gallery")
struct GalleryFileListTests {
    private static func write(_ names: [String], in folder: ScratchFolder) throws {
        for name in names { try FileOutput.write("x", to: folder.path + "/" + name) }
    }

    @Test("those of an earlier run that are drawn no more are removed, and nothing else is")
    func stale() throws {
        let folder = try ScratchFolder()
        let first: Set = ["frames/a/one.js", "frames/a/two.js"]
        try GalleryFileList(of: folder.path).announce(first)
        try Self.write(first + ["frames/a/mine.txt", "notes.txt"], in: folder)
        try GalleryFileList(of: folder.path).keep(only: first)
        let list = GalleryFileList(of: folder.path)
        try list.announce(["frames/a/two.js"])
        try list.keep(only: ["frames/a/two.js"])
        #expect(try FileInput.names(in: folder.path + "/frames/a").sorted() == ["mine.txt", "two.js"])
        #expect(try FileInput.names(in: folder.path).contains("notes.txt"))
    }

    @Test("a run that ends early leaves all its files known to the next one")
    func interrupted() throws {
        let folder = try ScratchFolder()
        try GalleryFileList(of: folder.path).announce(["frames/a/one.js"])
        try Self.write(["frames/a/one.js"], in: folder)
        try GalleryFileList(of: folder.path).announce(["frames/a/two.js"])
        try GalleryFileList(of: folder.path).keep(only: [])
        #expect(try FileInput.names(in: folder.path + "/frames/a").isEmpty)
    }

    @Test(
        "a list that somebody wrote into leads to no file outside the gallery's own folders",
        arguments: ["../victim", "notes.txt", "frames/../notes.txt", "/etc/victim", "frames"]
    )
    func outside(line: String) throws {
        let folder = try ScratchFolder()
        try Self.write(["notes.txt", "frames/kept.js"], in: folder)
        try FileOutput.write(line + "\n", to: folder.path + "/" + GalleryFileList.name)
        try GalleryFileList(of: folder.path).keep(only: ["frames/kept.js"])
        #expect(FilePath.isFile(folder.path + "/notes.txt") && FilePath.isFile(folder.path + "/frames/kept.js"))
    }
}
