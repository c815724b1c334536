/// Where something animated is headed, and how it got there: every change of target with its time.
///
/// The state model knows no spring. Layout plays the changes through the theme's motion tokens, so that a reversal
/// keeps position and speed, and a frame stays a function of (state, time).
public struct MotionTrack: Hashable, Sendable {
    /// A new target, from one moment on.
    public struct Change: Hashable, Sendable {
        /// Seconds since the bar appeared.
        public var time: Seconds
        /// Where it heads from then on, in what the track counts: 0…1, or the index of a tab.
        public var target: Double

        /// A change of target at a moment in seconds.
        public init(time: Seconds, target: Double) {
            self.time = time
            self.target = target
        }
    }

    /// The value before the first change.
    public private(set) var start: Double
    /// Changes in the order of their times.
    public private(set) var changes: [Change]

    /// A track at rest at this value.
    public init(_ value: Double) {
        start = value
        changes = []
    }

    /// The value at rest, after everything has settled.
    public var target: Double { changes.last?.target ?? start }

    /// Heads for `target` from `time` on; heading where it is headed already changes nothing.
    public mutating func head(for target: Double, at time: Seconds) {
        guard target != self.target else { return }
        // Every theme's springs have settled after this long, so what came before can no longer be seen.
        if let last = changes.last, time - last.time > Self.memory {
            start = last.target
            changes = []
        }
        changes.append(Change(time: time, target: target))
    }

    /// Jumps without a motion.
    public mutating func settle(at value: Double) {
        start = value
        changes = []
    }

    /// Heads for `target`, or is there at once.
    mutating func move(to target: Double, animated: Bool, at time: Seconds) {
        if animated {
            head(for: target, at: time)
        } else {
            settle(at: target)
        }
    }

    /// How long a change counts, in seconds; themes accept no spring that takes longer. Ours.
    public static let memory: Seconds = 10
}

/// Seconds since the bar appeared.
public typealias Seconds = Double
