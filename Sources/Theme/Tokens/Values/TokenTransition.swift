/// How a change moves from one state to another, DTCG's `transition`.
public struct TokenTransition: Hashable, Sendable {
    /// How long it moves.
    public var duration: TokenDuration
    /// How long it waits before it moves.
    public var delay: TokenDuration
    /// How its speed changes on the way.
    public var timingFunction: TokenCubicBezier
}
