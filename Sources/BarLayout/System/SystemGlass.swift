import Drawing
import Theme

/// The glass of one of the system's shapes, and the colours that stand on it.
struct SystemGlass {
    /// Shadow, pane and rim, lowest first.
    var items: [Item]
    /// Symbols and labels.
    var content: ColorToken
    /// Those of tabs that aren't selected.
    var unselected: ColorToken
    /// Subtitles and prompts.
    var secondary: ColorToken
    /// The selected tab's pill.
    var pill: ColorToken
}

/// Makes glass for shapes over one backdrop, light or dark against what lies under each.
struct GlassMaker {
    let canvas: Canvas
    /// What lies under the bars, as a picture of its own; nil where nobody looks under.
    let backdrop: DisplayList?
    var variant = GlassVariant.regular

    init(canvas: Canvas, over layer: Layer) throws {
        self.canvas = canvas
        backdrop =
            canvas.sampler == nil
            ? nil
            : try DisplayList(
                size: Size(width: canvas.screen.width, height: canvas.screen.height),
                root: layer,
                shaper: canvas.shaper,
                symbols: canvas.symbols
            )
    }

    func capsule(_ rect: Rect) throws -> SystemGlass {
        try glass(rect, radius: min(rect.width, rect.height) / 2)
    }

    func glass(_ rect: Rect, radius: Double) throws -> SystemGlass {
        let luminance = try luminance(under: rect, radius: radius)
        let token = canvas.glassToken(variant, over: luminance)
        return SystemGlass(
            items: canvas.glass(rect, radius: radius, variant: variant, over: luminance),
            content: token.content.label,
            unselected: token.content.unselected,
            secondary: token.content.secondary,
            pill: token.content.pill
        )
    }

    /// Unseen, it is as bright as the appearance's own ground.
    private func luminance(under rect: Rect, radius: Double) throws -> Double {
        guard let backdrop, let sampler = canvas.sampler else {
            return canvas.environment.appearance == .light ? 1 : 0
        }
        return try sampler.luminance(of: backdrop, in: canvas.place(rect), radius: radius)
    }
}
