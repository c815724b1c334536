import BarState
import Testing

@Suite("Tab view: the bottom accessory")
struct BottomAccessoryTests {
    typealias View = TabView<Place>

    static func view() throws -> View {
        try View.underTest().tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory { MiniPlayer.sample.body(in: $0) }
    }

    static func player(_ view: View, at time: Seconds = 1) throws -> MiniPlayerPresentation {
        guard case .player(let player) = try #require(try view.shown(at: time).accessory).content else {
            throw WrongBar()
        }
        return player
    }

    @Test("it stands above the full bar with the expanded content")
    func expanded() throws {
        let view = try Self.view()
        #expect(try view.shown().accessory?.placement == .expanded)
        #expect(try !Self.player(view).isCompact)
        #expect(try Self.player(view).subtitle == "Ice Going Out")
        #expect(try Self.player(view).spoken == "Slow Rivers, Ice Going Out, Playing")
        #expect(try view.shown().rise == MotionTrack(1))
    }

    @Test("it stands inline beside the minimised tab with the compact content")
    func inline() throws {
        let view = try View.minimized()
        #expect(try view.shown().accessory?.placement == .inline)
        #expect(try Self.player(view).isCompact)
        #expect(try Self.player(view).subtitle == nil)
        #expect(try Self.player(view).spoken == "Slow Rivers, Playing")
    }

    @Test("no placement draws the compact content", arguments: [true, false])
    func undefined(isUndefined: Bool) throws {
        let view = try Self.view().tabViewBottomAccessoryPlacementUndefined(isUndefined)
        #expect(try view.shown().accessory?.placement == (isUndefined ? nil : .expanded))
        #expect(try Self.player(view).isCompact == isUndefined)
    }

    @Test("content is asked with the placement it stands in, and only then")
    func asked() throws {
        let asked = Locked<[TabViewBottomAccessoryPlacement?]>([])
        var view = try View.underTest().tabBarMinimizeBehavior(.onScrollDown).tabViewBottomAccessory { placement in
            asked { $0.append(placement) }
            return .empty
        }
        asked { $0 = [] }
        _ = view.presentation(at: 0)
        try view.scroll(100)
        asked { $0.removeAll { $0 == .expanded } }
        _ = view.presentation(at: 1)
        try view.set(.placementUndefined(true), at: 1)
        _ = view.presentation(at: 1)
        #expect(asked.now.contains(.inline))
        #expect(asked.now.contains(nil))
        #expect(!asked.now.contains(.expanded))
    }

    @Test("isEnabled false leaves nothing, not even a capsule")
    func disabled() throws {
        var view = try View.underTest().tabViewBottomAccessory(isEnabled: false) { MiniPlayer.sample.body(in: $0) }
        #expect(try view.shown().accessory == nil)
        #expect(try view.shown().rise == MotionTrack(0))
        try view.set(.accessoryEnabled(true), at: 1)
        #expect(try view.shown().accessory != nil)
        #expect(try view.shown().rise.changes == [.init(time: 1, target: 1)])
    }

    @Test("empty content leaves an empty capsule that can't be touched")
    func empty() throws {
        let view = try View.underTest().onAccessoryTap {}.onAccessoryControl {}.tabViewBottomAccessory { _ in .empty }
        #expect(try view.shown().accessory?.content == .empty)
        #expect(!view.tappableLayers(at: 0).contains("accessory"))
    }

    @Test("without a bar it is expanded at the foot of the content")
    func noBar() throws {
        var view = try Self.view().tabBarHidden()
        #expect(try view.shown().isBarHidden)
        #expect(try view.shown().accessory?.placement == .expanded)
        #expect(view.tappableLayers(at: 0).isEmpty)
        try view.scroll(400)
        #expect(!view.isMinimized)
        #expect(try view.shown().accessory?.placement == .expanded)
    }

    @Test("a screen hides the bar while it shows")
    func screenHidesBar() throws {
        var view = try View.minimized()
        _ = try view.handle(.push(Screen(title: "film").tabBarHidden()), at: 2)
        #expect(try view.shown(at: 2).isBarHidden)
        #expect(try view.shown(at: 2).accessory?.placement == .expanded)
        _ = try view.handle(.pop, at: 3)
        #expect(try !view.shown(at: 3).isBarHidden)
    }

    @Test("it goes while inline, and is carried away as it was")
    func leavingInline() throws {
        var view = try View.minimized()
        let before = try view.shown().accessory
        try view.set(.accessory(nil), at: 2)
        #expect(try view.shown(at: 2).accessory == nil)
        #expect(try view.shown(at: 2).leavingAccessory == before)
        #expect(before?.placement == .inline)
        #expect(try view.shown(at: 20).leavingAccessory == nil)
        #expect(try view.shown(at: 2).rise.target == 0)
    }

    @Test("a legacy bar hosts none")
    func legacy() throws {
        let view = try TabView {
            Screen(title: "home").tabItem { Label("Home", systemImage: "house") }
        }.tabViewBottomAccessory { MiniPlayer.sample.body(in: $0) }
        #expect(try view.shown().accessory == nil)
        #expect(try view.shown().rise == MotionTrack(0))
    }

    @Test("a tap opens, a tap on the control runs its closure once at a time")
    func taps() throws {
        var view = try Self.view().onAccessoryTap {}.onAccessoryControl {}
        #expect(view.tappableLayers(at: 0).prefix(2) == ["accessory", "accessory/control"])
        #expect(try view.handle(.tap("accessory"), at: 1) == [.expand])
        let run = BarEffect<Place>.runControl(ControlRun(number: 1, accessoryID: "player"))
        #expect(try view.handle(.tap("accessory/control"), at: 1) == [run])
        #expect(try view.handle(.tap("accessory/control"), at: 1).isEmpty)
        _ = try view.handle(.controlEnds(), at: 2)
        #expect(try view.handle(.tap("accessory/control"), at: 2).count == 1)
        #expect(try view.handle(.controlThrows(message: nil), at: 3) == [.announce("That didn't work. Try again.")])
    }

    @Test("nobody listens, nothing can be touched")
    func silent() throws {
        #expect(try !Self.view().tappableLayers(at: 0).contains { $0.hasPrefix("accessory") })
    }

    @Test("the closures run")
    func perform() async throws {
        let count = Locked(0)
        let view = try Self.view().onAccessoryTap { count { $0 += 1 } }.onAccessoryControl { count { $0 += 10 } }
            .onSubmit { query in count { $0 += query.count * 100 } }
        try await view.perform(.expand)
        try await view.perform(.runControl(ControlRun(number: 1, accessoryID: "player")))
        try await view.perform(.submit("abc"))
        try await view.perform(.haptic(.selection))
        #expect(count.now == 311)
    }

    @Test("the mini player switches on its placement", arguments: [true, false])
    func miniPlayer(isPlaying: Bool) {
        var player = MiniPlayer.sample
        player.isPlaying = isPlaying
        for (placement, isCompact) in [(.inline, true), (.expanded, false), (nil, true)]
            as [(TabViewBottomAccessoryPlacement?, Bool)]
        {
            guard case .player(let shown) = player.body(in: placement) else { return #expect(Bool(false)) }
            #expect(shown.isCompact == isCompact)
            #expect(shown.isPlaying == isPlaying)
            #expect(shown.spoken.hasSuffix(isPlaying ? "Playing" : "Paused"))
        }
    }
}
