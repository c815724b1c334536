/// An angle, kept in degrees.
public struct Angle: Hashable, Sendable, Animatable {
    /// Degrees, 360 to a turn; more than a turn is kept.
    public var degrees: Double

    /// An angle of so many degrees.
    public init(degrees: Double) { self.degrees = degrees }

    /// The same, as it is written where an angle is asked for: `.degrees(45)`.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }
}

/// The slice of a circle by which animatable shapes are shown: its angle moves, its direction doesn't.
public struct Wedge: Hashable, Sendable, Animatable {
    /// How far the slice reaches from twelve o'clock: the field that moves.
    public var angle: Angle
    /// Ignored: it is the new one from the first moment.
    public var clockwise: Bool

    /// A slice of `angle` from twelve o'clock, one way round or the other.
    public init(angle: Angle, clockwise: Bool) {
        self.angle = angle
        self.clockwise = clockwise
    }

    public var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
}

/// A wedge on a screen, and its way from one state to the next.
struct WedgeMotion: Hashable, Sendable {
    private(set) var start: Wedge
    private(set) var end: Wedge
    private(set) var progress = MotionTrack(1)

    init(_ wedge: Wedge) {
        start = wedge
        end = wedge
    }

    /// Heads for another state; back to where it came from it turns round on its way.
    mutating func head(for wedge: Wedge, at time: Seconds) {
        guard wedge != target else { return }
        switch wedge {
        case end: progress.head(for: 1, at: time)
        case start: progress.head(for: 0, at: time)
        default:
            start = target
            end = wedge
            progress.settle(at: 0)
            progress.head(for: 1, at: time)
        }
    }

    private var target: Wedge { progress.target < 1 ? start : end }

    var presentation: ScreenEdges.Wedge {
        ScreenEdges.Wedge(
            startAngle: start.angle.degrees,
            endAngle: end.angle.degrees,
            isClockwise: target.clockwise,
            progress: progress
        )
    }
}
