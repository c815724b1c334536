import BarState
import SourceJSON

/// The picture book of one bar: the bar as it begins, what happens to it, where pictures are taken, and in which
/// variants they are drawn.
///
/// A story comes from a `story.json` or is built in Swift; both make this same value.
public struct Story: Sendable {
    /// The folder its frames go to.
    public var name: String
    /// For the gallery; the name where it is nil.
    public var title: String?
    /// One or two sentences for the gallery.
    public var summary: String?
    /// The bar at rest, before the first step.
    public var bar: any BarMachine
    /// The file's text; nil for a story that is built in Swift.
    public var source: StorySource?
    /// Events and captures in the order in which they happen, from time 0.
    public var steps: [StoryStep]
    /// The variants that this story draws beside those that every story does.
    public var variants: [VariantRequest]
    /// The screens of a `push` that describes none.
    public var pushed: Screen
    /// A folder of the story's own symbols; nil where it has none.
    public var symbolFolder: String?
    /// Every symbol the story names, with the place where it does, to be checked before anything is drawn.
    public var symbols: [SymbolMention]

    /// A symbol's name and where it was written.
    public struct SymbolMention: Hashable, Sendable {
        /// The SF Symbol name as the story writes it.
        public var name: String
        /// The file, line and column it is written at.
        public var place: SourcePlace

        /// A mention that a fault of the symbol is reported at.
        public init(name: String, place: SourcePlace) {
            self.name = name
            self.place = place
        }
    }

    /// A story built in Swift, from steps that may carry places: without symbols of its own to check, and with a sample
    /// screen for a `push` that describes none.
    public init(
        _ name: String,
        title: String? = nil,
        summary: String? = nil,
        bar: any BarMachine,
        variants: [VariantRequest] = [],
        steps: [StoryStep]
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.bar = bar
        self.steps = steps
        self.variants = variants
        pushed = SampleScreen.detail(title: "Details")
        symbols = []
    }

    /// The same from events and captures alone, as a story is written in Swift.
    public init(
        _ name: String,
        title: String? = nil,
        summary: String? = nil,
        bar: any BarMachine,
        variants: [VariantRequest] = [],
        steps: [StoryStep.Action]
    ) {
        let steps = steps.map { StoryStep($0) }
        self.init(name, title: title, summary: summary, bar: bar, variants: variants, steps: steps)
    }

    /// Whether a folder of frames can be called so: not empty, not `.` or `..`, without slashes and control characters.
    public static func isName(_ text: String) -> Bool {
        !text.isEmpty && text != "." && text != ".." && !text.contains("/") && text.isPrintable
    }

    /// What works in the bar's description and yet goes wrong; nothing for a bar that knows of no such thing.
    ///
    /// - Parameter releases: The versions of iOS that the story is drawn on.
    public func findings(on releases: [SystemRelease]) -> [Finding] {
        (bar as? any FindingSource)?.findings(on: releases) ?? []
    }

    /// The captures in the order in which they are taken.
    public var captures: [Capture] {
        steps.compactMap { step in
            if case .capture(let capture) = step.action { capture } else { nil }
        }
    }
}
