/// A rectangle of whole pixels, from its top-left corner.
public struct PixelRect: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The first column and row behind it, held at the greatest number where they pass it.
    var maxX: Int { Self.sum(x, width) }
    var maxY: Int { Self.sum(y, height) }

    /// The columns of it that a picture of `width` has; none where it lies outside.
    func columns(in width: Int) -> Range<Int> { Self.clip(x, maxX, to: width) }

    func rows(in height: Int) -> Range<Int> { Self.clip(y, maxY, to: height) }

    private static func sum(_ start: Int, _ length: Int) -> Int {
        let (sum, overflow) = start.addingReportingOverflow(length)
        return overflow ? .max : sum
    }

    private static func clip(_ start: Int, _ end: Int, to limit: Int) -> Range<Int> {
        let first = min(max(start, 0), limit)
        return first..<max(first, min(end, limit))
    }
}
