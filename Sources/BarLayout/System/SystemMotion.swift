import BarState
import Theme

/// How far each motion of the system bar is, by the springs measured on it.
struct SystemMotion: Hashable, Sendable {
    var minimize = 0.0
    /// The accessory's way down, which begins after the bar has begun to shrink.
    var accessoryDrop = 0.0
    var rise = 0.0
    var search = 0.0
    var focus = 0.0
    var pill = 0.0

    /// Springs fitted to recordings of the system bar (response in seconds, damping fraction).
    enum Springs {
        static let minimize = Spring(response: 0.36, dampingRatio: 0.79)
        static let accessoryDrop = Spring(response: 0.29, dampingRatio: 1)
        static let accessoryRise = Spring(response: 0.39, dampingRatio: 0.94)
        static let searchLift = Spring(response: 0.43, dampingRatio: 0.9)
        static let searchClose = Spring(response: 0.36, dampingRatio: 0.78)
        /// Low confidence: fitted to the settling tail only.
        static let searchSettle = Spring(response: 0.25, dampingRatio: 0.8)
        /// What SwiftUI animates by where the app names nothing: smooth, half a second, no bounce. Documented.
        static let animation = Spring(response: 0.5, dampingRatio: 1)
        /// Seconds that the accessory waits before it comes down.
        static let dropDelay = 0.1
    }

    init(minimize: Double, pill: Double) {
        self.minimize = minimize
        accessoryDrop = minimize
        self.pill = pill
    }

    init(of bar: TabViewPresentation, at moment: MotionMoment, now: Seconds) {
        let searchSpring = bar.searchOpen.target > 0 ? Springs.searchSettle : Springs.searchClose
        let tracks: [(track: MotionTrack, spring: Spring)] = [
            (bar.minimize, Springs.minimize), (bar.rise, Springs.accessoryRise), (bar.searchOpen, searchSpring),
            (bar.searchFocus, Springs.searchLift), (bar.pill, Springs.minimize),
        ]
        let time = moment.time(of: tracks, now: now)
        func value(_ track: MotionTrack, _ spring: Spring) -> Double {
            time.map { track.value(at: $0, spring: spring) } ?? track.target
        }
        minimize = value(bar.minimize, Springs.minimize)
        accessoryDrop =
            time.map { time in
                bar.minimize.value(at: time) { target in
                    target > 0 ? (Springs.accessoryDrop, Springs.dropDelay) : (Springs.accessoryRise, 0)
                }
            } ?? bar.minimize.target
        rise = value(bar.rise, Springs.accessoryRise)
        search = value(bar.searchOpen, searchSpring)
        focus = value(bar.searchFocus, Springs.searchLift)
        pill = value(bar.pill, Springs.minimize)
    }

    /// Ends every motion of the bar and its search that `isMoving` says is under way.
    mutating func settle(at value: Double, where isMoving: (Double) -> Bool) {
        for path in [\SystemMotion.minimize, \.accessoryDrop, \.search, \.focus] where isMoving(self[keyPath: path]) {
            self[keyPath: path] = value
        }
    }
}
