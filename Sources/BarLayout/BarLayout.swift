import BarState
import Drawing
import Theme

/// Turns what a person sees at one moment into a finished frame: presentation + theme + environment + motion → display
/// list, in points.
public struct BarLayout {
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
        root.items = try layers(of: presentation, at: moment).map { .layer($0) }
        return try DisplayList(size: size, root: root, shaper: canvas.shaper, symbols: canvas.symbols)
    }

    /// The largest offset, in points, to which the presentation's content scrolls without rubber-banding.
    public func contentLimit(of presentation: Presentation) throws -> Double {
        try content(of: presentation, scene(of: presentation)).limit()
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
        return ScreenContent(
            canvas: canvas.on(presentation.content.screen.ground),
            content: presentation.content,
            bottom: presentation.edges.ignoresBottomSafeArea ? canvas.screen.height : scene.contentBottom,
            id: id,
            label: label
        )
    }

    // MARK: Layers

    private func layers(of presentation: Presentation, at moment: MotionMoment) throws -> [Layer] {
        let scene = scene(of: presentation)
        // What the system puts over the content takes its tone from there.
        let furniture = SystemFurniture(canvas: canvas.on(presentation.content.screen.ground))
        var backdrop = Layer(id: Glass.backdropID, frame: canvas.screen.bounds)
        let keyboard = shownKeyboard(of: presentation, scene, at: moment)
        var content = content(of: presentation, scene)
        if keyboard?.progress == 1 { content.visibleBottom = canvas.screen.keyboardTop + ScreenMetrics.keyboardRadius }
        if !scene.hidesContent(at: moment) { backdrop.items = [.layer(try content.layer())] }
        backdrop.items += try scene.ground(at: moment).map { .layer($0) }
        var layers = [backdrop] + (try scene.layers(at: moment, over: backdrop))
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
