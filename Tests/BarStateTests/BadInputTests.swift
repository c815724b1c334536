import BarState
import Testing

@Suite("Bad input is refused with what happened and what to do")
struct BadInputTests {
    typealias Bar = AccessoryTabBar<String>

    static func bar(_ items: [Bar.Item], selection: String = "a", accessory: Bar.Accessory? = nil) throws -> Bar {
        try Bar(selection: selection, items: items, accessory: accessory) { Screen(title: $0) }
    }

    static func search(_ count: Int) throws -> SearchTabBar<Int> {
        try SearchTabBar(
            selection: 0,
            items: (0..<count).map { .init($0, title: "Tab \($0)", symbol: "circle") },
            content: { Screen(title: "\($0)") },
            results: { _ in nil }
        )
    }

    static let a = Bar.Item("a", title: "A", symbol: "circle")

    static let badItems: [(items: [Bar.Item], selection: String, error: BarError)] = [
        ([], "a", .noTabs),
        ([a, a], "a", .duplicateTab(id: "a")),
        ([a, .init("b", title: "B", symbol: "circle"), a], "b", .duplicateTab(id: "a")),
        ([a], "z", .unknownTab(id: "z", known: ["a"])),
        ([.init("a", title: "A", symbol: "circle", badge: -1)], "a", .negativeBadge(-1, tab: "a")),
        ([.init("a", title: "", symbol: "circle")], "a", .emptyText(field: "title", owner: "tab \"a\"")),
        ([.init("a", title: " \n", symbol: "circle")], "a", .emptyText(field: "title", owner: "tab \"a\"")),
        ([.init("a", title: "A", symbol: "")], "a", .emptyText(field: "symbol", owner: "tab \"a\"")),
        ([.init("", title: "A", symbol: "circle")], "", .emptyText(field: "id", owner: "tab \"\"")),
    ]

    @Test("tabs that a bar can't hold", arguments: badItems)
    func items(items: [Bar.Item], selection: String, error: BarError) {
        #expect(throws: error) { try Self.bar(items, selection: selection) }
    }

    @Test("tabs that a bar can't take later leave it as it was", arguments: badItems)
    func laterItems(items: [Bar.Item], selection: String, error: BarError) throws {
        var bar = try Self.bar([Self.a])
        let before = bar.presentation(at: 9)
        #expect(throws: error) { try bar.set(.items(items), .selection(selection), at: 1) }
        #expect(bar.presentation(at: 9) == before)
    }

    @Test("one tab is enough for the accessory bar")
    func oneTab() throws {
        _ = try Self.bar([Self.a])
    }

    @Test("the search bar holds two to four tabs", arguments: [2, 3, 4])
    func tabCount(count: Int) throws {
        #expect(try Self.search(count).items.count == count)
    }

    @Test("one or five tabs are too few or too many for the search bar", arguments: [1, 5, 6])
    func badTabCount(count: Int) {
        #expect(throws: BarError.tabCount(count)) { try Self.search(count) }
    }

    @Test("the search bar without tabs says so")
    func searchWithoutTabs() {
        #expect(throws: BarError.noTabs) { try Self.search(0) }
    }

    @Test("a progress from 0 to 1 is good", arguments: [nil, 0, -0.0, .leastNonzeroMagnitude, 0.5, 1])
    func progress(progress: Double?) throws {
        var accessory = Bar.Accessory.sample
        accessory.progress = progress
        #expect(try Self.bar([Self.a], accessory: accessory).accessory?.progress == progress)
    }

    @Test(
        "a progress outside 0…1 or not a number is bad",
        arguments: [
            (2.0, "2.0"), (-0.1, "-0.1"), (1.0.nextUp, "1.0000000000000002"), (.nan, "nan"), (.infinity, "inf"),
        ]
    )
    func badProgress(progress: Double, text: String) throws {
        var accessory = Bar.Accessory.sample
        accessory.progress = progress
        let error = BarError.progress(text, accessory: accessory.id)
        #expect(throws: error) { try Self.bar([Self.a], accessory: accessory) }
        var bar = try Self.bar([Self.a])
        #expect(throws: error) { try bar.set(.accessory(accessory), at: 1) }
        #expect(bar.accessory == nil)
    }

    @Test("an accessory needs an id, a title and a symbol, and its action a symbol and a label")
    func emptyAccessory() {
        let cases: [(String, WritableKeyPath<Bar.Accessory, String>)] = [
            ("id", \.id), ("title", \.title), ("symbol", \.symbol),
        ]
        for (field, path) in cases {
            var accessory = Bar.Accessory.sample
            accessory[keyPath: path] = " "
            let error = BarError.emptyText(field: field, owner: "accessory \"\(accessory.id)\"")
            #expect(throws: error) { try accessory.validate() }
        }
        for (symbol, label, field) in [("", "End", "control symbol"), ("stop", "", "control label")] {
            var accessory = Bar.Accessory.workout
            accessory.control = .action(symbol: symbol, label: label)
            let error = BarError.emptyText(field: field, owner: "accessory \"\(accessory.id)\"")
            #expect(throws: error) { try accessory.validate() }
        }
    }

    @Test("a subtitle may be empty")
    func emptySubtitle() throws {
        var accessory = Bar.Accessory.sample
        accessory.subtitle = ""
        try accessory.validate()
        let shown = try Self.bar([Self.a], accessory: accessory).presentation(at: 0)
        guard case .accessoryTabBar(let bar) = shown.bar else { throw WrongBar() }
        #expect(bar.accessory?.spoken == "How Harbours Keep Time, 35%, Playing")
    }

    @Test("a message says what happened and what to do")
    func messages() {
        #expect(
            "\(BarError.tabCount(5))" == "The search tab bar has 5 tabs. Its capsule holds 2 to 4."
        )
        #expect(
            "\(BarError.unknownTab(id: "z", known: ["a", "b"]))" == "No tab has the id \"z\". Choose one of: a, b."
        )
        #expect(
            "\(BarError.progress("nan", accessory: "x"))"
                == "The progress of accessory \"x\" is nan. Give a number from 0 to 1, or none to hide the line."
        )
    }

    @Test("time never runs backwards, and is a number from 0 on", arguments: [-1.0, 0.999, .nan, .infinity])
    func time(time: Seconds) throws {
        var bar = try Self.bar([Self.a])
        _ = try bar.handle(.release, at: 1)
        #expect(throws: BarError.badTime("\(time)", last: 1)) { try bar.handle(.release, at: time) }
        _ = try bar.handle(.release, at: 1)
    }

    @Test("an event that is refused leaves no trace, not even its time")
    func refused() throws {
        var bar = try Self.bar([Self.a])
        #expect(throws: BarError.self) { try bar.handle(.pop, at: 9) }
        _ = try bar.handle(.release, at: 5)
        var search = try Self.search(2)
        #expect(throws: BarError.self) { try search.handle(.dismiss, at: 9) }
        _ = try search.handle(.release, at: 5)
    }

    @Test("a scroll is made of finite points", arguments: [(Double.nan, 1.0), (.infinity, 1), (1, -1), (1, .nan)])
    func scroll(by distance: Double, limit: Double) throws {
        var bar = try Self.bar([Self.a])
        #expect(throws: BarError.badScroll(by: "\(distance)", limit: "\(limit)")) {
            try bar.handle(.scroll(by: distance, limit: limit), at: 1)
        }
        #expect(bar.presentation(at: 1).content.scrollOffset == 0)
    }
}
