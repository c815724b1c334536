internal import CCairo

/// The CRC-32 that closes every chunk.
func pngChecksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
}
