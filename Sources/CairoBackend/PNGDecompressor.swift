internal import CCairo

/// libdeflate's decompressor, owned.
struct PNGDecompressor: ~Copyable {
    enum Outcome {
        case filled
        case short
        case long
        case damaged
    }

    /// No deflate stream grows more than this when it is decompressed: a match of 258 bytes takes at least two bits.
    static let greatestRatio = 1032

    private let pointer: OpaquePointer

    init() throws(PNGError) {
        guard let pointer = libdeflate_alloc_decompressor() else { throw .outOfMemory }
        self.pointer = pointer
    }

    deinit { libdeflate_free_decompressor(pointer) }

    /// Decompresses a zlib stream that should fill `output` exactly; bytes after the stream are not read.
    func decompress(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Outcome {
        var read = 0
        var written = 0
        let result = libdeflate_zlib_decompress_ex(
            pointer,
            input.baseAddress,
            input.count,
            output.baseAddress,
            output.count,
            &read,
            &written
        )
        switch result {
        case LIBDEFLATE_SUCCESS: return written == output.count ? .filled : .short
        case LIBDEFLATE_INSUFFICIENT_SPACE: return .long
        case LIBDEFLATE_SHORT_OUTPUT: return .short
        default: return .damaged
        }
    }
}
