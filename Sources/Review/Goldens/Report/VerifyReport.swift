/// What verifying frames against their goldens found: the one value that every form of report is made of.
public struct VerifyReport: Hashable, Sendable {
    /// The newest form that is read, and the one that is written.
    public static let version = 1
    /// The file's name in the report's folder.
    public static let fileName = "report.json"

    /// Which part of the frames the report is about.
    public var shard: Shard
    /// The names of all frames of the run, those of other shards too, sorted by their bytes.
    public var names: [String]
    /// The threshold and the scale that pictures were compared at, and why it was not exactly.
    public var comparison: Comparison
    /// What the new frames were drawn with.
    public var environment: GoldenEnvironment
    /// Of this shard's frames, those that are the same too, sorted by the bytes of their names.
    public var verdicts: [FrameVerdict]

    /// A report of one shard's verdicts, which are taken in the order given.
    public init(
        shard: Shard,
        names: [String],
        comparison: Comparison,
        environment: GoldenEnvironment,
        verdicts: [FrameVerdict]
    ) {
        self.shard = shard
        self.names = names
        self.comparison = comparison
        self.environment = environment
        self.verdicts = verdicts
    }

    /// How pictures were compared.
    public struct Comparison: Hashable, Sendable {
        /// ΔE in OKLab that a pixel must exceed to count; 0 counts every pixel that isn't the same.
        public var threshold: Double
        /// Pixels per point of the pictures, and of what is counted.
        public var scale: Double
        /// Why pictures couldn't be compared exactly, one clause each, such as `cairo 1.16.0 → 1.18.0`; empty where they
        /// were.
        public var reasons: [String]

        /// A way of comparing, which is exact where no reasons against it are given.
        public init(threshold: Double, scale: Double, reasons: [String] = []) {
            self.threshold = threshold
            self.scale = scale
            self.reasons = reasons
        }

        /// Whether every pixel that isn't the same counted, since the libraries and fonts are those that the goldens
        /// were drawn with.
        public var isExact: Bool { reasons.isEmpty }
    }

    /// The verdicts of frames that are not as their goldens, in the report's order.
    public var findings: [FrameVerdict] { verdicts.filter { $0.kind != .same } }

    /// How many verdicts of the shard are of that kind.
    public func count(of kind: FrameVerdict.Kind) -> Int { verdicts.count { $0.kind == kind } }

    /// The findings, those that a reviewer should see first at the front: what stops a comparison, then by the share of
    /// pixels that changed.
    public var worst: [FrameVerdict] {
        findings.sorted { left, right in
            let (one, other) = (left.severity, right.severity)
            return one != other ? one > other : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }
    }

    /// How the process that verified ends, as the strongest of the verdicts says.
    public var outcome: Outcome { verdicts.map(\.kind.outcome).max() ?? .same }

    /// The strongest last.
    public enum Outcome: Int, Comparable, Hashable, Sendable {
        /// Every frame passes; the process ends with 0.
        case same
        /// A frame differs, or nothing draws it any more; the process ends with 1.
        case differs
        /// A golden is missing, whatever else differs.
        case missing
        /// A golden can't be read, whatever else is missing.
        case unreadable

        public static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
    }
}
