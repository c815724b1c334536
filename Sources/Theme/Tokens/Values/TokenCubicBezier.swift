/// An easing curve from (0, 0) to (1, 1) by its two handles; the x of each is 0…1.
public struct TokenCubicBezier: Hashable, Sendable {
    /// The first handle's share of the time, 0…1.
    public var x1: Double
    /// The first handle's share of the way; below 0 and above 1 it overshoots.
    public var y1: Double
    /// The second handle's share of the time, 0…1.
    public var x2: Double
    /// The second handle's share of the way; below 0 and above 1 it overshoots.
    public var y2: Double
}
