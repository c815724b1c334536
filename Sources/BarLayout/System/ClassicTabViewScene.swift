import BarState
import Drawing
import Theme

/// The tab view before iOS 26, and a legacy one after it: a bar of material across the foot. An accessory's fallback
/// is a strip of `.bar` above it.
struct ClassicTabViewScene: BarScene {
    let canvas: Canvas
    let bar: TabViewPresentation
    let presentation: Presentation

    var tabs: [TabPresentation] { allTabs }

    /// Before iOS 26 a search tab is a tab like the others.
    private var allTabs: [TabPresentation] { bar.tabs + (bar.searchTab.map { [$0] } ?? []) }

    private var accessory: TabAccessoryPresentation? { bar.isLegacy ? nil : bar.accessory }

    private var strip: Rect? {
        accessory.map { _ in
            let height = BarMetrics.accessoryHeight + BarMetrics.accessoryGap
            let top = foot - height
            // Without a bar the material goes on through the safe area.
            let bottom = bar.isBarHidden ? canvas.screen.height : foot
            return Rect(x: 0, y: top, width: canvas.screen.width, height: bottom - top)
        }
    }

    var insets: ContentInsets { around.insets }

    private var showsSidebar: Bool { ScreenEdgeLayout.showsSidebar(presentation, on: canvas) }

    private var around: ScreenEdgeLayout {
        ScreenEdgeLayout(canvas: canvas, presentation: presentation, contentBottom: contentBottom, gap: 0)
    }

    private var contentBottom: Double {
        if showsSidebar { return canvas.screen.height - canvas.screen.safeBottom - BarMetrics.contentGap }
        return presentation.isKeyboardShown
            ? canvas.screen.keyboardTop - BarMetrics.contentGap
            : (strip?.y ?? foot) - BarMetrics.contentGap
    }

    /// The bar's top, or the safe area's end where there is no bar.
    private var foot: Double {
        bar.isBarHidden
            ? canvas.screen.height - canvas.screen.safeBottom : ClassicTabBar.rect(in: canvas.screen).y
    }

    func layers(at moment: MotionMoment, over backdrop: Layer) throws -> [Layer] {
        var layers = try around.barLayers(glass: GlassMaker(canvas: canvas, over: backdrop))
        if showsSidebar { return layers + [try Sidebar(canvas: canvas, tabs: allTabs, tint: tint).column()] }
        if let accessory, let strip {
            let color = canvas.theme.color
            let row = BarMetrics.accessoryHeight + BarMetrics.accessoryGap
            var layer = try TabAccessory(
                canvas: canvas,
                accessory: accessory,
                capsule: Rect(x: 0, y: strip.y, width: strip.width, height: row),
                inline: 0,
                pressed: presentation.pressed,
                glass: SystemGlass(
                    items: canvas.barMaterial(strip) + [canvas.barHairline(strip)],
                    content: color.textPrimary,
                    unselected: color.textSecondary,
                    secondary: color.textSecondary,
                    pill: color.fill
                )
            ).layer()
            layer.id = BarLayer.accessory
            layers.append(layer)
        }
        guard !bar.isBarHidden else { return layers }
        layers.append(
            try ClassicTabBar(canvas: canvas, tabs: allTabs, tint: tint, pressed: presentation.pressed).layer()
        )
        return layers
    }

    private var tint: ColorToken {
        bar.tintToken == canvas.theme.color.textPrimary.path ? canvas.theme.color.textPrimary : canvas.theme.color.tint
    }
}
