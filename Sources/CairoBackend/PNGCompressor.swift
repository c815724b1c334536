internal import CCairo

/// libdeflate's compressor, owned.
struct PNGCompressor: ~Copyable {
    private let pointer: OpaquePointer

    /// libdeflate's fastest level: on frames of 1206×2622 pixels level 2 takes half as long again for 4 % fewer bytes,
    /// level 9 six times as long for 12 %.
    static let fastest: Int32 = 1
    /// libdeflate's last level: goldens at one pixel per point are 25 % smaller than at the fastest.
    static let smallest: Int32 = 12

    init(level: Int32 = fastest) throws(PNGError) {
        guard let pointer = libdeflate_alloc_compressor(level) else { throw .outOfMemory }
        self.pointer = pointer
    }

    deinit { libdeflate_free_compressor(pointer) }

    /// The bytes that compressing `count` bytes takes at most.
    func bound(for count: Int) -> Int { libdeflate_zlib_compress_bound(pointer, count) }

    /// Compresses into a zlib stream and returns its length; 0 where `output` is too small for it.
    func compress(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Int {
        libdeflate_zlib_compress(pointer, input.baseAddress, input.count, output.baseAddress, output.count)
    }
}

/// The CRC-32 that closes every chunk.
func pngChecksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
}
