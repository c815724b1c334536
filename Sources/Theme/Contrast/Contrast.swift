/// Contrast as WCAG 2.2 measures it. APCA is restricted to web content and so decides nothing here.
public enum Contrast {
    /// What a pair of colours must reach.
    public enum Level: Double, Hashable, Sendable, CaseIterable {
        /// Text (success criterion 1.4.3).
        case text = 4.5
        /// Text of 18 points, or bold of 14 points; and what is no text but must be seen (1.4.11).
        case largeOrGraphic = 3

        /// The level for text of a size in points and a weight of 1–1000.
        public static func text(size: Double, weight: Int) -> Level {
            size >= 18 || (size >= 14 && weight >= 700) ? .largeOrGraphic : .text
        }
    }

    /// Relative luminance, 0 for black and 1 for white; alpha is not looked at.
    public static func luminance(_ color: SRGBColor) -> Double {
        let linear = color.components.map(ColorConversion.linearSRGB)
        return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
    }

    /// The ratio of two opaque colours, 1…21.
    public static func ratio(_ first: SRGBColor, _ second: SRGBColor) -> Double {
        let (one, other) = (luminance(first), luminance(second))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    /// The ratio of a colour to the layers under it, the topmost last; what shows through is composited first, over
    /// black where even the lowest layer is translucent.
    public static func ratio(of color: SRGBColor, on layers: [SRGBColor]) -> Double {
        let ground = flattened(layers)
        return ratio(color.over(ground), ground)
    }

    /// Layers as one opaque colour, the topmost last.
    public static func flattened(_ layers: [SRGBColor]) -> SRGBColor {
        layers.reduce(SRGBColor(Vector3(0, 0, 0))) { ground, layer in layer.over(ground) }
    }
}
