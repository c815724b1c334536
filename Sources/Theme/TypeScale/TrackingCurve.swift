/// How a font family wants to be spaced at each size: looser when small, tighter when large.
public struct TrackingCurve: Hashable, Sendable {
    /// One size in points, and the tracking there as a share of it.
    public struct Knot: Hashable, Sendable {
        /// The font size in points.
        public var size: Double
        /// Extra space after each glyph as a share of the size; negative where glyphs move together.
        public var ratio: Double

        /// The tracking that a family wants at a size in points.
        public init(size: Double, ratio: Double) {
            self.size = size
            self.ratio = ratio
        }
    }

    /// By size, the smallest first.
    public let knots: [Knot]

    /// Sorts the knots; nil where there are none.
    public init?(_ knots: [Knot]) {
        guard !knots.isEmpty else { return nil }
        self.knots = knots.sorted { $0.size < $1.size }
    }

    /// Tracking as a share of `size`: straight lines between knots, level beyond the ends.
    public func ratio(at size: Double) -> Double {
        guard let upper = knots.firstIndex(where: { $0.size >= size }) else { return knots[knots.count - 1].ratio }
        guard upper > 0 else { return knots[0].ratio }
        let (low, high) = (knots[upper - 1], knots[upper])
        return low.ratio + (high.ratio - low.ratio) * (size - low.size) / (high.size - low.size)
    }
}
