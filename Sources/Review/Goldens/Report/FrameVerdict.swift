public import Drawing

/// What verifying one frame found: what changed, where, and how much.
public struct FrameVerdict: Hashable, Sendable {
    /// What sets a frame apart from its golden; the raw values are the report's words.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The frame is as its golden, or nearer to it than the threshold where pictures can't be compared exactly; the
        /// report shows no picture of it.
        case same
        /// Pixels differ.
        case changed
        /// The picture is the same, and what the SVG says of it is not: names, places, tokens, spoken words.
        case redescribed = "description-changed"
        /// The picture has another size.
        case resized = "size-changed"
        /// There is no golden.
        case missing
        /// There is a golden, and no story draws the frame.
        case orphaned
        /// The golden isn't what was recorded: cut off, damaged, edited, or no picture at all.
        case unreadable

        /// What it means for the run.
        public var outcome: VerifyReport.Outcome {
            switch self {
            case .same: .same
            case .changed, .redescribed, .resized, .orphaned: .differs
            case .missing: .missing
            case .unreadable: .unreadable
            }
        }

        /// In a sentence: `the size changed`.
        public var title: String {
            switch self {
            case .same: "same"
            case .changed: "changed"
            case .redescribed: "description changed"
            case .resized: "size changed"
            case .missing: "missing"
            case .orphaned: "orphaned"
            case .unreadable: "unreadable"
            }
        }
    }

    /// The frame's name, such as `listening/folded.dark`.
    public var name: String
    /// What the picture is called where it is read out; the name where no story draws it.
    public var label: String
    /// How the frame stands to its golden.
    public var kind: Kind
    /// Whether it has become the golden since it was verified.
    public var isApproved = false
    /// What else is to be said, as a sentence without a full stop: why a golden can't be read, what a comparison went by.
    public var note: String?
    /// In points; nil where there is no such picture.
    public var goldenSize: Size?
    /// The size of the frame as it is drawn now, in points; nil where no story draws it, and where it is the same.
    public var size: Size?
    /// What changed, in the order of layers.
    public var layers: [LayerChange]
    /// Where and how much; nil where there are not two pictures to compare.
    public var difference: MeasuredDifference?
    /// What the manifest says; nil where it says nothing.
    public var golden: GoldenRecord?
    /// What the frame is known by as it is drawn now; nil where it isn't, and where it is the same.
    public var drawn: GoldenRecord?
    /// Paths of its files from the report's folder on.
    public var files: Files

    /// What the report's folder holds of a frame; nil where there is no such file.
    public struct Files: Hashable, Sendable {
        /// Pictures at the report's scale, of the same size unless the frame's changed.
        public var before: String?
        /// The frame as it is drawn now.
        public var after: String?
        /// The changed pixels marked on the picture; nil where none changed, or where there are not two to compare.
        public var difference: String?
        /// The golden's SVG, and the one it would become.
        public var beforeSVG: String?
        /// The frame's SVG as it is drawn now, which approving copies over the golden.
        public var afterSVG: String?
        /// The PNG at one pixel per point that would be kept with it.
        public var afterPNG: String?

        /// No files, as for a frame that is the same.
        public init() {}
    }

    /// A verdict without sizes, layers, difference and records, which whoever judges the frame fills in.
    public init(name: String, label: String, kind: Kind, note: String? = nil) {
        self.name = name
        self.label = label
        self.kind = kind
        self.note = note
        layers = []
        files = Files()
    }

    /// The story's name.
    public var story: String { String(name.prefix { $0 != "/" }) }

    /// The capture's name, without the variant.
    public var capture: String { String(FilePath.lastPart(of: name).prefix { $0 != "." }) }

    /// Tokens that the changed layers name before or after, each once, sorted.
    public var tokens: [String] { Set(layers.flatMap(\.tokens)).sorted() }

    /// What the worst frames are sorted by.
    var severity: Double {
        switch kind {
        case .unreadable: 500
        case .missing: 400
        case .resized: 300
        case .changed: 100 + (difference?.percent ?? 0)
        case .orphaned: 50
        case .redescribed: 10
        case .same: 0
        }
    }
}
