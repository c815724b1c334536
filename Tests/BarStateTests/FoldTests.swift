import BarState
import Testing

@Suite("Accessory tab bar: the fold")
struct FoldTests {
    typealias Bar = AccessoryTabBar<Place>

    static let downwards: [(distances: [Double], folds: Bool)] = [
        ([39.9], false),
        ([40], true),
        ([40.1], true),
        ([13.3, 13.3, 13.4], true),
        (Array(repeating: 0.1, count: 400), true),
        (Array(repeating: 0.8, count: 50), true),
        (Array(repeating: 0.4, count: 100), true),
        (Array(repeating: 0.1, count: 399), false),
        ([39.9, 0.1], true),
        ([39.9, -0.1, 39.9], false),
        ([39.9, -0.1, 40], true),
        ([39.9, 0, 0.1], true),
    ]

    @Test(
        "folds after 40 points down, not after 39.9; a change of direction starts the count again",
        arguments: downwards
    )
    func down(distances: [Double], folds: Bool) throws {
        var bar = try Bar.underTest()
        for distance in distances { try bar.scroll(distance) }
        #expect(bar.isFolded == folds)
        #expect(try bar.shown().isFolded == folds)
        #expect(try bar.shown().fold.target == (folds ? 1 : 0))
    }

    static let upwards: [(distances: [Double], unfolds: Bool)] = [
        ([-39.9], false),
        ([-40], true),
        ([-13.3, -13.3, -13.4], true),
        ([-39.9, 0.1, -39.9], false),
        ([-39.9, 0.1, -40], true),
    ]

    @Test("comes back after 40 points up, not after 39.9", arguments: upwards)
    func up(distances: [Double], unfolds: Bool) throws {
        var bar = try Bar.underTest()
        try bar.scroll(400)
        for distance in distances { try bar.scroll(distance) }
        #expect(bar.isFolded != unfolds)
    }

    @Test("near the top it is always expanded", arguments: [(8.0, false), (8.1, true), (0, false), (-20, false)])
    func nearTop(offset: Double, staysFolded: Bool) throws {
        var bar = try Bar.underTest()
        try bar.scroll(45)
        try bar.scroll(offset - 45)
        #expect(bar.isFolded == staysFolded)
    }

    @Test("how near the top is, is a parameter", arguments: [(20.0, false), (20.1, true)])
    func nearTopParameter(offset: Double, staysFolded: Bool) throws {
        var bar = try Bar.underTest()
        bar.nearTop = 20
        try bar.scroll(45)
        try bar.scroll(offset - 45)
        #expect(bar.isFolded == staysFolded)
    }

    @Test("rubber-banding at the foot neither folds nor unfolds")
    func bouncedAtFoot() throws {
        var bar = try Bar.underTest()
        try bar.scroll(100, limit: 100)
        try bar.scroll(80, -80, limit: 100)
        #expect(bar.isFolded)
        #expect(bar.presentation(at: 1).content.scrollOffset == 100)

        var short = try Bar.underTest()
        try short.scroll(39, 80, limit: 39)
        #expect(!short.isFolded)
    }

    @Test("only what moves inside the content's ends counts", arguments: [(39.9, true), (40, false)])
    func countsInside(inside: Double, staysFolded: Bool) throws {
        var bar = try Bar.underTest()
        try bar.scroll(100, 80, limit: 100)
        try bar.scroll(-80 - inside, limit: 100)
        #expect(bar.isFolded == staysFolded)
    }

    @Test("rubber-banding at the top folds nothing")
    func bouncedAtTop() throws {
        var bar = try Bar.underTest()
        try bar.scroll(-90, 90)
        #expect(!bar.isFolded)
        try bar.scroll(-90, 129.9)
        #expect(!bar.isFolded)
        try bar.scroll(0.1)
        #expect(bar.isFolded)
    }

    @Test("content that is not tracked never folds the bar")
    func untracked() throws {
        var bar = try Bar.underTest(content: { Screen(title: $0.rawValue) })
        try bar.scroll(500)
        #expect(!bar.isFolded)
        #expect(bar.presentation(at: 1).content.scrollOffset == 500)
    }

