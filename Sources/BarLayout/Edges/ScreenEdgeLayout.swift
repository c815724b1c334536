import BarState
import Drawing

/// What stands around the content of a tab view's screen, the tab bar aside: bars in the safe area, a sidebar, and the
/// effects of the edges.
struct ScreenEdgeLayout {
    let canvas: Canvas
    let presentation: Presentation
    let bars: SafeAreaBars
    /// Points that a sidebar takes on the leading side.
    let sidebar: Double
    private let contentBottom: Double
    private let area: Rect

    /// - Parameters:
    ///   - contentBottom: Content would end above this line if no bar stood in the safe area.
    ///   - gap: Points between a bar in the safe area and the tab bar below it.
    init(canvas: Canvas, presentation: Presentation, contentBottom: Double, gap: Double) {
        self.canvas = canvas
        self.presentation = presentation
        self.contentBottom = contentBottom
        sidebar = Self.showsSidebar(presentation, on: canvas) ? Sidebar.width : 0
        let head = NavigationBar.bottom(of: presentation.content, in: canvas.screen)
        area = Rect(
            x: sidebar + canvas.screen.safeSide,
            y: head,
            width: canvas.screen.width - sidebar - 2 * canvas.screen.safeSide,
            height: contentBottom + BarMetrics.contentGap - gap - head
        )
        bars = SafeAreaBars(presentation.edges.bars, in: area)
    }

    /// Only a wide screen has room for one.
    static func showsSidebar(_ presentation: Presentation, on canvas: Canvas) -> Bool {
        presentation.edges.hasSidebar && canvas.environment.device.isPad
    }

    var insets: ContentInsets {
        ContentInsets(
            bottom: bars.has(.bottom) ? area.maxY - bars.bottom : contentBottom,
            top: bars.top,
            leading: bars.leading,
            trailing: bars.trailing,
            sidebar: sidebar
        )
    }

    /// The edges' effects over `content`; `barTop` is the head of whatever stands at the foot of the screen.
    ///
    /// Throws what the shaper throws.
    func effects(over content: Layer, barTop: Double) throws -> [Layer] {
        // An inset takes no part in the effect, and a bar with a material of its own needs none.
        let waiting = bars.placed.filter { $0.bar.isSafeAreaBar && !$0.bar.isInset }
        let isScrolled = presentation.content.scrollOffset > 0
        return ScrollEdge(
            canvas: canvas.on(presentation.content.screen.ground),
            edges: presentation.edges,
            barBottom: isScrolled ? max(area.minY, waiting.inner(.top).map(\.maxY).max() ?? 0) : nil,
            barTop: min(barTop, waiting.inner(.bottom).map(\.minY).min() ?? .infinity),
            completeTop: try (waiting.inner(.top).map(\.midY) + titleMiddle()).max(),
            completeBottom: waiting.inner(.bottom).map(\.midY).min(),
            leading: waiting.inner(.leading).map(\.maxX).max(),
            trailing: waiting.inner(.trailing).map(\.minX).min()
        ).layers(over: content)
    }

    /// The middle of the small title, which no line of content may run through; nothing where none shows.
    private func titleMiddle() throws -> [Double] {
        var content = ScreenContent(
            canvas: canvas,
            content: presentation.content,
            insets: insets,
            navigation: .floating
        )
        content.wedge = presentation.edges.wedge
        let height = NavigationBar.height(of: presentation.content, in: canvas.screen)
        return try content.showsFloatingTitle() ? [area.minY - height / 2] : []
    }

    /// The bars in the safe area, over everything that glass reads.
    func barLayers(glass: GlassMaker) throws -> [Layer] {
        try bars.placed.map {
            try SafeAreaBarLayer(canvas: canvas, placed: $0, bounds: canvas.screen.bounds).layer(glass: glass)
        }
    }
}

extension [SafeAreaBars.Placed] {
    fileprivate func inner(_ edge: ScreenEdges.Edge) -> [Rect] { filter { $0.bar.edge == edge }.map(\.rect) }
}
