import Drawing

/// How the pixels of a buffer become the bytes of a PNG row: which channels stay, and in which order.
struct PNGPacking {
    let format: PixelBuffer.Format
    /// Whether every pixel is opaque, so that alpha need not be written.
    let isOpaque: Bool

    var bitDepth: UInt8 { format == .rgba16 ? 16 : 8 }

    /// The specification's colour type: 2 is red, green, blue; 6 adds alpha.
    var colorType: UInt8 { isOpaque ? 2 : 6 }

    var bytesPerPixel: Int { (isOpaque ? 3 : 4) * Int(bitDepth) / 8 }

    /// Writes `count` pixels from `source` to `output`.
    func pack(_ source: UnsafeRawPointer, count: Int, into output: UnsafeMutableRawPointer) {
        switch (format, isOpaque) {
        case (.bgraPremultiplied, true):
            packWithoutAlpha(source, count: count, into: output) { UInt32(bigEndian: $0) >> 8 }
        case (.bgraPremultiplied, false):
            unpremultiply(source, count: count, into: output)
        case (.rgba8, true):
            packWithoutAlpha(source, count: count, into: output) { UInt32(littleEndian: $0) & 0xFF_FFFF }
        case (.rgba8, false):
            output.copyMemory(from: source, byteCount: count * 4)
        case (.rgba16, true):
            for pixel in 0..<count {
                for channel in 0..<3 { swapSample(source, pixel * 4 + channel, output, pixel * 3 + channel) }
            }
        case (.rgba16, false):
            for sample in 0..<count * 4 { swapSample(source, sample, output, sample) }
        }
    }

    @inline(__always)
    private func swapSample(_ source: UnsafeRawPointer, _ from: Int, _ output: UnsafeMutableRawPointer, _ to: Int) {
        let sample = source.loadUnaligned(fromByteOffset: from &* 2, as: UInt16.self)
        output.storeBytes(of: sample.bigEndian, toByteOffset: to &* 2, as: UInt16.self)
    }

    /// Four pixels of three bytes are three words, which is several times faster than twelve bytes.
    @inline(__always)
    private func packWithoutAlpha(
        _ source: UnsafeRawPointer,
        count: Int,
        into output: UnsafeMutableRawPointer,
        color: (UInt32) -> UInt32
    ) {
        var pixel = 0
        while pixel &+ 4 <= count {
            let at = source + pixel &* 4
            let first = color(at.loadUnaligned(as: UInt32.self))
            let second = color(at.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
            let third = color(at.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
            let fourth = color(at.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
            let to = output + pixel &* 3
            to.storeBytes(of: (first | second << 24).littleEndian, as: UInt32.self)
            to.storeBytes(of: (second >> 8 | third << 16).littleEndian, toByteOffset: 4, as: UInt32.self)
            to.storeBytes(of: (third >> 16 | fourth << 8).littleEndian, toByteOffset: 8, as: UInt32.self)
            pixel &+= 4
        }
        while pixel < count {
            let value = color(source.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self))
            for channel in 0..<3 {
                let byte = UInt8(truncatingIfNeeded: value >> UInt32(channel &* 8))
                output.storeBytes(of: byte, toByteOffset: pixel &* 3 &+ channel, as: UInt8.self)
            }
            pixel &+= 1
        }
    }

    private func unpremultiply(_ source: UnsafeRawPointer, count: Int, into output: UnsafeMutableRawPointer) {
        for pixel in 0..<count {
            let value = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt32.self))
            let straight = PixelBuffer.straight(value).littleEndian
            output.storeBytes(of: straight, toByteOffset: pixel &* 4, as: UInt32.self)
        }
    }
}
