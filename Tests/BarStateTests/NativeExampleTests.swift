import BarState
import Testing

@Suite("The examples of the native bars")
struct NativeExampleTests {
    static func bar(_ example: MediaAppExample, at time: Seconds = 1) throws -> TabViewPresentation {
        guard case .tabView(let bar) = example.presentation(at: time).bar else { throw WrongBar() }
        return bar
    }

    @Test("the media app has Home, Library and a search tab, and nothing to find on any version")
    func mediaApp() throws {
        let example = try MediaAppExample()
        #expect(try Self.bar(example).tabs.map(\.title) == ["Home", "Library"])
        #expect(try Self.bar(example).searchTab?.title == "Search")
        #expect(example.view.findings(on: [.iOS17, .iOS18, .iOS26, .iOS26point1]).isEmpty)
    }

    @Test("its bar minimises with the player inline, and comes back")
    func minimizes() throws {
        var example = try MediaAppExample()
        _ = try example.handle(.scroll(by: 120, limit: 1_000), at: 1)
        #expect(try Self.bar(example).isMinimized)
        #expect(try Self.bar(example).accessory?.placement == .inline)
        _ = try example.handle(.scroll(by: -120, limit: 1_000), at: 1)
        #expect(try Self.bar(example).accessory?.placement == .expanded)
    }

    @Test("its player pauses once the closure has come back")
    func pauses() throws {
        var example = try MediaAppExample()
        let effects = try example.handle(.tap("accessory/control"), at: 1)
        #expect(effects == [.runControl(ControlRun(number: 1, accessoryID: "player"))])
        #expect(example.player.isPlaying)
        _ = try example.handle(.controlEnds(run: 1), at: 2)
        #expect(!example.player.isPlaying)
        guard case .player(let shown) = try Self.bar(example, at: 2).accessory?.content else { throw WrongBar() }
        #expect(!shown.isPlaying)
    }

    @Test("its search is a button until it is used, then finds films by title and kind")
    func searches() throws {
        var example = try MediaAppExample()
        _ = try example.handle(.tap("search-button"), at: 1)
        #expect(try Self.bar(example).search?.isMinimizedToButton == true)
        _ = try example.handle(.tap("search-button"), at: 1)
        _ = try example.handle(.type("comedy"), at: 1)
        #expect(
            example.presentation(at: 1).content.screen.layeredItems.map(\.item.title) == [
                "Spare Key", "Chapter Nought",
            ]
        )
        _ = try example.handle(.type("x"), at: 1)
        #expect(
            example.presentation(at: 1).content.screen.sections.map(\.content) == [.message("No Results")]
        )
    }

    @Test("its videos play from three fifths on", arguments: [(0.59, false), (0.6, true), (0.61, true)])
    func plays(share: Double, plays: Bool) throws {
        var example = try MediaAppExample()
        _ = try example.handle(.visibility(of: "screen/section-1/tile-1", share: share), at: 1)
        let item = example.presentation(at: 1).content.screen.layeredItems.first?.item
        #expect(item?.symbol == (plays ? "pause.fill" : "play.fill"))
    }

    @Test("every film in its library opens out of its tile")
    func zooms() throws {
        var example = try MediaAppExample()
        _ = try example.handle(.tap("tab-bar/tab-library"), at: 1)
        let tiles = example.tappableLayers(at: 1).filter { $0.hasPrefix("screen/") }
        #expect(tiles.count == 12)
        for tile in tiles {
            var opened = example
            _ = try opened.handle(.tap(tile), at: 2)
            #expect(opened.presentation(at: 2).edges.zoom?.source == tile)
        }
    }

    @Test("the floating app's accessory is a plus, then Updated, then wide", arguments: [SystemRelease.iOS18, .iOS26])
    func floating(release: SystemRelease) throws {
        var example = try FloatingExample(release: release)
        var shown: [FloatingAccessoryPresentation.Content?] = []
        for time in 1...4 {
            guard case .floatingAccessory(let bar) = example.presentation(at: 1).bar else { throw WrongBar() }
            shown.append(bar.content)
            _ = try example.handle(.tap("floating-accessory"), at: Seconds(time))
        }
        #expect(
            shown == [
                .symbol("plus", label: "Add"), .text("Updated"),
                .wide(title: "Three changes since yesterday", width: 300), .symbol("plus", label: "Add"),
            ]
        )
    }

    @Test(
        "its bar hides by the app's policy on iOS 18 and minimises on iOS 26",
        arguments: [SystemRelease.iOS18, .iOS26]
    )
    func floatingScroll(release: SystemRelease) throws {
        var example = try FloatingExample(release: release)
        _ = try example.handle(.scroll(by: 100, limit: 1_000), at: 1)
        #expect(try example.host.shown().isTabBarHidden == (release == .iOS18))
        #expect(try example.host.shown().isMinimized == (release == .iOS26))
    }

    @Test("the floating app is not there before iOS 18")
    func tooEarly() {
        #expect(throws: BarError.floatingAccessoryRelease(.iOS17)) { try FloatingExample(release: .iOS17) }
    }

    @Test("both run on an injected clock")
    func driver() async throws {
        let driver = BarDriver(try MediaAppExample(), clock: ManualClock())
        try await driver.send(.tap("accessory/control"))
        await driver.settle()
        #expect(await driver.bar.player.isPlaying == false)
    }
}

