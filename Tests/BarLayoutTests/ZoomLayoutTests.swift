import BarState
import Drawing
import Testing
import Theme

@testable import BarLayout

@Suite("Layout of zooms and of what animates")
struct ZoomLayoutTests {
    typealias Kind = ScreenEdges.Zoom.Kind

    static let tile = "screen/section-1/tile-2"
    static let grid = Screen(
        title: "Library",
        sections: [.init(content: .grid((1...6).map { Screen.Item(title: "Tile " + String($0), artwork: $0) }))]
    )
    static let page = Screen(
        title: "Rannoch",
        sections: [.init(content: .banner(.init(title: "Rannoch", artwork: 2).photograph()))]
    )

    static func presentation(
        _ kind: Kind = .push,
        from start: Double = 0,
        to target: Double = 1,
        isSourceLost: Bool = false,
        isCrossFade: Bool = false
    ) -> Presentation {
        var progress = MotionTrack(start)
        progress.head(for: target, at: 1)
        return Presentation(
            time: 1,
            bar: .tabView(TabViewPresentation(tabs: Fixture.tabs(count: 3))),
            content: Presentation.Content(screen: grid),
            edges: ScreenEdges(
                zoom: ScreenEdges.Zoom(
                    kind: kind,
                    source: tile,
                    artwork: 2,
                    destination: page,
                    progress: progress,
                    isSourceLost: isSourceLost,
                    isCrossFade: isCrossFade
                )
            )
        )
    }

    static let ids: [Kind: String] = [.push: "zoom", .sheet: "sheet", .fullScreenCover: "full-screen-cover"]

