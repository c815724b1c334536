import BarState
import Testing

@Suite("Findings: what works and yet goes wrong")
struct FindingTests {
    typealias View = TabView<Place>

    static func names(_ view: some FindingSource) -> [Finding.Name] { view.all.map(\.name) }

    static let player: @Sendable (TabViewBottomAccessoryPlacement?) -> TabAccessoryPresentation.Content = {
        MiniPlayer.sample.body(in: $0)
    }

    @Test("a description by the book has none")
    func none() throws {
        let view = try View.underTest(hasSearch: true).tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory(content: Self.player)
        #expect(Self.names(view) == [])
    }

    static func legacy() throws -> TabView<String> {
        try TabView { Screen(title: "home").tabItem { Label("Home", systemImage: "house") } }
    }

    @Test("legacy tabs with an accessory or a minimise behaviour")
    func legacyTabs() throws {
        #expect(Self.names(try Self.legacy()) == [])
        #expect(Self.names(try Self.legacy().tabBarMinimizeBehavior(.never)) == [])
        #expect(Self.names(try Self.legacy().tabBarMinimizeBehavior(.onScrollDown)) == [.legacyTabs])
        #expect(Self.names(try Self.legacy().tabViewBottomAccessory(content: Self.player)) == [.legacyTabs])
    }

    @Test("glass on glass at a scroll edge", arguments: [ScreenEdges.GlassEffect.regular, .clear, nil])
    func glass(effect: ScreenEdges.GlassEffect?) throws {
        let hasGlass = effect != nil
        let content = effect.map { SafeAreaContent("A").glassEffect($0) } ?? SafeAreaContent("A")
        let home = Screen(title: "home").safeAreaBar(edge: .bottom) { content }
        let findings = try View.underTest(home: home).findings(on: [.iOS26])
        #expect(findings.map(\.name) == (hasGlass ? [.glassOnGlass] : []))
        #expect(findings.first?.place == (hasGlass ? "tab \"home\"" : nil))
        let way: [Finding.Part] = [.screen(tab: "home"), .modifier("safeAreaBar"), .modifier("glassEffect")]
        #expect(findings.first?.path == (hasGlass ? way : nil))
    }

    @Test("an inset may be of glass: it has no part in the effect", arguments: ScreenEdges.GlassEffect.allCases)
    func glassInset(effect: ScreenEdges.GlassEffect) throws {
        let home = Screen(title: "home").safeAreaInset(edge: .bottom) { SafeAreaContent("A").glassEffect(effect) }
        #expect(Self.names(try View.underTest(home: home)) == [])
    }

    @Test("more than one background extension on a screen", arguments: [(1, 0), (2, 1), (3, 1)])
    func backgrounds(count: Int, findings: Int) throws {
        let home = (0..<count).reduce(Screen(title: "home")) { screen, _ in screen.backgroundExtensionEffect() }
        #expect(Self.names(try View.underTest(home: home)) == Array(repeating: .backgroundExtensions, count: findings))
    }

    @Test("a zoom id used twice, once an id, in whatever screen")
    func zoomID() throws {
        func tile(_ id: String) -> Screen.Item { Screen.Item(title: id).matchedTransitionSource(id: id) }
        let inner = Screen(title: "Inner", sections: [.init(content: .rows([tile("x"), tile("x")]))])
        let home = Screen(
            title: "home",
            sections: [
                .init(content: .grid([tile("a"), tile("b"), tile("a"), tile("a")])),
                .init(content: .rows([Screen.Item(title: "In").navigationLink { inner }])),
            ]
        )
        let findings = try View.underTest(home: home).findings(on: [.iOS26])
        #expect(findings.map(\.name) == [.zoomIDTwice, .zoomIDTwice])
        #expect(findings.map(\.place) == ["tab \"home\"", "tab \"home\" › screen \"Inner\""])
        #expect(findings[0].why.contains("\"a\""))
        let source = Finding.Part.modifier("matchedTransitionSource")
        #expect(findings[0].path == [.screen(tab: "home"), .cell(section: 0, index: 2), source])
        let way: [Finding.Part] = [.screen(tab: "home"), .cell(section: 1, index: 0), .destination]
        #expect(findings[1].path == way + [.cell(section: 0, index: 1), source])
    }

