import BarState
import Drawing
import Theme

/// Turns what a person sees at one moment into a finished frame: presentation + theme + environment + motion → display
/// list, in points.
public struct BarLayout {
    /// What every frame of this layout is drawn for: theme, device, system, text size and the rest.
    public let environment: LayoutEnvironment
    let canvas: Canvas

    /// - Parameter sampler: says how bright it is under glass; without one glass keeps its appearance's own tone.
    public init(
        environment: LayoutEnvironment,
        shaper: any TextShaping,
        symbols: any SymbolSource,
        sampler: (any BackdropSampling)? = nil
    ) {
        self.environment = environment
        canvas = Canvas(environment: environment, shaper: shaper, symbols: symbols, sampler: sampler)
    }

    /// The screen in points, as it is held.
    public var size: Size { Size(width: canvas.screen.width, height: canvas.screen.height) }

    /// The frame of `presentation` at `moment` of its motion.
    ///
    /// Throws `LayoutError` for a bar that can't be drawn in this environment, and what the shaper or the symbol
    /// source throws.
    public func frame(of presentation: Presentation, at moment: MotionMoment = .settled) throws -> DisplayList {
        var root = Layer(id: "frame", frame: canvas.screen.bounds)
        root.items = try layers(of: presentation, at: moment).compactMap(\.withoutHidden).map { .layer($0) }
        return try DisplayList(size: size, root: root, shaper: canvas.shaper, symbols: canvas.symbols)
    }

    /// The largest offset, in points, to which the presentation's content scrolls without rubber-banding.
    public func contentLimit(of presentation: Presentation) throws -> Double {
        try content(of: presentation, scene(of: presentation)).limit()
    }

    /// How much of each cell that plays by itself can be seen, 0…1, in reading order.
    ///
    /// What counts is the part between the navigation bar and whatever stands at the foot of the screen, though content
    /// goes on under both (ours: Apple doesn't say).
    public func visibleShares(in presentation: Presentation) throws -> [(layer: String, share: Double)] {
        let content = content(of: presentation, scene(of: presentation))
        let window = Rect(
            x: 0,
            y: content.navigationBottom + content.insets.top,
            width: canvas.screen.width,
            height: content.insets.bottom + BarMetrics.contentGap - content.navigationBottom - content.insets.top
        )
        let drawn = try content.layer()
        return presentation.content.screen.layeredItems.filter { $0.item.autoplay != nil }.map { layer, _ in
            guard let frame = drawn.frame(of: layer), frame.height > 0 else { return (layer, 0) }
            return (layer, min((frame.intersection(window)?.height ?? 0) / frame.height, 1))
        }
    }

    // MARK: Scenes

    private func scene(of presentation: Presentation) -> any BarScene {
        switch presentation.bar {
        case .accessoryTabBar(let bar):
            // On iOS 26 the automatic style is the system's bar, which the state model presents as a tab view.
            return AccessoryBarScene(canvas: canvas, bar: bar, presentation: presentation)
        case .searchTabBar(let bar):
            return SearchBarScene(canvas: canvas, bar: bar, presentation: presentation)
        case .tabView(let bar):
            return environment.system >= .iOS26 && !bar.isLegacy
                ? TabViewScene(canvas: canvas, bar: bar, presentation: presentation)
                : ClassicTabViewScene(canvas: canvas, bar: bar, presentation: presentation)
        case .floatingAccessory(let bar):
            return FloatingAccessoryScene(canvas: canvas, bar: bar, presentation: presentation)
        }
    }

    private func content(of presentation: Presentation, _ scene: any BarScene) -> ScreenContent {
        let (id, label) = scene.content
        var insets = scene.insets
        if presentation.edges.ignoresBottomSafeArea { insets.bottom = canvas.screen.height }
        var content = ScreenContent(
            canvas: canvas.on(presentation.content.screen.ground),
            content: presentation.content,
            insets: insets,
            id: id,
            label: label,
            navigation: scene.navigation
        )
        content.extendsBackground = presentation.edges.hasBackgroundExtension
        content.wedge = presentation.edges.wedge
        return content
    }

