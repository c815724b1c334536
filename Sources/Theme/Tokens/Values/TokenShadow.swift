public struct TokenShadow: Hashable, Sendable {
    public var color: TokenColor
    public var offsetX: TokenDimension
    public var offsetY: TokenDimension
    public var blur: TokenDimension
    public var spread: TokenDimension
    /// Whether it falls inside the shape.
    public var inset: Bool
}
