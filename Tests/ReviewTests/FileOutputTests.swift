import Foundation
import Review
import Testing

@Suite("Writing files")
struct FileOutputTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "barsnap-\(UUID().uuidString)").path

    @Test("replaces a file whole, makes the folders that lead to it, and leaves nothing beside it")
    func replaces() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/one/two/file.svg"
        try FileOutput.write("first", to: path)
        try FileOutput.write("second", to: path)
        #expect(try FileInput.read(path) == Array("second".utf8))
        #expect(try FileInput.names(in: folder + "/one/two") == ["file.svg"])
    }

    @Test("a path through a file is an error that names it, and the file stays")
    func throughFile() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileOutput.write("kept", to: folder + "/file")
        let error = #expect(throws: FileError.self) { try FileOutput.write("lost", to: folder + "/file/inside") }
        #expect(error?.description.contains(folder + "/file") == true)
        #expect(error?.isOutOfRoom == false)
        #expect(try FileInput.read(folder + "/file") == Array("kept".utf8))
    }

    @Test("a folder in the file's place is an error, and no half-written file is left")
    func folderInPlace() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileOutput.createFolder(folder + "/taken")
        #expect(throws: FileError.self) { try FileOutput.write("lost", to: folder + "/taken") }
        #expect(try FileInput.names(in: folder) == ["taken"])
    }

    @Test("a full disk is told from a wrong path")
    func full() {
        let error = #expect(throws: FileError.self) { try FileOutput.checkWritable(folder: "/proc/barsnap") }
        #expect(error?.isOutOfRoom == false)
        #expect(FileError(path: "x", action: .write, code: ENOSPC).isOutOfRoom)
    }

    @Test("a file is read up to a size, by what the file system says of it and not into memory first")
    func sparse() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/sparse"
        try FileOutput.write("", to: path)
        #expect(truncate(path, 3 << 40) == 0)
        let error = #expect(throws: FileError.self) { try FileInput.read(path) }
        #expect(error?.description.hasSuffix("it is larger than 1073741824 bytes") == true)
        #expect(error?.isOutOfRoom == false, "it is the file that is wrong, not the machine")
        #expect(FileError(path: path, action: .write, code: EFBIG).isOutOfRoom)
    }

    @Test(
        "paths take their parts",
        arguments: [
            ("a/b/c", "a/b", "c"), ("a/b/", "a", "b"), ("c", "", "c"), ("/c", "/", "c"), ("", "", ""),
        ]
    )
    func parts(path: String, parent: String, last: String) {
        #expect(FilePath.parent(of: path) == parent)
        #expect(FilePath.lastPart(of: path) == last)
    }

    @Test(
        "a path in a file may not leave that file's folder",
        arguments: [
            ("a/b.svg", true), ("b.svg", true), ("..", false), ("../b.svg", false), ("a/../../b", false),
            ("/etc/passwd", false), ("~/b", false), ("http://x/y", false), ("a\\..\\b", false), ("a..b", true),
        ]
    )
    func inside(path: String, isInside: Bool) {
        #expect(FilePath.staysInside(path) == isInside)
    }
}
