import BarState
import Testing

@Suite("Tab view: tabs")
struct TabViewTests {
    @Test("braces declare tabs in order, the search tab apart")
    func declaration() throws {
        let bar = try TabView<Place>.underTest(hasSearch: true).shown()
        #expect(bar.tabs.map(\.id) == ["home", "library", "downloads"])
        #expect(bar.tabs.map(\.symbol) == ["house", "books.vertical", "arrow.down.circle"])
        #expect(bar.searchTab?.title == "Search")
        #expect(bar.searchTab?.symbol == "magnifyingglass")
        #expect(bar.isLegacy == false)
    }

    @Test("a tab view without a selection of the app's begins with its first tab, whose id is made of its title")
    func ownSelection() throws {
        let view = try TabView {
            Tab("Listen Now", systemImage: "play.circle") { Screen(title: "a") }
            Tab("All / Shows", systemImage: "square") { Screen(title: "b") }
            Tab(role: .search) { Screen(title: $0) }
        }
        #expect(view.selection == "listen-now")
        #expect(view.tabs.map(\.id) == ["listen-now", "all-shows", "search"])
    }

    @Test("if, if else and for declare tabs too", arguments: [true, false])
    func builder(isLong: Bool) throws {
        let view = try TabView {
            if isLong {
                Tab("A", systemImage: "a.circle") { Screen(title: "A") }
            } else {
                Tab("B", systemImage: "b.circle") { Screen(title: "B") }
            }
            for name in ["X", "Y"] { Tab(name, systemImage: "circle") { Screen(title: name) } }
        }
        #expect(view.tabs.map(\.id) == [isLong ? "a" : "b", "x", "y"])
    }

    @Test("tabItem builds a legacy bar, with or without a tag")
    func legacy() throws {
        let untagged = try TabView {
            Screen(title: "home").tabItem { Label("Home", systemImage: "house") }
            Screen(title: "library").tabItem { Label("Library", systemImage: "books.vertical") }.badge(2)
        }
        #expect(try untagged.shown().isLegacy)
        #expect(try untagged.shown().tabs.map(\.badge) == [nil, "2"])
        #expect(untagged.selection == "home")
        let tagged = try TabView(selection: Place.library) {
            Screen(title: "home").tabItem { Label("Home", systemImage: "house") }.tag(Place.home)
            Screen(title: "library").tabItem { Label("Library", systemImage: "books.vertical") }.tag(Place.library)
        }
        #expect(tagged.presentation(at: 0).content.screen.title == "library")
    }

    @Test("a tap selects, says so, and keeps what was scrolled")
    func selects() throws {
        var view = try TabView<Place>.underTest()
        try view.scroll(50)
        #expect(try view.handle(.tap("tab-bar/tab-library"), at: 2) == [.setSelection(.library)])
        #expect(view.presentation(at: 2).content.scrollOffset == 0)
        #expect(try view.shown(at: 2).pill.changes == [.init(time: 2, target: 1)])
        _ = try view.handle(.tap("tab-bar/tab-home"), at: 3)
        #expect(view.presentation(at: 3).content.scrollOffset == 50)
    }

    @Test("a tap on the selected tab is a reselection and moves nothing")
    func reselects() throws {
        var view = try TabView<Place>.underTest()
        let before = view.presentation(at: 1)
        #expect(try view.handle(.tap("tab-bar/tab-home"), at: 1) == [.reselect(.home)])
        #expect(view.presentation(at: 1) == before)
    }

    static let spoken: [(selection: Place, hasSearch: Bool, badge: Int?, words: [String])] = [
        (.home, false, nil, ["Selected, Home, tab, 1 of 3", "Library, tab, 2 of 3", "Downloads, tab, 3 of 3"]),
        (
            .library, false, 2,
            ["Home, tab, 1 of 3", "Selected, Library, 2 items, tab, 2 of 3", "Downloads, tab, 3 of 3"]
        ),
        (.home, true, 1, ["Selected, Home, tab, 1 of 4", "Library, 1 item, tab, 2 of 4", "Downloads, tab, 3 of 4"]),
        (.search, true, 100, ["Home, tab, 1 of 4", "Library, 99+ items, tab, 2 of 4", "Downloads, tab, 3 of 4"]),
    ]

    @Test("VoiceOver says selected, title, badge, tab and place", arguments: spoken)
    func speaks(selection: Place, hasSearch: Bool, badge: Int?, words: [String]) throws {
        let bar = try TabView<Place>.underTest(selection: selection, hasSearch: hasSearch, badge: badge).shown()
        #expect(bar.tabs.map(\.spoken) == words)
        if hasSearch {
            #expect(bar.searchTab?.spoken == (selection == .search ? "Selected, " : "") + "Search, tab, 4 of 4")
        }
    }

    @Test("set changes selection and tabs together, or nothing")
    func set() throws {
        var view = try TabView<Place>.underTest()
        let tab = Tab("Search", systemImage: "magnifyingglass", value: Place.search) { Screen(title: "new") }
        try view.set(.selection(.search), .tabs([tab] + view.tabs), at: 1)
        #expect(view.selection == .search)
        #expect(view.presentation(at: 1).content.screen.title == "new")
        let before = view.presentation(at: 2)
        #expect(throws: BarError.unknownTab(id: "search", known: ["home"])) {
            try view.set(.tabs(view.tabs.filter { $0.value == .home }), at: 2)
        }
        #expect(view.presentation(at: 2) == before)
    }

    @Test("a tab that goes takes its place among the pill's with it")
    func tabGoes() throws {
        var view = try TabView<Place>.underTest(selection: .downloads)
        try view.set(.tabs(view.tabs.filter { $0.value != .home }), at: 1)
        #expect(try view.shown().pill.target == 1)
        try view.set(.tabs(view.tabs.filter { $0.value == .library }), .selection(.library), at: 2)
        #expect(try view.shown(at: 2).pill.target == 0)
    }

    @Test("every tappable layer can be tapped")
    func everyLayer() throws {
        for view in [
            try TabView<Place>.underTest(hasSearch: true), try .minimized(hasSearch: true),
            try .underTest(selection: .search, hasSearch: true),
        ] {
            for layer in view.tappableLayers(at: 1) {
                var tapped = view
                _ = try tapped.handle(.tap(layer), at: 1)
                #expect(tapped.presentation(at: 1).pressed == nil)
            }
        }
    }

    @Test("a finger shows as pressed or held, and lifts")
    func touch() throws {
        var view = try TabView<Place>.underTest()
        _ = try view.handle(.press("tab-bar/tab-library"), at: 1)
        #expect(view.presentation(at: 1).pressed == "tab-bar/tab-library")
        _ = try view.handle(.longPress("tab-bar/tab-home"), at: 1)
        #expect(view.presentation(at: 1).longPressed == "tab-bar/tab-home")
        _ = try view.handle(.release, at: 1)
        #expect(view.presentation(at: 1).pressed == nil)
        #expect(view.presentation(at: 1).longPressed == nil)
    }

    @Test("the content's keyboard covers the bar")
    func keyboard() throws {
        var view = try TabView<Place>.underTest()
        _ = try view.handle(.showKeyboard, at: 1)
        #expect(view.presentation(at: 1).isKeyboardShown)
        #expect(throws: BarError.self) { try view.handle(.tap("tab-bar/tab-library"), at: 1) }
        _ = try view.handle(.dismissKeyboard, at: 1)
        #expect(throws: BarError.self) { try view.handle(.dismissKeyboard, at: 1) }
        try view.tap("tab-bar/tab-library")
    }
}
