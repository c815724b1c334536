/// A screen and how far it is scrolled, in points.
struct Page: Hashable, Sendable {
    var screen: Screen
    /// From the top; outside 0…limit the content rubber-bands.
    private(set) var offset = 0.0
    /// The largest offset without rubber-banding, as the last scroll told it.
    private(set) var limit = Double.infinity
    /// How far the last movements went in one direction, down positive: what the fold counts.
    private(set) var travel = 0.0
    /// How the page grew out of the one below it.
    var arrival: ZoomMotion?
    /// The page that last shrank back onto this one.
    var departure: ZoomMotion?
    var wedge: WedgeMotion?

    init(screen: Screen) {
        self.screen = screen
        wedge = screen.patterns.wedge.map { WedgeMotion($0) }
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

    /// Whether a bar that minimises in this direction is small now; nil where nothing changes it.
    func isMinimized(by rules: MinimizeRules, direction: Double) -> Bool? {
        let isAtStart =
            direction > 0
            ? isNearTop(within: rules.startDistance)
            : offset >= limit - rules.startDistance - roundingNoise
        let travelled = travel * direction
        if isAtStart { return false }
        if travelled >= rules.distance - roundingNoise { return true }
        if rules.restore == .onReversal, travelled <= -rules.restoreDistance + roundingNoise { return false }
        return nil
    }

    private func inside(_ offset: Double) -> Double { min(max(offset, 0), limit) }
}
