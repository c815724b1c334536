import BarState
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Accessory tab bar: the control")
struct ControlTests {
    typealias Bar = AccessoryTabBar<Place>
    typealias Accessory = AccessoryTabBarAccessory

    static let offline = "The player is offline."

    static let faces: [(control: Accessory.Control, isActive: Bool, symbol: String?, label: String?)] = [
        (.playPause, true, "pause.fill", "Pause"),
        (.playPause, false, "play.fill", "Play"),
        (.action(symbol: "stop.fill", label: "End workout"), true, "stop.fill", "End workout"),
        (.action(symbol: "stop.fill", label: "End workout"), false, "stop.fill", "End workout"),
        (.none, true, nil, nil),
    ]

    @Test("Pause while active, Play otherwise, an action by its own label, or none", arguments: faces)
    func face(control: Accessory.Control, isActive: Bool, symbol: String?, label: String?) throws {
        var accessory = Accessory.sample
        accessory.control = control
        accessory.isActive = isActive
        let bar = try Bar.underTest(accessory: accessory)
        let shown = try bar.accessoryShown().control
        #expect(shown?.symbol == symbol)
        #expect(shown?.label == label)
        #expect(bar.tappableLayers(at: 1).contains("accessory/control") == (symbol != nil))
    }

    @Test("a nil onControl hides the control, from the start and later")
    func nilClosure() throws {
        #expect(try Bar.underTest(onControl: nil).accessoryShown().control == nil)
        var bar = try Bar.underTest()
        try bar.set(.onControl(nil), at: 1)
        #expect(try bar.accessoryShown().control == nil)
        #expect(throws: BarError.self) { try bar.handle(.tap("accessory/control"), at: 1) }
    }

    @Test("a tap runs the closure, and a spinner stands in the control's place while it does")
    func busy() throws {
        var bar = try Bar.underTest()
        let effects = try bar.handle(.tap("accessory/control"), at: 1)
        #expect(effects == [.runControl(ControlRun(number: 1, accessoryID: Accessory.sample.id))])
        #expect(try bar.accessoryShown().control?.isBusy == true)
        #expect(try bar.handle(.controlEnds(), at: 2).isEmpty)
        #expect(try bar.accessoryShown(at: 2).control?.isBusy == false)
    }

