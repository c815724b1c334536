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

/// A length.
public struct TokenDimension: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        case px, rem
    }

    public var value: Double
    public var unit: Unit

    /// One rem, the system's standard size of text, in points: 16, as the standard suggests where there is no other.
    public static let pointsPerRem = 16.0

    /// The length in points: one px is one point.
    public var points: Double {
        switch unit {
        case .px: value
        case .rem: value * Self.pointsPerRem
        }
    }
}

/// A weight from 1 to 1000, and the name it was written with.
public struct TokenFontWeight: Hashable, Sendable {
    public var value: Double
    /// `semi-bold`; nil where it was written as a number.
    public var name: String?

    /// The standard's names; they are case-sensitive.
    public static let names: [(name: String, value: Double)] = [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
        ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
        ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
        ("ultra-black", 950),
    ]
}

/// A length of time.
public struct TokenDuration: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        case milliseconds = "ms"
        case seconds = "s"
    }

    public var value: Double
    public var unit: Unit

    public var seconds: Double {
        switch unit {
        case .milliseconds: value / 1000
        case .seconds: value
        }
    }
}

/// An easing curve from (0, 0) to (1, 1) by its two handles; the x of each is 0…1.
public struct TokenCubicBezier: Hashable, Sendable {
    public var x1: Double
    public var y1: Double
    public var x2: Double
    public var y2: Double
}
