/// What a token is worth once its references are followed.
public enum TokenValue: Hashable, Sendable {
    case color(TokenColor)
    case dimension(TokenDimension)
    /// The most wanted first; never empty.
    case fontFamily([String])
    case fontWeight(TokenFontWeight)
    /// In seconds.
    case duration(TokenDuration)
    case cubicBezier(TokenCubicBezier)
    case number(Double)
    case strokeStyle(TokenStrokeStyle)
    case border(TokenBorder)
    case transition(TokenTransition)
    /// The first lies on top; never empty.
    case shadow([TokenShadow])
    /// In the order they are written; never empty.
    case gradient([TokenGradientStop])
    case typography(TokenTypography)

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
