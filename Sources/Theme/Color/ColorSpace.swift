/// The fourteen colour spaces that a token may be written in, under the standard's names.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    /// sRGB with its transfer curve: red, green and blue, 0…1.
    case srgb
    /// sRGB's primaries without the curve, as light adds up: red, green and blue, 0…1.
    case srgbLinear = "srgb-linear"
    /// sRGB as hue in degrees, then saturation and lightness, 0…100.
    case hsl
    /// sRGB as hue in degrees, then whiteness and blackness, 0…100.
    case hwb
    /// CIE Lab under D50: lightness 0…100, then a and b without bounds.
    case lab
    /// CIE Lab in polar form: lightness 0…100, chroma, and hue in degrees.
    case lch
    /// Oklab under D65: lightness 0…1, then a and b without bounds.
    case oklab
    /// Oklab in polar form, lightness 0…1, chroma and hue in degrees; what colours are mapped into sRGB in.
    case oklch
    /// The wide gamut of Apple's screens: P3's primaries with sRGB's curve, 0…1.
    case displayP3 = "display-p3"
    /// The gamut of Adobe RGB (1998), with a curve of its own: red, green and blue, 0…1.
    case a98RGB = "a98-rgb"
    /// ProPhoto RGB under D50, wider than what eyes see: red, green and blue, 0…1.
    case prophotoRGB = "prophoto-rgb"
    /// The gamut of ITU-R BT.2020, for ultra-high-definition video: red, green and blue, 0…1.
    case rec2020
    /// CIE XYZ with the white of D65, that of sRGB; 0…1 each, as the standard bounds them.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ with the white of D50, that of print and of CIE Lab; 0…1 each, as the standard bounds them.
    case xyzD50 = "xyz-d50"

    /// What one component of a space may be, ends included unless said otherwise.
    public enum Range: Hashable, Sendable {
        /// 0…1: red, green, blue, X, Y, Z and Oklab's lightness.
        case unit
        /// 0…100: saturation, whiteness, blackness and CIE Lab's lightness.
        case percentage
        /// Degrees, 0 up to but not including 360.
        case hue
        /// 0 and more: chroma, which has no upper bound.
        case nonNegative
        /// Any number: a and b.
        case unbounded

        /// Whether a component may have that value; false for what is no number, except where any may stand.
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
