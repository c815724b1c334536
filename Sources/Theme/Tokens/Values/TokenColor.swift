/// A colour as its token has it, in any of the fourteen spaces.
public struct TokenColor: Hashable, Sendable {
    /// The space that the components are meant in.
    public var space: ColorSpace
    /// Three; nil where the file says `none`.
    public var components: [Double?]
    /// 0…1.
    public var alpha: Double
    /// The file's own fallback, six digits after `#`; never used to draw.
    public var hex: String?

    /// A colour as a token states it, opaque and without a fallback where nothing is said; the components are taken as
    /// they are.
    public init(space: ColorSpace, components: [Double?], alpha: Double = 1, hex: String? = nil) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.hex = hex
    }

    /// A colour in sRGB, each component 0…1.
    public init(srgb: Vector3, alpha: Double = 1) {
        self.init(space: .srgb, components: [srgb.x, srgb.y, srgb.z], alpha: alpha)
    }

    /// The components with 0 for `none`, as a colour that is not mixed with another is drawn.
    public var vector: Vector3 {
        func component(_ index: Int) -> Double { components.indices.contains(index) ? components[index] ?? 0 : 0 }
        return Vector3(component(0), component(1), component(2))
    }

    /// Whether sRGB has the colour as it is.
    public var isInSRGB: Bool { GamutMapping.isInside(ColorConversion.srgb(from: space, vector)) }

    /// The colour in sRGB, mapped into the gamut where it lies outside, each component 0…1.
    public var srgb: Vector3 {
        let direct = ColorConversion.srgb(from: space, vector)
        if GamutMapping.isInside(direct) { return GamutMapping.clip(direct) }
        return GamutMapping.srgb(fromOKLCH: oklch)
    }

    /// Lightness 0…1, chroma, hue in degrees; not mapped.
    public var oklch: Vector3 { ColorConversion.oklch(from: space, vector) }

    /// The colour in sRGB as `#rrggbb`, with two digits of alpha after it where it is not opaque.
    public var hexText: String {
        func digits(_ component: Double) -> String {
            let text = String(Int((component * 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        let color = srgb
        return "#" + digits(color.x) + digits(color.y) + digits(color.z) + (alpha < 1 ? digits(alpha) : "")
    }

    /// The colour as CSS writes it in OKLCH: percent, chroma to four digits, degrees, alpha in percent.
    public var oklchText: String {
        let color = oklch
        let isGray = color.y < Self.grayChroma
        let hue = isGray ? "none" : Self.decimal(color.z, digits: 1)
        let chroma = isGray ? "0" : Self.decimal(color.y, digits: 4)
        let opacity = alpha < 1 ? " / \(Self.decimal(alpha * 100, digits: 0))%" : ""
        return "oklch(\(Self.decimal(color.x * 100, digits: 1))% \(chroma) \(hue)\(opacity))"
    }

    /// Below this chroma a hue is an accident of rounding.
    static let grayChroma = 0.0001

    /// A number rounded to `digits` after the point, without trailing zeros.
    static func decimal(_ value: Double, digits: Int) -> String {
        let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
        let rounded = (value * scale).rounded() / scale
        if let whole = Int(exactly: rounded) { return String(whole) }
        return String(rounded)
    }
}