    private func cover() throws -> Rect {
        let list = try BarLayout.ruled().frame(of: Self.presentation(from: 0, to: 0))
        return ContentTile.cover(in: try #require(list.layer(Self.tile)).frame)
    }

    @Test("place, size, corners and dimming move in proportion", arguments: [-0.1, 0, 0.25, 0.5, 0.75, 1, 1.1])
    func proportion(progress: Double) {
        let source = Rect(x: 200, y: 170, width: 173, height: 173)
        let screen = Rect(x: 0, y: 0, width: 402, height: 874)
        let geometry = ZoomGeometry(
            source: source,
            sourceRadius: 12,
            destination: screen,
            destinationRadius: 55,
            progress: progress
        )
        func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
        #expect(abs(geometry.card.x - between(200, 0)) < 1e-9)
        #expect(abs(geometry.card.y - between(170, 0)) < 1e-9)
        #expect(abs(geometry.card.width - between(173, 402)) < 1e-9)
        #expect(abs(geometry.card.height - between(173, 874)) < 1e-9)
        #expect(abs(geometry.radius - between(12, 55)) < 1e-9)
        #expect(geometry.dim == min(max(progress, 0), 1))
        #expect(geometry.pictureOpacity == min(max(1 - progress / 0.4, 0), 1))
        // The destination is as wide as the card at every moment.
        let placed = geometry.transform.apply(to: screen)
        #expect(abs(placed.width - geometry.card.width) < 1e-9 && abs(placed.x - geometry.card.x) < 1e-9)
    }

    @Test(
        "the card stands between the tile's picture and its destination",
        arguments: [0.25, 0.5, 0.75],
        [Kind.push, .fullScreenCover]
    )
    func card(progress: Double, kind: Kind) throws {
        let list = try BarLayout.ruled().frame(of: Self.presentation(kind), at: .progress(progress))
        let id = try #require(Self.ids[kind])
        let card = try #require(list.layer(id)).frame
        let expected = try cover().interpolated(to: Rect(x: 0, y: 0, width: 402, height: 874), progress: progress)
        for (found, wanted) in [
            (card.x, expected.x), (card.y, expected.y), (card.width, expected.width), (card.height, expected.height),
        ] { #expect(abs(found - wanted) <= 0.002) }
        #expect(list.layer(id)?.tokens == ["radius.md"])
    }

    @Test("a push grows under the bar, a sheet and a cover over it", arguments: Kind.allCases)
    func order(kind: Kind) throws {
        let list = try BarLayout.ruled().frame(of: Self.presentation(kind), at: .progress(0.5))
        let top = list.root.items.compactMap { if case .layer(let layer) = $0 { layer.id } else { nil } }
        let id = try #require(Self.ids[kind])
        let bar = try #require(top.firstIndex(of: "tab-bar"))
        #expect((top.firstIndex(of: id) ?? -1) > bar || kind == .push)
        #expect(list.layer("backdrop")?.descendant(id) != nil || kind != .push)
        let ids = list.layers.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test("the picture of the tile is away while it is on its way, and back when it is back")
    func source() throws {
        func hasPicture(_ presentation: Presentation, _ moment: MotionMoment) throws -> Bool {
            let layer = try BarLayout.ruled().frame(of: presentation, at: moment).layer(Self.tile)
            return try #require(layer).items.contains { item in
                if case .fill(_, let paint) = item { paint.token?.hasPrefix("artwork.") == true } else { false }
            }
        }
        #expect(try hasPicture(Self.presentation(), .progress(0)))
        #expect(try !hasPicture(Self.presentation(), .progress(0.01)))
        #expect(try !hasPicture(Self.presentation(.sheet), .settled))
        #expect(try hasPicture(Self.presentation(from: 1, to: 0), .settled))
        #expect(try !hasPicture(Self.presentation(from: 1, to: 0, isSourceLost: true), .settled))
        #expect(try hasPicture(Self.presentation(isCrossFade: true), .progress(0.5)))
    }

    @Test("a pushed screen that has arrived is the screen, with a way back to the one before")
    func arrived() throws {
        let list = try BarLayout.ruled().frame(of: Self.presentation())
        #expect(list.layer("zoom") == nil)
        #expect(list.layer("screen/section-1/banner-1") != nil)
        #expect(list.layer(Self.tile) == nil)
        #expect(list.layer("navigation-bar/back")?.label == "Library")
    }

    @Test(
        "a sheet ends below the status bar with its own corners, a cover fills the screen",
        arguments: [Kind.sheet, .fullScreenCover]
    )
    func covers(kind: Kind) throws {
        let list = try BarLayout.ruled().frame(of: Self.presentation(kind))
        let id = try #require(Self.ids[kind])
        let card = try #require(list.layer(id))
        #expect(card.role == .dialog && card.label == "Rannoch")
        let top = kind == .sheet ? 62.0 : 0
        #expect(card.frame.minY == top)
        #expect(list.layer(id + "/picture") == nil)
        #expect(list.layer(id + "/close")?.role == .button)
        let clip = try #require(list.layer(id + "/card")?.clip)
        let corner = kind == .sheet ? Path.continuousRectangle(card.frame, radius: 38) : .rectangle(card.frame)
        #expect(clip.elements.count == corner.elements.count)
    }

    @Test("before iOS 18, and under Reduce Motion, it fades in where it will stand", arguments: [true, false])
    func fades(isCrossFade: Bool) throws {
        let layout = try BarLayout.ruled { if !isCrossFade { $0.motion = .reduced } }
        let list = try layout.frame(of: Self.presentation(isCrossFade: isCrossFade), at: .progress(0.3))
        let card = try #require(list.layer("zoom"))
        #expect(card.frame == Rect(x: 0, y: 0, width: 402, height: 874))
        #expect(card.opacity == 0.3)
        #expect(list.layer("zoom/picture") == nil)
    }

    @Test("from right to left it grows out of the mirrored tile")
    func mirrored() throws {
        let layout = try BarLayout.ruled { $0.direction = .rightToLeft }
        let list = try layout.frame(of: Self.presentation(.fullScreenCover), at: .progress(0.001))
        let card = try #require(list.layer("full-screen-cover")).frame
        let tile = try #require(list.layer(Self.tile)).frame
        #expect(abs(card.minX - tile.minX) < 1 && abs(card.minY - tile.minY) < 1)
        #expect(tile.minX < 201)
    }

    // MARK: The wedge

    @Test(
        "the angle is on its way, the direction is the new one from the first moment",
        arguments: [(0.0, 40), (0.5, 160), (1, 280)] as [(Double, Int)]
    )
    func wedge(progress: Double, degrees: Int) throws {
        var track = MotionTrack(0)
        track.head(for: 1, at: 1)
        let wedge = ScreenEdges.Wedge(startAngle: 40, endAngle: 280, isClockwise: true, progress: track)
        let presentation = Presentation(
            time: 1,
            bar: .tabView(TabViewPresentation(tabs: Fixture.tabs(count: 3))),
            content: Presentation.Content(screen: Screen(title: "Focus")),
            edges: ScreenEdges(wedge: wedge)
        )
        let moment: MotionMoment = progress == 1 ? .settled : .progress(progress)
        let list = try BarLayout.ruled().frame(of: presentation, at: moment)
        #expect(list.layer("wedge")?.label == "Wedge, \(degrees)°")
        let slice = try #require(list.layer("wedge/slice"))
        let sector = slice.items.compactMap { item -> Path? in
            if case .fill(let path, let paint) = item, paint.token == "color.tint" { path } else { nil }
        }
        let expected = Path.sector(center: slice.frame.center, radius: 110, degrees: Double(degrees))
        #expect(sector.first?.elements.count == expected.elements.count)
        #expect(sector.first?.controlBounds.map { abs($0.maxX - (expected.controlBounds?.maxX ?? 0)) < 0.01 } == true)
    }
}
