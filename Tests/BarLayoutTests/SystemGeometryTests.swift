import BarState
import Drawing
import Testing
import Theme

@testable import BarLayout

@Suite("Geometry of the system's bars")
struct SystemGeometryTests {
    private func tabView(
        count: Int = 3,
        search: Bool = true,
        accessory: Bool = false,
        minimized: Bool = false,
        searching: NativeSearchPresentation? = nil
    ) -> Presentation {
        let searchTab = TabPresentation(
            id: "search",
            title: "Search",
            symbol: "magnifyingglass",
            badge: nil,
            isSelected: false,
            spoken: "Search"
        )
        let player = MiniPlayerPresentation(
            title: "Title",
            subtitle: "Artist",
            artwork: 0,
            isPlaying: true,
            isCompact: minimized,
            spoken: "Title"
        )
        return Presentation(
            time: 0,
            bar: .tabView(
                TabViewPresentation(
                    tabs: Fixture.tabs(count: count),
                    searchTab: search ? searchTab : nil,
                    isMinimized: minimized,
                    accessory: accessory
                        ? TabAccessoryPresentation(
                            placement: minimized ? .inline : .expanded,
                            content: .player(player)
                        ) : nil,
                    search: searching,
                    minimize: MotionTrack(minimized ? 1 : 0),
                    rise: MotionTrack(accessory ? 1 : 0),
                    searchOpen: MotionTrack(searching == nil ? 0 : 1),
                    searchFocus: MotionTrack(searching?.isFocused == true ? 1 : 0)
                )
            ),
            content: Presentation.Content(screen: Fixture.longScreen)
        )
    }

    struct Figure: Sendable, CustomTestStringConvertible {
        var name: String
        var presentation: Presentation
        var id: String
        var frame: Rect
        var testDescription: String { name }
    }

    private var figures: [Figure] {
        let open = NativeSearchPresentation(query: "", prompt: "Search", isFocused: false)
        let focused = NativeSearchPresentation(query: "", prompt: "Search", isFocused: true)
        func figure(
            _ name: String,
            _ shown: Presentation,
            _ id: String,
            _ x: Double,
            _ y: Double,
            _ w: Double,
            _ h: Double
        )
            -> Figure
        { Figure(name: name, presentation: shown, id: id, frame: Rect(x: x, y: y, width: w, height: h)) }
        return [
            figure("platter of five", tabView(count: 4, search: false), "tab-bar", 21, 791, 360, 62),
            figure("three hug the centre", tabView(search: false), "tab-bar", 64, 791, 274, 62),
            figure("platter beside search", tabView(), "tab-bar", 21, 791, 290, 62),
            figure("search button", tabView(), "search-button", 319, 791, 62, 62),
            figure("search glyph", tabView(), "search-button/symbol", 338.7, 810.7, 21.3, 19.3),
            figure("accessory", tabView(accessory: true), "accessory", 21, 735, 360, 48),
            figure("minimised", tabView(minimized: true), "tab-bar", 28, 798, 48, 48),
            figure("minimised search", tabView(minimized: true), "search-button", 326, 798, 48, 48),
            figure("inline", tabView(accessory: true, minimized: true), "accessory", 84, 798, 234, 48),
            figure(
                "inline without search",
                tabView(search: false, accessory: true, minimized: true),
                "accessory",
                84,
                798,
                290,
                48
            ),
            figure("folded beside search", tabView(searching: open), "tab-bar/folded", 28, 798, 48, 48),
            figure("open field", tabView(searching: open), "search-field", 88, 798, 286, 48),
            figure("lifted accessory", tabView(accessory: true, searching: open), "accessory", 28, 742, 346, 48),
            figure("focused field", tabView(searching: focused), "search-field", 8, 460, 330, 48),
            figure("close", tabView(searching: focused), "search-field/close", 346, 460, 48, 48),
            figure("artwork", tabView(accessory: true), "accessory/artwork", 37, 744, 30, 30),
        ]
    }

    @Test("every measured frame on 402 × 874 within half a point")
    func measured() throws {
        let layout = try BarLayout.ruled()
        for figure in figures {
            let list = try layout.frame(of: figure.presentation)
            guard let frame = list.layer(figure.id)?.frame else {
                Issue.record("\(figure.name): no layer \(figure.id)")
                continue
            }
            let off = [
                frame.x - figure.frame.x, frame.y - figure.frame.y, frame.width - figure.frame.width,
                frame.height - figure.frame.height,
            ]
            #expect(off.allSatisfy { abs($0) <= 0.5 }, "\(figure.name): \(frame)")
        }
    }

