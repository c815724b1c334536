import BarState
import Theme

/// How far each motion of a floating accessory is: it moves and fades in a quarter of a second, easing.
struct FloatingMotion: Hashable, Sendable {
    var place = 1.0
    var visibility = 1.0
    var size = 1.0
    var tabBarHidden = 0.0
    var minimize = 0.0
    var pill = 0.0

    /// Stands for UIKit's ease in and out over the source's quarter of a second.
    private static let spring = Spring(response: FloatingAccessoryMetrics.fade, dampingRatio: 1)

    init(of bar: FloatingAccessoryPresentation, at moment: MotionMoment, now: Seconds) {
        let tracks: [(path: WritableKeyPath<FloatingMotion, Double>, track: MotionTrack, spring: Spring)] = [
            (\.place, bar.place, Self.spring), (\.visibility, bar.visibility, Self.spring),
            (\.size, bar.size, Self.spring), (\.tabBarHidden, bar.tabBarHidden, Self.spring),
            (\.minimize, bar.minimize, SystemMotion.Springs.minimize), (\.pill, bar.pill, Self.spring),
        ]
        let time = moment.time(of: tracks.map { ($0.track, $0.spring) }, now: now)
        for (path, track, spring) in tracks {
            self[keyPath: path] = time.map { track.value(at: $0, spring: spring) } ?? track.target
        }
    }

    /// Under Reduce Motion position and size are where they are going at once.
    func reduced(_ bar: FloatingAccessoryPresentation) -> FloatingMotion {
        var copy = self
        copy.place = bar.place.target
        copy.size = bar.size.target
        copy.tabBarHidden = bar.tabBarHidden.target
        return copy
    }
}
