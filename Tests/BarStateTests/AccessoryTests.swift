import BarState
import Testing

@Suite("Accessory tab bar: the accessory")
struct AccessoryTests {
    typealias Bar = AccessoryTabBar<Place>
    typealias Accessory = AccessoryTabBarAccessory

    @Test("the accessory is nil by default, the style automatic, and nobody listens")
    func defaults() throws {
        let bar = try Bar(selection: .home, items: [.init(.home, title: "Home", symbol: "house")]) { _ in
            Screen(title: "")
        }
        let shown = try bar.shown()
        #expect(shown.accessory == nil)
        #expect(shown.style == .automatic)
        #expect(shown.rise == MotionTrack(0))
        #expect(bar.tappableLayers(at: 0) == ["tab-bar/tab-home"])
    }

    @Test("an accessory by default has no line, is active, and pauses or plays")
    func accessoryDefaults() {
        let accessory = Accessory(id: "a", title: "A", subtitle: "B", symbol: "waveform")
        #expect(accessory.progress == nil)
        #expect(accessory.isActive)
        #expect(accessory.control == .playPause)
    }

    static let kinds: [(Accessory, Accessory.Control)] = [
        (.sample, .playPause),
        (.workout, .action(symbol: "stop.fill", label: "End workout")),
        (.order, .none),
    ]

    @Test("an episode playing, a run with End workout, a delivery with no control", arguments: kinds)
    func samples(accessory: Accessory, control: Accessory.Control) throws {
        try accessory.validate()
        #expect(accessory.control == control)
        #expect(accessory.isActive)
        #expect(Set([Accessory.sample, .workout, .order].map(\.id)).count == 3)
    }

    static let sentences: [(progress: Double?, isActive: Bool, control: Accessory.Control, spoken: String)] = [
        (0.35, true, .playPause, "Title, Subtitle, 35%, Playing"),
        (0.35, false, .playPause, "Title, Subtitle, 35%, Paused"),
        (nil, true, .playPause, "Title, Subtitle, Playing"),
        (0, true, .none, "Title, Subtitle, 0%"),
        (1, false, .none, "Title, Subtitle, 100%"),
        (0.004, true, .none, "Title, Subtitle, 0%"),
        (0.005, true, .none, "Title, Subtitle, 1%"),
        (nil, true, .action(symbol: "stop.fill", label: "End"), "Title, Subtitle"),
    ]

    @Test(
        "one element: title, subtitle, percentage with a line, Playing or Paused with play and pause",
        arguments: sentences
    )
    func spoken(progress: Double?, isActive: Bool, control: Accessory.Control, spoken: String) throws {
        let accessory = Accessory(
            id: "a",
            title: "Title",
            subtitle: "Subtitle",
            symbol: "waveform",
            progress: progress,
            isActive: isActive,
            control: control
        )
        #expect(try Bar.underTest(accessory: accessory).accessoryShown().spoken == spoken)
        #expect(try Bar.folded(accessory: accessory).accessoryShown().spoken == spoken)
    }

    @Test("the hint says that a tap opens the full view, where it does")
    func hint() throws {
        #expect(try Bar.underTest().accessoryShown().hint == "Opens the full view")
        #expect(try Bar.underTest(onExpand: nil).accessoryShown().hint == nil)
    }

    @Test("a tap on the row opens the full view, and dismissing it brings the bar back")
    func expand() throws {
        var bar = try Bar.underTest()
        #expect(try bar.handle(.tap(BarLayer.accessory), at: 1) == [.expand])
        #expect(bar.presentation(at: 1).sheet?.accessory.title == "How Harbours Keep Time")
        #expect(bar.tappableLayers(at: 1).isEmpty)
        _ = try bar.handle(.dismiss, at: 2)
        #expect(bar.presentation(at: 2).sheet == nil)
        #expect(bar.tappableLayers(at: 2).contains("accessory"))
    }

    @Test("folded, the row opens the full view too, and the bar stays folded")
    func expandFolded() throws {
        var bar = try Bar.folded()
        #expect(try bar.handle(.tap(BarLayer.accessory), at: 2) == [.expand])
        #expect(bar.presentation(at: 2).sheet != nil)
        #expect(bar.isFolded)
    }

    @Test("under a sheet nothing of the bar can be touched, and no content scrolls")
    func covered() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap(BarLayer.accessory), at: 1)
        let error = BarError.layerNotThere(
            "tab-bar/tab-home",
            there: [],
            reason: "a sheet covers the bar; dismiss it first"
        )
        #expect(throws: error) { try bar.handle(.tap("tab-bar/tab-home"), at: 2) }
        #expect(throws: BarError.self) { try bar.scroll(40, at: 2) }
    }

    @Test("the sheet shows the accessory as it changes, and goes with it")
    func sheetFollows() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap(BarLayer.accessory), at: 1)
        try bar.set(.accessory(.workout), at: 2)
        #expect(bar.presentation(at: 2).sheet?.accessory.title == "Outdoor Run")
        try bar.set(.accessory(nil), at: 3)
        #expect(bar.presentation(at: 3).sheet == nil)
        #expect(bar.tappableLayers(at: 3).contains("tab-bar/tab-home"))
    }

    @Test("without onExpand the row is no button")
    func noExpand() throws {
        var bar = try Bar.underTest(onExpand: nil)
        #expect(throws: BarError.self) { try bar.handle(.tap("accessory"), at: 1) }
        try bar.set(.onExpand({}), at: 2)
        #expect(try bar.handle(.tap("accessory"), at: 2) == [.expand])
    }

    @Test("dismiss without a sheet says what to do")
    func nothingToDismiss() throws {
        var bar = try Bar.underTest()
        #expect(throws: BarError.self) { try bar.handle(.dismiss, at: 1) }
    }

    @Test("the accessory rises when it comes, and what left shows until it is gone")
    func rise() throws {
        var bar = try Bar.underTest(accessory: nil)
        try bar.set(.accessory(.sample), at: 1)
        #expect(try bar.shown(at: 1).rise.changes == [.init(time: 1, target: 1)])
        try bar.set(.accessory(.workout), at: 2)
        #expect(try bar.shown(at: 2).rise.changes == [.init(time: 1, target: 1)])
        #expect(try bar.shown(at: 2).leavingAccessory == nil)
        try bar.set(.accessory(nil), at: 3)
        #expect(try bar.shown(at: 3).leavingAccessory?.title == "Outdoor Run")
        #expect(try bar.shown(at: 3).accessory == nil)
        #expect(try bar.shown(at: 60).leavingAccessory == nil)
        #expect(bar.tappableLayers(at: 3).allSatisfy { $0.hasPrefix("tab-bar/") })
    }

    @Test("only line and percentage differ as the episode goes on")
    func progressLater() throws {
        var bar = try Bar.underTest()
        let before = try bar.accessoryShown()
        var later = Accessory.sample
        later.progress = 0.36
        try bar.set(.accessory(later), at: 30)
        var after = try bar.accessoryShown(at: 30)
        #expect(after.progress == 0.36)
        #expect(after.spoken == "How Harbours Keep Time, Tidal Clocks, 36%, Playing")
        after.progress = before.progress
        after.spoken = before.spoken
        #expect(after == before)
    }
}
