/// The fourteen colour spaces that a token may be written in, under the standard's names.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    case srgb
    case srgbLinear = "srgb-linear"
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    /// What one component of a space may be, ends included unless said otherwise.
    public enum Range: Hashable, Sendable {
        case unit
        case percentage
        /// Degrees, 0 up to but not including 360.
        case hue
        case nonNegative
        case unbounded

        public func contains(_ value: Double) -> Bool {
            switch self {
            case .unit: (0...1).contains(value)
            case .percentage: (0...100).contains(value)
            case .hue: (0..<360).contains(value)
            case .nonNegative: value >= 0
            case .unbounded: true
            }
        }

        /// The range in a sentence.
        var name: String {
            switch self {
            case .unit: "from 0 to 1"
            case .percentage: "from 0 to 100"
            case .hue: "from 0 up to but not including 360"
            case .nonNegative: "not below 0"
            case .unbounded: "any number"
            }
        }
    }

    /// The names and ranges of the three components, in order.
    public var components: [(name: String, range: Range)] {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020:
            [("red", .unit), ("green", .unit), ("blue", .unit)]
        case .xyzD65, .xyzD50: [("X", .unit), ("Y", .unit), ("Z", .unit)]
        case .hsl: [("hue", .hue), ("saturation", .percentage), ("lightness", .percentage)]
        case .hwb: [("hue", .hue), ("whiteness", .percentage), ("blackness", .percentage)]
        case .lab: [("lightness", .percentage), ("a", .unbounded), ("b", .unbounded)]
        case .lch: [("lightness", .percentage), ("chroma", .nonNegative), ("hue", .hue)]
        case .oklab: [("lightness", .unit), ("a", .unbounded), ("b", .unbounded)]
        case .oklch: [("lightness", .unit), ("chroma", .nonNegative), ("hue", .hue)]
        }
    }
}
