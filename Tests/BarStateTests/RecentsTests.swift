import BarState
import Testing

@Suite("Search tab bar: recent searches")
struct RecentsTests {
    typealias Bar = SearchTabBar<Place>

    static let eight = (1...8).map { "search \($0)" }

    static let submitted: [(recents: [String], typed: String, after: [String])] = [
        ([], "tide", ["tide"]),
        (["a", "b"], "tide", ["tide", "a", "b"]),
        (["a", "b"], "  tide\t", ["tide", "a", "b"]),
        (["a", "tide", "b"], "tide", ["tide", "a", "b"]),
        (["a", "tide", "b"], " tide ", ["tide", "a", "b"]),
        (["Tide"], "tide", ["tide", "Tide"]),
        (Array(eight.prefix(7)), "tide", ["tide"] + eight.prefix(7)),
        (eight, "tide", ["tide"] + eight.prefix(7)),
        (eight, "search 8", ["search 8"] + eight.prefix(7)),
    ]

    @Test("Search puts the trimmed query in front: no repeat, at most eight, newest first", arguments: submitted)
    func submit(recents: [String], typed: String, after: [String]) throws {
        var bar = try Bar.open(typed: typed, recents: recents)
        #expect(try bar.handle(.submit, at: 2) == [.setRecents(after), .submit(after[0])])
        #expect(bar.recents == after)
        let shown = try bar.shown(at: 2)
        #expect(shown.query == typed)
        #expect(shown.panel == .results)
        #expect(!shown.isFieldFocused)
    }

    @Test("submitting what is in front already calls onSubmit and changes no recents")
    func submitFront() throws {
        var bar = try Bar.open(typed: "tides")
        #expect(try bar.handle(.submit, at: 2) == [.submit("tides")])
    }

    @Test("picking a recent fills the field, moves it to the front and submits it", arguments: [1, 2, 3])
    func pick(row: Int) throws {
        let recents = ["tides", "bread", "piano"]
        let picked = recents[row - 1]
        var bar = try Bar.open(recents: recents)
        let after = [picked] + recents.filter { $0 != picked }
        let effects = try bar.handle(.tap(BarLayer.recent(row)), at: 2)
        #expect(effects.first == .setQuery(picked))
        #expect(effects.last == .submit(picked))
        #expect(effects.contains(.setRecents(after)) == (row != 1))
        #expect(bar.recents == after)
        #expect(bar.query == picked)
        #expect(try bar.shown(at: 2).panel == .results)
        #expect(bar.presentation(at: 2).content.screen == .found(picked))
    }

    @Test("rows are counted from 1", arguments: ["recents/row-0", "recents/row-4", "recents/row-01"])
    func rowNotThere(layer: String) throws {
        var bar = try Bar.open()
        #expect(throws: BarError.self) { try bar.handle(.tap(layer), at: 2) }
    }

    @Test("Clear empties the list, and the prompt stands instead")
    func clear() throws {
        var bar = try Bar.open()
        #expect(try bar.handle(.tap("recents/clear"), at: 2) == [.setRecents([])])
        #expect(try bar.shown(at: 2).panel == .recentsPrompt("Your searches appear here."))
        #expect(try bar.shown(at: 2).isFieldFocused)
        #expect(throws: BarError.self) { try bar.handle(.tap("recents/clear"), at: 3) }
    }

    static let lists: [(given: [String], kept: [String])] = [
        (eight, eight),
        (eight + ["search 9"], eight),
        (["a", " a ", "b", "a"], ["a", "b"]),
        (["", "  ", "a"], ["a"]),
    ]

    @Test("the app's recents are held to the same rule, from the start and later", arguments: lists)
    func given(given: [String], kept: [String]) throws {
        #expect(try Bar.underTest(recents: given).recents == kept)
        var bar = try Bar.underTest(recents: [])
        #expect(try bar.set(.recents(given), at: 1).isEmpty)
        #expect(bar.recents == kept)
    }

    @Test("all eight recents can be picked")
    func eightRows() throws {
        let bar = try Bar.open(recents: Self.eight)
        #expect(bar.tappableLayers(at: 1).filter { $0.hasPrefix("recents/row-") }.count == 8)
        #expect(try bar.shown().panel == .recents(Self.eight))
    }
}
