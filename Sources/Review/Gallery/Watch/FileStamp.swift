#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the file system says of a file: it differs once the file was written or replaced, and costs no reading.
struct FileStamp: Hashable, Sendable {
    private var seconds: Int
    private var nanoseconds: Int
    private var size: Int
    private var inode: UInt64

    /// Nil where no file is.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
        size = Int(status.st_size)
        inode = UInt64(status.st_ino)
    }
}
