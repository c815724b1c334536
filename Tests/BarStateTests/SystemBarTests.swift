import BarState
import Testing

@Suite("Accessory tab bar: drawn by the system")
struct SystemBarTests {
    typealias Bar = AccessoryTabBar<Place>

    static func bar(content: @escaping @Sendable (Place) -> Screen = { Screen(title: $0.rawValue) }) throws -> Bar {
        var bar = try Bar.underTest(badge: 2, style: .automatic, content: content)
        bar.isSystemBar = true
        return bar
    }

    static func shown(_ bar: Bar, at time: Seconds = 1) throws -> TabViewPresentation {
        guard case .tabView(let shown) = bar.presentation(at: time).bar else { throw WrongBar() }
        return shown
    }

    @Test("it is a tab view with the row in its accessory and the tint textPrimary")
    func tabView() throws {
        let bar = try Self.bar()
        let shown = try Self.shown(bar)
        #expect(shown.tintToken == "color.textPrimary")
        #expect(shown.tabs.map(\.id) == ["home", "library", "search", "downloads"])
        #expect(shown.searchTab == nil)
        #expect(shown.accessory?.placement == .expanded)
        guard case .accessory(let row) = shown.accessory?.content else { throw WrongBar() }
        #expect(row.title == "How Harbours Keep Time")
        #expect(row.control?.label == "Pause")
        #expect(shown.tabs.map(\.spoken)[1] == "Library, 2 items, tab, 2 of 4")
    }

    @Test("it minimises as content scrolls down, whether that is tracked or not", arguments: [true, false])
    func minimizes(isTracked: Bool) throws {
        var bar = try Self.bar(content: { isTracked ? .tracked($0.rawValue) : Screen(title: $0.rawValue) })
        try bar.scroll(19.9)
        #expect(!bar.isFolded)
        try bar.scroll(0.1)
        #expect(try Self.shown(bar).isMinimized)
        #expect(try Self.shown(bar).accessory?.placement == .inline)
        #expect(try Self.shown(bar).minimize.target == 1)
    }

    @Test(
        "what brings it back are the system's rules",
        arguments: [(MinimizeRules.standard, false), (.observed, true)]
    )
    func restores(rules: MinimizeRules, staysSmall: Bool) throws {
        var bar = try Self.bar()
        bar.minimizeRules = rules
        try bar.scroll(200, -50)
        #expect(bar.isFolded == staysSmall)
        try bar.scroll(-150)
        #expect(!bar.isFolded)
    }

    @Test("under another tab it stays small but at the very top", arguments: [(0.0, false), (5, true)])
    func otherTab(offset: Double, staysSmall: Bool) throws {
        var bar = try Self.bar()
        try bar.set(.selection(.library), at: 1)
        try bar.scroll(offset)
        try bar.set(.selection(.home), at: 1)
        try bar.scroll(100)
        try bar.set(.selection(.library), at: 1)
        #expect(bar.isFolded == staysSmall)
    }

    @Test("without an accessory the slot is empty; one that goes is carried away")
    func leaving() throws {
        var bar = try Self.bar()
        try bar.set(.accessory(nil), at: 1)
        #expect(try Self.shown(bar).accessory == nil)
        #expect(try Self.shown(bar).leavingAccessory != nil)
        #expect(try Self.shown(bar).rise.target == 0)
    }

    @Test("edges of the screen come with it")
    func edges() throws {
        let bar = try Self.bar(content: { Screen(title: $0.rawValue).scrollEdgeEffectStyle(.hard, for: .top) })
        #expect(bar.presentation(at: 1).edges.topStyle == .hard)
    }

    @Test("a moment of the own bar can be handed to the system, and any other bar stays as it is")
    func drawnBySystem() throws {
        let own = try Bar.folded().presentation(at: 1)
        guard case .tabView(let shown) = own.drawnBySystem.bar else { throw WrongBar() }
        #expect(shown.isMinimized)
        #expect(own.drawnBySystem.content == own.content)
        let search = try SearchTabBar.open().presentation(at: 1)
        #expect(search.drawnBySystem == search)
    }

    @Test("the block's own bar is drawn where the system doesn't")
    func own() throws {
        var bar = try Self.bar()
        bar.isSystemBar = false
        guard case .accessoryTabBar = bar.presentation(at: 1).bar else { throw WrongBar() }
    }
}
