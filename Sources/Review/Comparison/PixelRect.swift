/// A rectangle of whole pixels, from its top-left corner.
public struct PixelRect: Hashable, Sendable {
    /// The first column, in pixels from the picture's left edge; negative left of it.
    public var x: Int
    /// The first row, in pixels from the picture's top edge; negative above it.
    public var y: Int
    /// How many columns there are; one with 0 holds no pixel.
    public var width: Int
    /// How many rows there are; one with 0 holds no pixel.
    public var height: Int

    /// A rectangle in pixels, taken as it is: a negative size is refused when pictures are compared.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Reads `X,Y,W,H` in whole pixels; throws `ComparisonError` for anything else and for a negative size.
    public init(text: String) throws(ComparisonError) {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], width >= 0, height >= 0
        else { throw .regionText(text) }
        self.init(x: x, y: y, width: width, height: height)
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
