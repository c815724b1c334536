#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Memory for whole pictures in pages of two megabytes instead of four kilobytes.
///
/// A phone's screen is 12.6 MB, of which the first write to each of 3,100 pages goes through the system; that costs more
/// than decoding the pixels does.
enum LargePages {
    /// Says that the memory, not written yet, will be written all over; a system that knows no such advice ignores it.
    static func ask(for memory: UnsafeMutableBufferPointer<UInt8>) {
        #if os(Linux)
            guard memory.count >= least, let start = memory.baseAddress else { return }
            let skipped = -Int(bitPattern: start) & (pageSize - 1)
            _ = madvise(start + skipped, memory.count - skipped, Int32(MADV_HUGEPAGE))
        #endif
    }

    /// What advice has to begin at, and less than which no large page fits in.
    private static let pageSize = 65_536
    private static let least = 4 << 20
}
