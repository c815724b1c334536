import BarState
import Testing

@Suite("Search tab bar: query and results")
struct SearchQueryTests {
    typealias Bar = SearchTabBar<Place>

    @Test("typing shows the results for the query in place of the tab, and the clear button")
    func typing() throws {
        var bar = try Bar.open()
        #expect(try bar.handle(.type("ti"), at: 2) == [.setQuery("ti")])
        #expect(try bar.handle(.type("de"), at: 3) == [.setQuery("tide")])
        let shown = try bar.shown(at: 3)
        #expect(shown.query == "tide")
        #expect(shown.panel == .results)
        #expect(shown.clearButton.changes == [.init(time: 2, target: 1)])
        #expect(bar.presentation(at: 3).content.screen == .found("tide"))
        #expect(bar.tappableLayers(at: 3) == ["tab-bar/folded", "search-field", "search-field/clear"])
    }

    @Test("results are built for a trimmed query that isn't empty, once each")
    func trimmed() throws {
        let asked = Locked<[String]>([])
        var bar = try Bar.underTest(results: { query in
            asked { $0.append(query) }
            return .found(query)
        })
        _ = try bar.handle(.tap("search-button"), at: 1)
        for text in [" ", "\t", "sea", " ", "  ", "wall", "\n"] { _ = try bar.handle(.type(text), at: 2) }
        #expect(asked.now == ["sea", "sea   wall"])
    }

    @Test("white space alone is no query: the recents stay", arguments: [" ", "   ", "\t", "\n", "\u{A0}", "\u{3000}"])
    func blank(query: String) throws {
        var bar = try Bar.open(typed: query)
        let shown = try bar.shown()
        #expect(shown.panel == .recents(["tides", "bread", "piano"]))
        #expect(shown.query == query)
        #expect(try bar.handle(.submit, at: 2).isEmpty)
        #expect(bar.recents == ["tides", "bread", "piano"])
        #expect(bar.tappableLayers(at: 2).contains("search-field/clear"))
    }

    @Test("results that hold nothing say so", arguments: [0, 1, 2, 3])
    func noResults(kind: Int) throws {
        let answers: [Screen?] = [
            nil,
            Screen(title: ""),
            Screen(title: "Shows"),
            Screen(title: "", sections: [.init(heading: "Shows", content: .rows([])), .init(content: .text([]))]),
        ]
        let answer = answers[kind]
        var bar = try Bar.underTest(results: { _ in answer })
        _ = try bar.handle(.tap("search-button"), at: 1)
        _ = try bar.handle(.type("x"), at: 1)
        #expect(try bar.shown().panel == .results)
        #expect(bar.presentation(at: 1).content.screen.sections == [.init(content: .message("No Results"))])
    }

    @Test("the clear button empties the field and keeps the focus", arguments: [true, false])
    func cleared(isFocused: Bool) throws {
        var bar = try Bar.open(typed: "tide")
        if !isFocused { _ = try bar.handle(.dismissKeyboard, at: 2) }
        #expect(try bar.handle(.tap("search-field/clear"), at: 3) == [.setQuery("")])
        let shown = try bar.shown(at: 3)
        #expect(shown.query.isEmpty)
        #expect(shown.isFieldFocused == isFocused)
        #expect(shown.panel == .recents(["tides", "bread", "piano"]))
        #expect(shown.clearButton.changes == [.init(time: 1, target: 1), .init(time: 3, target: 0)])
    }

    @Test("the app sets the query before search opens: it opens on the results")
    func preset() throws {
        var bar = try Bar.underTest(query: "bread")
        #expect(try bar.shown().panel == nil)
        #expect(try bar.shown().clearButton.target == 0)
        #expect(bar.presentation(at: 0).content.screen.title == "home")
        _ = try bar.handle(.tap("search-button"), at: 1)
        #expect(try bar.shown().panel == .results)
        #expect(try bar.shown().query == "bread")
        #expect(bar.presentation(at: 1).content.screen == .found("bread"))
        #expect(try bar.shown().clearButton.changes == [.init(time: 1, target: 1)])
    }