    @Test("an item's symbol box, label box and pill stand as dumped")
    func insideItem() throws {
        let list = try BarLayout.ruled().frame(of: tabView(count: 4, search: false))
        let item = try #require(list.layer("tab-bar/tab-home")).frame
        let symbol = try #require(list.layer("tab-bar/tab-home/symbol")).frame
        let label = try #require(list.layer("tab-bar/tab-home/label")).frame
        #expect(item.height == 54)
        #expect(symbol.width == 28)
        #expect(abs(symbol.y - item.y - 6) < 0.01)
        #expect(abs(label.y - item.y - 35) < 0.01)
        #expect(label.height == 12)
        #expect(list.layer("tab-bar/pill")?.frame == item)
    }

    @Test("a label that needs more takes it, and the others share what is left")
    func longLabel() {
        let platter = Rect(x: 21, y: 791, width: 290, height: 62)
        let items = SystemBarGeometry.items(in: platter, labelWidths: [40, 80, 30, 40])
        #expect(abs(items[1].width - (80 + 22)) < 0.01)
        #expect(items[0].width == items[2].width && items[2].width == items[3].width)
        #expect(abs(items[3].maxX - (platter.maxX - 4)) < 0.01)
    }

    @Test(
        "before iOS 26 and for legacy tabs the bar is 49 above the safe area",
        arguments: [SystemVersion.iOS17, .iOS18]
    )
    func classic(system: SystemVersion) throws {
        let list = try BarLayout.ruled { $0.system = system }.frame(of: tabView())
        #expect(list.layer("tab-bar")?.frame == Rect(x: 0, y: 791, width: 402, height: 83))
        #expect(list.layer("tab-bar/tab-search") != nil)
        #expect(list.layer("search-button") == nil)
    }

    /// The tab view with one thing about it changed.
    private func tabView(
        accessory: Bool = true,
        _ change: (inout Presentation, inout TabViewPresentation) -> Void
    ) -> Presentation {
        var presentation = tabView(search: true, accessory: accessory)
        guard case .tabView(var bar) = presentation.bar else { return presentation }
        change(&presentation, &bar)
        presentation.bar = .tabView(bar)
        return presentation
    }

    @Test("without a bar the accessory stands at the content's foot, and the content ends above it")
    func noBar() throws {
        let hidden = tabView { $1.isBarHidden = true }
        let layout = try BarLayout.ruled()
        let list = try layout.frame(of: hidden)
        #expect(list.layer("tab-bar") == nil)
        #expect(list.layer("search-button") == nil)
        #expect(list.layer("accessory")?.frame == Rect(x: 21, y: 805, width: 360, height: 48))
        #expect(try layout.contentLimit(of: hidden) < layout.contentLimit(of: tabView { _, _ in }))
        let classic = try BarLayout.ruled { $0.system = .iOS18 }.frame(of: hidden)
        #expect(classic.layer("tab-bar") == nil)
        #expect(classic.layer("accessory") != nil)
    }

    @Test("an opaque background is a flat strip from just above the bar to the screen's foot, in place of the edge")
    func opaque() throws {
        let list = try BarLayout.ruled().frame(of: tabView(accessory: false) { $1.hasOpaqueBackground = true })
        #expect(list.layer("tab-bar-background")?.frame == Rect(x: 0, y: 783, width: 402, height: 91))
        #expect(list.layer("scroll-edge-bottom") == nil)
    }

    @Test("content that ignores the safe area ends at the screen's foot, its last row under the bar")
    func lostInset() throws {
        let layout = try BarLayout.ruled()
        func lastRow(_ ignores: Bool) throws -> Rect {
            let shown = tabView { presentation, _ in
                presentation.edges.ignoresBottomSafeArea = ignores
                presentation.content.isScrolledToEnd = true
            }
            return try #require(layout.frame(of: shown).layer("screen/section-1/row-20")).frame
        }
        #expect(try abs(lastRow(true).maxY - 874) < 0.01)
        #expect(try lastRow(false).maxY <= 735)
    }

    @Test("with a keyboard for the content's own field, the content ends above the keyboard")
    func keyboard() throws {
        let layout = try BarLayout.ruled()
        let shown = tabView { presentation, _ in presentation.isKeyboardShown = true }
        #expect(try layout.contentLimit(of: shown) > layout.contentLimit(of: tabView { _, _ in }))
    }