    @Test("a tap while busy does nothing")
    func tapWhileBusy() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap("accessory/control"), at: 1)
        let before = bar.presentation(at: 2)
        #expect(try bar.handle(.tap("accessory/control"), at: 2).isEmpty)
        #expect(bar.presentation(at: 2) == before)
        _ = try bar.handle(.controlEnds(), at: 3)
        #expect(throws: BarError.unknownControlRun(nil)) { try bar.handle(.controlEnds(), at: 3) }
    }

    @Test("folded, the control still works")
    func foldedBusy() throws {
        var bar = try Bar.folded()
        _ = try bar.handle(.tap("accessory/control"), at: 2)
        #expect(try bar.shown(at: 2).isFolded)
        #expect(try bar.accessoryShown(at: 2).control?.isBusy == true)
    }

    static func failed(message: String? = offline, at time: Seconds = 1) throws -> Bar {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap("accessory/control"), at: 0)
        let effects = try bar.handle(.controlThrows(message: message), at: time)
        #expect(effects == [.announce(message ?? AccessoryTabBarRules.generalError)])
        return bar
    }

    static let times: [(thrown: Seconds, shown: Seconds, isError: Bool)] = [
        (1, 1, true), (1, 4.999, true), (1, 5, false), (1, 5.001, false),
        (0.1, 4.099, true), (0.1, 0.1 + 4, false), (0.1, 4.1, false),
        (0.7, 4.699, true), (0.7, 4.7, false), (1.3, 5.3, false), (100.3, 104.3, false), (100.3, 104.299, true),
    ]

    @Test("an error stands for four seconds: at 3.999 it shows, at 4 the subtitle is back", arguments: times)
    func fourSeconds(thrown: Seconds, shown: Seconds, isError: Bool) throws {
        let accessory = try Self.failed(at: thrown).accessoryShown(at: shown)
        #expect(accessory.error == (isError ? Self.offline : nil))
        #expect(accessory.subtitle == "Tidal Clocks")
        let line = isError ? Self.offline : "Tidal Clocks"
        #expect(accessory.spoken == "How Harbours Keep Time, \(line), 35%, Playing")
        #expect(accessory.control?.isBusy == false)
    }

    @Test("four seconds made of tenths are four seconds", arguments: [0.3, 0.7, 1.3, 5.9])
    func sumOfTenths(thrown: Seconds) throws {
        let bar = try Self.failed(at: thrown)
        let end = (0..<40).reduce(thrown) { sum, _ in sum + 0.1 }
        #expect(try bar.accessoryShown(at: end).error == nil)
    }

    @Test("a second error starts the four seconds again")
    func secondError() throws {
        var bar = try Self.failed(at: 1)
        _ = try bar.handle(.tap("accessory/control"), at: 3)
        #expect(try bar.accessoryShown(at: 3).error == Self.offline)
        _ = try bar.handle(.controlThrows(message: "Still offline."), at: 4)
        #expect(try bar.accessoryShown(at: 5).error == "Still offline.")
        #expect(try bar.accessoryShown(at: 7.999).error == "Still offline.")
        #expect(try bar.accessoryShown(at: 8).error == nil)
    }

    @Test("an error without words of its own says the general sentence", arguments: [nil, "", "  "])
    func generalError(message: String?) throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap("accessory/control"), at: 0)
        let effects = try bar.handle(.controlThrows(message: message), at: 1)
        #expect(effects == [.announce("That didn't work. Try again.")])
        #expect(try bar.accessoryShown().error == "That didn't work. Try again.")
    }

    struct Described: LocalizedError { var errorDescription: String? { ControlTests.offline } }
    struct Undescribed: LocalizedError {}
    struct Plain: Error {}

    @Test("an error says its errorDescription")
    func errorDescription() {
        #expect(BarEvent.controlThrows(Described()) == .controlThrows(message: Self.offline))
        #expect(BarEvent.controlThrows(Undescribed()) == .controlThrows(message: nil))
        #expect(BarEvent.controlThrows(Plain(), run: 3) == .controlThrows(message: nil, run: 3))
    }

    @Test("another accessory drops the spinner, and the late result is ignored", arguments: [true, false])
    func replacedBusy(fails: Bool) throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap("accessory/control"), at: 1)
        try bar.set(.accessory(.workout), at: 2)
        #expect(try bar.accessoryShown(at: 2).control?.isBusy == false)
        let before = bar.presentation(at: 3)
        let late: BarEvent = fails ? .controlThrows(message: Self.offline) : .controlEnds()
        #expect(try bar.handle(late, at: 3).isEmpty)
        #expect(bar.presentation(at: 3) == before)
    }

    @Test("a late result doesn't end the run of the new accessory")
    func lateResultBesideNewRun() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap("accessory/control"), at: 1)
        try bar.set(.accessory(.workout), at: 2)
        let effects = try bar.handle(.tap("accessory/control"), at: 2)
        #expect(effects == [.runControl(ControlRun(number: 2, accessoryID: Accessory.workout.id))])
        #expect(try bar.handle(.controlThrows(message: Self.offline, run: 1), at: 3).isEmpty)
        #expect(try bar.accessoryShown(at: 3).error == nil)
        #expect(try bar.accessoryShown(at: 3).control?.isBusy == true)
        #expect(try bar.handle(.controlThrows(message: Self.offline, run: 2), at: 4) == [.announce(Self.offline)])
        #expect(throws: BarError.unknownControlRun(2)) { try bar.handle(.controlEnds(run: 2), at: 5) }
    }

    @Test("another accessory drops the error")
    func replacedFailed() throws {
        var bar = try Self.failed(at: 1)
        try bar.set(.accessory(.order), at: 2)
        #expect(try bar.accessoryShown(at: 2).error == nil)
        try bar.set(.accessory(.sample), at: 2)
        #expect(try bar.accessoryShown(at: 2).error == nil)
    }

    @Test("a new value of the same accessory keeps spinner and error")
    func sameID() throws {
        var later = Accessory.sample
        later.progress = 0.5
        var bar = try Self.failed(at: 1)
        _ = try bar.handle(.tap("accessory/control"), at: 2)
        try bar.set(.accessory(later), at: 3)
        let shown = try bar.accessoryShown(at: 3)
        #expect(shown.error == Self.offline)
        #expect(shown.control?.isBusy == true)
        #expect(shown.progress == 0.5)
    }

    @Test("an accessory that goes and comes back has neither spinner nor error")
    func goneAndBack() throws {
        var bar = try Self.failed(at: 1)
        _ = try bar.handle(.tap("accessory/control"), at: 1)
        try bar.set(.accessory(nil), at: 2)
        try bar.set(.accessory(.sample), at: 2)
        #expect(try bar.accessoryShown(at: 2).error == nil)
        #expect(try bar.accessoryShown(at: 2).control?.isBusy == false)
        #expect(try bar.handle(.controlEnds(), at: 3).isEmpty)
    }

    @Test("the spinner outlives a change of tab")
    func tabSwitchedBusy() throws {
        var bar = try Bar.underTest()
        _ = try bar.handle(.tap("accessory/control"), at: 1)
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 2)
        #expect(try bar.accessoryShown(at: 2).control?.isBusy == true)
    }

    @Test("each change of the control's face cross-fades from the one before")
    func controlSwap() throws {
        var bar = try Bar.underTest()
        #expect(try bar.shown(at: 0).controlSwap == MotionTrack(1))
        #expect(try bar.shown(at: 0).leavingControl == nil)

        _ = try bar.handle(.tap("accessory/control"), at: 1)
        var shown = try bar.shown(at: 1)
        #expect(shown.leavingControl == ControlPresentation(symbol: "pause.fill", label: "Pause", isBusy: false))
        #expect(shown.controlSwap.start == 0)
        #expect(shown.controlSwap.changes == [.init(time: 1, target: 1)])

        _ = try bar.handle(.controlEnds(), at: 2)
        shown = try bar.shown(at: 2)
        #expect(shown.leavingControl?.isBusy == true)
        #expect(shown.controlSwap.changes == [.init(time: 2, target: 1)])

        var paused = Accessory.sample
        paused.isActive = false
        try bar.set(.accessory(paused), at: 3)
        shown = try bar.shown(at: 3)
        #expect(shown.leavingControl?.symbol == "pause.fill")
        #expect(shown.controlSwap.changes == [.init(time: 3, target: 1)])

        try bar.set(.onControl(nil), at: 4)
        #expect(try bar.shown(at: 4).leavingControl?.symbol == "play.fill")
        #expect(try bar.shown(at: 60).leavingControl == nil)

        try bar.set(.onControl({}), at: 61)
        shown = try bar.shown(at: 61)
        #expect(shown.leavingControl == nil)
        #expect(shown.controlSwap.changes == [.init(time: 61, target: 1)])
    }

    @Test("a control whose face stays doesn't fade")
    func noSwap() throws {
        var later = Accessory.sample
        later.progress = 0.9
        var bar = try Bar.underTest()
        try bar.set(.accessory(later), at: 1)
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 2)
        try bar.set(.accessory(nil), at: 3)
        try bar.set(.accessory(.sample), at: 4)
        #expect(try bar.shown(at: 4).controlSwap == MotionTrack(1))
        #expect(try bar.shown(at: 4).leavingControl == nil)
    }
}
