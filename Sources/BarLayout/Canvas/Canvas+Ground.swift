import BarState
import Theme

extension Canvas {
    /// The canvas that a screen's content is drawn on: the frame's own, or one of the opposite appearance.
    func on(_ ground: Screen.Ground) -> Canvas {
        guard ground == .opposite else { return self }
        var opposite = environment
        opposite.theme = environment.theme.opposite
        return Canvas(environment: opposite, shaper: shaper, symbols: symbols, sampler: sampler)
    }
}

extension SPTheme {
    /// Light on dark where the theme is dark on light, and the other way round, made of the theme's own two ends.
    ///
    /// The shares that are left of them are ours: no token says them.
    fileprivate var opposite: SPTheme {
        var theme = self
        let ground = color.textPrimary
        let ink = color.surface.opaque
        theme.color.bg = ground
        theme.color.surface = ground
        theme.color.textPrimary = ink
        theme.color.textSecondary = ink.withAlpha(0.6)
        theme.color.textTertiary = ink.withAlpha(0.3)
        theme.color.separator = ink.withAlpha(0.3)
        theme.color.fill = ink.withAlpha(0.2)
        theme.chrome.statusBar = ink
        theme.chrome.homeIndicator = ink
        return theme
    }
}

extension ColorToken {
    fileprivate var opaque: ColorToken { withAlpha(1) }

    fileprivate func withAlpha(_ alpha: Double) -> ColorToken {
        ColorToken(path: path, red: red, green: green, blue: blue, alpha: alpha)
    }
}