    @Test("before iOS 26 the search field stands under the title, and the content below it")
    func fieldUnderTitle() throws {
        let layout = try BarLayout.ruled { $0.system = .iOS18 }
        let without = try layout.frame(of: tabView { _, _ in })
        let with = try layout.frame(
            of: tabView { presentation, _ in
                presentation.content.search = NativeSearchPresentation(query: "fog", prompt: "p", isFocused: false)
            }
        )
        let field = try #require(with.layer("search-field")).frame
        let title = try #require(with.layer("screen/title")).frame
        #expect(field.height == 36 && field.x == 20 && field.minY >= title.maxY)
        let row = "screen/section-1/row-1"
        #expect(try #require(with.layer(row)).frame.y - #require(without.layer(row)).frame.y == 52)
    }

    @Test("a picture goes from edge to edge, in landscape too", arguments: LayoutEnvironment.Orientation.allCases)
    func picture(orientation: LayoutEnvironment.Orientation) throws {
        let layout = try BarLayout.ruled { $0.orientation = orientation }
        let shown = tabView { presentation, _ in
            presentation.content.screen = Screen(
                title: "",
                sections: [Screen.Section(content: .pictures([Screen.Item(title: "a"), Screen.Item(title: "b")]))]
            )
        }
        let list = try layout.frame(of: shown)
        let first = try #require(list.layer("screen/section-1/picture-1")).frame
        #expect(first.x == 0 && first.width == layout.size.width)
        #expect(first.height == 482)
    }

    @Test(
        "a screen of the opposite appearance lies on textPrimary and is written in surface; the bar stays the theme's"
    )
    func oppositeGround() throws {
        let layout = try BarLayout.ruled()
        let list = try layout.frame(of: tabView { presentation, _ in presentation.content.screen.ground = .opposite })
        func fill(_ id: String) throws -> Paint? {
            try #require(list.layer(id)).items.lazy.compactMap { item -> Paint? in
                if case .fill(_, let paint) = item { paint } else { nil }
            }.first
        }
        #expect(try fill("screen") == layout.canvas.paint(layout.canvas.theme.color.textPrimary))
        let title = try #require(list.layer("screen/title")).items.first
        guard case .text(let text) = title else {
            Issue.record("the title is no text")
            return
        }
        #expect(text.paint.token == "color.surface")
    }

    struct Floating: Sendable {
        var position: FloatingAccessoryPresentation.Position
        var content: FloatingAccessoryPresentation.Content
        var isTabBarHidden = false
        var frame: Rect
    }

    @Test(
        "the iOS 18 overlay: 8 from the safe sides, 8 above the bar or the safe area",
        arguments: [
            Floating(
                position: .trailing,
                content: .symbol("plus", label: "Add"),
                frame: Rect(x: 346, y: 735, width: 48, height: 48)
            ),
            Floating(
                position: .leading,
                content: .symbol("plus", label: "Add"),
                frame: Rect(x: 8, y: 735, width: 48, height: 48)
            ),
            Floating(
                position: .center,
                content: .symbol("plus", label: "Add"),
                frame: Rect(x: 177, y: 735, width: 48, height: 48)
            ),
            Floating(
                position: .trailing,
                content: .wide(title: "Wide", width: 900),
                frame: Rect(x: 8, y: 735, width: 386, height: 48)
            ),
            Floating(
                position: .trailing,
                content: .wide(title: "W", width: 10),
                frame: Rect(x: 346, y: 735, width: 48, height: 48)
            ),
            Floating(
                position: .trailing,
                content: .symbol("plus", label: "Add"),
                isTabBarHidden: true,
                frame: Rect(x: 346, y: 784, width: 48, height: 48)
            ),
        ]
    )
    func overlay(_ floating: Floating) throws {
        let places: [FloatingAccessoryPresentation.Position: Double] = [.leading: 0, .center: 0.5, .trailing: 1]
        let presentation = Presentation(
            time: 0,
            bar: .floatingAccessory(
                FloatingAccessoryPresentation(
                    tabs: Fixture.tabs(count: 3),
                    content: floating.content,
                    position: floating.position,
                    isTabBarHidden: floating.isTabBarHidden,
                    place: MotionTrack(places[floating.position] ?? 1),
                    tabBarHidden: MotionTrack(floating.isTabBarHidden ? 1 : 0)
                )
            ),
            content: Presentation.Content(screen: Fixture.longScreen)
        )
        let layout = try BarLayout.ruled { $0.system = .iOS18 }
        let list = try layout.frame(of: presentation)
        #expect(list.layer("floating-accessory")?.frame == floating.frame)
        #expect((list.layer("tab-bar-area") != nil) == floating.isTabBarHidden)
    }
}
