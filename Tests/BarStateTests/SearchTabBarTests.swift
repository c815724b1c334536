import BarState
import Testing

@Suite("Search tab bar: tabs, and search opening and closing")
struct SearchTabBarTests {
    typealias Bar = SearchTabBar<Place>

    @Test("at rest the tabs and the search button show, and nothing of search")
    func resting() throws {
        let bar = try Bar.underTest()
        let shown = try bar.shown()
        #expect(!shown.isSearchOpen)
        #expect(shown.panel == nil)
        #expect(shown.prompt == "Search")
        #expect(!bar.presentation(at: 0).isKeyboardShown)
        #expect(
            bar.tappableLayers(at: 0)
                == ["tab-bar/tab-home", "tab-bar/tab-library", "tab-bar/tab-downloads", "search-button"]
        )
    }

    @Test("a tap on another tab shows it, with the selection haptic")
    func select() throws {
        var bar = try Bar.underTest()
        #expect(try bar.handle(.tap("tab-bar/tab-library"), at: 1) == [.setSelection(.library), .haptic(.selection)])
        #expect(bar.presentation(at: 1).content.screen.title == "library")
        #expect(try bar.shown().pill.changes == [.init(time: 1, target: 1)])
    }

    @Test("a tap on the selected tab calls onReselect: no haptic, and the pill doesn't move")
    func reselect() throws {
        var bar = try Bar.underTest()
        #expect(try bar.handle(.tap("tab-bar/tab-home"), at: 1) == [.reselect(.home)])
        #expect(try bar.shown().pill == MotionTrack(0))
    }

    @Test("the app's own change of tab is felt too, and setting the same tab isn't")
    func setSelection() throws {
        var bar = try Bar.underTest()
        #expect(try bar.set(.selection(.downloads), at: 1) == [.haptic(.selection)])
        #expect(try bar.set(.selection(.downloads), at: 2).isEmpty)
        #expect(try bar.shown(at: 2).pill.changes == [.init(time: 1, target: 2)])
    }

    @Test("content is kept alive once visited, and not built before")
    func kept() throws {
        let built = Locked<[Place]>([])
        var bar = try Bar.underTest(content: { tab in
            built { $0.append(tab) }
            return Screen(title: tab.rawValue)
        })
        _ = try bar.handle(.scroll(by: 70, limit: 500), at: 1)
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 2)
        _ = try bar.handle(.tap("tab-bar/tab-home"), at: 3)
        #expect(built.now == [.home, .library])
        #expect(bar.presentation(at: 3).content.scrollOffset == 70)
    }

    @Test("search opens with the field focused, the keyboard up and the tabs folded")
    func open() throws {
        var bar = try Bar.underTest()
        #expect(try bar.handle(.tap("search-button"), at: 1).isEmpty)
        let shown = try bar.shown()
        #expect(shown.isSearchOpen)
        #expect(shown.isFieldFocused)
        #expect(bar.presentation(at: 1).isKeyboardShown)
        #expect(shown.query.isEmpty)
        #expect(shown.panel == .recents(["tides", "bread", "piano"]))
        #expect(shown.search.changes == [.init(time: 1, target: 1)])
        #expect(
            bar.tappableLayers(at: 1)
                == [
                    "recents/clear", "recents/row-1", "recents/row-2", "recents/row-3", "tab-bar/folded",
                    "search-field",
                ]
        )
    }

    @Test("what VoiceOver says: the search button, and the folded tab with its badge")
    func spoken() throws {
        var bar = try Bar.underTest()
        #expect(try bar.shown().searchButtonSpoken == "Search")
        #expect(try bar.shown().foldedTabSpoken == "Back to Listen Now")
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 1)
        #expect(try bar.shown().foldedTabSpoken == "Back to Library, 2 new")
        #expect(try bar.shown().tabs.map(\.spoken) == ["Listen Now", "Library, 2 new", "Browse"])
    }

    @Test("without recents a short prompt stands instead")
    func noRecents() throws {
        let bar = try Bar.open(recents: [])
        #expect(try bar.shown().panel == .recentsPrompt("Your searches appear here."))
        #expect(bar.tappableLayers(at: 1) == ["tab-bar/folded", "search-field"])
    }

    @Test("a tap on the folded tab clears the field and returns to the tab, its content kept")
    func returned() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.scroll(by: 55, limit: 500), at: 0)
        _ = try bar.handle(.tap("search-button"), at: 1)
        _ = try bar.handle(.type("tides"), at: 2)
        #expect(try bar.handle(.tap("tab-bar/folded"), at: 3) == [.setQuery("")])
        let shown = try bar.shown(at: 3)
        #expect(!shown.isSearchOpen)
        #expect(shown.query.isEmpty)
        #expect(shown.panel == nil)
        #expect(shown.search.changes == [.init(time: 1, target: 1), .init(time: 3, target: 0)])
        let presentation = bar.presentation(at: 3)
        #expect(!presentation.isKeyboardShown)
        #expect(presentation.content.screen.title == "home")
        #expect(presentation.content.scrollOffset == 55)
    }

    @Test("closed before it was open: the motion turns where it is")
    func interrupted() throws {
        var bar = try Bar.open()
        #expect(try bar.handle(.tap("tab-bar/folded"), at: 1.1).isEmpty)
        #expect(
            try bar.shown(at: 1.1).search.changes == [.init(time: 1, target: 1), .init(time: 1.1, target: 0)]
        )
    }

    @Test("the tabs can't be tapped while search is open")
    func tabsGone() throws {
        var bar = try Bar.open()
        #expect(throws: BarError.self) { try bar.handle(.tap("tab-bar/tab-home"), at: 2) }
    }

    @Test("the app may change the tab while search is open, and search stays open")
    func setSelectionOpen() throws {
        var bar = try Bar.open(typed: "tides")
        try bar.set(.selection(.library), at: 2)
        let shown = try bar.shown(at: 2)
        #expect(shown.isSearchOpen)
        #expect(shown.query == "tides")
        #expect(shown.foldedTabSpoken == "Back to Library, 2 new")
    }

    @Test("the prompt is the app's where it gives one")
    func prompt() throws {
        let bar = try SearchTabBar(
            selection: Place.home,
            items: [
                .init(.home, title: "Home", symbol: "house"),
                .init(.library, title: "Library", symbol: "books.vertical"),
            ],
            prompt: "Shows",
            content: { Screen(title: $0.rawValue) },
            results: { _ in nil }
        )
        #expect(try bar.shown().prompt == "Shows")
        #expect(try bar.shown().query.isEmpty)
        #expect(bar.recents.isEmpty)
    }
}
