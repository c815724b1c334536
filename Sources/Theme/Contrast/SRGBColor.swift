/// A colour as it reaches the screen: sRGB components 0…1, not premultiplied, and alpha.
public struct SRGBColor: Hashable, Sendable {
    /// Red, green and blue, 0…1.
    public var components: Vector3
    /// 0 is clear, 1 opaque.
    public var alpha: Double

    /// A colour by its components, opaque where nothing is said; they are taken as they are.
    public init(_ components: Vector3, alpha: Double = 1) {
        self.components = components
        self.alpha = alpha
    }

    /// The colour seen when this one lies over `below`, composited in sRGB as every screen does.
    public func over(_ below: SRGBColor) -> SRGBColor {
        let total = alpha + below.alpha * (1 - alpha)
        guard total > 0 else { return SRGBColor(Vector3(0, 0, 0), alpha: 0) }
        func mix(_ top: Double, _ bottom: Double) -> Double {
            (top * alpha + bottom * below.alpha * (1 - alpha)) / total
        }
        return SRGBColor(
            Vector3(
                mix(components.x, below.components.x),
                mix(components.y, below.components.y),
                mix(components.z, below.components.z)
            ),
            alpha: total
        )
    }

    /// The colour rounded to what a screen of eight bits shows.
    public var rounded: SRGBColor {
        SRGBColor(components.map { ($0 * 255).rounded() / 255 }, alpha: (alpha * 255).rounded() / 255)
    }

    /// The colour as a token would have it.
    public var token: TokenColor { TokenColor(srgb: components, alpha: alpha) }
}

extension TokenColor {
    /// The colour in sRGB, mapped into the gamut.
    public var srgbColor: SRGBColor { SRGBColor(srgb, alpha: alpha) }
}

extension ColorToken {
    /// The token's colour without its path.
    public var srgbColor: SRGBColor { SRGBColor(Vector3(red, green, blue), alpha: alpha) }
}