    /// The screen as it shows at a moment: with what moves on it, and once another has grown over it, that one.
    private func content(
        of presentation: Presentation,
        _ scene: any BarScene,
        _ zoom: ZoomTransition?,
        at moment: MotionMoment
    ) -> ScreenContent {
        if let zoom, zoom.hasArrived { return zoom.destination }
        var content = content(of: presentation, scene)
        content.hiddenPicture = zoom?.hiddenPicture
        if let wedge = presentation.edges.wedge {
            let time = moment.time(of: [(wedge.progress, SystemMotion.Springs.animation)], now: presentation.time)
            content.wedgeProgress =
                time.map { wedge.progress.value(at: $0, spring: SystemMotion.Springs.animation) }
                ?? wedge.progress.target
        }
        return content
    }

    // MARK: Layers

    private func layers(of presentation: Presentation, at moment: MotionMoment) throws -> [Layer] {
        let scene = scene(of: presentation)
        // What the system puts over the content takes its tone from there.
        let furniture = SystemFurniture(canvas: canvas.on(presentation.content.screen.ground))
        let zoom = ZoomTransition(of: presentation, scene: scene, canvas: canvas, at: moment)
        let keyboard = shownKeyboard(of: presentation, scene, at: moment)
        var content = content(of: presentation, scene, zoom, at: moment)
        if keyboard?.progress == 1 { content.visibleBottom = canvas.screen.keyboardTop + ScreenMetrics.keyboardRadius }
        var stage = Layer(id: content.id, frame: canvas.screen.bounds)
        var backdrop = Layer(id: Glass.backdropID, frame: canvas.screen.bounds)
        if !scene.hidesContent(at: moment) {
            stage = try content.layer()
            backdrop.items = [.layer(stage)]
        }
        backdrop.items += (try zoom?.layersUnderBar(over: stage) ?? []).map { .layer($0) }
        backdrop.items += try scene.ground(at: moment, over: stage).map { .layer($0) }
        var layers = [backdrop] + (try navigationBars(of: content, zoom, over: backdrop))
        layers += try scene.layers(at: moment, over: backdrop)
        layers += try zoom?.layersOverBar(over: stage) ?? []
        if let (returnKey, progress) = keyboard, progress > 0 {
            layers.append(try Keyboard(canvas: canvas, returnKey: returnKey, progress: progress).layer())
        }
        if let bar = try furniture.statusBar() { layers.append(bar) }
        if let sheet = presentation.sheet {
            layers += try ExpandedView(canvas: canvas, accessory: sheet.accessory).layers()
        }
        if let viewer = try largeContent(presentation, tabs: scene.tabs) { layers.append(viewer) }
        if let indicator = furniture.homeIndicator() { layers.append(indicator) }
        return layers
    }

    /// The bars that float over the backdrop: while a pushed screen grows, its own fades in as the other goes.
    private func navigationBars(
        of content: ScreenContent,
        _ zoom: ZoomTransition?,
        over backdrop: Layer
    ) throws -> [Layer] {
        guard content.navigation == .floating else { return [] }
        let own = try content.floatingBar(glass: GlassMaker(canvas: canvas, over: backdrop))
        guard let zoom, zoom.zoom.kind == .push, !zoom.hasArrived, zoom.progress > 0 else {
            return own.map { [$0] } ?? []
        }
        let coming = try zoom.destination.floatingBar(glass: GlassMaker(canvas: canvas, over: backdrop))
        return [own?.fading(opacity: 1 - zoom.progress), coming?.fading(opacity: zoom.progress)].compactMap(\.self)
    }

    private func shownKeyboard(
        of presentation: Presentation,
        _ scene: any BarScene,
        at moment: MotionMoment
    ) -> (returnKey: String, progress: Double)? {
        let ofContent = presentation.isKeyboardShown ? (returnKey: "return", progress: 1.0) : nil
        return scene.keyboard(at: moment) ?? ofContent
    }

    /// Only at accessibility sizes does a long press show anything.
    private func largeContent(_ presentation: Presentation, tabs: [TabPresentation]) throws -> Layer? {
        guard environment.textSize.isAccessibilitySize, let held = presentation.longPressed else { return nil }
        if let tab = tabs.first(where: { held == BarLayer.tab($0.id) })
            ?? (held == BarLayer.folded ? tabs.first(where: \.isSelected) : nil)
        {
            let symbol = tab.isSelected ? canvas.filled(tab.symbol) : tab.symbol
            return try LargeContentViewer(canvas: canvas, symbol: symbol, title: tab.title).layer()
        }
        guard held == BarLayer.searchButton else { return nil }
        return try LargeContentViewer(canvas: canvas, symbol: "magnifyingglass", title: BarWords.search).layer()
    }
}
