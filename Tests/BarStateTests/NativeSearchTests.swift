import BarState
import Testing

@Suite("Tab view: search")
struct NativeSearchTests {
    typealias View = TabView<Place>

    static func minimizing() throws -> View {
        try View.underTest(
            hasSearch: true,
            searching: { Screen(title: "found \($0)").searchable(prompt: "Films").searchToolbarBehavior(.minimize) }
        )
    }

    /// The field open and focused at second 1.
    static func focused(activation: TabSearchActivation = .automatic) throws -> View {
        var view = try View.underTest(hasSearch: true).tabViewSearchActivation(activation)
        try view.tap("search-button")
        if activation == .automatic { try view.tap("search-field") }
        return view
    }

    @Test("closed, the search tab is a button apart")
    func closed() throws {
        let view = try View.underTest(hasSearch: true)
        #expect(try view.shown().search == nil)
        #expect(try view.shown().searchOpen == MotionTrack(0))
        #expect(
            view.tappableLayers(at: 0)
                == ["tab-bar/tab-home", "tab-bar/tab-library", "tab-bar/tab-downloads", "search-button"]
        )
    }

    @Test("a tap on it opens the field at the foot, beside the tab that showed last, without the keyboard")
    func opens() throws {
        var view = try View.underTest(selection: .library, hasSearch: true)
        #expect(try view.handle(.tap("search-button"), at: 1) == [.setSelection(.search)])
        let bar = try view.shown()
        #expect(bar.search == NativeSearchPresentation(query: "", prompt: "Search", isFocused: false))
        #expect(bar.tabs.first(where: \.isSelected)?.id == "library")
        #expect(bar.searchTab?.isSelected == true)
        #expect(bar.searchOpen.changes == [.init(time: 1, target: 1)])
        #expect(bar.searchFocus == MotionTrack(0))
        #expect(!view.presentation(at: 1).isKeyboardShown)
        #expect(view.tappableLayers(at: 1) == ["tab-bar/folded", "search-field"])
    }

    @Test("a tap on the field brings the keyboard; then there is a close button and no tab")
    func focus() throws {
        var view = try View.underTest(hasSearch: true)
        try view.tap("search-button", at: 1)
        try view.tap("search-field", at: 2)
        #expect(try view.shown(at: 2).search?.isFocused == true)
        #expect(try view.shown(at: 2).searchFocus.changes == [.init(time: 2, target: 1)])
        #expect(view.presentation(at: 2).isKeyboardShown)
        #expect(view.tappableLayers(at: 2) == ["search-field", "search-field/close"])
    }

    @Test("what is typed is the query, and builds the search tab's screen")
    func types() throws {
        var view = try Self.focused()
        #expect(try view.handle(.type("ti"), at: 1) == [.setQuery("ti")])
        #expect(try view.handle(.type("de"), at: 1) == [.setQuery("tide")])
        #expect(view.query == "tide")
        #expect(view.presentation(at: 1).content.screen.title == "found tide")
        #expect(try view.shown().search?.query == "tide")
    }

    @Test("nothing can be typed or sent without the keyboard", arguments: [BarEvent.type("a"), .submit])
    func unfocused(event: BarEvent) throws {
        var view = try View.underTest(hasSearch: true)
        #expect(throws: BarError.self) { try view.handle(event, at: 1) }
        try view.tap("search-button")
        #expect(throws: BarError.self) { try view.handle(event, at: 1) }
    }

    @Test(
        "close and the keyboard's going keep the query",
        arguments: [BarEvent.tap("search-field/close"), .dismissKeyboard]
    )
    func keepsQuery(event: BarEvent) throws {
        var view = try Self.focused()
        _ = try view.handle(.type("tide"), at: 1)
        #expect(try view.handle(event, at: 2).isEmpty)
        #expect(
            try view.shown(at: 2).search == NativeSearchPresentation(query: "tide", prompt: "Search", isFocused: false)
        )
        #expect(view.selection == .search)
        #expect(try view.shown(at: 2).searchFocus.target == 0)
        #expect(try view.shown(at: 2).searchOpen.target == 1)
    }

    @Test("the clear button empties the field and keeps the keyboard")
    func clears() throws {
        var view = try Self.focused()
        _ = try view.handle(.type("tide"), at: 1)
        #expect(view.tappableLayers(at: 1).contains("search-field/clear"))
        #expect(try view.handle(.tap("search-field/clear"), at: 1) == [.setQuery("")])
        #expect(try view.shown().search?.isFocused == true)
        #expect(view.presentation(at: 1).content.screen.title == "found ")
    }

    @Test("Search sends the trimmed query and lets the keyboard go; a blank one does nothing")
    func submits() throws {
        var view = try Self.focused()
        _ = try view.handle(.type("  "), at: 1)
        #expect(try view.handle(.submit, at: 1).isEmpty)
        #expect(view.presentation(at: 1).isKeyboardShown)
        _ = try view.handle(.type("tide "), at: 1)
        #expect(try view.handle(.submit, at: 1) == [.submit("tide")])
        #expect(!view.presentation(at: 1).isKeyboardShown)
    }

    @Test("the round tab goes back to where one was, and the query waits")
    func back() throws {
        var view = try View.underTest(selection: .library, hasSearch: true)
        try view.tap("search-button")
        try view.tap("search-field")
        _ = try view.handle(.type("tide"), at: 1)
        _ = try view.handle(.dismissKeyboard, at: 1)
        #expect(try view.handle(.tap("tab-bar/folded"), at: 2) == [.setSelection(.library)])
        #expect(try view.shown(at: 2).search == nil)
        #expect(try view.shown(at: 2).searchOpen.target == 0)
        try view.tap("search-button", at: 3)
        #expect(try view.shown(at: 3).search?.query == "tide")
    }

    @Test("minimize makes the field a button until it is used")
    func minimize() throws {
        var view = try Self.minimizing()
        try view.tap("search-button", at: 1)
        #expect(try view.shown(at: 1).search?.isMinimizedToButton == true)
        #expect(try view.shown(at: 1).searchOpen.target == 0)
        #expect(try view.shown(at: 1).searchTab?.isSelected == true)
        #expect(try !view.shown(at: 1).tabs.contains(where: \.isSelected))
        #expect(view.tappableLayers(at: 1).last == "search-button")
        #expect(try view.handle(.tap("search-button"), at: 2).isEmpty)
        #expect(try view.shown(at: 2).search == NativeSearchPresentation(query: "", prompt: "Films", isFocused: true))
        #expect(try view.shown(at: 2).searchOpen.target == 1)
    }

    @Test(
        "an empty field becomes a button again when it is closed, one that holds something doesn't",
        arguments: ["", "a"]
    )
    func minimizeAgain(query: String) throws {
        var view = try Self.minimizing()
        try view.tap("search-button")
        try view.tap("search-button")
        _ = try view.handle(.type(query), at: 1)
        try view.tap("search-field/close")
        #expect(try view.shown().search?.isMinimizedToButton == query.isEmpty)
    }

    @Test("without minimize the field is a field")
    func automatic() throws {
        var view = try View.underTest(
            hasSearch: true,
            searching: { Screen(title: $0).searchable().searchToolbarBehavior(.automatic) }
        )
        try view.tap("search-button")
        #expect(try view.shown().search?.isMinimizedToButton == false)
    }

    @Test("selecting activates where the app says so, and ending the search goes back to the tab before")
    func activation() throws {
        var view = try View.underTest(selection: .downloads, hasSearch: true)
            .tabViewSearchActivation(.searchTabSelection)
        try view.tap("search-button", at: 1)
        #expect(try view.shown(at: 1).search?.isFocused == true)
        #expect(view.presentation(at: 1).isKeyboardShown)
        #expect(try view.handle(.tap("search-field/close"), at: 2) == [.setSelection(.downloads)])
        #expect(try view.shown(at: 2).search == nil)
    }

    @Test("a searchable tab view gives its field to the search tab")
    func onTabView() throws {
        var view = try View.underTest(hasSearch: true, searching: { Screen(title: "found \($0)") })
            .searchable(text: "tide", prompt: "Films")
        #expect(try view.shown().search == nil)
        try view.tap("search-button")
        #expect(try view.shown().search == NativeSearchPresentation(query: "tide", prompt: "Films", isFocused: false))
    }

    @Test("without a search tab the field is every tab's")
    func everyTab() throws {
        let view = try View.underTest().searchable(prompt: "Films")
        #expect(try view.shown().search?.prompt == "Films")
        #expect(try view.shown().searchOpen == MotionTrack(1))
        #expect(view.tappableLayers(at: 0) == ["tab-bar/folded", "search-field"])
    }

    @Test("a screen's field is gone once something is pushed over it")
    func pushed() throws {
        var view = try Self.focused()
        _ = try view.handle(.push(Screen(title: "film")), at: 2)
        #expect(try view.shown(at: 2).search == nil)
        #expect(!view.presentation(at: 2).isKeyboardShown)
        _ = try view.handle(.pop, at: 3)
        #expect(try view.shown(at: 3).search?.isFocused == false)
    }

    @Test("the app sets the query before search opens")
    func preset() throws {
        var view = try View.underTest(hasSearch: true)
        try view.set(.query("tide"), at: 1)
        try view.tap("search-button")
        #expect(try view.shown().search?.query == "tide")
        #expect(view.presentation(at: 1).content.screen.title == "found tide")
    }

    @Test("a screen that comes with a text fills the field")
    func presetByScreen() throws {
        let view = try View.underTest(
            selection: .search,
            hasSearch: true,
            searching: { Screen(title: "found \($0)").searchable(text: "tide") }
        )
        #expect(view.presentation(at: 0).content.screen.title == "found tide")
        #expect(try view.shown().searchOpen == MotionTrack(1))
    }

    @Test(
        "a small bar has its full size again once the field is open, with the accessory above",
        arguments: [true, false]
    )
    func withAccessory(isFocused: Bool) throws {
        var view = try View.minimized(hasSearch: true)
        try view.tap("search-button", at: 2)
        if isFocused { try view.tap("search-field", at: 2) }
        #expect(try !view.shown(at: 2).isMinimized)
        #expect(try view.shown(at: 2).accessory?.placement == .expanded)
        try view.scroll(300, at: 3)
        #expect(!view.isMinimized)
    }

    @Test("closed before it was open, the motion keeps both changes")
    func interrupted() throws {
        var view = try View.underTest(hasSearch: true)
        try view.tap("search-button", at: 1)
        try view.tap("tab-bar/folded", at: 1.1)
        #expect(try view.shown(at: 1.1).searchOpen.changes == [.init(time: 1, target: 1), .init(time: 1.1, target: 0)])
    }
}
