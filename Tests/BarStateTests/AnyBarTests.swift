import BarState
import Testing

@Suite("Either bar, driven by ids")
struct AnyBarTests {
    static let items: [AnyBar.Item] = [
        .init(id: "home", title: "Home", symbol: "house"),
        .init(id: "library", title: "Library", symbol: "books.vertical", badge: 2),
    ]

    static func accessoryBar() throws -> AnyBar {
        .accessoryTabBar(
            try AccessoryTabBar(
                selection: "home",
                items: items.map(\.accessoryTabBarItem),
                accessory: .sample,
                onControl: {},
                onExpand: {},
                content: { .tracked($0) }
            )
        )
    }

    static func searchBar() throws -> AnyBar {
        .searchTabBar(
            try SearchTabBar(
                selection: "home",
                items: items.map(\.searchTabBarItem),
                content: { .tracked($0) },
                results: { .found($0) }
            )
        )
    }

    @Test("a tap by id changes either bar, and the effects name tabs by id")
    func tap() throws {
        var bar = try Self.accessoryBar()
        #expect(try bar.handle(.tap("tab-bar/tab-library"), at: 1) == [.setSelection("library")])
        #expect(bar.presentation(at: 1).content.screen.title == "library")
        var search = try Self.searchBar()
        #expect(
            try search.handle(.tap("tab-bar/tab-library"), at: 1) == [.setSelection("library"), .haptic(.selection)]
        )
        #expect(search.presentation(at: 1).content.screen.title == "library")
    }

    @Test("what can be tapped is what the picture's ids say")
    func layers() throws {
        #expect(
            try Self.accessoryBar().tappableLayers(at: 0)
                == ["accessory", "accessory/control", "tab-bar/tab-home", "tab-bar/tab-library"]
        )
        #expect(
            try Self.searchBar().tappableLayers(at: 0)
                == ["tab-bar/tab-home", "tab-bar/tab-library", "search-button"]
        )
    }

    @Test("every tappable layer can be tapped")
    func everyLayer() throws {
        for bar in [try Self.accessoryBar(), try Self.searchBar()] {
            for layer in bar.tappableLayers(at: 0) {
                var tapped = bar
                _ = try tapped.handle(.tap(layer), at: 1)
                #expect(tapped.presentation(at: 1).pressed == nil)
            }
        }
    }

    @Test("set changes what the kind of bar has")
    func set() throws {
        var bar = try Self.accessoryBar()
        try bar.set([.selection("library"), .accessory(nil), .items(Self.items), .onControl(nil)], at: 1)
        guard case .accessoryTabBar(let shown) = bar.presentation(at: 1).bar else { throw WrongBar() }
        #expect(shown.accessory == nil)
        try bar.set([.accessory(.sample)], at: 2)
        #expect(!bar.tappableLayers(at: 2).contains("accessory/control"))
        #expect(shown.tabs.first(where: \.isSelected)?.id == "library")

        var search = try Self.searchBar()
        try search.set([.query("a"), .recents(["b"]), .selection("library"), .items(Self.items)], at: 1)
        guard case .searchTabBar(let found) = search.presentation(at: 1).bar else { throw WrongBar() }
        #expect(found.query == "a")
    }

    @Test("a value that the bar doesn't have is refused, and the bar stays as it was")
    func refused() throws {
        var bar = try Self.accessoryBar()
        let before = bar.presentation(at: 1)
        #expect(throws: BarError.self) { try bar.set([.selection("library"), .query("a")], at: 1) }
        #expect(throws: BarError.self) { try bar.set([.recents([])], at: 1) }
        #expect(bar.presentation(at: 1) == before)
        var search = try Self.searchBar()
        for value: AnyBar.Value in [.accessory(nil), .onControl(nil), .onExpand(nil)] {
            #expect(throws: BarError.self) { try search.set([value], at: 1) }
        }
    }

    @Test("the closures run through it too")
    func perform() async throws {
        let count = Locked(0)
        let bar = AnyBar.accessoryTabBar(
            try AccessoryTabBar(
                selection: "home",
                items: Self.items.map(\.accessoryTabBarItem),
                accessory: .workout,
                onControl: { count { $0 += 1 } },
                content: { Screen(title: $0) }
            )
        )
        try await bar.perform(.runControl(ControlRun(number: 1, accessoryID: "a")))
        try await bar.perform(.haptic(.selection))
        #expect(count.now == 1)
    }
}
