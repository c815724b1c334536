/// A screen and how far it is scrolled, in points.
struct Page: Hashable, Sendable {
    var screen: Screen
    /// From the top; outside 0…limit the content rubber-bands.
    private(set) var offset = 0.0
    /// The largest offset without rubber-banding, as the last scroll told it.
    private(set) var limit = Double.infinity
    /// How far the last movements went in one direction, down positive: what the fold counts.
    private(set) var travel = 0.0

    init(screen: Screen) {
        self.screen = screen
    }

    /// Whether the last row was scrolled into view.
    var isScrolledToEnd: Bool { limit > 0 && offset >= limit - roundingNoise }

    func isNearTop(within distance: Double) -> Bool { offset <= distance + roundingNoise }

    /// Moves the content and returns how much of that was inside its ends.
    ///
    /// Throws `BarError` for figures that no gesture has.
    mutating func scroll(by distance: Double, limit newLimit: Double) throws -> Double {
        guard distance.isFinite, newLimit >= 0 else {
            throw BarError.badScroll(by: "\(distance)", limit: "\(newLimit)")
        }
        limit = newLimit
        let before = inside(offset)
        offset += distance
        return inside(offset) - before
    }

    /// Counts a movement inside the content's ends; a change of direction starts the count again.
    mutating func count(_ movement: Double) {
        travel = movement * travel < 0 ? movement : travel + movement
    }

    mutating func restartCount() {
        travel = 0
    }

    /// Rubber-banding content returns to its end.
    mutating func settle() {
        offset = inside(offset)
    }

    private func inside(_ offset: Double) -> Double { min(max(offset, 0), limit) }
}
