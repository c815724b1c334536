/// A pane's coloured picture, as fine as the frame or halved some times, read at any place of the pane.
struct PanePicture {
    let pixels: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    /// Each doubles the frame's pixels that one of the picture's stands for, along both axes.
    let halvings: Int
    /// Where the pane begins in the picture, in the frame's pixels.
    let left: Int
    let top: Int

    /// Fills a part of a row of the pane with what lies straight under it.
    func fill(_ columns: Range<Int>, ofRow row: Int, into target: UnsafeMutableBufferPointer<UInt32>) {
        guard !columns.isEmpty else { return }
        let upright = place(row << 7, from: top, count: height)
        guard halvings > 0 else {
            let line = pixels + upright.first * width + left
            for x in columns { target[x] = line[x] }
            return
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { line in
            let (upper, lower) = (pixels + upright.first * width, pixels + upright.second * width)
            for x in 0..<width { line[x] = Self.mix(upper[x], lower[x], upright.share) }
            for x in columns {
                let across = place(x << 7, from: left, count: width)
                target[x] = Self.mix(line[across.first], line[across.second], across.share)
            }
        }
    }

    /// The colour at a place of the pane, in 128ths of the frame's pixels.
    @inline(__always)
    func color(x: Int, y: Int) -> UInt32 {
        let across = place(x, from: left, count: width)
        let down = place(y, from: top, count: height)
        let (upper, lower) = (pixels + down.first * width, pixels + down.second * width)
        return Self.mix(
            Self.mix(upper[across.first], upper[across.second], across.share),
            Self.mix(lower[across.first], lower[across.second], across.share),
            down.share
        )
    }

    /// The two pixels of the picture that a place lies between, and how far from the first to the second, in 128ths.
    @inline(__always)
    private func place(_ place: Int, from origin: Int, count: Int) -> (first: Int, second: Int, share: UInt32) {
        // A pixel's colour is that of its middle, in both grids.
        let own = ((place + origin << 7 + 64) >> halvings) - 64
        let first = own >> 7
        return (
            min(max(first, 0), count - 1), min(max(first + 1, 0), count - 1), UInt32(truncatingIfNeeded: own & 127)
        )
    }

    /// `first` and `second` in the proportion 128 − `share` to `share`, each of their four bytes by itself: as Cairo
    /// mixes.
    @inline(__always)
    private static func mix(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
        // Two bytes at a time, each with room above it for the sum.
        func pair(_ first: UInt32, _ second: UInt32) -> UInt32 {
            ((first &* (128 &- share)) &+ (second &* share) &+ 0x0040_0040) >> 7 & 0x00FF_00FF
        }
        let mask: UInt32 = 0x00FF_00FF
        return pair(first & mask, second & mask) | pair(first >> 8 & mask, second >> 8 & mask) << 8
    }
}
