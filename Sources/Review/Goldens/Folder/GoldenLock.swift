#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A process's hold on a folder of goldens, which ends with the value or with the process: many may read them at a time,
/// or one may change them.
struct GoldenLock: ~Copyable {
    enum Hold {
        case reading
        case changing
    }

    private let file: Int32

    /// Takes the folder, which must be there. A file system without locks keeps nobody out.
    ///
    /// Throws `GoldenError.busy` where another process holds it otherwise, and `FileError`.
    init(_ folder: GoldenFolder, for hold: Hold) throws {
        file = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(path: folder.path, action: .read, code: errno) }
        let kind = hold == .reading ? LOCK_SH : LOCK_EX
        if flock(file, kind | LOCK_NB) != 0, errno == EWOULDBLOCK {
            close(file)
            throw GoldenError.busy(folder: folder.path, toChange: hold == .changing)
        }
    }

    deinit { close(file) }
}
