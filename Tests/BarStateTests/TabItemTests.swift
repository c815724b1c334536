import BarState
import Testing

@Suite("Tabs")
struct TabItemTests {
    static let badges: [(badge: Int?, text: String?, spoken: String)] = [
        (nil, nil, "Library"),
        (0, nil, "Library"),
        (1, "1", "Library, 1 new"),
        (2, "2", "Library, 2 new"),
        (99, "99", "Library, 99 new"),
        (100, "99+", "Library, 99+ new"),
        (Int.max, "99+", "Library, 99+ new"),
    ]

    @Test("a badge over 99 reads 99+, nil and 0 hide it, and it is spoken", arguments: badges)
    func badge(badge: Int?, text: String?, spoken: String) throws {
        let tab = try AccessoryTabBar.underTest(badge: badge).shown().tabs[1]
        #expect(tab.badge == text)
        #expect(tab.spoken == spoken)
    }

    @Test("the search bar's badges follow the same rule", arguments: badges)
    func searchBadge(badge: Int?, text: String?, spoken: String) throws {
        let bar = try SearchTabBar(
            selection: 1,
            items: [
                .init(1, title: "Home", symbol: "house"),
                .init(2, title: "Library", symbol: "books.vertical", badge: badge),
            ],
            content: { Screen(title: "\($0)") },
            results: { _ in nil }
        )
        guard case .searchTabBar(let shown) = bar.presentation(at: 0).bar else { throw WrongBar() }
        #expect(shown.tabs[1].badge == text)
        #expect(shown.tabs[1].spoken == spoken)
    }

    @Test("the selected tab alone carries the selected trait", arguments: Place.allCases)
    func selectedTrait(selection: Place) throws {
        let tabs = try AccessoryTabBar.underTest(selection: selection).shown().tabs
        #expect(tabs.filter(\.isSelected).map(\.id) == [selection.rawValue])
    }

    private enum Raw: String { case now = "listen-now" }
    enum Plain: Hashable { case later, show(Int) }

    @Test("a tab's id is its raw string, else the words that describe it")
    func ids() {
        #expect(AccessoryTabBarItem(Raw.now, title: "Now", symbol: "play").id == "listen-now")
        #expect(SearchTabBarItem(Plain.later, title: "Later", symbol: "clock").id == "later")
        #expect(SearchTabBarItem(Plain.show(3), title: "Show", symbol: "mic").id == "show(3)")
        #expect(SearchTabBarItem("home", title: "Home", symbol: "house").id == "home")
        #expect(SearchTabBarItem(7, title: "Seven", symbol: "house").id == "7")
    }

    @Test("items and accessory have their short names inside the bar")
    func shortNames() {
        let item: AccessoryTabBar<Place>.Item = AccessoryTabBarItem(.home, title: "Home", symbol: "house")
        let other: SearchTabBar<Place>.Item = SearchTabBarItem(.home, title: "Home", symbol: "house", badge: nil)
        let accessory: AccessoryTabBar<Place>.Accessory = .workout
        #expect(item.tab == other.tab)
        #expect(accessory == AccessoryTabBarAccessory.workout)
    }
}
