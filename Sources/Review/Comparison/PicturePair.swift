import Drawing

/// Two pictures made comparable: straight colour, the same depth.
struct PicturePair: Sendable {
    let expected: PixelBuffer
    let actual: PixelBuffer

    init(expected: PixelBuffer, actual: PixelBuffer) {
        var first = expected.straight()
        var second = actual.straight()
        if first.format != second.format {
            first = first.widened()
            second = second.widened()
        }
        self.expected = first
        self.actual = second
    }

    var isWide: Bool { expected.format == .rgba16 }

    /// The picture that both fit in.
    var width: Int { max(expected.width, actual.width) }
    var height: Int { max(expected.height, actual.height) }

    /// The part that both have.
    var commonWidth: Int { min(expected.width, actual.width) }
    var commonHeight: Int { min(expected.height, actual.height) }

    /// Whether one of them has pixels that the other hasn't.
    var isUneven: Bool { expected.width != actual.width || expected.height != actual.height }

    /// How many pixels at least one of them has.
    var unionArea: Int {
        expected.width * expected.height + actual.width * actual.height - commonWidth * commonHeight
    }

    /// How far the two pixels at a place that both have look apart.
    func difference(x: Int, y: Int) -> Double {
        ColorDifference.exact(expected.straightPixel(x: x, y: y), actual.straightPixel(x: x, y: y))
    }
}

extension PixelBuffer {
    /// Red, green, blue and alpha of one pixel of a straight picture, from 0 to 1.
    func straightPixel(x: Int, y: Int) -> SIMD4<Double> {
        let at = (y * width + x) * format.bytesPerPixel
        return bytes.withUnsafeBytes { bytes in
            guard format == .rgba16 else {
                return SIMD4<Double>(bytes.loadUnaligned(fromByteOffset: at, as: SIMD4<UInt8>.self)) / 255
            }
            return SIMD4<Double>(bytes.loadUnaligned(fromByteOffset: at, as: SIMD4<UInt16>.self)) / 65535
        }
    }

    /// The same picture with sixteen bits a sample, 255 becoming 65535; the picture is straight.
    fileprivate func widened() -> PixelBuffer {
        guard format == .rgba8 else { return self }
        let count = bytes.count
        // A sample times 257 is its byte written twice, in either byte order.
        let wide = [UInt8](unsafeUninitializedCapacity: count * 2) { output, initialized in
            for at in 0..<count {
                output[at * 2] = bytes[at]
                output[at * 2 + 1] = bytes[at]
            }
            initialized = count * 2
        }
        return PixelBuffer(width: width, height: height, format: .rgba16, bytes: wide) ?? self
    }
}