@Suite("Bad input to the native bars")
struct NativeBadInputTests {
    typealias Item = TabView<String>.Item

    static func tab(_ id: String, title: String = "A", role: Item.Role? = nil) -> Item {
        Tab(title, systemImage: "circle", value: id, role: role) { Screen(title: title) }
    }

    static let cases: [(tabs: [Item], selection: String, error: BarError)] = [
        ([], "", .noTabs),
        ([tab("s", role: .search)], "s", .noTabs),
        ([tab("a"), tab("s", role: .search), tab("t", role: .search)], "a", .searchTabs(["s", "t"])),
        ([tab("a"), tab("a")], "a", .duplicateTab(id: "a")),
        ([tab("a")], "b", .unknownTab(id: "b", known: ["a"])),
        ([tab("a", title: " ")], "a", .emptyText(field: "title", owner: "tab \"a\"")),
        ([tab("a").badge(-1)], "a", .negativeBadge(-1, tab: "a")),
    ]

    @Test("no tabs, two search roles, and what every bar refuses", arguments: cases)
    func tabs(tabs: [Item], selection: String, error: BarError) throws {
        #expect(throws: error) { try TabView(selection: selection, tabs: tabs) }
        var view = try TabView(selection: "z", tabs: [Self.tab("z")])
        let before = view.presentation(at: 1)
        #expect(throws: error) { try view.set(.tabs(tabs), .selection(selection), at: 1) }
        #expect(view.presentation(at: 1) == before)
    }

    @Test("the messages say what to do")
    func messages() {
        #expect("\(BarError.searchTabs(["s", "t"]))" == "2 tabs have the role search: s, t. Give the role to one tab.")
        #expect(
            "\(BarError.visibilityThreshold("2.0", cell: "screen/section-1/row-1"))"
                == "The visibility threshold of \"screen/section-1/row-1\" is 2.0. Give a share from 0 to 1."
        )
    }

    @Test(
        "a refused event leaves no trace",
        arguments: [BarEvent.tap("nowhere"), .pop, .dismiss, .scroll(by: .nan, limit: 1)]
    )
    func noTrace(event: BarEvent) throws {
        var view = try TabView(selection: "z", tabs: [Self.tab("z")])
        let before = view.presentation(at: 9)
        #expect(throws: BarError.self) { try view.handle(event, at: 5) }
        #expect(view.presentation(at: 9) == before)
        _ = try view.handle(.release, at: 1)
    }

    @Test("time never runs backwards")
    func time() throws {
        var view = try TabView(selection: "z", tabs: [Self.tab("z")])
        _ = try view.handle(.release, at: 2)
        #expect(throws: BarError.badTime("1.0", last: 2)) { try view.handle(.release, at: 1) }
        #expect(throws: BarError.badTime("1.0", last: 2)) { try view.set(.query(""), at: 1) }
    }
}
