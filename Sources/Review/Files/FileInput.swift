#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads files and folders.
public enum FileInput {
    /// The most bytes that a file may have: 1 GiB, more than any picture or story. Ours.
    public static let largestSize = 1 << 30

    /// The file's bytes.
    ///
    /// Throws `FileError`, also for a file larger than `largestSize`.
    public static func read(_ path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(path: path, action: .read, code: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw FileError(path: path, action: .read, code: errno) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(path: path, action: .read, code: EISDIR) }
        // A size is what the file system says; a sparse file says more than any memory holds.
        guard status.st_size <= largestSize else { throw FileError(path: path, action: .read, code: EFBIG) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(status.st_size))
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = chunk.withUnsafeMutableBytes { systemRead(file, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count > 0 {
                bytes += chunk[..<count]
                // A device or a file that grows says no size beforehand.
                guard bytes.count <= largestSize else { throw FileError(path: path, action: .read, code: EFBIG) }
            } else if errno != EINTR {
                throw FileError(path: path, action: .read, code: errno)
            }
        }
    }

    /// Paths of all files in a folder and in those inside it, from the folder on, in the order of their bytes; hidden and
    /// unfinished ones are left out.
    ///
    /// Throws `FileError`.
    public static func files(under folder: String) throws -> [String] {
        try names(in: folder).flatMap { name -> [String] in
            let path = FilePath.join(folder, name)
            if FilePath.isFolder(path) { return try files(under: path).map { FilePath.join(name, $0) } }
            return name.hasSuffix(FileOutput.unfinishedSuffix) ? [] : [name]
        }
    }

    /// The names in a folder, in the order of their bytes and without those that start with a dot, unless `hidden` asks
    /// for these too.
    ///
    /// Throws `FileError`.
    public static func names(in folder: String, hidden: Bool = false) throws -> [String] {
        guard let stream = opendir(folder) else { throw FileError(path: folder, action: .list, code: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                    String(cString: $0)
                }
            }
            if hidden ? name != "." && name != ".." : !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, bytes, count)
}
