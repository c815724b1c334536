public struct TokenTransition: Hashable, Sendable {
    public var duration: TokenDuration
    public var delay: TokenDuration
    public var timingFunction: TokenCubicBezier
}
