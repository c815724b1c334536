import BarState
import Testing

@Suite("What each version of iOS has, and what stands in before")
struct AvailabilityTests {
    typealias API = AvailabilityGate.API

    static let gates: [(api: API, since: SystemRelease)] = [
        (.tabItem, SystemRelease(13)), (.tab, .iOS18), (.searchTab, .iOS18), (.tabBarMinimizeBehavior, .iOS26),
        (.tabViewBottomAccessory, .iOS26), (.tabViewBottomAccessoryIsEnabled, .iOS26point1),
        (.tabViewBottomAccessoryPlacement, .iOS26), (.searchable, SystemRelease(15)), (.searchToolbarBehavior, .iOS26),
        (.tabViewSearchActivation, .iOS26), (.scrollEdgeEffectStyle, .iOS26), (.safeAreaBar, .iOS26),
        (.safeAreaInset, SystemRelease(15)), (.backgroundExtensionEffect, .iOS26), (.glassEffect, .iOS26),
        (.matchedTransitionSource, .iOS18), (.zoomTransition, .iOS18), (.onScrollVisibilityChange, .iOS18),
        (.animatable, SystemRelease(13)), (.floatingAccessoryController, .iOS18),
    ]

    @Test("each interface stands in the table once, with its version", arguments: gates)
    func gate(api: API, since: SystemRelease) {
        #expect(AvailabilityGate.all.filter { $0.api == api }.map(\.since) == [since])
        #expect(AvailabilityGate.gate(of: api).since == since)
        #expect(AvailabilityGate.gate(of: api).isOpen(on: since))
        #expect(!AvailabilityGate.gate(of: api).isOpen(on: SystemRelease(since.major - 1, 9)))
    }

    @Test("the table holds every interface and no other")
    func complete() {
        #expect(AvailabilityGate.all.map(\.api) == API.allCases)
        #expect(Self.gates.map(\.api) == API.allCases)
    }

    @Test("what is newer than iOS 17 has a fallback, but for the floating accessory")
    func fallbacks() {
        for gate in AvailabilityGate.all where gate.since > .iOS17 {
            #expect((gate.fallback == nil) == (gate.api == .floatingAccessoryController), "\(gate.api)")
        }
        #expect(
            AvailabilityGate.gate(of: .tabViewBottomAccessory).fallback
                == "safeAreaInset(edge: .bottom) with .background(.bar)"
        )
        #expect(AvailabilityGate.gate(of: .zoomTransition).fallback == "a cross-fade")
    }

    @Test(
        "a version is read from its number",
        arguments: [
            ("17", SystemRelease(17)), ("26.0", .iOS26), ("26.1", .iOS26point1), ("26", .iOS26), ("", nil), ("x", nil),
            ("26.1.2", nil), ("26.", nil), ("-1", nil), ("0", nil), ("18.-1", nil),
        ]
    )
    func release(text: String, release: SystemRelease?) {
        #expect(SystemRelease(text) == release)
    }

    @Test("versions are in order")
    func order() {
        let releases = [SystemRelease.iOS17, .iOS18, SystemRelease(18, 6), .iOS26, .iOS26point1]
        #expect(releases.sorted() == releases)
        #expect("\(SystemRelease.iOS26point1)" == "iOS 26.1")
    }
}

@Suite("The same moment on an earlier iOS")
struct FallbackTests {
    static func bar(_ presentation: Presentation) throws -> TabViewPresentation {
        guard case .tabView(let bar) = presentation.bar else { throw WrongBar() }
        return bar
    }

    @Test("iOS 26 and later show it as it is", arguments: [SystemRelease.iOS26, .iOS26point1])
    func same(release: SystemRelease) throws {
        let presentation = try TabView<Place>.minimized(hasSearch: true).presentation(at: 1)
        #expect(presentation.on(release) == presentation)
    }

    @Test("before 26 the bar keeps its size", arguments: [SystemRelease.iOS17, .iOS18])
    func keepsSize(release: SystemRelease) throws {
        let bar = try Self.bar(try TabView<Place>.minimized().presentation(at: 1).on(release))
        #expect(!bar.isMinimized)
        #expect(bar.minimize == MotionTrack(0))
    }

    @Test("before 26 the accessory has no placement, and so the compact content")
    func accessory() throws {
        let presentation = try TabView<Place>.underTest().tabViewBottomAccessory { MiniPlayer.sample.body(in: $0) }
            .presentation(at: 1)
        let bar = try Self.bar(presentation.on(.iOS18))
        #expect(bar.accessory?.placement == nil)
        #expect(bar.accessory?.content == MiniPlayer.sample.body(in: nil))
        #expect(bar.accessory?.content != (try Self.bar(presentation)).accessory?.content)
    }

    @Test("before 26 the search tab is the last of the others, selected alone where it is", arguments: [true, false])
    func searchTab(isSelected: Bool) throws {
        var view = try TabView<Place>.underTest(hasSearch: true)
        if isSelected { try view.tap("search-button") }
        let bar = try Self.bar(view.presentation(at: 1).on(.iOS18))
        #expect(bar.searchTab == nil)
        #expect(bar.search == nil)
        #expect(bar.searchOpen == MotionTrack(0))
        #expect(bar.tabs.map(\.id) == ["home", "library", "downloads", "search"])
        #expect(bar.tabs.map(\.isSelected) == [!isSelected, false, false, isSelected])
    }

    @Test("before 26 safeAreaBar is a safeAreaInset with .bar, and edges and backgrounds have no effect")
    func edges() throws {
        let screen = Screen(title: "").safeAreaBar(edge: .top) { SafeAreaContent("A").glassEffect() }
            .scrollEdgeEffectStyle(.hard, for: .top, .bottom).backgroundExtensionEffect()
        let edges = try TabView<Place>.underTest(home: screen).presentation(at: 1).on(.iOS18).edges
        #expect(edges.bars.map(\.isInset) == [true])
        #expect(edges.bars.map(\.glass) == [nil])
        #expect(edges.topStyle == nil)
        #expect(edges.bottomStyle == nil)
        #expect(!edges.hasBackgroundExtension)
    }

    @Test(
        "a zoom is one from 18 on, and a cross-fade before",
        arguments: [(SystemRelease.iOS17, true), (.iOS18, false)]
    )
    func zoom(release: SystemRelease, isCrossFade: Bool) throws {
        var view = try ZoomTests.view()
        try view.tap(ZoomTests.tile)
        #expect(view.presentation(at: 1).on(release).edges.zoom?.isCrossFade == isCrossFade)
    }

    @Test(
        "a video plays by itself from 18 on",
        arguments: [(SystemRelease.iOS17, "play.fill"), (.iOS18, "pause.fill")]
    )
    func autoplay(release: SystemRelease, symbol: String) throws {
        var view = try AutoplayTests.view(threshold: nil)
        _ = try view.handle(.visibility(of: AutoplayTests.cell, share: 1), at: 1)
        let items = view.presentation(at: 1).on(release).content.screen.layeredItems
        #expect(items.first?.item.symbol == symbol)
    }

    @Test("the other bars draw themselves on every version", arguments: [SystemRelease.iOS17, .iOS26])
    func ownBars(release: SystemRelease) throws {
        let accessory = try AccessoryTabBar.folded().presentation(at: 1)
        #expect(accessory.on(release) == accessory)
        let search = try SearchTabBar.open().presentation(at: 1)
        #expect(search.on(release) == search)
    }
}
