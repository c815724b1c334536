import Drawing

extension PixelBuffer {
    /// The same picture as `.rgba8`; of sixteen bits the upper eight are kept.
    func straightBytes() -> PixelBuffer {
        guard format == .rgba16 else { return straight() }
        let samples = width * height * 4
        let narrow = [UInt8](unsafeUninitializedCapacity: samples) { output, initialized in
            bytes.withUnsafeBytes { bytes in
                for sample in 0..<samples {
                    let wide = bytes.loadUnaligned(fromByteOffset: sample * 2, as: UInt16.self)
                    output[sample] = UInt8(truncatingIfNeeded: wide >> 8)
                }
            }
            initialized = samples
        }
        return PixelBuffer(width: width, height: height, format: .rgba8, bytes: narrow) ?? self
    }
}
