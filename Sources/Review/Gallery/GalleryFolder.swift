/// A gallery's folder: where its files are, and the list of them by which a later run takes away what no page shows any
/// more.
///
/// Only what an earlier run wrote is ever deleted, whatever else lies in the folder.
struct GalleryFolder: Sendable {
    static let pageName = "index.html"
    static let frames = "frames"
    static let tokens = "tokens"
    static let listName = "barsnap-files.txt"

    private static let heading = "# Written by barsnap gallery, which takes these away once no page shows them."

    let path: String

    /// The path of a file by its name in the folder.
    func file(_ name: String) -> String { FilePath.join(path, name) }

    /// What a frame is written as.
    private static let formats: [FrameFormat] = [.png, .script]

    /// How its frames are written.
    func frameOutput(jobs: Int) -> FrameOutput {
        FrameOutput(formats: Self.formats, scale: 1, folder: file(Self.frames), jobs: jobs)
    }

    /// The names of a frame's files.
    static func files(of frame: Frame) -> [String] {
        formats.map { FilePath.join(frames, frame.name + $0.ending) }
    }

    /// The names in its list that may be believed: inside the folder, where runs write; none where there is no list.
    func listed() -> Set<String> {
        guard let bytes = try? FileInput.read(file(Self.listName)) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        return Set(lines.filter(Self.isOwn))
    }

    private static func isOwn(_ name: String) -> Bool {
        if name == ChangeList.fileName || name == ChangeList.indexName { return true }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count > 1 && [frames, tokens].contains { parts[0] == $0 }
            && !parts.contains { ["", ".", ".."].contains($0) }
    }

    /// Throws `FileError`.
    func list(_ names: Set<String>) throws {
        let lines = [Self.heading] + names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        try FileOutput.write(lines.joined(separator: "\n") + "\n", to: file(Self.listName))
    }

    /// Writes the page with its index; where the gallery is watched, also what an open page takes in.
    ///
    /// What such a page looks at is written last. Throws `FileError`.
    func writePage(_ index: String, watchedBy changes: ChangeList?) throws {
        try FileOutput.write(GalleryPage.html(of: index, watchedAt: changes?.count), to: file(Self.pageName))
        guard let changes else { return }
        try FileOutput.write(changes.script(of: index), to: file(ChangeList.indexName))
        try writeChanges(changes)
    }

    /// Throws `FileError`.
    func writeChanges(_ changes: ChangeList) throws {
        try FileOutput.write(changes.script, to: file(ChangeList.fileName))
    }

    /// Deletes files of an earlier run, and the folders that they leave empty.
    ///
    /// What a link leads out to stays. Throws `FileError`.
    func remove(_ names: Set<String>) throws {
        let home = FilePath.absolute(path)
        for name in names.sorted() {
            let (path, parent) = (file(name), FilePath.parent(of: file(name)))
            let isInside = (FilePath.absolute(parent) + "/").hasPrefix(home + "/")
            guard isInside, FilePath.isFile(path) else { continue }
            try FileOutput.remove(path)
            if name.contains("/") { FileOutput.removeIfEmpty(parent) }
        }
    }
}
