/// A colour and its place along a gradient of DTCG.
public struct TokenGradientStop: Hashable, Sendable {
    /// The colour at that place.
    public var color: TokenColor
    /// 0…1; what lay outside was clamped, as the standard's prose asks.
    public var position: Double
}
