/// What a row of pixels is made of, counted to decide whether filtering it could pay.
///
/// Flat colour and text compress best as they are, because the same glyph gives the same bytes again; only continuous
/// tone (gradients, blurred backdrops, photographs) gains from differences. Counting is cheap, so every row is counted
/// and only the rows that aren't flat are measured against the filters.
struct PNGRowCensus {
    /// Pixels that equal the one above.
    private(set) var above = 0
    /// Pixels that equal the one above or the one to the left.
    private(set) var flat = 0
    private let width: Int

    /// The share of flat pixels at and above which a row is written as it is: ours, measured on frames of lists, text
    /// and glass, where filtering such rows made files a third larger.
    static let flatShare = 0.5

    /// Counts `width` pixels (at least one); `above` is the row over it, nil for the first.
    @inline(__always)
    init<Pixel: FixedWidthInteger>(row: UnsafePointer<Pixel>, above: UnsafePointer<Pixel>?, width: Int) {
        self.width = width
        // Counted in the pixel's own width, so that the comparison's mask is the addend and nothing is widened.
        var equal: Pixel = 0
        var either: Pixel = 0
        if let above {
            if row[0] == above[0] {
                equal = 1
                either = 1
            }
            for x in 1..<max(width, 1) {
                let pixel = row[x]
                let isAbove = pixel == above[x]
                let isLeft = pixel == row[x - 1]
                equal &+= isAbove ? 1 : 0
                either &+= (isAbove ? 1 : 0) | (isLeft ? 1 : 0)
            }
        } else {
            for x in 1..<max(width, 1) { either &+= row[x] == row[x - 1] ? 1 : 0 }
        }
        self.above = Int(equal)
        flat = Int(either)
    }

    var isSameAsAbove: Bool { above == width }

    var isFlat: Bool { Double(flat) >= Double(width) * Self.flatShare }
}
