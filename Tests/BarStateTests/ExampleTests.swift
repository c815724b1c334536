import BarState
import Testing

@Suite("The examples")
struct ExampleTests {
    static func bar(_ example: AccessoryTabBarExample, at time: Seconds) throws -> AccessoryTabBarPresentation {
        guard case .accessoryTabBar(let bar) = example.presentation(at: time).bar else { throw WrongBar() }
        return bar
    }

    @Test("a listening app: Home, Library, Search and Downloads, an episode playing")
    func listening() throws {
        let shown = try Self.bar(try AccessoryTabBarExample(), at: 0)
        #expect(shown.tabs.map(\.title) == ["Home", "Library", "Search", "Downloads"])
        #expect(shown.accessory?.control?.label == "Pause")
        #expect(shown.style == .automatic)
        #expect(try Self.bar(try AccessoryTabBarExample(custom: true), at: 0).style == .custom)
    }

    @Test("its line creeps on while it plays")
    func creeps() throws {
        let example = try AccessoryTabBarExample()
        #expect(try Self.bar(example, at: 0).accessory?.progress == 882.0 / 2_520)
        #expect(try Self.bar(example, at: 30).accessory?.progress == 912.0 / 2_520)
        #expect(try Self.bar(example, at: 1e6).accessory?.progress == 1)
    }

    @Test("its control takes a moment, then the episode pauses and the line rests")
    func pauses() throws {
        var example = try AccessoryTabBarExample()
        _ = try example.handle(.tap(BarLayer.control), at: 10)
        #expect(try Self.bar(example, at: 10.5).accessory?.control?.isBusy == true)
        _ = try example.handle(.controlEnds(), at: 11)
        #expect(try Self.bar(example, at: 11).accessory?.control?.label == "Play")
        #expect(try Self.bar(example, at: 90).accessory?.progress == 893.0 / 2_520)
        _ = try example.handle(.tap(BarLayer.control), at: 100)
        _ = try example.handle(.controlEnds(), at: 101)
        #expect(try Self.bar(example, at: 111).accessory?.progress == 903.0 / 2_520)
    }

    @Test("a control that fails leaves the episode playing")
    func fails() throws {
        var example = try AccessoryTabBarExample()
        _ = try example.handle(.tap(BarLayer.control), at: 1)
        _ = try example.handle(.controlThrows(message: nil), at: 2)
        let accessory = try #require(try Self.bar(example, at: 3).accessory)
        #expect(accessory.error == "That didn't work. Try again.")
        #expect(accessory.isActive)
    }

    @Test("the driver runs its control on the clock it was given")
    func driven() async throws {
        let clock = ManualClock()
        let driver = BarDriver(try AccessoryTabBarExample(clock: clock), clock: clock)
        try await driver.send(.tap(BarLayer.control))
        await clock.sleeperArrives()
        clock.advance(by: AccessoryTabBarExample.controlDuration)
        await driver.settle()
        #expect(try Self.bar(await driver.bar, at: 1).accessory?.control?.label == "Play")
    }

    @Test("the row opens a Now Playing sheet")
    func nowPlaying() throws {
        var example = try AccessoryTabBarExample()
        #expect(try example.handle(.tap(BarLayer.accessory), at: 1) == [.expand])
        #expect(example.presentation(at: 1).sheet?.accessory.title == "How Harbours Keep Time")
        #expect(example.tappableLayers(at: 1).isEmpty)
    }

    @Test("each of its screens is full enough to scroll, and tracked", arguments: AccessoryTabBarExample.Tab.allCases)
    func screens(tab: AccessoryTabBarExample.Tab) throws {
        var example = try AccessoryTabBarExample()
        _ = try example.handle(.tap(BarLayer.tab(tab.rawValue)), at: 1)
        let screen = example.presentation(at: 1).content.screen
        #expect(screen.isScrollTracked)
        #expect(screen.itemCount >= 12)
    }

    static func bar(_ example: SearchTabBarExample) throws -> SearchTabBarPresentation {
        guard case .searchTabBar(let bar) = example.presentation(at: 1).bar else { throw WrongBar() }
        return bar
    }

    @Test("a listening app's root: Listen Now, Library with two new, Browse, three recents")
    func catalogue() throws {
        let example = try SearchTabBarExample()
        #expect(try Self.bar(example).tabs.map(\.spoken) == ["Listen Now", "Library, 2 new", "Browse"])
        #expect(example.bar.recents.count == 3)
    }

    @Test("its screens are full enough to scroll", arguments: SearchTabBarExample.Tab.allCases)
    func searchScreens(tab: SearchTabBarExample.Tab) throws {
        var example = try SearchTabBarExample()
        _ = try example.handle(.tap(BarLayer.tab(tab.rawValue)), at: 1)
        #expect(example.presentation(at: 1).content.screen.itemCount >= 12)
    }

    static let queries: [(query: String, titles: [String])] = [
        (
            "piano",
            ["Piano, Unhurried", "A Piano Travels North", "Three Late Waltzes", "Left Hand Alone"]
        ),
        (" TIDE ", ["The Tide Pool at Noon"]),
        ("zzz", []),
    ]

    @Test("results filter shows and episodes as one types", arguments: queries)
    func results(query: String, titles: [String]) throws {
        var example = try SearchTabBarExample()
        _ = try example.handle(.tap(BarLayer.searchButton), at: 1)
        _ = try example.handle(.type(query), at: 1)
        let screen = example.presentation(at: 1).content.screen
        #expect(screen.rowTitles == titles)
        if titles.isEmpty { #expect(screen.sections.map(\.content) == [.message("No Results")]) }
    }

    @Test("each of its recents finds something")
    func recents() throws {
        for row in 1...3 {
            var example = try SearchTabBarExample()
            _ = try example.handle(.tap(BarLayer.searchButton), at: 1)
            _ = try example.handle(.tap(BarLayer.recent(row)), at: 1)
            #expect(!example.presentation(at: 1).content.screen.rowTitles.isEmpty)
        }
    }
}

extension Screen {
    fileprivate var rowTitles: [String] {
        sections.flatMap { section in
            guard case .rows(let items) = section.content else { return [String]() }
            return items.map(\.title)
        }
    }

    fileprivate var itemCount: Int {
        sections.reduce(0) { sum, section in
            switch section.content {
            case .rows(let items), .cards(let items), .grid(let items), .pictures(let items), .videos(let items):
                sum + items.count
            case .banner: sum + 1
            case .text, .message: sum
            }
        }
    }
}
