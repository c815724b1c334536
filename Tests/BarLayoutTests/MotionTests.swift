import BarState
import Testing
import Theme

@testable import BarLayout

@Suite("Motion between two states")
struct MotionTests {
    let spring = Spring(response: 0.36, bounce: 0.2)

    @Test("a progress is the first moment that has come so far", arguments: [0.25, 0.5, 0.75, 1])
    func progress(_ wanted: Double) {
        var track = MotionTrack(0)
        track.head(for: 1, at: 2)
        let time = track.time(ofProgress: wanted, spring: spring)
        #expect(abs(track.value(at: time, spring: spring) - wanted) < 1e-6)
        #expect(track.value(at: time - 0.001, spring: spring) < wanted)
    }

    @Test("a reversal keeps position and speed")
    func reversal() {
        var track = MotionTrack(0)
        track.head(for: 1, at: 0)
        let turn = 0.1
        let before = track.value(at: turn, spring: spring)
        let speed = (before - track.value(at: turn - 1e-6, spring: spring)) / 1e-6
        track.head(for: 0, at: turn)
        #expect(abs(track.value(at: turn, spring: spring) - before) < 1e-9)
        let speedAfter = (track.value(at: turn + 1e-6, spring: spring) - before) / 1e-6
        #expect(abs(speed - speedAfter) < 0.01)
        // It still carries on upwards before it turns back.
        #expect(track.value(at: turn + 0.01, spring: spring) > before)
        #expect(abs(track.value(at: turn + 2, spring: spring)) < 0.001)
    }

    @Test("a motion that is called back while it waits never begins, and one under way goes on from where it is")
    func waiting() {
        let other = Spring(response: 0.3, bounce: 0)
        func value(turn: Double, at time: Double) -> Double {
            var track = MotionTrack(0)
            track.head(for: 1, at: 0)
            track.head(for: 0, at: turn)
            return track.value(at: time) { $0 > 0 ? (spring, 0.1) : (other, 0) }
        }
        for time in [0, 0.05, 0.09, 0.2, 1] { #expect(value(turn: 0.08, at: time) == 0) }
        let before = value(turn: 0.2, at: 0.2 - 1e-9)
        #expect(before > 0.1)
        #expect(abs(value(turn: 0.2, at: 0.2) - before) < 1e-6)
        #expect(abs(value(turn: 0.2, at: 3)) < 0.001)
    }

    @Test("at rest every motion has arrived")
    func settled() throws {
        var fold = MotionTrack(0)
        fold.head(for: 1, at: 5)
        let list = try BarLayout.ruled().frame(of: Fixture.accessoryBar(fold: fold), at: .settled)
        #expect(list.layer("tab-bar")?.frame.width == 48)
    }

    @Test("half-way in a fold the circle is nearly made and the accessory still above")
    func halfFold() throws {
        var fold = MotionTrack(0)
        fold.head(for: 1, at: 0)
        let list = try BarLayout.ruled().frame(of: Fixture.accessoryBar(fold: fold), at: .progress(0.5))
        let platter = try #require(list.layer("tab-bar")).frame
        let accessory = try #require(list.layer("accessory")).frame
        #expect(platter.width > 48 && platter.width < 360)
        #expect(accessory.y == 735)
        #expect(accessory.x > 21 && accessory.x < 84)
    }

    @Test("Reduce Motion fades one picture into the other and moves nothing")
    func reduced() throws {
        var fold = MotionTrack(0)
        fold.head(for: 1, at: 0)
        let layout = try BarLayout.ruled { $0.motion = .reduced }
        let list = try layout.frame(of: Fixture.accessoryBar(fold: fold), at: .progress(0.5))
        let going = try #require(list.layer("leaving/tab-bar"))
        let coming = try #require(list.layer("tab-bar"))
        #expect(going.frame.width == 360)
        #expect(coming.frame.width == 48)
        #expect(abs(going.opacity - 0.5) < 0.001)
        #expect(abs(coming.opacity - 0.5) < 0.001)
        #expect(Set(list.layers.map(\.id)).count == list.layers.count)
    }
}
