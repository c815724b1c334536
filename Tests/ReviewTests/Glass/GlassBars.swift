import BarLayout
import BarState
import CairoBackend
import Drawing
import Theme

/// The system's bars on glass over a screen, laid out as a frame is: shaped text, real symbols, and a look under each pane.
struct GlassBars {
    enum Bar: String, CaseIterable {
        case tabs
        case searchTab = "search tab"
        case accessory
        case inline = "inline accessory"
        case minimized
        case searchField = "search field"
    }

    enum Backdrop: String, CaseIterable {
        case plain, text, photo
        /// Black in the light appearance, white in the dark one.
        case opposite
    }

    let shaper = TextShaper()
    let symbols = SymbolLibrary()

    func frame(
        _ bar: Bar,
        over backdrop: Backdrop,
        _ appearance: SPTheme.Appearance,
        contrast: SPTheme.Contrast = .standard,
        edges: ScreenEdges = ScreenEdges(),
        change: (inout LayoutEnvironment) -> Void = { _ in }
    ) throws -> DisplayList {
        var theme = try SPTheme.load(appearance: appearance, contrast: contrast)
        let isWhite = (appearance == .light) != (backdrop == .opposite)
        theme.color.bg.set(gray: isWhite ? 1 : 0)
        if backdrop == .opposite { theme.color.textPrimary.set(gray: isWhite ? 0 : 1) }
        var environment = LayoutEnvironment(theme: theme)
        change(&environment)
        let presentation = Presentation(
            time: 0,
            bar: .tabView(Self.view(bar)),
            content: Presentation.Content(screen: Self.screen(backdrop), scrollOffset: backdrop == .photo ? 120 : 40),
            edges: edges
        )
        return try layout(environment).frame(of: presentation)
    }

    func layout(_ environment: LayoutEnvironment) -> BarLayout {
        BarLayout(environment: environment, shaper: shaper, symbols: symbols, sampler: CairoBackdropSampler())
    }

    // MARK: Bars

    private static func tab(_ title: String, _ symbol: String, isSelected: Bool = false) -> TabPresentation {
        TabPresentation(
            id: title.lowercased(),
            title: title,
            symbol: symbol,
            badge: nil,
            isSelected: isSelected,
            spoken: title
        )
    }

    static func view(_ bar: Bar) -> TabViewPresentation {
        var tabs = [
            tab("Home", "house", isSelected: true), tab("New", "square.grid.2x2"), tab("Library", "books.vertical"),
        ]
        var search: TabPresentation? = tab("Search", "magnifyingglass")
        if bar == .tabs {
            tabs.append(tab("Profile", "person.crop.circle"))
            search = nil
        }
        let isMinimized = bar == .inline || bar == .minimized
        let player = MiniPlayer(title: "Slow Rivers", subtitle: "Ice Going Out", artwork: 13)
        let hasAccessory = bar == .accessory || bar == .inline
        let placement: TabViewBottomAccessoryPlacement = isMinimized ? .inline : .expanded
        let isSearching = bar == .searchField
        return TabViewPresentation(
            tabs: tabs,
            searchTab: search,
            isMinimized: isMinimized,
            accessory: hasAccessory
                ? TabAccessoryPresentation(placement: placement, content: player.body(in: placement)) : nil,
            search: isSearching ? NativeSearchPresentation(query: "", prompt: "Search", isFocused: false) : nil,
            minimize: MotionTrack(isMinimized ? 1 : 0),
            rise: MotionTrack(hasAccessory ? 1 : 0),
            searchOpen: MotionTrack(isSearching ? 1 : 0)
        )
    }

    // MARK: Screens

    private static func screen(_ backdrop: Backdrop) -> Screen {
        switch backdrop {
        case .plain, .opposite: Screen(title: "")
        case .text:
            Screen(title: "Camp", sections: [.init(content: .text([String](repeating: paragraph, count: 8)))])
        case .photo:
            Screen(
                title: "Browse",
                sections: [
                    .init(
                        content: .grid(
                            (0..<12).map { Screen.Item(title: "Shelf " + String($0), subtitle: "Shown", artwork: $0) }
                        )
                    )
                ]
            )
        }
    }

    private static let paragraph =
        "The ferry came in late with its lamps lit, and for the next few days we kept to the lee of the harbour "
        + "between rain, high winds and fog, to look for a place to cross and to mend the nets."
}

extension ColorToken {
    fileprivate mutating func set(gray: Double) {
        self = ColorToken(path: path, red: gray, green: gray, blue: gray, alpha: 1)
    }
}
