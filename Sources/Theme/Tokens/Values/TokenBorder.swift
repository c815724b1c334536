public struct TokenBorder: Hashable, Sendable {
    public var color: TokenColor
    public var width: TokenDimension
    public var style: TokenStrokeStyle
}
