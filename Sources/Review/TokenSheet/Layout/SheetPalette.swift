import Drawing
import Theme

/// The sheet's own colours on one ground (ours); they name no token.
struct SheetPalette: Hashable, Sendable {
    /// Names and figures.
    var ink: Color
    /// Everything that explains.
    var quiet: Color
    /// Hairlines and plot lines.
    var line: Color
    /// Faint areas: the standard size of the ladder, plots.
    var wash: Color
    var good: Color
    var bad: Color
    /// What one should know: deprecated, out of sRGB.
    var warning: Color

    /// The paper that the sheet is printed on.
    static let paper = Color(red: 1, green: 1, blue: 1)

    /// What a file without a screen and a surface of its own is shown on.
    static let lightPaper = (ground: rgb(0xF4F4F6), surface: rgb(0xFFFFFF))
    static let darkPaper = (ground: rgb(0x101012), surface: rgb(0x1E1E21))

    static let light = SheetPalette(
        ink: rgb(0x17171A),
        quiet: rgb(0x5F5F68),
        line: rgb(0x17171A).withAlpha(0.14),
        wash: rgb(0x17171A).withAlpha(0.04),
        good: rgb(0x14713A),
        bad: rgb(0xC01C28),
        warning: rgb(0x8F4A00)
    )
    static let dark = SheetPalette(
        ink: rgb(0xF5F5F7),
        quiet: rgb(0xA6A6AF),
        line: rgb(0xFFFFFF).withAlpha(0.18),
        wash: rgb(0xFFFFFF).withAlpha(0.06),
        good: rgb(0x5BD68A),
        bad: rgb(0xFF8087),
        warning: rgb(0xFFB867)
    )

    /// The one of the two whose ink is seen better on the ground.
    static func on(_ ground: Color) -> SheetPalette {
        let ground = SRGBColor(ground)
        let isBetterLight =
            Contrast.ratio(SRGBColor(light.ink), ground) >= Contrast.ratio(SRGBColor(dark.ink), ground)
        return isBetterLight ? light : dark
    }

    private static func rgb(_ hex: Int) -> Color {
        Color(
            red: Double(hex >> 16 & 0xFF) / 255,
            green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255
        )
    }
}

extension SRGBColor {
    init(_ color: Color) {
        self.init(Vector3(color.red, color.green, color.blue), alpha: color.alpha)
    }
}
