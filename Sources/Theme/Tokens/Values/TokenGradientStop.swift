public struct TokenGradientStop: Hashable, Sendable {
    public var color: TokenColor
    /// 0…1; what lay outside was clamped, as the standard's prose asks.
    public var position: Double
}
