/// Compares stretches of two rows, marks what counts and keeps the largest difference.
///
/// Pixels whose samples are the same are passed over first. Of the rest, opaque ones are sorted by coarse cells, what
/// that leaves open is settled by a quick distance, and only what is within its margin of the threshold by the exact one.
struct RowComparison: ~Copyable {
    let threshold: Double
    /// The squares of the quick distances above which a pixel surely counts, and below which it surely doesn't.
    private let upper: Float
    private let lower: Float
    var workspace: RowWorkspace
    /// Whether the stretch before was sorted by coarse cells: the next one most likely will be too.
    var wasSorted = false

    /// The pixel whose quick distance is the largest so far, and the square of that distance.
    private(set) var farthest: (x: Int, y: Int, square: Float)?

    /// `width` is the longest stretch it will be given.
    init(threshold: Double, width: Int) {
        self.threshold = threshold
        if threshold == 0 {
            // Samples that aren't the same count, however near.
            upper = -1
            lower = -1
        } else {
            upper = Self.square(threshold + QuickOKLab.margin)
            lower = Self.square(max(threshold - QuickOKLab.margin, 0))
        }
        workspace = RowWorkspace(width: width)
    }

    static func square(_ distance: Double) -> Float { Float(distance * distance) }

    /// Compares the columns `range` of row `y`; the pointers are to the starts of the rows.
    mutating func compare(
        _ first: UnsafeRawPointer,
        _ second: UnsafeRawPointer,
        isWide: Bool,
        range: Range<Int>,
        y: Int,
        marks: UnsafeMutablePointer<UInt8>
    ) {
        guard !range.isEmpty else { return }
        if isWide {
            compareWide(
                first.assumingMemoryBound(to: SIMD4<UInt16>.self),
                second.assumingMemoryBound(to: SIMD4<UInt16>.self),
                range: range,
                y: y,
                marks: marks
            )
        } else {
            compareNarrow(
                first.assumingMemoryBound(to: UInt32.self),
                second.assumingMemoryBound(to: UInt32.self),
                range: range,
                y: y,
                marks: marks
            )
        }
    }

    /// Marks the wanted runs by the quick squares of their pairs, or by the exact distance that `exact` gives for a column.
    @inline(__always)
    mutating func settle(y: Int, marks: UnsafeMutablePointer<UInt8>, exact: (Int) -> Double) {
        var largest = farthest?.square ?? -1
        var place = -1
        for index in 0..<workspace.wanted {
            let start = Int(workspace.starts[index])
            let length = Int(workspace.lengths[index])
            let square = workspace.squares[Int(workspace.pairs[index])]
            if square > largest {
                largest = square
                place = start
            }
            var counts = square > upper
            if !counts, square >= lower { counts = exact(start) > threshold }
            let mark = counts ? PixelMark.differs : PixelMark.same
            if length == 1 {
                marks[start] = mark
            } else {
                (marks + start).update(repeating: mark, count: length)
            }
        }
        if place >= 0 { farthest = (place, y, largest) }
        workspace.clear()
    }
}
