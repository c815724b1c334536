import BarLayout
import BarState
import Drawing
import Theme

/// Every frame of a run, decided before the first is drawn: what is wrong with a story is said before anything is
/// written.
public struct FramePlan: Sendable {
    /// What a command line may say about a run.
    public struct Wishes: Sendable {
        /// Patterns of frame names; none means every frame. A pattern without a slash means captures of any story.
        public var only: [NamePattern] = []
        /// Values fixed for the whole run; they don't enter names.
        public var fixed: [VariantAxis: String] = [:]

        /// No wishes: every frame, with nothing fixed.
        public init() {}
    }

    /// A pattern that no frame's name fits.
    public struct NothingMatches: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// A story with its frames.
    public struct Chapter: Sendable {
        /// The story as it was read.
        public var story: Story
        /// Its frames in the order of its captures, each light before dark.
        public var frames: [Frame]
    }

    /// The stories that have frames left, in the order they were given.
    public private(set) var chapters: [Chapter] = []
    /// The stories that were played, those of which no frame is left among them.
    public let storyNames: [String]
    /// The themes that the frames name, all of them read already.
    public let themes: ThemeShelf

    /// Every frame of every chapter, in the order in which it is drawn.
    public var frames: [Frame] { chapters.flatMap(\.frames) }

    /// Plays every story and gathers the frames in the order of captures, each light before dark.
    ///
    /// Throws `StoryError`, `FrameError` for a variant that can't be, `NothingMatches`, and what is wrong with a theme,
    /// a font or a symbol.
    public init(_ stories: [Story], themes: ThemeShelf, wishes: Wishes = Wishes()) throws {
        var played = PlayedStories()
        try self.init(stories, themes: themes, wishes: wishes, played: &played)
    }

    /// The same where some of the stories were played before, with the same symbols and on the same theme.
    init(_ stories: [Story], themes: ThemeShelf, wishes: Wishes, played: inout PlayedStories) throws {
        var themes = themes
        storyNames = stories.map(\.name)
        for story in stories {
            let moments = try played.moments(of: story, theme: themes.theme(for: Variant()))
            let frames = moments.flatMap { Self.frames(of: $0, in: story, fixed: wishes.fixed) }
            chapters.append(Chapter(story: story, frames: frames))
        }
        try Self.filter(&chapters, by: wishes.only)
        try Self.dropImpossible(&chapters, fixed: wishes.fixed)
        for index in chapters.indices {
            try Self.handToSystem(&chapters[index], theme: themes.theme(for: Variant()), played: &played)
        }
        for frame in chapters.flatMap(\.frames) { _ = try themes.theme(for: frame.drawn) }
        self.themes = themes
    }

    private static func frames(
        of moment: CapturedMoment,
        in story: Story,
        fixed: [VariantAxis: String]
    ) -> [Frame] {
        let capture = moment.capture
        let asked =
            AlwaysDrawn.variants(of: capture.name)
            + story.variants.filter { $0.includes(capture.name) }.flatMap(\.combinations)
        let settled = Set(fixed.keys).union(capture.pin.keys)
        var own: [VariantAxis: String] = [:]
        if case .accessoryTabBar(let bar) = moment.presentation.bar { own[.style] = bar.style.rawValue }

        var names: Set<Variant> = []
        var frames: [Frame] = []
        for variant in asked.flatMap({ AlwaysDrawn.appearances(of: $0) }) {
            let named = variant.dropping(settled)
            guard names.insert(named).inserted else { continue }
            let style = named[.style] == VariantAxis.style.standard ? own : [:]
            let drawn = named.overlaid(with: style).overlaid(with: fixed).overlaid(with: capture.pin)
            let frame = Frame(
                story: story.name,
                moment: moment,
                variant: named,
                drawn: drawn,
                symbolFolder: story.symbolFolder
            )
            frames.append(frame)
        }
        return frames
    }

    /// What the run fixes may leave no room for a variant that a story asks for, which then goes; where it leaves none
    /// for the frame itself, or for any frame, the run can't be.
    private static func dropImpossible(_ chapters: inout [Chapter], fixed: [VariantAxis: String]) throws {
        var firstError: FrameError?
        for index in chapters.indices {
            chapters[index].frames = try chapters[index].frames.filter { frame in
                do {
                    try frame.drawn.check(for: frame.moment.presentation.bar)
                    return true
                } catch {
                    let named = FrameError(frame: frame.name, cause: error)
                    if fixed.isEmpty || frame.variant == Variant() { throw named }
                    firstError = firstError ?? named
                    return false
                }
            }
        }
        chapters.removeAll(where: \.frames.isEmpty)
        if chapters.isEmpty, let firstError { throw firstError }
    }

    /// The system's bar steps aside by rules of its own, so the frames that it draws are played with them.
    private static func handToSystem(
        _ chapter: inout Chapter,
        theme: SPTheme,
        played: inout PlayedStories
    ) throws {
        guard chapter.frames.contains(where: \.drawn.isDrawnBySystem) else { return }
        guard let moments = try played.systemMoments(of: chapter.story, theme: theme) else { return }
        for index in chapter.frames.indices where chapter.frames[index].drawn.isDrawnBySystem {
            let name = chapter.frames[index].moment.capture.name
            if let moment = moments.first(where: { $0.capture.name == name }) { chapter.frames[index].moment = moment }
        }
    }

    private static func filter(_ chapters: inout [Chapter], by patterns: [NamePattern]) throws {
        guard !patterns.isEmpty else { return }
        let names = chapters.flatMap(\.frames).map(\.name)
        for pattern in patterns where !names.contains(where: { pattern.matches(frame: $0) }) {
            throw NothingMatches(
                description: "no frame is called '\(pattern.text)'\(suggestion(for: pattern.text, among: names))"
            )
        }
        for index in chapters.indices {
            chapters[index].frames.removeAll { frame in !patterns.contains { $0.matches(frame: frame.name) } }
        }
        chapters.removeAll(where: \.frames.isEmpty)
    }
}

extension NamePattern {
    /// Whether it means the frame: by its whole name, or by the part after the story where the pattern has no slash.
    func matches(frame name: String) -> Bool {
        matches(name) || (!text.contains("/") && matches(FilePath.lastPart(of: name)))
    }
}
