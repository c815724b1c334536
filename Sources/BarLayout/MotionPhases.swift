import BarState
import Theme

/// Which moment of a motion a frame shows.
public enum MotionMoment: Hashable, Sendable {
    /// Everything at rest.
    case settled
    /// The moment in which the newest motion has first come this far on its way: 0…1, beyond it in an overshoot.
    case progress(Double)
    /// The presentation's own time.
    case now
}

/// How far each motion of a bar is, each from 0 to 1 and past both in an overshoot; the pill is in tabs.
struct MotionPhases: Hashable, Sendable {
    var fold = 0.0
    var rise = 0.0
    var controlSwap = 1.0
    var search = 0.0
    var clearButton = 0.0
    var pill = 0.0

    init(of bar: AccessoryTabBarPresentation, at moment: MotionMoment, now: Seconds, theme: SPTheme) {
        let standard = theme.motion.standard.spring
        play(
            [
                (\.fold, bar.fold, standard), (\.rise, bar.rise, standard), (\.pill, bar.pill, standard),
                (\.controlSwap, bar.controlSwap, theme.motion.snappy.spring),
            ],
            at: moment,
            now: now
        )
    }

    init(of bar: SearchTabBarPresentation, at moment: MotionMoment, now: Seconds, theme: SPTheme) {
        let standard = theme.motion.standard.spring
        play(
            [
                (\.search, bar.search, standard), (\.pill, bar.pill, standard),
                (\.clearButton, bar.clearButton, theme.motion.snappy.spring),
            ],
            at: moment,
            now: now
        )
    }

    private mutating func play(
        _ tracks: [(path: WritableKeyPath<MotionPhases, Double>, track: MotionTrack, spring: Spring)],
        at moment: MotionMoment,
        now: Seconds
    ) {
        let time = moment.time(of: tracks.map { ($0.track, $0.spring) }, now: now)
        for (path, track, spring) in tracks {
            self[keyPath: path] = time.map { track.value(at: $0, spring: spring) } ?? track.target
        }
    }
}

extension MotionMoment {
    /// The time at which motion is looked at; nil once everything is at rest.
    func time(of tracks: [(track: MotionTrack, spring: Spring)], now: Seconds) -> Seconds? {
        switch self {
        case .settled: return nil
        case .now: return now
        case .progress(let progress):
            // The first of the tracks that changed last, in the order given.
            let newest = tracks.compactMap { $0.track.changes.last?.time }.max()
            let leader = tracks.first { $0.track.changes.last?.time == newest }
            return leader.map { $0.track.time(ofProgress: progress, spring: $0.spring) }
        }
    }
}

extension MotionTrack {
    /// Where the motion is at `time`, every change of target taken over with the position and the speed it found.
    func value(at time: Seconds, spring: Spring) -> Double {
        state(at: time) { _ in (spring, 0) }.position
    }

    /// The same where each change of target has a spring of its own, and waits before it begins.
    ///
    /// - Parameter motion: The spring towards a target, and the wait in seconds.
    func value(at time: Seconds, by motion: (_ target: Double) -> (spring: Spring, delay: Seconds)) -> Double {
        state(at: time, by: motion).position
    }

    private func state(
        at time: Seconds,
        by motion: (_ target: Double) -> (spring: Spring, delay: Seconds)
    ) -> (position: Double, velocity: Double) {
        var position = start
        var velocity = 0.0
        for (index, change) in changes.enumerated() {
            let (spring, delay) = motion(change.target)
            let begin = change.time + delay
            let following = changes[(index + 1)...].map { $0.time + motion($0.target).delay }.min()
            let end = min(following ?? time, time)
            // One that is called back while it waits never begins.
            guard begin <= end else { continue }
            let elapsed = end - begin
            let moved = spring.value(at: elapsed, from: position, to: change.target, velocity: velocity)
            velocity = spring.velocity(at: elapsed, from: position, to: change.target, velocity: velocity)
            position = moved
        }
        return (position, velocity)
    }

    /// Seconds after which a motion counts as settled, whatever its spring says.
    private static let longestMotion: Seconds = 10

    /// The first time at which the last change has come `progress` of the way from where it began to its target; once
    /// settled where it never does.
    func time(ofProgress progress: Double, spring: Spring) -> Seconds {
        guard let last = changes.last else { return 0 }
        let origin = value(at: last.time, spring: spring)
        let distance = last.target - origin
        let settled = min(spring.settleTime(), MotionTrack.longestMotion)
        guard distance != 0, progress > 0 else { return last.time }
        func reached(_ time: Seconds) -> Bool {
            (value(at: time, spring: spring) - origin) / distance >= progress
        }
        // A display's finest frame, then halved until the thousandth of a point no longer moves.
        let step = 1.0 / 240
        guard
            let frame = (1...Int((settled / step).rounded(.up)) + 1).first(where: {
                reached(last.time + step * Double($0))
            })
        else { return last.time + settled }
        var early = last.time + step * Double(frame - 1)
        var late = early + step
        for _ in 0..<40 {
            let middle = (early + late) / 2
            if reached(middle) { late = middle } else { early = middle }
        }
        return late
    }
}