    @Test("searchToolbarBehavior belongs after searchable, on a screen and nowhere else")
    func toolbarBehavior() throws {
        let right = Screen(title: "home").searchable().searchToolbarBehavior(.minimize)
        let before = Screen(title: "home").searchToolbarBehavior(.minimize).searchable()
        let without = Screen(title: "home").searchToolbarBehavior(.minimize)
        #expect(Self.names(try View.underTest(home: right)) == [])
        #expect(Self.names(try View.underTest(home: before)) == [.strayToolbarBehavior])
        #expect(Self.names(try View.underTest(home: without)) == [.strayToolbarBehavior])
        #expect(Self.names(try View.underTest().searchToolbarBehavior(.minimize)) == [.strayToolbarBehavior])
        #expect(try View.underTest(home: before).shown().search?.isMinimizedToButton == false)
    }

    @Test("an interface newer than the oldest version that is drawn, without a fallback")
    func newer() throws {
        let view = try View.underTest().tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory(isEnabled: true, content: Self.player)
        #expect(view.findings(on: [.iOS26point1]).isEmpty)
        #expect(view.findings(on: []).isEmpty)
        let late = view.findings(on: [.iOS26point1, .iOS26])
        #expect(late.map(\.name) == [.newerAPI])
        #expect(
            late.map(\.mend).first
                == "put it inside if #available(iOS 26.1, *), else use tabViewBottomAccessory(content:) inside an if"
        )
        #expect(view.fallback(for: .tabViewBottomAccessoryIsEnabled).findings(on: [.iOS26]).isEmpty)
        #expect(view.findings(on: [.iOS18]).count == 2)
        #expect(view.findings(on: [.iOS17]).count == 3)
    }

    static let uses: [(api: AvailabilityGate.API, screen: Screen)] = [
        (.scrollEdgeEffectStyle, Screen(title: "").scrollEdgeEffectStyle(.soft, for: .top)),
        (.safeAreaBar, Screen(title: "").safeAreaBar(edge: .top) { SafeAreaContent("A") }),
        (.backgroundExtensionEffect, Screen(title: "").backgroundExtensionEffect()),
        (.searchToolbarBehavior, Screen(title: "").searchable().searchToolbarBehavior(.minimize)),
    ]

    @Test("each screen's newer interfaces are found", arguments: uses)
    func screenUses(api: AvailabilityGate.API, screen: Screen) throws {
        let view = try View.underTest(home: screen)
        #expect(view.findings(on: [.iOS18]).map(\.name) == [.newerAPI])
        #expect(view.fallback(for: api).findings(on: [.iOS18]).isEmpty)
    }

    @Test("a zoom and a visibility are newer than iOS 17 only")
    func zoomUses() throws {
        let zoom = try ZoomTests.view().fallback(for: .tab)
        #expect(zoom.findings(on: [.iOS18]).isEmpty)
        #expect(zoom.findings(on: [.iOS17]).map(\.place) == ["tab \"home\"", "tab \"home\" › screen \"Detail\""])
        let autoplay = try AutoplayTests.view(threshold: nil).fallback(for: .tab)
        #expect(autoplay.findings(on: [.iOS18]).isEmpty)
        #expect(autoplay.findings(on: [.iOS17]).count == 1)
    }

    @Test("an accessory with empty content, while it shows")
    func empty() throws {
        let view = try View.underTest().tabViewBottomAccessory { _ in .empty }
        #expect(Self.names(view) == [.emptyAccessory])
        let disabled = try View.underTest().tabViewBottomAccessory(isEnabled: false) { _ in .empty }
        #expect(disabled.findings(on: [.iOS26point1]).isEmpty)
    }

    @Test("an opaque background kills the glass")
    func opaque() throws {
        let view = try View.underTest().tabBarBackgroundOpaque()
        #expect(Self.names(view) == [.opaqueBar])
        #expect(try view.shown().hasOpaqueBackground)
    }

    @Test("content that the bar doesn't find, where it should minimise")
    func notFound() throws {
        let view = try View.underTest(home: Screen(title: "home").scrollViewFoundByBar(false))
        #expect(Self.names(view) == [])
        #expect(Self.names(view.tabBarMinimizeBehavior(.onScrollDown)) == [.contentNotFound])
    }

    @Test("a pushed screen without the accessory's inset, by a link or by the app")
    func inset() throws {
        let further = Screen(title: "Further").ignoresBottomSafeArea()
        let row = Screen.Item(title: "Row").navigationLink { further }
        let home = Screen(title: "home", sections: [.init(content: .rows([row]))])
        #expect(Self.names(try View.underTest(home: home)) == [])
        #expect(Self.names(try View.underTest(home: home).tabViewBottomAccessory(content: Self.player)) == [.lostInset])
        let root = try View.underTest(home: further).tabViewBottomAccessory(content: Self.player)
        #expect(Self.names(root) == [])
        var pushed = try View.underTest().tabViewBottomAccessory(content: Self.player)
        _ = try pushed.handle(.push(further), at: 1)
        #expect(pushed.findings(on: [.iOS26]).map(\.place) == ["pushed screen \"Further\""])
        var linked = try View.underTest(home: home).tabViewBottomAccessory(content: Self.player)
        try linked.tap("screen/section-1/row-1")
        #expect(Self.names(linked) == [.lostInset])
    }

    @Test("a pushed screen is the same while a video on it plays")
    func pushedVideo() throws {
        let video = Screen.Item(title: "Video").onScrollVisibilityChange()
        let further = Screen(title: "Further", sections: [.init(content: .videos([video]))])
        let row = Screen.Item(title: "Row").navigationLink { further }
        let home = Screen(title: "home", sections: [.init(content: .rows([row]))])
        var view = try View.underTest(home: home)
        let before = view.findings(on: [.iOS17])
        try view.tap("screen/section-1/row-1")
        _ = try view.handle(.visibility(of: "screen/section-1/video-1", share: 1), at: 3)
        #expect(view.findings(on: [.iOS17]) == before)
    }

    @Test("a floating accessory's content with a background of its own")
    func background() throws {
        let host = try FloatingAccessoryTests.host(content: .text("Add").background())
        #expect(host.findings().map(\.name) == [.ownBackground])
        #expect(try FloatingAccessoryTests.host().findings().isEmpty)
    }

    @Test("the host's own setTabBarHidden on iOS 18", arguments: [(SystemRelease.iOS18, true), (.iOS26, false)])
    func direct(release: SystemRelease, isFound: Bool) throws {
        var host = try FloatingAccessoryTests.host(release: release)
        try host.setTabBarHidden(true, animated: true, at: 1)
        #expect(host.findings().map(\.name) == (isFound ? [.directTabBarHiding] : []))
        try host.floatingAccessoryController.setTabBarHidden(true, at: 2)
        #expect(host.findings().isEmpty)
    }

    @Test("content wider than the screen", arguments: [(402.0, false), (402.1, true)])
    func wide(width: Double, isFound: Bool) throws {
        let host = try FloatingAccessoryTests.host(content: .wide(title: "Wide", width: width))
        #expect(host.findings(safeWidth: 402).map(\.name) == (isFound ? [.contentTooWide] : []))
        #expect(host.findings().isEmpty)
        let why = "the content would be \(width == 402 ? "402" : "402.1") points wide, and the screen has 400"
        #expect(host.findings(safeWidth: 400).map(\.why) == [why])
    }

    @Test("a finding says its name, its place, why and how to mend it, in one line")
    func words() throws {
        let finding = try #require(try View.underTest().tabBarBackgroundOpaque().findings(on: [.iOS26]).first)
        #expect(
            "\(finding)"
                == "opaque-bar at tab view: an opaque background behind the bar kills the glass. "
                + "Mend: leave the bar's background to the system."
        )
    }
}

/// Both kinds of tab view under test, asked on iOS 26.0.
protocol FindingSource {
    var all: [Finding] { get }
}

extension TabView: FindingSource {
    var all: [Finding] { findings(on: [.iOS26]) }
}
