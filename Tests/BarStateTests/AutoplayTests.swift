import BarState
import Testing

@Suite("Screens: videos play while they can be seen")
struct AutoplayTests {
    static let cell = "screen/section-1/tile-1"

    static func view(threshold: Double?) throws -> TabView<Place> {
        var item = Screen.Item(title: "Trailer", artwork: 1)
        item = threshold.map { item.onScrollVisibilityChange(threshold: $0) } ?? item.onScrollVisibilityChange()
        let other = Screen.Item(title: "Still")
        return try .underTest(home: Screen(title: "", sections: [.init(content: .grid([item, other]))]))
    }

    static func symbol(_ view: TabView<Place>) throws -> String? {
        view.presentation(at: 1).content.screen.layeredItems.first { $0.layer == cell }?.item.symbol
    }

    static let cases: [(threshold: Double?, share: Double, plays: Bool)] = [
        (nil, 0.499, false), (nil, 0.5, true), (nil, 0.501, true),
        (0.6, 0.599, false), (0.6, 0.6, true), (0.6, 0.601, true), (0.6, 0.1 + 0.2 + 0.3, true),
        (0, 0, true), (1, 0.999, false), (1, 1, true),
    ]

    @Test("below, at and above the threshold, which is a half where none is given", arguments: cases)
    func threshold(threshold: Double?, share: Double, plays: Bool) throws {
        var view = try Self.view(threshold: threshold)
        #expect(try Self.symbol(view) == "play.fill")
        #expect(try view.handle(.visibility(of: Self.cell, share: min(share, 1)), at: 1).isEmpty)
        #expect(try Self.symbol(view) == (plays ? "pause.fill" : "play.fill"))
    }

    @Test("what is seen less stops again")
    func stops() throws {
        var view = try Self.view(threshold: 0.6)
        _ = try view.handle(.visibility(of: Self.cell, share: 1), at: 1)
        _ = try view.handle(.visibility(of: Self.cell, share: 0.2), at: 1)
        #expect(try Self.symbol(view) == "play.fill")
    }

    @Test("a threshold outside 0…1 is refused", arguments: [(-0.01, "-0.01"), (1.01, "1.01"), (.nan, "nan")])
    func badThreshold(threshold: Double, text: String) {
        #expect(throws: BarError.visibilityThreshold(text, cell: Self.cell)) { try Self.view(threshold: threshold) }
    }

    @Test("a screen pushed later is held to it too")
    func badThresholdLater() throws {
        var view = try Self.view(threshold: nil)
        let item = Screen.Item(title: "A").onScrollVisibilityChange(threshold: 2)
        let screen = Screen(title: "", sections: [.init(content: .rows([item]))])
        #expect(throws: BarError.visibilityThreshold("2.0", cell: "screen/section-1/row-1")) {
            try view.handle(.push(screen), at: 1)
        }
    }

    @Test("a share outside 0…1 is none", arguments: [-0.1, 1.1, .nan])
    func badShare(share: Double) throws {
        var view = try Self.view(threshold: nil)
        #expect(throws: BarError.self) { try view.handle(.visibility(of: Self.cell, share: share), at: 1) }
    }

    @Test(
        "only cells that asked are told",
        arguments: ["screen/section-1/tile-2", "screen/section-9/tile-1", "accessory"]
    )
    func otherCell(layer: String) throws {
        var view = try Self.view(threshold: nil)
        #expect(
            throws: BarError.layerNotThere(
                layer,
                there: [Self.cell],
                reason: "only cells with onScrollVisibilityChange are"
            )
        ) { try view.handle(.visibility(of: layer, share: 1), at: 1) }
    }

    @Test("the app's own bars do nothing with it")
    func otherBars() throws {
        var bar = try AccessoryTabBar.underTest()
        #expect(throws: BarError.self) { try bar.handle(.visibility(of: Self.cell, share: 1), at: 1) }
        var search = try SearchTabBar.underTest()
        #expect(throws: BarError.self) { try search.handle(.visibility(of: Self.cell, share: 1), at: 1) }
    }
}
