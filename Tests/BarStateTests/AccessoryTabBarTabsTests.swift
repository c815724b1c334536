import BarState
import Testing

@Suite("Accessory tab bar: tabs and their content")
struct AccessoryTabBarTabsTests {
    typealias Bar = AccessoryTabBar<Place>

    @Test("a tap on a tab shows it, and the app hears of it", arguments: [Place.library, .search, .downloads])
    func select(tab: Place) throws {
        var bar = try Bar.underTest()
        let effects = try bar.handle(.tap(BarLayer.tab(tab.rawValue)), at: 2)
        #expect(effects == [.setSelection(tab)])
        #expect(bar.selection == tab)
        #expect(bar.presentation(at: 2).content.screen.title == tab.rawValue)
        #expect(try bar.shown(at: 2).tabs.first(where: \.isSelected)?.id == tab.rawValue)
    }

    @Test("the pill heads for the new tab's place at the time of the tap")
    func pill() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap("tab-bar/tab-search"), at: 2)
        let pill = try bar.shown(at: 2).pill
        #expect(pill.start == 0)
        #expect(pill.changes == [.init(time: 2, target: 2)])
    }

    @Test("a tap on the selected tab does nothing")
    func reselect() throws {
        var bar = try Bar.underTest()
        #expect(try bar.handle(.tap("tab-bar/tab-home"), at: 2).isEmpty)
        #expect(try bar.shown().pill == MotionTrack(0))
    }

    @Test("a tab that was not visited is not built, and a visited one only once")
    func builtOnce() throws {
        let built = Locked<[Place]>([])
        var bar = try Bar.underTest(content: { tab in
            built { $0.append(tab) }
            return .tracked(tab.rawValue)
        })
        #expect(built.now == [.home])
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 1)
        _ = try bar.handle(.tap("tab-bar/tab-home"), at: 2)
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 3)
        #expect(built.now == [.home, .library])
    }

    @Test("visited tabs keep their content and scroll offset")
    func kept() throws {
        var bar = try Bar.underTest()
        try bar.scroll(30, at: 1)
        _ = try bar.handle(.push(.tracked("Episode")), at: 1)
        try bar.scroll(12, at: 1)
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 2)
        #expect(bar.presentation(at: 2).content.scrollOffset == 0)
        _ = try bar.handle(.tap("tab-bar/tab-home"), at: 3)
        let content = bar.presentation(at: 3).content
        #expect(content.screen.title == "Episode")
        #expect(content.scrollOffset == 12)
        _ = try bar.handle(.pop, at: 4)
        #expect(bar.presentation(at: 4).content.scrollOffset == 30)
    }

    @Test("a pushed screen names the one below it, and the bar stays")
    func pushed() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.push(Screen(title: "Episode")), at: 1)
        #expect(bar.presentation(at: 1).content.backTitle == "home")
        #expect(bar.tappableLayers(at: 1).contains("tab-bar/tab-library"))
        _ = try bar.handle(.pop, at: 2)
        #expect(bar.presentation(at: 2).content.backTitle == nil)
        #expect(throws: BarError.self) { try bar.handle(.pop, at: 3) }
    }

    @Test("content that is scrolled to its last row says so", arguments: [(99.9, false), (100, true), (140, true)])
    func scrolledToEnd(distance: Double, isAtEnd: Bool) throws {
        var bar = try Bar.underTest()
        try bar.scroll(distance, limit: 100)
        #expect(bar.presentation(at: 1).content.isScrolledToEnd == isAtEnd)
    }

    @Test("content that fits the screen is at its top, not at its end")
    func shortContent() throws {
        var bar = try Bar.underTest()
        try bar.scroll(10, limit: 0)
        #expect(!bar.presentation(at: 1).content.isScrolledToEnd)
    }

    @Test("content that rubber-bands comes back when the scrolling ends", arguments: [(-30.0, 0.0), (160, 100)])
    func scrollEnds(distance: Double, rest: Double) throws {
        var bar = try Bar.underTest()
        try bar.scroll(distance, limit: 100)
        #expect(bar.presentation(at: 1).content.scrollOffset == distance)
        _ = try bar.handle(.scrollEnds, at: 2)
        #expect(bar.presentation(at: 2).content.scrollOffset == rest)
    }

    @Test("the app changes items and selection together")
    func setItemsAndSelection() throws {
        var bar = try Bar.underTest()
        let items: [Bar.Item] = [
            .init(.downloads, title: "Downloads", symbol: "arrow.down.circle"),
            .init(.library, title: "Library", symbol: "books.vertical"),
        ]
        #expect(throws: BarError.unknownTab(id: "home", known: ["downloads", "library"])) {
            try bar.set(.items(items), at: 1)
        }
        #expect(try bar.set(.selection(.library), .items(items), at: 1).isEmpty)
        let shown = try bar.shown()
        #expect(shown.tabs.map(\.id) == ["downloads", "library"])
        #expect(shown.pill.target == 1)
        #expect(bar.presentation(at: 1).content.screen.title == "library")
    }

    @Test("the pill follows the selected tab to its new place")
    func reordered() throws {
        var bar = try Bar.underTest()
        try bar.set(.items(bar.items.reversed()), at: 2)
        #expect(bar.selection == .home)
        #expect(try bar.shown(at: 2).pill.changes == [.init(time: 2, target: 3)])
    }

    @Test("a tab that goes loses what was visited")
    func forgotten() throws {
        let built = Locked<[Place]>([])
        var bar = try Bar.underTest(content: { tab in
            built { $0.append(tab) }
            return .tracked(tab.rawValue)
        })
        let items = bar.items
        try bar.set(.selection(.library), .items(Array(items.dropFirst())), at: 1)
        try bar.set(.selection(.home), .items(items), at: 2)
        #expect(built.now == [.home, .library, .home])
    }

    @Test("an unknown tab is refused, and the known ones named")
    func unknownSelection() throws {
        var bar = try AccessoryTabBar(
            selection: "home",
            items: [.init("home", title: "Home", symbol: "house")],
            content: { Screen(title: $0) }
        )
        let error = BarError.unknownTab(id: "hom", known: ["home"])
        #expect(throws: error) { try bar.set(.selection("hom"), at: 1) }
        #expect(bar.selection == "home")
    }
}