    @Test("a story can scroll tracked content as if it weren't, and the other way round")
    func overriddenMark() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.scroll(by: 100, limit: 1_000, isTracked: false), at: 1)
        #expect(!bar.isFolded)
        var other = try Bar.underTest(content: { Screen(title: $0.rawValue) })
        _ = try other.handle(.scroll(by: 100, limit: 1_000, isTracked: true), at: 1)
        #expect(other.isFolded)
    }

    @Test("the mark does nothing under the system bar, which watches scrolling itself", arguments: [true, false])
    func systemBar(isTracked: Bool) throws {
        var bar = try Bar.underTest(
            style: .automatic,
            content: { tab in
                isTracked ? Screen.tracked(tab.rawValue) : Screen(title: tab.rawValue)
            }
        )
        bar.isSystemBar = true
        try bar.scroll(40)
        #expect(bar.isFolded)
    }

    @Test("a tap on the folded symbol brings the bar back, and the count starts again")
    func unfoldedByTap() throws {
        var bar = try Bar.folded()
        #expect(bar.tappableLayers(at: 1) == ["accessory", "accessory/control", "tab-bar/folded"])
        #expect(try bar.handle(.tap(BarLayer.folded), at: 2).isEmpty)
        #expect(!bar.isFolded)
        try bar.scroll(39.9, at: 3)
        #expect(!bar.isFolded)
        try bar.scroll(0.1, at: 3)
        #expect(bar.isFolded)
    }

    @Test("the fold keeps the times of its changes, so that a reversal keeps position and speed")
    func track() throws {
        var bar = try Bar.underTest()
        try bar.scroll(100, at: 1)
        try bar.scroll(-40, at: 1.1)
        let fold = try bar.shown(at: 1.1).fold
        #expect(fold.start == 0)
        #expect(fold.changes == [.init(time: 1, target: 1), .init(time: 1.1, target: 0)])
    }

    @Test("folded, the bar shows the selected tab with its badge, and all that the accessory has")
    func folded() throws {
        var bar = try Bar.folded(badge: 3)
        _ = try bar.handle(.tap(BarLayer.folded), at: 2)
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 2)
        try bar.scroll(50, at: 3)
        let shown = try bar.shown(at: 3)
        let tab = try #require(shown.tabs.first { $0.isSelected })
        #expect(shown.isFolded)
        #expect(tab.badge == "3")
        #expect(tab.spoken == "Library, 3 new")
        #expect(shown.accessory?.control?.symbol == "pause.fill")
    }

    @Test("folded without an accessory, only the round button can be tapped")
    func foldedAlone() throws {
        let bar = try Bar.folded(accessory: nil)
        #expect(bar.tappableLayers(at: 1) == ["tab-bar/folded"])
    }

    @Test("the accessory can go while the bar is folded")
    func accessoryLeavesFolded() throws {
        var bar = try Bar.folded()
        try bar.set(.accessory(nil), at: 2)
        let shown = try bar.shown(at: 2)
        #expect(shown.isFolded)
        #expect(shown.accessory == nil)
        #expect(shown.leavingAccessory?.title == "How Harbours Keep Time")
        #expect(shown.rise.changes == [.init(time: 2, target: 0)])
    }

    @Test("the app sets the selection while folded: a tab that is scrolled stays folded, one at its top comes back")
    func selectionSetFolded() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 1)
        try bar.scroll(200, at: 1)
        _ = try bar.handle(.tap(BarLayer.folded), at: 2)
        _ = try bar.handle(.tap("tab-bar/tab-home"), at: 2)
        try bar.scroll(100, at: 3)
        #expect(bar.isFolded)

        try bar.set(.selection(.library), at: 4)
        #expect(bar.isFolded)
        #expect(try bar.shown(at: 4).tabs.first(where: \.isSelected)?.symbol == "books.vertical")

        try bar.set(.selection(.search), at: 5)
        #expect(!bar.isFolded)
    }

    @Test("a tab whose content isn't tracked brings the folded bar back: no scrolling could")
    func selectionSetUntracked() throws {
        var bar = try Bar.underTest(content: { $0 == .home ? .tracked("Home") : Screen(title: "Other") })
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 1)
        try bar.scroll(200, at: 1)
        _ = try bar.handle(.tap("tab-bar/tab-home"), at: 2)
        try bar.scroll(100, at: 3)
        #expect(bar.isFolded)
        try bar.set(.selection(.library), at: 4)
        #expect(!bar.isFolded)
    }

    @Test("an expanded bar stays expanded over a tab that is scrolled")
    func selectionSetExpanded() throws {
        var bar = try Bar.underTest()
        try bar.scroll(100, at: 1)
        _ = try bar.handle(.tap(BarLayer.folded), at: 2)
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 2)
        try bar.set(.selection(.home), at: 3)
        #expect(!bar.isFolded)
    }

    @Test("a count doesn't travel from one tab to another")
    func countPerTab() throws {
        var bar = try Bar.underTest()
        try bar.scroll(39, at: 1)
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 2)
        try bar.scroll(39, at: 2)
        #expect(!bar.isFolded)
        _ = try bar.handle(.tap("tab-bar/tab-home"), at: 3)
        try bar.scroll(39, at: 3)
        #expect(!bar.isFolded)
        try bar.scroll(1, at: 3)
        #expect(bar.isFolded)
    }

    @Test("a pushed screen starts at its top, so the bar comes back")
    func pushedWhileFolded() throws {
        var bar = try Bar.folded()
        _ = try bar.handle(.push(.tracked("Episode")), at: 2)
        #expect(!bar.isFolded)
    }

    @Test("the tabs can't be tapped while they are folded, and the error says what can")
    func tabsGone() throws {
        var bar = try Bar.folded()
        let there = ["accessory", "accessory/control", "tab-bar/folded"]
        #expect(throws: BarError.layerNotThere("tab-bar/tab-home", there: there, reason: nil)) {
            try bar.handle(.tap("tab-bar/tab-home"), at: 2)
        }
    }
}
