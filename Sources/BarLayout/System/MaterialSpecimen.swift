import Drawing
import Theme

/// A theme's materials by themselves, for a preview of the theme: panes over whatever picture lies under them.
public struct MaterialSpecimen {
    private let theme: SPTheme
    private let shaper: any TextShaping
    private let symbols: any SymbolSource

    /// The materials of `theme`, in both tones whatever its appearance is.
    public init(_ theme: SPTheme, shaper: any TextShaping, symbols: any SymbolSource) {
        self.theme = theme
        self.shaper = shaper
        self.symbols = symbols
    }

    /// A capsule of glass with its shadow and its rim, as a bar has it over a screen of its own tone; under Increase
    /// Contrast its plain form.
    public func glass(_ variant: GlassVariant, _ tone: GlassTone, in rect: Rect) -> [Item] {
        canvas(tone).glass(
            rect,
            radius: min(rect.width, rect.height) / 2,
            variant: variant,
            over: tone == .light ? 1 : 0
        )
    }

    /// A bar of the systems before glass, with its hairline along the upper edge.
    public func bar(_ tone: GlassTone, in rect: Rect) -> [Item] {
        let canvas = canvas(tone)
        return canvas.barMaterial(rect) + [canvas.barHairline(rect)]
    }

    /// Glass takes its appearance's own tone over a screen of that tone.
    private func canvas(_ tone: GlassTone) -> Canvas {
        var theme = theme
        theme.appearance = tone == .light ? .light : .dark
        return Canvas(
            environment: LayoutEnvironment(theme: theme),
            shaper: shaper,
            symbols: symbols,
            sampler: nil
        )
    }
}
