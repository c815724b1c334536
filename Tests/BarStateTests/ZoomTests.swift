import BarState
import Testing

@Suite("Screens: zoom out of a cell and back")
struct ZoomTests {
    typealias Kind = ScreenEdges.Zoom.Kind

    static let detail = Screen(title: "Detail").navigationTransition(.zoom(sourceID: "b"))

    static func grid(_ ids: [String?], kind: Kind = .push, on opening: Int = 1) -> Screen {
        let tiles = ids.enumerated().map { index, id in
            var tile = Screen.Item(title: "Tile \(index)", artwork: index + 5)
            if let id { tile = tile.matchedTransitionSource(id: id) }
            guard index == opening else { return tile }
            switch kind {
            case .push: return tile.navigationLink { detail }
            case .sheet: return tile.sheet { detail }
            case .fullScreenCover: return tile.fullScreenCover { detail }
            }
        }
        return Screen(
            title: "Grid",
            sections: [.init(content: .text(["Some words."])), .init(heading: "Tiles", content: .grid(tiles))]
        )
    }

    static func view(_ kind: Kind = .push, ids: [String?] = ["a", "b"]) throws -> TabView<Place> {
        try .underTest(home: grid(ids, kind: kind))
    }

    static let tile = "screen/section-2/tile-2"

    @Test("a tap on the tile grows its destination out of it", arguments: Kind.allCases)
    func opens(kind: Kind) throws {
        var view = try Self.view(kind)
        #expect(view.tappableLayers(at: 0).first == Self.tile)
        #expect(try view.handle(.tap(Self.tile), at: 1).isEmpty)
        let presentation = view.presentation(at: 1)
        let zoom = try #require(presentation.edges.zoom)
        #expect(zoom.kind == kind)
        #expect(zoom.source == Self.tile)
        #expect(zoom.artwork == 6)
        #expect(zoom.destination == Self.detail)
        #expect(zoom.progress.changes == [.init(time: 1, target: 1)])
        #expect(!zoom.isSourceLost)
        #expect(!zoom.isCrossFade)
        #expect(presentation.content.screen.title == "Grid")
    }

    @Test("a screen that has arrived is the content; one scrolled on its way too")
    func arrived() throws {
        var view = try Self.view()
        try view.tap(Self.tile)
        #expect(view.presentation(at: 30).edges.zoom == nil)
        #expect(view.presentation(at: 30).content.screen.title == "Detail")
        #expect(view.presentation(at: 30).content.backTitle == "Grid")
        try view.scroll(10, at: 2)
        #expect(view.presentation(at: 2).content.screen.title == "Detail")
        #expect(view.presentation(at: 2).edges.zoom == nil)
    }

    @Test(
        "sheet and cover stay up until they are dismissed, over a bar that can't be touched",
        arguments: [Kind.sheet, .fullScreenCover]
    )
    func covers(kind: Kind) throws {
        var view = try Self.view(kind)
        try view.tap(Self.tile)
        #expect(view.presentation(at: 60).edges.zoom?.progress.target == 1)
        #expect(view.tappableLayers(at: 60).isEmpty)
        for event in [BarEvent.scroll(by: 10, limit: 100), .pop, .push(Screen(title: "")), .tap("tab-bar/tab-library")]
        {
            #expect(throws: BarError.self) { try view.handle(event, at: 60) }
        }
        _ = try view.handle(.dismiss, at: 60)
        #expect(view.presentation(at: 60).edges.zoom?.progress.target == 0)
        #expect(view.presentation(at: 90).edges.zoom == nil)
        #expect(throws: BarError.self) { try view.handle(.dismiss, at: 90) }
    }

    @Test("back shrinks into the tile")
    func back() throws {
        var view = try Self.view()
        try view.tap(Self.tile, at: 1)
        _ = try view.handle(.pop, at: 20)
        let zoom = try #require(view.presentation(at: 20).edges.zoom)
        #expect(zoom.progress.changes == [.init(time: 20, target: 0)])
        #expect(zoom.progress.start == 1)
        #expect(view.presentation(at: 20).content.screen.title == "Grid")
        #expect(!zoom.isSourceLost)
        #expect(view.presentation(at: 40).edges.zoom == nil)
    }

