import BarState
import Testing

@Suite("Tab view: minimising")
struct MinimizeTests {
    typealias View = TabView<Place>

    /// 200 down, 200 down, 50 up in the middle of the content.
    static let behaviors: [(behavior: TabBarMinimizeBehavior?, down: Bool, thenUp: Bool)] = [
        (.onScrollDown, true, false),
        (.onScrollUp, false, true),
        (.never, false, false),
        (.automatic, false, false),
        (nil, false, false),
    ]

    @Test("each behaviour after the same scrolls; automatic does not minimise on iPhone", arguments: behaviors)
    func behavior(behavior: TabBarMinimizeBehavior?, down: Bool, thenUp: Bool) throws {
        var view = try View.underTest()
        if let behavior { view = view.tabBarMinimizeBehavior(behavior) }
        try view.scroll(200, 200)
        #expect(view.isMinimized == down)
        try view.scroll(-50)
        #expect(view.isMinimized == thenUp)
        #expect(try view.shown().isMinimized == thenUp)
        #expect(try view.shown().minimize.target == (thenUp ? 1 : 0))
    }

    static let distances: [(scrolls: [Double], rules: MinimizeRules, minimizes: Bool)] = [
        ([19.9], .standard, false),
        ([20], .standard, true),
        ([10, 10], .standard, true),
        ([19.9, -0.1, 19.9], .standard, false),
        ([19.9, -0.1, 20], .standard, true),
        ([39.9], MinimizeRules(distance: 40), false),
        ([40], MinimizeRules(distance: 40), true),
        ([0.1], MinimizeRules(distance: 0), true),
    ]

    @Test("how many points minimise is a parameter; a change of direction starts the count again", arguments: distances)
    func distance(scrolls: [Double], rules: MinimizeRules, minimizes: Bool) throws {
        var view = try View.underTest().tabBarMinimizeBehavior(.onScrollDown)
        view.minimizeRules = rules
        for distance in scrolls { try view.scroll(distance) }
        #expect(view.isMinimized == minimizes)
    }

    static let restores: [(rules: MinimizeRules, scrolls: [Double], restores: Bool)] = [
        (.standard, [-11.9], false),
        (.standard, [-12], true),
        (MinimizeRules(restoreDistance: 30), [-29.9], false),
        (MinimizeRules(restoreDistance: 30), [-30], true),
        (.observed, [-350], false),
        (.observed, [-399.9], false),
        (.observed, [-400], true),
        (.observed, [-500], true),
        (MinimizeRules(restore: .atStart, startDistance: 10), [-390], true),
        (MinimizeRules(restore: .atStart, startDistance: 10), [-389.9], false),
    ]

    @Test("what brings the bar back is a parameter: any reversal, or the very top alone", arguments: restores)
    func restore(rules: MinimizeRules, scrolls: [Double], restores: Bool) throws {
        var view = try View.underTest().tabBarMinimizeBehavior(.onScrollDown)
        view.minimizeRules = rules
        try view.scroll(400)
        for distance in scrolls { try view.scroll(distance) }
        #expect(view.isMinimized != restores)
    }

    @Test("under onScrollUp the start is the content's end")
    func scrollUpStart() throws {
        var view = try View.underTest().tabBarMinimizeBehavior(.onScrollUp)
        view.minimizeRules = .observed
        try view.scroll(400, -50, limit: 500)
        #expect(view.isMinimized)
        try view.scroll(149.9, limit: 500)
        #expect(view.isMinimized)
        try view.scroll(0.1, limit: 500)
        #expect(!view.isMinimized)
    }

    @Test("each default names its source")
    func sources() {
        #expect(MinimizeRules.sources.map(\.parameter) == ["distance", "restoreDistance", "restore", "startDistance"])
        #expect(MinimizeRules.sources.map(\.confidence) == [.guess, .guess, .documented, .measured])
        #expect(MinimizeRules.sources.allSatisfy { !$0.words.isEmpty })
        #expect(MinimizeRules.standard.restore == .onReversal)
        #expect(MinimizeRules.observed.restore == .atStart)
    }

    @Test("content that the bar doesn't find never minimises it", arguments: [true, false])
    func notFound(isFound: Bool) throws {
        var view = try View.underTest(home: Screen(title: "home").scrollViewFoundByBar(isFound))
            .tabBarMinimizeBehavior(.onScrollDown)
        try view.scroll(400)
        #expect(view.isMinimized == isFound)
        #expect(view.presentation(at: 1).content.scrollOffset == 400)
    }

    @Test("content too short to scroll never minimises, however far it rubber-bands")
    func tooShort() throws {
        var view = try View.underTest().tabBarMinimizeBehavior(.onScrollDown)
        try view.scroll(300, limit: 0)
        #expect(!view.isMinimized)
    }

    @Test("legacy tabs never minimise")
    func legacy() throws {
        var view = try TabView {
            Screen(title: "home").tabItem { Label("Home", systemImage: "house") }
        }.tabBarMinimizeBehavior(.onScrollDown)
        try view.scroll(400)
        #expect(!view.isMinimized)
    }

    @Test("a tap on the minimised tab brings the bar back")
    func tap() throws {
        var view = try View.minimized()
        #expect(view.tappableLayers(at: 1) == ["tab-bar/folded"])
        #expect(try view.handle(.tap("tab-bar/folded"), at: 2).isEmpty)
        #expect(!view.isMinimized)
        #expect(try view.shown(at: 2).minimize.changes == [.init(time: 1, target: 1), .init(time: 2, target: 0)])
    }

    @Test("a minimised bar keeps the badge of its tabs, and the search button")
    func badge() throws {
        let view = try View.minimized(hasSearch: true, badge: 3)
        #expect(try view.shown().tabs.map(\.badge) == [nil, "3", nil])
        #expect(view.tappableLayers(at: 1) == ["tab-bar/folded", "search-button"])
    }

    @Test("another tab at its top brings the bar back")
    func otherTab() throws {
        var view = try View.minimized()
        try view.set(.selection(.library), at: 2)
        #expect(!view.isMinimized)
    }

    @Test("back on a tab that is scrolled, a small bar stays small, and a full one full")
    func scrolledTab() throws {
        var view = try View.minimized()
        try view.set(.selection(.library), at: 2)
        try view.set(.selection(.home), at: 3)
        #expect(!view.isMinimized)
        try view.set(.selection(.library), at: 4)
        try view.scroll(200, at: 4)
        try view.set(.selection(.home), at: 5)
        #expect(view.isMinimized)
    }

    @Test("a pushed screen begins at its top with the full bar")
    func pushed() throws {
        var view = try View.minimized()
        _ = try view.handle(.push(Screen(title: "more")), at: 2)
        #expect(!view.isMinimized)
    }

    @Test("another behaviour brings the bar back where it doesn't minimise", arguments: TabBarMinimizeBehavior.allCases)
    func changed(behavior: TabBarMinimizeBehavior) throws {
        var view = try View.minimized()
        try view.set(.minimizeBehavior(behavior), at: 2)
        #expect(view.isMinimized == (behavior == .onScrollDown || behavior == .onScrollUp))
    }

    @Test("a reversal in the middle of the motion keeps both changes, for position and speed")
    func interrupted() throws {
        var view = try View.underTest().tabBarMinimizeBehavior(.onScrollDown)
        try view.scroll(100, at: 1)
        try view.scroll(-20, at: 1.1)
        #expect(try view.shown(at: 1.1).minimize.changes == [.init(time: 1, target: 1), .init(time: 1.1, target: 0)])
    }
}
