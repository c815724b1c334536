import Drawing

/// How far two pictures of one size lie apart.
struct PixelComparison {
    /// The largest difference of any channel, in 255ths.
    var largest = 0
    /// How many pixels have a channel that differs by more than 8.
    var count = 0
    var pixels = 0
    /// Where the largest difference is.
    var place = (x: 0, y: 0)

    var share: Double { pixels > 0 ? Double(count) / Double(pixels) : 0 }

    /// Nil for pictures of different size or format.
    init?(_ left: PixelBuffer, _ right: PixelBuffer) {
        guard left.width == right.width, left.height == right.height, left.format == right.format else { return nil }
        pixels = left.width * left.height
        let channels = left.format.bytesPerPixel
        left.bytes.withUnsafeBufferPointer { left in
            right.bytes.withUnsafeBufferPointer { right in
                for pixel in 0..<pixels {
                    var difference = 0
                    for channel in pixel * channels..<(pixel + 1) * channels {
                        difference = max(difference, abs(Int(left[channel]) - Int(right[channel])))
                    }
                    if difference > 8 { count += 1 }
                    if difference > largest {
                        largest = difference
                        place = (0, pixel)
                    }
                }
            }
        }
        place = (x: place.y % left.width, y: place.y / left.width)
    }
}