    @Test("clear button and results show only while search is open")
    func clearButtonClosed() throws {
        var bar = try Bar.underTest()
        try bar.set(.query("bread"), at: 1)
        #expect(try bar.shown().clearButton == MotionTrack(0))
        #expect(bar.presentation(at: 1).content.screen.title == "home")
        #expect(!bar.tappableLayers(at: 1).contains("search-field/clear"))
        _ = try bar.handle(.tap("search-button"), at: 2)
        _ = try bar.handle(.tap("tab-bar/folded"), at: 3)
        #expect(
            try bar.shown(at: 3).clearButton.changes == [.init(time: 2, target: 1), .init(time: 3, target: 0)]
        )
    }

    @Test("the app may set the query at any time, and hears nothing back of it")
    func setQuery() throws {
        var bar = try Bar.open()
        #expect(try bar.set(.query(" rain "), at: 2).isEmpty)
        #expect(bar.presentation(at: 2).content.screen == .found("rain"))
        #expect(try bar.set(.query(""), at: 3).isEmpty)
        #expect(try bar.shown(at: 3).panel == .recents(["tides", "bread", "piano"]))
    }

    @Test("dismissing the keyboard keeps query and results")
    func unfocused() throws {
        var bar = try Bar.open(typed: "tide")
        _ = try bar.handle(.dismissKeyboard, at: 2)
        let shown = try bar.shown(at: 2)
        #expect(!shown.isFieldFocused)
        #expect(shown.isSearchOpen)
        #expect(shown.query == "tide")
        #expect(shown.panel == .results)
        #expect(!bar.presentation(at: 2).isKeyboardShown)
        _ = try bar.handle(.tap("search-field"), at: 3)
        #expect(try bar.shown(at: 3).isFieldFocused)
        #expect(bar.presentation(at: 3).isKeyboardShown)
    }

    @Test("without the keyboard nothing can be typed or submitted", arguments: [BarEvent.type("a"), .submit])
    func noKeyboard(event: BarEvent) throws {
        var closed = try Bar.underTest()
        #expect(throws: BarError.self) { try closed.handle(event, at: 1) }
        var bar = try Bar.open(typed: "tide")
        _ = try bar.handle(.dismissKeyboard, at: 2)
        #expect(throws: BarError.self) { try bar.handle(event, at: 2) }
        #expect(bar.query == "tide")
        #expect(throws: BarError.self) { try bar.handle(.dismissKeyboard, at: 2) }
        #expect(throws: BarError.self) { try bar.handle(.showKeyboard, at: 2) }
    }

    @Test("results scroll, and can be pushed on; another query starts them anew")
    func pushedResults() throws {
        var bar = try Bar.open(typed: "tide")
        _ = try bar.handle(.scroll(by: 300, limit: 300), at: 2)
        #expect(bar.presentation(at: 2).content.isScrolledToEnd)
        _ = try bar.handle(.push(Screen(title: "Tidal Clocks")), at: 3)
        #expect(bar.presentation(at: 3).content.screen.title == "Tidal Clocks")
        _ = try bar.handle(.pop, at: 4)
        #expect(bar.presentation(at: 4).content.scrollOffset == 300)
        _ = try bar.handle(.type("s"), at: 5)
        #expect(bar.presentation(at: 5).content.screen == .found("tides"))
        #expect(bar.presentation(at: 5).content.scrollOffset == 0)
    }

    @Test(
        "over the recents there is nothing to scroll or push",
        arguments: [BarEvent.scroll(by: 1, limit: 9), .scrollEnds, .push(Screen(title: "")), .pop]
    )
    func recentsCover(event: BarEvent) throws {
        var bar = try Bar.open()
        #expect(throws: BarError.self) { try bar.handle(event, at: 2) }
    }

    @Test("the tab stays behind the recents, for the motion between them")
    func tabBehindRecents() throws {
        #expect(try Bar.open().presentation(at: 1).content.screen.title == "home")
    }
}
