import BarState
import Testing

@Suite("Motion tracks")
struct MotionTrackTests {
    @Test("heading where it is headed changes nothing")
    func same() {
        var track = MotionTrack(1)
        track.head(for: 1, at: 2)
        #expect(track == MotionTrack(1))
        #expect(track.target == 1)
    }

    @Test("changes keep their order and times")
    func changes() {
        var track = MotionTrack(0)
        track.head(for: 1, at: 1)
        track.head(for: 0, at: 1.2)
        #expect(track.changes == [.init(time: 1, target: 1), .init(time: 1.2, target: 0)])
        #expect(track.target == 0)
        #expect(track.start == 0)
    }

    @Test("what has long settled is forgotten, so that a track never grows without end")
    func forgets() {
        var track = MotionTrack(0)
        for turn in 1...1_000 { track.head(for: Double(turn % 2), at: Seconds(turn) * 11) }
        #expect(track.changes.count == 1)
        #expect(track.start == 1)
    }

    @Test("settling jumps")
    func settle() {
        var track = MotionTrack(0)
        track.head(for: 1, at: 1)
        track.settle(at: 0)
        #expect(track == MotionTrack(0))
    }
}
