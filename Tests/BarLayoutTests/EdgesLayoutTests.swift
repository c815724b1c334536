import BarState
import Drawing
import Testing
import Theme

@testable import BarLayout

@Suite("Layout of edges, bars in the safe area and the background's extension")
struct EdgesLayoutTests {
    typealias Bar = ScreenEdges.Bar

    static func presentation(
        _ edges: ScreenEdges,
        screen: Screen = Fixture.longScreen,
        offset: Double = 0,
        isAtEnd: Bool = false
    ) -> Presentation {
        Presentation(
            time: 0,
            bar: .tabView(TabViewPresentation(tabs: Fixture.tabs(count: 3))),
            content: Presentation.Content(screen: screen, scrollOffset: offset, isScrolledToEnd: isAtEnd),
            edges: edges
        )
    }

    static func frame(
        _ edges: ScreenEdges,
        screen: Screen = Fixture.longScreen,
        offset: Double = 0,
        isAtEnd: Bool = false,
        change: (inout LayoutEnvironment) -> Void = { _ in }
    ) throws -> DisplayList {
        try BarLayout.ruled(change: change)
            .frame(of: presentation(edges, screen: screen, offset: offset, isAtEnd: isAtEnd))
    }

    static func bar(_ edge: ScreenEdges.Edge, spacing: Double? = nil, isInset: Bool = false) -> Bar {
        Bar(edge: edge, title: "Filters", symbols: ["plus", "minus"], isInset: isInset, spacing: spacing)
    }

    private func row(_ number: Int, _ list: DisplayList) throws -> Rect {
        try #require(list.layer("screen/section-1/row-\(number)"), "no row \(number)").frame
    }

    // MARK: Bars

    @Test(
        "the last row ends above a bottom safeAreaBar, by the spacing of the app or the system's eight points",
        arguments: [(nil, 8.0), (0, 0), (20, 20)] as [(Double?, Double)]
    )
    func bottomBar(spacing: Double?, gap: Double) throws {
        let list = try Self.frame(ScreenEdges(bars: [Self.bar(.bottom, spacing: spacing)]), isAtEnd: true)
        let bar = try #require(list.layer("safe-area-bar-bottom")).frame
        #expect(bar == Rect(x: 0, y: 791 - 8 - 52, width: 402, height: 52))
        #expect(try row(20, list).maxY == bar.minY - gap)
        let plain = try Self.frame(ScreenEdges(), isAtEnd: true)
        #expect(try row(20, plain).maxY == 791 - 12)
    }

    @Test("a top safeAreaBar stands under the navigation bar, whose title is small then, and content begins below it")
    func topBar() throws {
        let list = try Self.frame(ScreenEdges(bars: [Self.bar(.top)]))
        #expect(list.layer("safe-area-bar-top")?.frame == Rect(x: 0, y: 106, width: 402, height: 52))
        #expect(try row(1, list).minY == 106 + 52 + 8 + 12)
        #expect(list.layer("screen/title") == nil)
        #expect(list.layer("navigation-bar/title") != nil)
    }

    @Test("bars beside the content take its sides, mirrored from right to left", arguments: LayoutDirection.allCases)
    func sideBars(direction: LayoutDirection) throws {
        let edges = ScreenEdges(bars: [Self.bar(.leading), Self.bar(.trailing, spacing: 4)])
        let list = try Self.frame(edges) { $0.direction = direction }
        let isMirrored = direction == .rightToLeft
        let leading = try #require(list.layer("safe-area-bar-leading")).frame
        let trailing = try #require(list.layer("safe-area-bar-trailing")).frame
        #expect((isMirrored ? trailing : leading).minX == 0)
        #expect((isMirrored ? leading : trailing).maxX == 402)
        #expect(leading.width == 60 && leading.minY == 106 && leading.maxY == 783)
        let row = try row(1, list)
        #expect(row.width == 402 - 60 - 8 - 20 - 20 - 4 - 60)
        #expect(row.minX == (isMirrored ? 60 + 4 + 20 : 60 + 8 + 20))
    }

    @Test("of two bars at an edge the last stands outermost, and content clears both")
    func stacked() throws {
        let list = try Self.frame(
            ScreenEdges(bars: [Self.bar(.bottom), Self.bar(.bottom, isInset: true)]),
            isAtEnd: true
        )
        #expect(list.layer("safe-area-bar-bottom")?.frame.maxY == 783)
        #expect(list.layer("safe-area-bar-bottom-2")?.frame.maxY == 731)
        #expect(try row(20, list).maxY == 731 - 52 - 8)
    }

