import Drawing

/// How far two pictures of one size lie apart inside a box.
struct PixelDistance {
    /// The largest difference of any channel, in 255ths, and where it is, in pixels of the whole picture.
    var largest = 0
    var place = (x: 0, y: 0)
    /// How many pixels have a channel that differs by more than the limit.
    var count = 0
    var pixels = 0

    /// 0…1.
    var share: Double { pixels > 0 ? Double(count) / Double(pixels) : 0 }

    /// `box` is in points. Nil for pictures of different size or format.
    init?(_ left: PixelBuffer, _ right: PixelBuffer, in box: Rect, scale: Double, over limit: Int) {
        guard left.width == right.width, left.height == right.height, left.format == right.format else { return nil }
        let columns =
            max(0, Int((box.minX * scale).rounded(.down)))..<min(left.width, Int((box.maxX * scale).rounded(.up)))
        let rows =
            max(0, Int((box.minY * scale).rounded(.down)))..<min(left.height, Int((box.maxY * scale).rounded(.up)))
        pixels = columns.count * rows.count
        let size = left.format.bytesPerPixel
        left.bytes.withUnsafeBufferPointer { first in
            right.bytes.withUnsafeBufferPointer { second in
                for y in rows {
                    for x in columns {
                        let start = (y * left.width + x) * size
                        var difference = 0
                        for byte in start..<start + size {
                            difference = max(difference, abs(Int(first[byte]) - Int(second[byte])))
                        }
                        if difference > limit { count += 1 }
                        if difference > largest { (largest, place) = (difference, (x, y)) }
                    }
                }
            }
        }
    }
}

extension PixelBuffer {
    /// The green of a pixel, 0…255: of a gray as good as any channel. 0 outside the picture.
    func green(_ x: Int, _ y: Int) -> Int {
        let index = (y * width + x) * format.bytesPerPixel + 1
        return x >= 0 && x < width && bytes.indices.contains(index) ? Int(bytes[index]) : 0
    }
}
