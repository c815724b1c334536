/// A change of goldens that happens whole or not at all, whatever ends the process.
///
/// New files are written into the folder's stage. Writing the new manifest there is the moment of change; what follows,
/// moving the files to their places, is finished by the next change should this one be cut off.
struct GoldenTransaction: ~Copyable {
    private let folder: GoldenFolder
    private let lock: GoldenLock
    private var removals: [String] = []
    private var hasStaged = false
    private var isDone = false

    /// The list of files to delete, parted by the one byte that no path holds.
    private static let removalsName = "removals"

    private init(_ folder: GoldenFolder, lock: consuming GoldenLock) {
        self.folder = folder
        self.lock = lock
    }

    /// Takes the folder for this process, finishes a change that was cut off and clears away one that never happened.
    ///
    /// Throws `GoldenError.busy` where another process has the folder, and `FileError`.
    static func begin(in folder: GoldenFolder) throws -> GoldenTransaction {
        try FileOutput.checkWritable(folder: folder.path)
        let lock = try GoldenLock(folder, for: .changing)
        if folder.isStaged { try finish(folder) }
        try FileOutput.removeFolder(folder.stage)
        return GoldenTransaction(folder, lock: lock)
    }

    deinit {
        // A change that was given up leaves nothing; one that only couldn't be finished is finished by the next.
        if hasStaged, !isDone, !folder.isStaged { try? FileOutput.removeFolder(folder.stage) }
    }

    mutating func write(_ bytes: [UInt8], to file: String) throws {
        hasStaged = true
        try FileOutput.write(bytes, to: FilePath.join(folder.stage, file))
    }

    mutating func remove(_ file: String) {
        if FilePath.isFile(FilePath.join(folder.path, file)) { removals.append(file) }
    }

    /// Makes the staged files and the manifest the goldens. Does nothing where nothing changes.
    ///
    /// Throws `FileError`.
    mutating func commit(_ manifest: GoldenManifest) throws {
        let json = Array(manifest.json.utf8)
        let isSame = try folder.read(GoldenManifest.fileName) == json
        guard hasStaged || !removals.isEmpty || !isSame else { return }
        hasStaged = true
        if !removals.isEmpty {
            let list = removals.joined(separator: "\0")
            try FileOutput.write(list, to: FilePath.join(folder.stage, Self.removalsName))
        }
        try FileOutput.write(json, to: FilePath.join(folder.stage, GoldenManifest.fileName))
        try Self.finish(folder)
        try FileOutput.removeFolder(folder.stage)
        isDone = true
    }

    /// The files that a staged change deletes, none of them outside the folder, whoever put the list there.
    ///
    /// Throws `FileError`.
    static func removals(in folder: GoldenFolder) throws -> [String] {
        let list = FilePath.join(folder.stage, removalsName)
        guard FilePath.isFile(list) else { return [] }
        return String(decoding: try FileInput.read(list), as: UTF8.self).split(separator: "\0").map(String.init)
            .filter(GoldenFile.isFrameName)
    }

    /// Moves every staged file to its place, the manifest last: it is what says that there is something to finish.
    private static func finish(_ folder: GoldenFolder) throws {
        for file in try FileInput.files(under: folder.stage) {
            guard file != GoldenManifest.fileName, file != removalsName else { continue }
            try FileOutput.move(FilePath.join(folder.stage, file), to: FilePath.join(folder.path, file))
        }
        for file in try removals(in: folder) { try FileOutput.remove(FilePath.join(folder.path, file)) }
        let manifest = FilePath.join(folder.stage, GoldenManifest.fileName)
        try FileOutput.move(manifest, to: FilePath.join(folder.path, GoldenManifest.fileName))
    }
}