    @Test("the material of .bar goes on to the edge of the screen, with a hairline towards the content")
    func material() throws {
        let list = try Self.frame(ScreenEdges(bars: [Self.bar(.bottom, isInset: true)]))
        let bar = try #require(list.layer("safe-area-bar-bottom"))
        let glass = bar.items.compactMap { if case .glass(let glass) = $0 { glass } else { nil } }
        #expect(glass.map(\.rect) == [Rect(x: 0, y: 731, width: 402, height: 874 - 731)])
        #expect(glass.first?.tokens.contains("material.bar.light.blur") == true)
        let bare = try Self.frame(ScreenEdges(bars: [Self.bar(.bottom)]))
        #expect(
            bare.layer("safe-area-bar-bottom")?.items.contains { if case .glass = $0 { true } else { false } } == false
        )
    }

    @Test("a title leads and its buttons stand at the other end, on the content's margins")
    func content() throws {
        let bar = Bar(edge: .bottom, title: "Filters", symbols: ["plus", "minus"], alignment: .leading)
        let list = try Self.frame(ScreenEdges(bars: [bar]))
        #expect(list.layer("safe-area-bar-bottom/title")?.frame.minX == 20)
        // A 22 pt symbol in the middle of a 44 pt button.
        #expect(list.layer("safe-area-bar-bottom/button-2")?.frame.maxX == 393)
        #expect(list.layer("safe-area-bar-bottom/button-1")?.frame.maxX == 349)
    }

    @Test("before iOS 26 a bar at the foot stands on the tab bar itself")
    func classic() throws {
        let list = try Self.frame(ScreenEdges(bars: [Self.bar(.bottom, isInset: true)]), isAtEnd: true) {
            $0.system = .iOS18
        }
        #expect(list.layer("safe-area-bar-bottom")?.frame.maxY == 791)
        #expect(try row(20, list).maxY == 791 - 52 - 8)
    }

    @Test("content that ignores the safe area runs to the foot of the screen")
    func ignoring() throws {
        let list = try Self.frame(ScreenEdges(ignoresBottomSafeArea: true), isAtEnd: true)
        #expect(try row(20, list).maxY == 874)
    }

    // MARK: Effects

    @Test("nothing covers the head of a screen at rest; scrolled, it is whole to the title and then soft for 34 points")
    func softTop() throws {
        #expect(try Self.frame(ScreenEdges(topStyle: .soft)).layer("scroll-edge-top") == nil)
        for style in [nil, ScreenEdges.EdgeStyle.automatic, .soft] {
            let edge = try #require(try Self.frame(ScreenEdges(topStyle: style), offset: 80).layer("scroll-edge-top"))
            #expect(edge.frame == Rect(x: 0, y: 0, width: 402, height: 106 + 34))
            #expect(edge.tokens == ["material.scrollEdge.soft.topReach", "material.scrollEdge.soft.top"])
            guard case .fill(_, let paint) = edge.items.first, case .linearGradient(let gradient) = paint.source else {
                Issue.record("not a gradient")
                return
            }
            // Whole to the middle of the 44 pt title row, so that no line of content runs through the title.
            #expect(gradient.start.y == 106 - 44 / 2 && gradient.end.y == 140)
            #expect(gradient.stops.map(\.color.alpha) == gradient.stops.map(\.color.alpha).sorted(by: >))
        }
    }

    @Test("a hard edge ends at the bar with a hairline, over its own blurred copy of what lies under it")
    func hard() throws {
        let list = try Self.frame(ScreenEdges(topStyle: .hard, bottomStyle: .hard), offset: 300)
        let top = try #require(list.layer("scroll-edge-top"))
        #expect(top.frame == Rect(x: 0, y: 0, width: 402, height: 106))
        let blur = try #require(list.layer("scroll-edge-top/blur"))
        #expect(blur.blur == 10)
        #expect(!blur.everyLayer.dropFirst().isEmpty)
        #expect(blur.everyLayer.allSatisfy { $0.role == nil && $0.label == nil })
        #expect(list.layer("scroll-edge-bottom")?.frame.minY == 783)
        let ids = list.layers.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test("the effects go on under bars in the safe area")
    func underBars() throws {
        let edges = ScreenEdges(
            topStyle: .hard,
            bottomStyle: .hard,
            bars: [Self.bar(.top), Self.bar(.bottom), Self.bar(.leading)]
        )
        let list = try Self.frame(edges, offset: 300)
        #expect(list.layer("scroll-edge-top")?.frame.maxY == 158)
        #expect(list.layer("scroll-edge-bottom")?.frame.minY == 723)
        #expect(list.layer("scroll-edge-leading")?.frame == Rect(x: 0, y: 0, width: 60 + 34, height: 874))
        let material = ScreenEdges(bottomStyle: .hard, bars: [Self.bar(.bottom, isInset: true)])
        #expect(try Self.frame(material).layer("scroll-edge-bottom")?.frame.minY == 783)
    }

    @Test("a bar's own text stands where the effect is complete")
    func complete() throws {
        let edges = ScreenEdges(bars: [Self.bar(.top), Self.bar(.bottom)])
        let list = try Self.frame(edges, offset: 300)
        func line(_ id: String) throws -> LinearGradient {
            guard case .fill(_, let paint) = try #require(list.layer(id)).items.first,
                case .linearGradient(let gradient) = paint.source
            else { throw MissingGradient() }
            return gradient
        }
        // The middles of the bars: 106…158 and 731…783.
        #expect(try line("scroll-edge-top").start.y == 132)
        #expect(try line("scroll-edge-bottom").end.y == 757)
    }

    struct MissingGradient: Error {}

    // MARK: Background extension

    static let pictured = Screen(
        title: "Moor",
        sections: [
            .init(content: .banner(.init(title: "Rannoch", artwork: 1).photograph())),
            .init(content: .rows([.init(title: "A")])),
        ]
    )

    @Test("a picture goes on under the navigation bar, and under a sidebar on a wide screen")
    func goesOn() throws {
        let phone = try Self.frame(ScreenEdges(hasBackgroundExtension: true, hasSidebar: true), screen: Self.pictured)
        let banner = try #require(phone.layer("screen/section-1/banner-1"))
        #expect(banner.frame == Rect(x: 0, y: 106, width: 402, height: 301.5))
        #expect(phone.layer(banner.id + "/extension")?.frame == Rect(x: 0, y: 0, width: 402, height: 407.5))
        #expect(phone.layer("sidebar") == nil)

        let pad = try Self.frame(ScreenEdges(hasBackgroundExtension: true, hasSidebar: true), screen: Self.pictured) {
            $0.device = Device.named("ipad") ?? $0.device
            $0.orientation = .landscape
        }
        let wide = try #require(pad.layer(banner.id))
        let around = try #require(pad.layer(banner.id + "/extension"))
        #expect(wide.frame.minX == 320 && wide.frame.maxX == 1180)
        #expect(around.frame.minX == 0 && around.frame.minY == 0)
        #expect(around.frame.maxX == wide.frame.maxX && around.frame.maxY == wide.frame.maxY)
        #expect(pad.layer(banner.id + "/extension/blur")?.blur == 12)
        #expect(pad.layer("sidebar")?.frame == Rect(x: 10, y: 10, width: 300, height: 800))
        #expect(pad.layer("tab-bar") == nil)
        let blurred = try #require(pad.layer(banner.id + "/extension/blur"))
        let mirrors = blurred.everyLayer.filter {
            ["leading", "above", "corner"].contains($0.id.split(separator: "/").last)
        }
        #expect(mirrors.map(\.transform.a) == [-1, 1, -1])
        #expect(mirrors.map(\.transform.d) == [1, -1, -1])
        // What is mirrored meets the picture at its own edge.
        for mirror in mirrors {
            let placed = mirror.transform.apply(to: wide.frame)
            #expect(placed.maxX == (mirror.transform.a < 0 ? wide.frame.minX : wide.frame.maxX))
            #expect(placed.maxY == (mirror.transform.d < 0 ? wide.frame.minY : wide.frame.maxY))
        }
    }

    @Test("without the effect a picture ends where the safe area does")
    func ends() throws {
        let list = try Self.frame(ScreenEdges(), screen: Self.pictured)
        #expect(list.layer("screen/section-1/banner-1")?.frame.minY == 106)
        #expect(list.layer("screen/section-1/banner-1/extension") == nil)
    }

    // MARK: Visibility

    @Test("a cell's share is what shows between the navigation bar and the tab bar")
    func shares() throws {
        let video = Screen.Item(title: "A").onScrollVisibilityChange()
        let screen = Screen(title: "Watch", sections: [.init(content: .videos(Array(repeating: video, count: 6)))])
        let layout = try BarLayout.ruled()
        let resting = try layout.visibleShares(in: Self.presentation(ScreenEdges(), screen: screen))
        #expect(resting.map(\.layer) == (1...6).map { "screen/section-1/video-\($0)" })
        #expect(resting[0].share == 1 && resting[5].share == 0)
        let list = try layout.frame(of: Self.presentation(ScreenEdges(), screen: screen))
        let first = try #require(list.layer("screen/section-1/video-1")).frame
        let third = try #require(list.layer("screen/section-1/video-3")).frame
        let fourth = first.offset(y: (third.minY - first.minY) * 3 / 2)
        // Moved until six tenths of the fourth stand above the bar.
        let offset = fourth.minY - (791 - 0.6 * fourth.height)
        let moved = try layout.visibleShares(in: Self.presentation(ScreenEdges(), screen: screen, offset: offset))
        #expect(abs(moved[3].share - 0.6) < 1e-4)
    }
}
