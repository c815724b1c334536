extension PixelBuffer {
    /// One pixel of `.bgraPremultiplied`, loaded as a little-endian word, as one of `.rgba8`.
    ///
    /// Colour is divided by alpha to the nearest eight-bit value, so that multiplying again gives the same bytes; a
    /// transparent pixel has no colour and becomes black.
    @inlinable
    public static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF }
        guard alpha > 0 else { return 0 }
        let red = divided(pixel >> 16 & 0xFF, by: alpha)
        let green = divided(pixel >> 8 & 0xFF, by: alpha)
        let blue = divided(pixel & 0xFF, by: alpha)
        return alpha << 24 | blue << 16 | green << 8 | red
    }

    @inlinable
    static func divided(_ component: UInt32, by alpha: UInt32) -> UInt32 {
        // A component above its alpha is not premultiplied colour; it is held to white instead of wrapping.
        min((component &* 255 &+ alpha / 2) / alpha, 255)
    }

    /// The same picture with colour not multiplied by alpha: `.rgba8` for `.bgraPremultiplied`, others as they are.
    public func straight() -> PixelBuffer {
        guard format == .bgraPremultiplied else { return self }
        let count = bytes.count
        let straight = [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
            bytes.withUnsafeBytes { input in
                let output = UnsafeMutableRawBufferPointer(output)
                for at in stride(from: 0, to: count, by: 4) {
                    let pixel = UInt32(littleEndian: input.loadUnaligned(fromByteOffset: at, as: UInt32.self))
                    output.storeBytes(of: Self.straight(pixel).littleEndian, toByteOffset: at, as: UInt32.self)
                }
            }
            initialized = count
        }
        return PixelBuffer(width: width, height: height, format: .rgba8, bytes: straight) ?? self
    }
}
