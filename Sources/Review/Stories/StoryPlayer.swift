import BarLayout
import BarState
import Drawing

/// What a story needs to know of the pictures it makes: where the content ends, and what lies under a finger.
public struct StoryStage {
    /// The largest scroll offset without rubber-banding, in points.
    public var contentLimit: (Presentation) throws -> Double
    /// The id of the layer at a point of the screen, among those that can be touched; nil where there is none.
    public var layer: (Point, Presentation, _ touchable: [String]) throws -> String?

    /// How much of each cell that plays by itself can be seen, 0…1.
    public var visibleShares: (Presentation) throws -> [(layer: String, share: Double)]

    /// A stage that asks layout by these three; without the last, no cell that plays by itself can be seen.
    public init(
        contentLimit: @escaping (Presentation) throws -> Double,
        layer: @escaping (Point, Presentation, _ touchable: [String]) throws -> String?,
        visibleShares: @escaping (Presentation) throws -> [(layer: String, share: Double)] = { _ in [] }
    ) {
        self.contentLimit = contentLimit
        self.layer = layer
        self.visibleShares = visibleShares
    }
}

/// A capture with everything that can be seen and heard in it.
public struct CapturedMoment: Hashable, Sendable {
    /// The capture, with the orientation pinned that the story has turned the device to, unless it pins another.
    public var capture: Capture
    /// What the bar and the screen behind it show at the capture's time.
    public var presentation: Presentation
}

/// Plays a story from its first step to its last and keeps what its captures see.
///
/// Time is the story's own: only `wait` moves it.
public struct StoryPlayer {
    /// The longest that a story may last, and so the longest wait: over eleven days, in seconds. Ours.
    public static let longestTime: Seconds = 1_000_000

    private let story: Story
    private let stage: StoryStage
    private var bar: any BarMachine
    private var time: Seconds = 0
    private var orientation: LayoutEnvironment.Orientation?
    private var moments: [CapturedMoment] = []

    private init(_ story: Story, stage: StoryStage) {
        self.story = story
        self.stage = stage
        bar = story.bar
    }

    /// The captures in the order in which they are taken.
    ///
    /// Throws `StoryError` at the first step that can't happen.
    public static func play(_ story: Story, on stage: StoryStage) throws -> [CapturedMoment] {
        try play(story, on: stage) { _, _ in }
    }

    /// The same, with a look at the bar after each step, which comes with its place from 0.
    static func play(
        _ story: Story,
        on stage: StoryStage,
        watching watch: (_ step: Int, any BarMachine) -> Void
    ) throws -> [CapturedMoment] {
        var player = StoryPlayer(story, stage: stage)
        for (index, step) in story.steps.enumerated() {
            do {
                try player.perform(step.action)
            } catch let error as StoryError {
                throw error
            } catch {
                throw StoryError(error, in: story, step: index)
            }
            watch(index, player.bar)
        }
        return player.moments
    }

    /// The same captures where the system draws the bar, which then folds by the system's rules; nil for a bar that the
    /// system has no drawing of.
    ///
    /// Throws `StoryError` at the first step that can't happen there.
    public static func playOnSystemBar(_ story: Story, on stage: StoryStage) throws -> [CapturedMoment]? {
        guard let bar = story.bar as? any SystemDrawnBar else { return nil }
        var story = story
        story.bar = drawnBySystem(bar)
        return try play(story, on: stage)
    }

    private static func drawnBySystem(_ bar: some SystemDrawnBar) -> any BarMachine {
        var bar = bar
        bar.isSystemBar = true
        return bar
    }

    private mutating func perform(_ action: StoryStep.Action) throws {
        switch action {
        case .tap(let target): try send(.tap(try layer(at: target)))
        case .press(let target): try send(.press(try layer(at: target)))
        case .longPress(let target): try send(.longPress(try layer(at: target)))
        case .release: try send(.release)
        case .scroll(let distance, let tracked): try scroll(by: distance, tracked: tracked)
        case .scrollTo(let end): try scroll(to: end)
        case .scrollEnds: try send(.scrollEnds)
        case .type(let text): try send(.type(text))
        case .submit: try send(.submit)
        case .keyboard: try send(.showKeyboard)
        case .dismissKeyboard: try send(.dismissKeyboard)
        case .controlEnds: try send(.controlEnds())
        case .controlThrows(let message): try send(.controlThrows(message: message))
        case .dismiss: try send(.dismiss)
        case .push(let screen): try send(.push(screen ?? story.pushed))
        case .pop: try send(.pop)
        case .rotate(let wanted): orientation = wanted ?? (orientation == .landscape ? .portrait : .landscape)
        case .visibility(let layer, let share): try send(.visibility(of: layer, share: share))
        case .see:
            for (layer, share) in try stage.visibleShares(presentation) {
                try send(.visibility(of: layer, share: share))
            }
        case .set(let change): bar = try change(bar, at: time)
        case .wait(let seconds): try wait(seconds)
        case .restart: restart()
        case .capture(let capture): moments.append(moment(of: capture))
        }
    }

    private mutating func wait(_ seconds: Seconds) throws {
        // Written so that a time which is no number fails too.
        guard seconds >= 0, time + seconds <= Self.longestTime else {
            throw StoryTimeError(time: time + seconds)
        }
        time += seconds
    }

    private mutating func send(_ event: BarEvent) throws { try Self.send(event, to: &bar, at: time) }

    /// Opens the bar's own type; what the bar asks of the outside is the app's to do, and the story's next steps say it.
    private static func send(_ event: BarEvent, to bar: inout some BarMachine, at time: Seconds) throws {
        _ = try bar.handle(event, at: time)
    }

    private var presentation: Presentation { bar.presentation(at: time) }

    private mutating func scroll(by distance: Double, tracked: Bool?) throws {
        try send(.scroll(by: distance, limit: try stage.contentLimit(presentation), isTracked: tracked))
    }

    private mutating func scroll(to end: StoryStep.End) throws {
        let limit = try stage.contentLimit(presentation)
        let target = end == .end ? limit : 0
        try send(.scroll(by: target - presentation.content.scrollOffset, limit: limit))
        try send(.scrollEnds)
    }

    private mutating func restart() {
        bar = story.bar
        time = 0
        orientation = nil
    }

    private func layer(at target: StoryStep.Target) throws -> String {
        switch target {
        case .layer(let id): return id
        case .point(let point):
            let touchable = bar.tappableLayers(at: time)
            guard let id = try stage.layer(point, presentation, touchable) else {
                throw BarError.layerNotThere("the point \(point.x), \(point.y)", there: touchable, reason: nil)
            }
            return id
        }
    }

    private func moment(of capture: Capture) -> CapturedMoment {
        var capture = capture
        if let orientation, capture.pin[.orientation] == nil { capture.pin[.orientation] = orientation.rawValue }
        return CapturedMoment(capture: capture, presentation: presentation)
    }
}
