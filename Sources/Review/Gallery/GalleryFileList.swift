/// The files that a gallery's folder holds of its own, so that a later run removes those that are no longer drawn and
/// nothing else.
struct GalleryFileList {
    /// In the gallery's folder: a path in it to a line.
    static let name = "files.txt"

    private let folder: String
    private let known: Set<String>

    /// Reads what an earlier run left in `folder`; nothing where there was none, or where it can't be read.
    init(of folder: String) {
        self.folder = folder
        let bytes = (try? FileInput.read(FilePath.join(folder, Self.name))) ?? []
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        known = Set(lines.filter(Self.isOwn))
    }

    /// A list that anybody could have changed must not lead to files of somebody else's.
    private static func isOwn(_ path: String) -> Bool {
        let folders = [GalleryRun.frameFolder, GalleryRun.tokenFolder]
        return FilePath.staysInside(path) && folders.contains { path.hasPrefix($0 + "/") }
    }

    /// Says which files the folder is about to hold, beside those that it does. Throws `FileError`.
    func announce(_ files: Set<String>) throws { try write(known.union(files)) }

    /// Removes those that are none of `files`. Throws `FileError`.
    func keep(only files: Set<String>) throws {
        for path in known.subtracting(files).sorted() { try FileOutput.remove(FilePath.join(folder, path)) }
        try write(files)
    }

    private func write(_ files: Set<String>) throws {
        let lines = files.filter(Self.isOwn).sorted().map { $0 + "\n" }
        try FileOutput.write(lines.joined(), to: FilePath.join(folder, Self.name))
    }
}
