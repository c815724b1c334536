/// A line around a shape, DTCG's `border`.
public struct TokenBorder: Hashable, Sendable {
    /// The line's colour.
    public var color: TokenColor
    /// How wide the line is.
    public var width: TokenDimension
    /// Whether the line is solid, dashed or another of the standard's styles.
    public var style: TokenStrokeStyle
}
