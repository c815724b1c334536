import BarState
import Drawing
import Theme

/// Turns what a person sees at one moment into a finished frame: presentation + theme + environment + motion → display
/// list, in points.
public struct BarLayout {
    public let environment: LayoutEnvironment
    let canvas: Canvas

    public init(environment: LayoutEnvironment, shaper: any TextShaping, symbols: any SymbolSource) {
        self.environment = environment
        canvas = Canvas(environment: environment, shaper: shaper, symbols: symbols)
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
        try screenContent(presentation).limit()
    }

    // MARK: Layers

    private func layers(of presentation: Presentation, at moment: MotionMoment) throws -> [Layer] {
        let phases = MotionPhases(of: presentation, at: moment, theme: environment.theme)
        let furniture = SystemFurniture(canvas: canvas)
        var layers = [try screenContent(presentation).layer()]
        var isKeyboardBelowBar = false
        switch presentation.bar {
        case .accessoryTabBar(let bar):
            guard bar.style == .custom || environment.system < .iOS26 else {
                throw LayoutError(
                    message:
                        "style automatic on iOS \(environment.system.rawValue) is the system's glass bar, which isn't drawn",
                    remedy: "Choose the style custom, or an iOS before 26, where automatic is the block's own bar"
                )
            }
            let time = moment == .settled ? nil : presentation.time
            layers += try AccessoryBarLayers(canvas: canvas, bar: bar, pressed: presentation.pressed, time: time)
                .layers(phases)
        case .searchTabBar(let bar):
            let search = SearchBarLayers(canvas: canvas, bar: bar, pressed: presentation.pressed)
            layers += try search.layers(phases)
            if bar.search.target > 0 || phases.search > 0 {
                let shown = search.keyboardProgress(phases)
                if shown > 0 {
                    layers.append(try Keyboard(canvas: canvas, returnKey: "search", progress: shown).layer())
                }
                isKeyboardBelowBar = true
            }
        case .tabView:
            throw LayoutError(
                message: "the system's tab view isn't drawn yet",
                remedy: "Choose an accessory tab bar or a search tab bar"
            )
        case .floatingAccessory:
            throw LayoutError(
                message: "the floating accessory isn't drawn yet",
                remedy: "Choose an accessory tab bar or a search tab bar"
            )
        }
        if presentation.isKeyboardShown, !isKeyboardBelowBar {
            layers.append(try Keyboard(canvas: canvas, returnKey: "return", progress: 1).layer())
        }
        if let bar = try furniture.statusBar() { layers.append(bar) }
        if let sheet = presentation.sheet {
            layers += try ExpandedView(canvas: canvas, accessory: sheet.accessory).layers()
        }
        if let viewer = try largeContent(presentation) { layers.append(viewer) }
        if let indicator = furniture.homeIndicator() { layers.append(indicator) }
        return layers
    }

    private func screenContent(_ presentation: Presentation) -> ScreenContent {
        let bottom: Double
        switch presentation.bar {
        case .accessoryTabBar(let bar):
            let above = AccessoryBarGeometry.contentBottom(in: canvas.screen, hasAccessory: bar.accessory != nil)
            // With a keyboard up the content ends above the keyboard, the bar staying behind it.
            bottom = presentation.isKeyboardShown ? canvas.screen.keyboardTop - BarMetrics.contentGap : above
        case .searchTabBar(let bar):
            bottom = SearchBarGeometry.contentBottom(
                in: canvas.screen,
                isSearchOpen: bar.isSearchOpen,
                isKeyboardShown: bar.isFieldFocused
            )
        case .tabView, .floatingAccessory:
            bottom = AccessoryBarGeometry.contentBottom(in: canvas.screen, hasAccessory: false)
        }
        var content = ScreenContent(canvas: canvas, content: presentation.content, bottom: bottom)
        if case .searchTabBar(let bar) = presentation.bar, bar.panel == .results {
            content.id = "results"
            content.label = "Results"
        }
        return content
    }

    /// Only at accessibility sizes does a long press show anything.
    private func largeContent(_ presentation: Presentation) throws -> Layer? {
        guard environment.textSize.isAccessibilitySize, let held = presentation.longPressed else { return nil }
        let tabs: [TabPresentation]
        switch presentation.bar {
        case .accessoryTabBar(let bar): tabs = bar.tabs
        case .searchTabBar(let bar): tabs = bar.tabs
        case .tabView(let bar): tabs = bar.tabs
        case .floatingAccessory(let bar): tabs = bar.tabs
        }
        let symbol: String
        let title: String
        if let tab = tabs.first(where: { held == "tab-bar/tab-\($0.id)" })
            ?? (held == "tab-bar/folded" ? tabs.first(where: \.isSelected) : nil)
        {
            symbol = tab.isSelected ? canvas.filled(tab.symbol) : tab.symbol
            title = tab.title
        } else if held == "search-button" {
            symbol = "magnifyingglass"
            title = "Search"
        } else {
            return nil
        }
        return try LargeContentViewer(canvas: canvas, symbol: symbol, title: title).layer()
    }
}
