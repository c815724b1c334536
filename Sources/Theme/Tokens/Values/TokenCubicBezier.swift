/// An easing curve from (0, 0) to (1, 1) by its two handles; the x of each is 0…1.
public struct TokenCubicBezier: Hashable, Sendable {
    public var x1: Double
    public var y1: Double
    public var x2: Double
    public var y2: Double
}
