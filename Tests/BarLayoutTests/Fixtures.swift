import BarState
import Drawing
import Theme

@testable import BarLayout

/// Presentations to lay out, each a small variation of one that rests.
enum Fixture {
    static let tabTitles = ["Home", "Library", "Search", "Downloads"]

    static func tabs(count: Int = 4, selected: Int = 0, badge: String? = nil) -> [TabPresentation] {
        (0..<count).map { index in
            TabPresentation(
                id: tabTitles[index].lowercased(),
                title: tabTitles[index],
                symbol: "house",
                badge: index == selected ? badge : nil,
                isSelected: index == selected,
                spoken: tabTitles[index]
            )
        }
    }

    static func accessory(
        title: String = "The Long Way Round",
        subtitle: String = "Field Notes",
        error: String? = nil,
        progress: Double? = 0.4,
        control: ControlPresentation? = ControlPresentation(symbol: "pause.fill", label: "Pause", isBusy: false)
    ) -> AccessoryPresentation {
        AccessoryPresentation(
            id: "episode",
            title: title,
            subtitle: subtitle,
            error: error,
            symbol: "waveform",
            progress: progress,
            isActive: true,
            control: control,
            spoken: title,
            hint: "Opens the full view"
        )
    }

    static func accessoryBar(
        accessory: AccessoryPresentation? = accessory(),
        fold: MotionTrack = MotionTrack(0),
        selected: Int = 0,
        badge: String? = nil,
        screen: Screen = longScreen,
        offset: Double = 0
    ) -> Presentation {
        Presentation(
            time: 0,
            bar: .accessoryTabBar(
                AccessoryTabBarPresentation(
                    style: .custom,
                    tabs: tabs(selected: selected, badge: badge),
                    isFolded: fold.target == 1,
                    accessory: accessory,
                    fold: fold,
                    pill: MotionTrack(Double(selected)),
                    rise: MotionTrack(accessory == nil ? 0 : 1)
                )
            ),
            content: Presentation.Content(screen: screen, scrollOffset: offset)
        )
    }

    static func searchBar(
        tabCount: Int = 3,
        isOpen: Bool = false,
        query: String = "",
        isFocused: Bool = true,
        panel: SearchTabBarPresentation.Panel? = nil,
        search: MotionTrack? = nil,
        badge: String? = nil
    ) -> Presentation {
        Presentation(
            time: 0,
            bar: .searchTabBar(
                SearchTabBarPresentation(
                    tabs: tabs(count: tabCount, badge: badge),
                    isSearchOpen: isOpen,
                    isFieldFocused: isOpen && isFocused,
                    query: query,
                    prompt: "Search",
                    panel: isOpen ? panel ?? .recents(["Rivers", "Trains", "Bread"]) : nil,
                    searchButtonSpoken: "Search",
                    foldedTabSpoken: "Back to Home",
                    search: search ?? MotionTrack(isOpen ? 1 : 0),
                    pill: MotionTrack(0),
                    clearButton: MotionTrack(query.isEmpty ? 0 : 1)
                )
            ),
            content: Presentation.Content(screen: longScreen)
        )
    }

    static let longScreen = Screen(
        title: "Home",
        sections: [
            Screen.Section(
                content: .rows((1...20).map { Screen.Item(title: "Row " + String($0), subtitle: "Below", artwork: $0) })
            )
        ]
    )
}

extension BarLayout {
    /// A layout with ruler text in the embedded theme.
    static func ruled(
        appearance: SPTheme.Appearance = .light,
        contrast: SPTheme.Contrast = .standard,
        change: (inout LayoutEnvironment) -> Void = { _ in }
    ) throws -> BarLayout {
        var environment = LayoutEnvironment(theme: try testTheme(appearance, contrast))
        change(&environment)
        return BarLayout(environment: environment, shaper: RulerShaper(), symbols: BlankSymbols())
    }
}

extension DisplayList {
    /// The layer of that id anywhere in the tree.
    func layer(_ id: String) -> Layer? { root.descendant(id) }

    var layers: [Layer] { root.everyLayer }
}

extension Layer {
    func descendant(_ wanted: String) -> Layer? { everyLayer.first { $0.id == wanted } }

    var everyLayer: [Layer] {
        var all = [self]
        for case .layer(let child) in items { all += child.everyLayer }
        return all
    }
}
