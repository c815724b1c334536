/// Gathers marked pixels into boxes, so that a reviewer sees places instead of dots.
enum RegionClusters {
    /// The boxes around counted pixels, from top to bottom and left to right; pixels with at most `gap` others between
    /// them stand in one box, and so do boxes that come as near.
    static func regions(in marks: [UInt8], width: Int, height: Int, gap: Int) -> [ChangedRegion] {
        guard width > 0 else { return [] }
        let bands = RowBands(width: width, height: height)
        var regions = bands.map { rows in runs(in: marks, rows: rows, width: width, gap: gap) }.flatMap { $0 }
        while true {
            let merged = merge(regions, gap: gap)
            // A box that grew may have come near one that was left behind.
            if merged.count == regions.count { return merged }
            regions = merged
        }
    }

    /// Counted pixels of one row with at most `gap` others between them, as boxes of one row.
    private static func runs(in marks: [UInt8], rows: Range<Int>, width: Int, gap: Int) -> [ChangedRegion] {
        marks.withUnsafeBytes { marks in
            var found: [ChangedRegion] = []
            for y in rows {
                var first = -1
                var last = 0
                var pixels = 0
                let row = y * width
                var x = 0
                while x < width {
                    // Whole words at once, since most rows hold nothing or nothing else.
                    let length = uniformLength(marks, at: row &+ x, end: row &+ width)
                    guard marks[row &+ x] & PixelMark.counts != 0 else {
                        x &+= length
                        continue
                    }
                    if first < 0 {
                        first = x
                    } else if x - last - 1 > gap {
                        found.append(run(first, last, y, pixels))
                        first = x
                        pixels = 0
                    }
                    pixels &+= length
                    x &+= length
                    last = x &- 1
                }
                if first >= 0 { found.append(run(first, last, y, pixels)) }
            }
            return found
        }
    }

    /// How many marks from `place` on surely count like the first, or like it don't.
    @inline(__always)
    private static func uniformLength(_ marks: UnsafeRawBufferPointer, at place: Int, end: Int) -> Int {
        let pattern = eightCounts &* UInt64(marks[place] & PixelMark.counts)
        var length = 0
        while place &+ length &+ 16 <= end {
            let first = marks.loadUnaligned(fromByteOffset: place &+ length, as: UInt64.self)
            let second = marks.loadUnaligned(fromByteOffset: place &+ length &+ 8, as: UInt64.self)
            guard ((first ^ pattern) | (second ^ pattern)) & eightCounts == 0 else { break }
            length &+= 16
        }
        return max(length, 1)
    }

    private static let eightCounts = UInt64(PixelMark.counts) * 0x0101_0101_0101_0101

    private static func run(_ first: Int, _ last: Int, _ y: Int, _ pixels: Int) -> ChangedRegion {
        ChangedRegion(box: PixelRect(x: first, y: y, width: last - first + 1, height: 1), pixels: pixels)
    }

    /// Joins boxes that are near each other, taking them from the top down.
    private static func merge(_ regions: [ChangedRegion], gap: Int) -> [ChangedRegion] {
        var open: [ChangedRegion] = []
        var closed: [ChangedRegion] = []
        for region in regions {
            var region = region
            var index = 0
            while index < open.count {
                if region.box.y - open[index].box.maxY > gap {
                    closed.append(open.remove(at: index))
                } else if region.isNear(open[index], gap: gap) {
                    region.add(open.remove(at: index))
                    // Grown, it may be near one that it passed before.
                    index = 0
                } else {
                    index += 1
                }
            }
            open.append(region)
        }
        return (closed + open).sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }
}
