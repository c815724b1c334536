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
            let top = ClassicTabBar.rect(in: canvas.screen).y - height
            return Rect(x: 0, y: top, width: canvas.screen.width, height: height)
        }
    }

    var contentBottom: Double {
        presentation.isKeyboardShown
            ? canvas.screen.keyboardTop - BarMetrics.contentGap
            : (strip ?? ClassicTabBar.rect(in: canvas.screen)).y - BarMetrics.contentGap
    }

    func layers(at moment: MotionMoment, over backdrop: Layer) throws -> [Layer] {
        var layers: [Layer] = []
        if let accessory, let strip {
            let color = canvas.theme.color
            var row = try TabAccessory(
                canvas: canvas,
                accessory: accessory,
                capsule: strip,
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
            row.id = BarLayer.accessory
            layers.append(row)
        }
        layers.append(
            try ClassicTabBar(canvas: canvas, tabs: allTabs, tint: tint, pressed: presentation.pressed).layer()
        )
        return layers
    }

    private var tint: ColorToken {
        bar.tintToken == canvas.theme.color.textPrimary.path ? canvas.theme.color.textPrimary : canvas.theme.color.tint
    }
}
