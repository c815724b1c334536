import BarState
import Drawing
import Theme

/// The system's tab view on iOS 26: its bar, accessory and search on glass over a soft scroll edge.
struct TabViewScene: BarScene {
    let canvas: Canvas
    let bar: TabViewPresentation
    let presentation: Presentation

    var tabs: [TabPresentation] { bar.tabs }

    var insets: ContentInsets { around.insets }
    var navigation: NavigationBar.Style { .floating }

    private var showsSidebar: Bool { ScreenEdgeLayout.showsSidebar(presentation, on: canvas) }

    private var around: ScreenEdgeLayout {
        ScreenEdgeLayout(
            canvas: canvas,
            presentation: presentation,
            contentBottom: contentBottom,
            gap: showsSidebar ? 0 : BarMetrics.accessoryGap
        )
    }

    private var contentBottom: Double {
        let screen = canvas.screen
        if bar.search?.isFocused == true {
            return SystemBarGeometry.focusedField(in: screen).field.y - BarMetrics.contentGap
        }
        if showsSidebar { return screen.height - screen.safeBottom - BarMetrics.contentGap }
        if presentation.isKeyboardShown { return screen.keyboardTop - BarMetrics.contentGap }
        if bar.isBarHidden {
            let foot = screen.height - screen.safeBottom
            return (bar.accessory == nil ? foot : SystemBarGeometry.accessoryWithoutBar(in: screen).minY)
                - BarMetrics.contentGap
        }
        return AccessoryBarGeometry.contentBottom(in: screen, hasAccessory: bar.accessory != nil)
    }

    func keyboard(at moment: MotionMoment) -> (returnKey: String, progress: Double)? {
        let focus = motion(at: moment).focus
        return bar.search != nil || focus > 0 ? ("search", min(max(focus, 0), 1)) : nil
    }

    func ground(at moment: MotionMoment, over content: Layer) throws -> [Layer] {
        if showsSidebar {
            return try around.effects(over: content, barTop: canvas.screen.height - canvas.screen.safeBottom)
        }
        let phases = motion(at: moment)
        let geometry = try self.geometry(phases)
        let hasAccessory = (bar.accessory ?? bar.leavingAccessory) != nil && phases.rise > 0
        let accessory = bar.isBarHidden ? SystemBarGeometry.accessoryWithoutBar(in: canvas.screen) : geometry.accessory
        let top = min(
            bar.isBarHidden ? canvas.screen.height - canvas.screen.safeBottom : geometry.platter.y,
            bar.isBarHidden ? .infinity : geometry.search?.y ?? .infinity,
            hasAccessory ? accessory.y : .infinity
        )
        if bar.hasOpaqueBackground, !bar.isBarHidden { return [opaqueBackground(from: top)] }
        return try around.effects(over: content, barTop: top)
    }

    /// A flat strip in place of the edge's effect: the glass over it has nothing to show.
    private func opaqueBackground(from top: Double) -> Layer {
        let screen = canvas.screen
        let y = top - BarMetrics.accessoryGap
        let rect = Rect(x: 0, y: y, width: screen.width, height: screen.height - y)
        let line = Rect(x: 0, y: y, width: screen.width, height: canvas.hairline)
        var layer = canvas.layer("tab-bar-background", rect)
        layer.items = [
            canvas.fill(.rectangle, rect, canvas.theme.color.surface),
            canvas.fill(.rectangle, line, canvas.theme.color.separator),
        ]
        return layer
    }

    func layers(at moment: MotionMoment, over backdrop: Layer) throws -> [Layer] {
        let maker = try GlassMaker(canvas: canvas, over: backdrop)
        let inset = try around.barLayers(glass: maker)
        // A sidebar has the tabs in it.
        if showsSidebar { return inset + [try sidebar.floating(glass: maker)] }
        let layers = SystemBarLayers(canvas: canvas, bar: bar, pressed: presentation.pressed, glass: maker)
        let phases = motion(at: moment)
        guard canvas.environment.motion == .reduced else { return inset + (try layers.layers(phases)) }
        return inset + (try layers.fading(phases))
    }

    private var sidebar: Sidebar {
        Sidebar(canvas: canvas, tabs: bar.tabs + (bar.searchTab.map { [$0] } ?? []), tint: canvas.theme.color.tint)
    }

    private func motion(at moment: MotionMoment) -> SystemMotion {
        SystemMotion(of: bar, at: moment, now: presentation.time)
    }

    private func geometry(_ phases: SystemMotion) throws -> SystemBarGeometry {
        SystemBarGeometry(
            screen: canvas.screen,
            labelWidths: bar.tabs.map { _ in 0 },
            hasSearchTab: bar.searchTab != nil,
            phases: SystemBarGeometry.Phases(phases)
        )
    }
}

extension SystemBarGeometry.Phases {
    init(_ motion: SystemMotion) {
        self.init(
            minimize: motion.minimize,
            accessoryDrop: motion.accessoryDrop,
            search: motion.search,
            focus: motion.focus
        )
    }
}

extension SystemBarLayers {
    /// Reduce Motion: nothing travels; the old picture fades into the new one.
    func fading(_ phases: SystemMotion) throws -> [Layer] {
        let amount = [phases.minimize, phases.search, phases.focus].map { min(max($0, 0), 1) }
            .first { $0 > 0 && $0 < 1 }
        guard let amount else { return try layers(phases) }
        var before = phases
        var after = phases
        before.settle(at: 0, where: { $0 > 0 && $0 < 1 })
        after.settle(at: 1, where: { $0 > 0 && $0 < 1 })
        let isForward = bar.minimize.target + bar.searchOpen.target + bar.searchFocus.target > 0
        let (going, coming) = isForward ? (before, after) : (after, before)
        let part = isForward ? amount : 1 - amount
        return try layers(going).map { $0.leaving(opacity: 1 - part) } + layers(coming).map { $0.fading(opacity: part) }
    }
}
