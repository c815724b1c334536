/// A shadow, one of those of DTCG's `shadow`.
public struct TokenShadow: Hashable, Sendable {
    /// The shadow's colour, with its strength as alpha.
    public var color: TokenColor
    /// How far it is moved to the right.
    public var offsetX: TokenDimension
    /// How far it is moved down.
    public var offsetY: TokenDimension
    /// How soft it is; the Gaussian's σ is half of it, as in CSS.
    public var blur: TokenDimension
    /// How far the shape grows on every side before it is blurred; negative shrinks it.
    public var spread: TokenDimension
    /// Whether it falls inside the shape.
    public var inset: Bool
}
