/// The one way a colour outside sRGB is brought into it.
///
/// CSS Color 4's binary search in OKLCH with local MINDE: chroma falls until clipping what is left changes the colour
/// less than can be seen, so lightness and hue are kept.
public enum GamutMapping {
    /// The smallest difference that is seen, as a distance in OKLab.
    static let justNoticeable = 0.02
    /// Where the search stops.
    static let precision = 0.0001
    /// More chroma than any colour has: where a senseless value is cut so that the search stays short.
    static let largestChroma = 100.0
    /// Rounding of conversions, not a colour outside the gamut.
    static let tolerance = 1e-7

    /// Whether the components are sRGB's without mapping.
    public static func isInside(_ srgb: Vector3) -> Bool {
        srgb.allSatisfy { $0 >= -tolerance && $0 <= 1 + tolerance }
    }

    /// The nearest sRGB colour that keeps lightness and hue, each component 0…1.
    public static func srgb(fromOKLCH origin: Vector3) -> Vector3 {
        if origin.x >= 1 { return Vector3(1, 1, 1) }
        if origin.x <= 0 { return Vector3(0, 0, 0) }
        var current = origin
        current.y = min(origin.y, Self.largestChroma)
        let direct = unclipped(current)
        var clipped = clip(direct)
        if isInside(direct) || difference(clipped, current) < justNoticeable { return clipped }
        var low = 0.0
        var high = current.y
        var isLowInside = true
        while high - low > precision {
            current.y = (low + high) / 2
            let candidate = unclipped(current)
            if isLowInside, isInside(candidate) {
                low = current.y
                continue
            }
            clipped = clip(candidate)
            let difference = difference(clipped, current)
            if difference >= justNoticeable {
                high = current.y
            } else if justNoticeable - difference < precision {
                return clipped
            } else {
                isLowInside = false
                low = current.y
            }
        }
        return clipped
    }

    private static func unclipped(_ oklch: Vector3) -> Vector3 { ColorConversion.srgb(from: .oklch, oklch) }

    /// Each component cut off at 0 and 1; what is no number becomes 0.
    static func clip(_ srgb: Vector3) -> Vector3 { srgb.map { $0 > 0 ? min($0, 1) : 0 } }

    private static func difference(_ srgb: Vector3, _ oklch: Vector3) -> Double {
        ColorConversion.oklab(from: .srgb, srgb).distance(to: ColorConversion.rectangular(oklch))
    }
}
