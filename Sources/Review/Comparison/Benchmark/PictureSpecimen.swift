public import Drawing

/// Two pictures of one size that differ in a known way, the same on every machine.
public struct PictureSpecimen: Sendable {
    public let name: String
    public let expected: PixelBuffer
    public let actual: PixelBuffer
    /// How many times `memcmp`'s time comparing them may take, without setting smoothed edges aside; nil where nothing
    /// is asked.
    public let bound: Double?

    /// Every way in which a picture can differ, told of one picture; `picture` is `.rgba8`.
    public static func all(of picture: PixelBuffer) -> [PictureSpecimen] {
        let noise = picture.noise
        return [
            PictureSpecimen(name: "identical", expected: picture, actual: picture.copy, bound: 2),
            PictureSpecimen(name: "three areas", expected: picture, actual: picture.withThreeAreas, bound: nil),
            PictureSpecimen(name: "smoothing only", expected: picture, actual: picture.movedByLess, bound: nil),
            PictureSpecimen(name: "all different", expected: picture, actual: picture.inverted, bound: 9),
            PictureSpecimen(name: "noise", expected: noise, actual: noise.inverted, bound: 9),
        ]
    }
}

extension PixelBuffer {
    /// The same pixels in memory of their own.
    fileprivate var copy: PixelBuffer { changed { _, _ in } }

    /// A picture whose colours are the opposite, pixel by pixel.
    fileprivate var inverted: PixelBuffer {
        changed { bytes, pixel in
            for channel in 0..<3 { bytes[pixel &* 4 &+ channel] = 255 - bytes[pixel &* 4 &+ channel] }
        }
    }

    /// The opposite colours in three boxes, a tenth of the picture across each.
    fileprivate var withThreeAreas: PixelBuffer {
        changed { bytes, pixel in
            let (x, y) = (10 &* (pixel % width) / width, 20 &* (pixel / width) / height)
            guard [[1, 2], [5, 9], [7, 17]].contains([x, y]) else { return }
            for channel in 0..<3 { bytes[pixel &* 4 &+ channel] = 255 - bytes[pixel &* 4 &+ channel] }
        }
    }

    /// What it would be three tenths of a pixel to the left: only edges look different.
    fileprivate var movedByLess: PixelBuffer {
        changed { moved, pixel in
            guard pixel % width < width &- 1 else { return }
            for channel in pixel &* 4..<pixel &* 4 &+ 4 {
                let (here, right) = (Int(bytes[channel]), Int(bytes[channel &+ 4]))
                moved[channel] = UInt8(truncatingIfNeeded: (7 &* here &+ 3 &* right &+ 5) / 10)
            }
        }
    }

    /// Opaque pixels of any colours, by Marsaglia's xorshift from a fixed seed.
    fileprivate var noise: PixelBuffer {
        var state: UInt32 = 0x9E37_79B9
        return changed { bytes, pixel in
            state ^= state << 13
            state ^= state >> 17
            state ^= state << 5
            for channel in 0..<3 {
                bytes[pixel &* 4 &+ channel] = UInt8(truncatingIfNeeded: state >> UInt32(8 &* channel &+ 4))
            }
            bytes[pixel &* 4 &+ 3] = 255
        }
    }

    private func changed(_ change: (UnsafeMutablePointer<UInt8>, Int) -> Void) -> PixelBuffer {
        var picture = self
        picture.bytes.withUnsafeMutableBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for pixel in 0..<width * height { change(start, pixel) }
        }
        return picture
    }
}
