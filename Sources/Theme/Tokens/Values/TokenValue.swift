/// What a token is worth once its references are followed.
public enum TokenValue: Hashable, Sendable {
    /// In the space it was written in, not mapped into sRGB.
    case color(TokenColor)
    /// A length with the unit it was written in.
    case dimension(TokenDimension)
    /// The most wanted first; never empty.
    case fontFamily([String])
    /// 1–1000, with the name it was written with.
    case fontWeight(TokenFontWeight)
    /// In seconds.
    case duration(TokenDuration)
    /// An easing curve.
    case cubicBezier(TokenCubicBezier)
    /// Any finite number, without a unit.
    case number(Double)
    /// A keyword, or dashes.
    case strokeStyle(TokenStrokeStyle)
    /// A line around a shape.
    case border(TokenBorder)
    /// How a change moves.
    case transition(TokenTransition)
    /// The first lies on top; never empty.
    case shadow([TokenShadow])
    /// In the order they are written; never empty.
    case gradient([TokenGradientStop])
    /// A style of text.
    case typography(TokenTypography)

    /// The type that the value is of.
    public var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        }
    }
}
