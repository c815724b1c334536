#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes files whole or not at all: each is written beside its place and then renamed over it, so that whoever reads
/// it, and whatever ends the process, finds the old one or the new one.
public enum FileOutput {
    /// The end of the name a file has while it is being written; such files are never read.
    public static let unfinishedSuffix = ".tmp"

    /// Replaces the file at `path`, creating the folders that lead to it.
    ///
    /// Throws `FileError`.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        try createFolder(FilePath.parent(of: path))
        let unfinished = "\(path).\(getpid())\(unfinishedSuffix)"
        do {
            try writeThrough(bytes, to: unfinished, for: path)
            guard rename(unfinished, path) == 0 else { throw FileError(path: path, action: .replace, code: errno) }
        } catch {
            unlink(unfinished)
            throw error
        }
    }

    /// Replaces the file at `path` by `text` in UTF-8.
    public static func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    /// Creates the folder and those above it; one that is there already is fine.
    ///
    /// Throws `FileError`, also where a file stands in its place.
    public static func createFolder(_ path: String) throws {
        guard !path.isEmpty, !FilePath.isFolder(path) else { return }
        try createFolder(FilePath.parent(of: path))
        guard mkdir(path, 0o777) == 0 || (errno == EEXIST && FilePath.isFolder(path)) else {
            throw FileError(path: path, action: .create, code: errno)
        }
    }

    /// Proves that a file can be written into the folder before any work is done for it.
    ///
    /// Throws `FileError`.
    public static func checkWritable(folder path: String) throws {
        try createFolder(path)
        let probe = FilePath.join(path, ".barsnap.\(getpid())\(unfinishedSuffix)")
        let file = open(probe, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw FileError(path: path, action: .write, code: errno) }
        close(file)
        unlink(probe)
    }

    /// Moves a file over another or to where none is, creating the folders that lead there.
    ///
    /// Throws `FileError`.
    public static func move(_ source: String, to path: String) throws {
        try createFolder(FilePath.parent(of: path))
        guard rename(source, path) == 0 else { throw FileError(path: path, action: .replace, code: errno) }
    }

    /// Deletes a file; one that isn't there is fine.
    ///
    /// Throws `FileError`.
    public static func remove(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw FileError(path: path, action: .remove, code: errno) }
    }

    /// Deletes a folder and all that is in it; one that isn't there is fine. A link is deleted, not followed.
    ///
    /// Throws `FileError`.
    public static func removeFolder(_ path: String) throws {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else { return try remove(path) }
        for name in try FileInput.names(in: path, hidden: true) { try removeFolder(FilePath.join(path, name)) }
        guard rmdir(path) == 0 || errno == ENOENT else { throw FileError(path: path, action: .remove, code: errno) }
    }

    /// Deletes a folder that nothing is in; any other stays.
    static func removeIfEmpty(_ path: String) { rmdir(path) }

    private static func writeThrough(_ bytes: [UInt8], to unfinished: String, for path: String) throws {
        let file = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw FileError(path: path, action: .write, code: errno) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                let code = errno
                close(file)
                throw FileError(path: path, action: .write, code: code)
            }
        }
        // A full disk behind a network shows itself only here.
        guard close(file) == 0 else { throw FileError(path: path, action: .write, code: errno) }
    }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
