/// How far content scrolls before the system's bar minimises, and what brings it back, where sources disagree.
public struct MinimizeRules: Hashable, Sendable {
    /// What brings a minimised bar back, apart from a tap on it.
    public enum Restore: String, Hashable, Sendable, CaseIterable {
        /// Scrolling the other way, anywhere in the content.
        case onReversal
        /// Only the very start of the content: its top, or its end where scrolling up minimises.
        case atStart
    }

    /// Where a figure or a rule comes from.
    public enum Confidence: String, Hashable, Sendable {
        /// Apple says so.
        case documented
        /// It was seen or measured on devices.
        case measured
        /// Nothing but a likeness speaks for it.
        case guess
        /// A choice of this project, for which no source is claimed.
        case ours
    }

    /// One parameter's default with its source.
    public struct Source: Hashable, Sendable {
        /// The property of `MinimizeRules` that the source is for.
        public var parameter: String
        /// How good the source is.
        public var confidence: Confidence
        /// What the source says, in words without a full stop.
        public var words: String
    }

    /// Points of scrolling that minimise the bar.
    public var distance: Double
    /// Points of scrolling the other way that bring it back, where a reversal does.
    public var restoreDistance: Double
    /// What brings the bar back, `onReversal` by default.
    public var restore: Restore
    /// Points from the start within which the bar always has its full size.
    public var startDistance: Double

    /// Rules of which each default has its source in `sources`.
    public init(
        distance: Double = 20,
        restoreDistance: Double = 12,
        restore: Restore = .onReversal,
        startDistance: Double = 0
    ) {
        self.distance = distance
        self.restoreDistance = restoreDistance
        self.restore = restore
        self.startDistance = startDistance
    }

    /// The system's bar as Apple documents it.
    public static let standard = MinimizeRules()

    /// The system's bar as people saw it on devices: back only at the very start, or by a tap.
    public static let observed = MinimizeRules(restore: .atStart)

    /// Where each default of `standard` comes from.
    public static let sources: [Source] = [
        Source(
            parameter: "distance",
            confidence: .guess,
            words: "a replica of the bar takes 20 points; Apple says only that it happens as scrolling starts"
        ),
        Source(
            parameter: "restoreDistance",
            confidence: .guess,
            words: "the same replica takes 12 points; Apple names no distance"
        ),
        Source(
            parameter: "restore",
            confidence: .documented,
            words: "Apple: it expands when scrolling back; on devices it was seen to wait for the very top"
        ),
        Source(
            parameter: "startDistance",
            confidence: .measured,
            words: "seen on devices: at content offset 0 the bar is always back"
        ),
    ]
}
