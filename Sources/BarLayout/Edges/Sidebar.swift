import BarState
import Drawing
import Theme

/// Draws a sidebar with the tabs in it, as a wide screen shows them: a pane that floats over the content on iOS 26, a
/// column of the bars' material before.
struct Sidebar {
    let canvas: Canvas
    let tabs: [TabPresentation]
    let tint: ColorToken

    /// What it takes of the screen's width, in points. Measured once on the floating one, its margins counted.
    static let width = 320.0

    func floating(glass maker: GlassMaker) throws -> Layer {
        let rect = Rect(x: 0, y: 0, width: Self.width, height: canvas.screen.height).inset(by: Self.margin)
        let glass = try maker.glass(rect, radius: Self.radius)
        return try layer(rect, surface: glass.items, ink: glass.content, selected: glass.pill)
    }

    func column() throws -> Layer {
        let rect = Rect(x: 0, y: 0, width: Self.width, height: canvas.screen.height)
        let line = Rect(x: rect.maxX - canvas.hairline, y: 0, width: canvas.hairline, height: rect.height)
        let color = canvas.theme.color
        return try layer(
            rect,
            surface: canvas.barMaterial(rect) + [canvas.barRule(line)],
            ink: color.textPrimary,
            selected: color.fill
        )
    }

    private func layer(_ rect: Rect, surface: [Item], ink: ColorToken, selected: ColorToken) throws -> Layer {
        var layer = canvas.layer("sidebar", rect, role: .tabList, label: BarWords.sidebar)
        layer.items = surface
        let button = Rect(
            x: rect.maxX - Self.inset - Self.buttonSide,
            y: max(rect.y, canvas.screen.safeTop) + Self.inset / 2,
            width: Self.buttonSide,
            height: Self.buttonSide
        )
        var toggle = canvas.layer("sidebar/toggle", button, role: .button, label: BarWords.hideSidebar)
        toggle.items = [canvas.symbol("sidebar.left", Rect(center: button.center, side: Self.symbolSide), ink)]
        layer.items.append(.layer(toggle))
        let style = canvas.style(canvas.theme.type.body, cap: .xxLarge)
        let height = max(ScreenMetrics.recentRowHeight, style.leading + ScreenMetrics.gap)
        var row = Rect(
            x: rect.x + Self.inset,
            y: button.maxY + Self.inset,
            width: rect.width - 2 * Self.inset,
            height: height
        )
        for tab in tabs {
            layer.items.append(.layer(try self.row(tab, in: row, style, ink, selected)))
            row.y = row.maxY + Self.rowGap
        }
        return layer
    }

    private func row(
        _ tab: TabPresentation,
        in rect: Rect,
        _ style: LineStyle,
        _ ink: ColorToken,
        _ selected: ColorToken
    ) throws -> Layer {
        let id = "sidebar/tab-\(tab.id)"
        var layer = canvas.layer(id, rect, role: .tab(isSelected: tab.isSelected), label: tab.spoken)
        if tab.isSelected {
            layer.tokens = [canvas.theme.radius.md.path]
            layer.items = [canvas.fill(.rounded(canvas.theme.radius.md.points), rect, selected)]
        }
        let box = Rect(
            x: rect.x + ScreenMetrics.gap,
            y: rect.midY - Self.symbolSide / 2,
            width: Self.symbolSide,
            height: Self.symbolSide
        )
        let text = Rect(
            x: box.maxX + ScreenMetrics.gap,
            y: rect.y,
            width: rect.maxX - box.maxX - 2 * ScreenMetrics.gap,
            height: rect.height
        )
        layer.items += [
            canvas.symbol(tab.isSelected ? canvas.filled(tab.symbol) : tab.symbol, box, tint),
            try canvas.line(tab.title, style, ink, in: text),
        ]
        return layer
    }

    /// Measured once.
    private static let margin = 10.0
    private static let radius = 26.0
    // Ours.
    private static let inset = 16.0
    private static let rowGap = 2.0
    private static let buttonSide = 44.0
    private static let symbolSide = 22.0
}