    @Test("turned round in the middle it keeps position and speed, both ways")
    func interrupted() throws {
        var view = try Self.view()
        try view.tap(Self.tile, at: 1)
        _ = try view.handle(.pop, at: 1.2)
        try view.tap(Self.tile, at: 1.3)
        #expect(
            view.presentation(at: 1.3).edges.zoom?.progress.changes
                == [.init(time: 1, target: 1), .init(time: 1.2, target: 0), .init(time: 1.3, target: 1)]
        )
    }

    @Test("a source whose id another cell carries too stays lost after coming back")
    func lost() throws {
        var view = try Self.view(ids: ["b", "b"])
        try view.tap(Self.tile, at: 1)
        #expect(view.presentation(at: 1).edges.zoom?.source == "screen/section-2/tile-1")
        #expect(view.presentation(at: 1).edges.zoom?.isSourceLost == false)
        _ = try view.handle(.pop, at: 2)
        #expect(view.presentation(at: 2).edges.zoom?.isSourceLost == true)
        #expect(view.presentation(at: 99).edges.zoom?.isSourceLost == true)
        #expect(view.presentation(at: 99).edges.zoom?.progress.target == 0)
    }

    @Test("a push by the app zooms from its source, or is refused where there is none")
    func pushEvent() throws {
        var view = try Self.view()
        _ = try view.handle(.push(Self.detail), at: 1)
        #expect(view.presentation(at: 1).edges.zoom?.source == Self.tile)
        var other = try Self.view(ids: ["a", nil], unlinked: true)
        #expect(throws: BarError.zoomWithoutSource(id: "b", known: ["a"])) {
            try other.handle(.push(Self.detail), at: 1)
        }
        #expect(other.presentation(at: 1).content.screen.title == "Grid")
    }

    static func view(ids: [String?], unlinked: Bool) throws -> TabView<Place> {
        try .underTest(home: grid(ids, on: unlinked ? -1 : 1))
    }

    @Test("a link whose zoom has no source is refused at once, with the sources there are")
    func withoutSource() {
        #expect(throws: BarError.zoomWithoutSource(id: "b", known: ["a"])) { try Self.view(ids: ["a", nil]) }
        #expect(
            "\(BarError.zoomWithoutSource(id: "b", known: ["a"]))"
                == "No cell is the source \"b\" that a destination zooms from. "
                + "Give a cell matchedTransitionSource(id: \"b\"), or zoom from one of: a."
        )
    }

    @Test("a link without a transition slides: no zoom")
    func plain() throws {
        let tile = Screen.Item(title: "A").navigationLink { Screen(title: "Plain") }
        var view = try TabView<Place>.underTest(home: Screen(title: "", sections: [.init(content: .rows([tile]))]))
        try view.tap("screen/section-1/row-1")
        #expect(view.presentation(at: 1).edges.zoom == nil)
        #expect(view.presentation(at: 1).content.screen.title == "Plain")
    }

    @Test("a sheet that doesn't zoom is refused, since nothing draws it")
    func plainSheet() {
        let tile = Screen.Item(title: "A").sheet { Screen(title: "Plain") }
        #expect(throws: BarError.self) {
            try TabView<Place>.underTest(home: Screen(title: "", sections: [.init(content: .rows([tile]))]))
        }
    }

    @Test("cells are named by what holds them")
    func layers() {
        let item = Screen.Item(title: "A")
        let screen = Screen(
            title: "",
            sections: [
                .init(content: .rows([item, item])), .init(content: .text(["words"])), .init(content: .cards([item])),
                .init(content: .grid([item])), .init(content: .message("none")),
            ]
        )
        #expect(
            screen.layeredItems.map(\.layer)
                == [
                    "screen/section-1/row-1", "screen/section-1/row-2", "screen/section-3/card-1",
                    "screen/section-4/tile-1",
                ]
        )
    }
}
