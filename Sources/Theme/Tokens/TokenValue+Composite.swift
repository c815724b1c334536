/// How a line is drawn.
public enum TokenStrokeStyle: Hashable, Sendable {
    public enum Keyword: String, Hashable, Sendable, CaseIterable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    public enum LineCap: String, Hashable, Sendable, CaseIterable {
        case round, butt, square
    }

    case keyword(Keyword)
    /// Dashes and gaps in turn; an odd number of lengths is repeated to make it even.
    case dashes([TokenDimension], LineCap)
}

public struct TokenBorder: Hashable, Sendable {
    public var color: TokenColor
    public var width: TokenDimension
    public var style: TokenStrokeStyle
}

public struct TokenTransition: Hashable, Sendable {
    public var duration: TokenDuration
    public var delay: TokenDuration
    public var timingFunction: TokenCubicBezier
}

public struct TokenShadow: Hashable, Sendable {
    public var color: TokenColor
    public var offsetX: TokenDimension
    public var offsetY: TokenDimension
    public var blur: TokenDimension
    public var spread: TokenDimension
    /// Whether it falls inside the shape.
    public var inset: Bool
}

public struct TokenGradientStop: Hashable, Sendable {
    public var color: TokenColor
    /// 0…1; what lay outside was clamped, as the standard's prose asks.
    public var position: Double
}

public struct TokenTypography: Hashable, Sendable {
    public var fontFamily: [String]
    public var fontSize: TokenDimension
    public var fontWeight: TokenFontWeight
    public var letterSpacing: TokenDimension
    /// A multiple of the font size.
    public var lineHeight: Double

    /// Points from baseline to baseline.
    ///
    /// To a hundredth of a point, so that leading which became a ratio of four digits comes back exact.
    public var leading: Double { (fontSize.points * lineHeight * 100).rounded() / 100 }
}
