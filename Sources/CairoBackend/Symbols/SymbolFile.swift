#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads a symbol's file after making sure that it is one: small, regular, and where it says it is.
enum SymbolFile {
    /// The bytes of the file at `path`, which no link may lead out of `folder`; nil for the folder lets links lead
    /// anywhere.
    ///
    /// Throws `UnsafeSymbol`.
    static func read(_ path: String, inside folder: String?) throws -> [UInt8] {
        func refusal(_ reason: String) -> UnsafeSymbol { UnsafeSymbol(file: path, line: 1, reason: reason) }
        guard let target = resolved(path) else { throw refusal("the file can't be read") }
        if let folder {
            guard let home = resolved(folder), target.hasPrefix(home == "/" ? home : home + "/") else {
                throw refusal("the file is a link that leads out of the folder of symbols")
            }
        }
        // A pipe would keep a plain open waiting for its other end.
        let file = open(target, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw refusal("the file can't be read") }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw refusal("it is no file that can be read")
        }
        guard status.st_size <= SymbolSanitizer.mostBytes else { throw refusal(SymbolSanitizer.tooLarge) }
        // One byte more than is accepted, so that a file which grows meanwhile is still refused.
        var bytes = [UInt8](repeating: 0, count: SymbolSanitizer.mostBytes + 1)
        var end = 0
        while end < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                systemRead(file, $0.baseAddress.map { $0 + end }, $0.count - end)
            }
            if count == 0 { break }
            if count > 0 {
                end += count
            } else if errno != EINTR {
                throw refusal("the file can't be read")
            }
        }
        return Array(bytes[..<end])
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, bytes, count)
}
