import BarLayout
import Drawing

/// How long frames take, in all and by the part of the way: what a change to the rasteriser or the encoder is judged by.
public struct FrameBenchmark: Sendable {
    /// Time spent on one part of the way to a file.
    public struct Part: Sendable {
        /// `state`, `layout`, `drawing`, `encoding` or `writing`.
        public var name: String
        /// The sum over all frames; for `state`, the time it took to play every story and to read the themes.
        public var time: Duration
    }

    /// What one measurement found.
    public struct Result: Sendable {
        /// How many frames were drawn: those of the default device, held upright.
        public var frames: Int
        /// How many frames were drawn at a time while `wall` was measured.
        public var jobs: Int
        /// Drawing and writing all frames, several at a time.
        public var wall: Duration
        /// All frames again one after the other, by part.
        public var parts: [Part]
    }

    private let stories: [Story]
    private let themes: ThemeShelf
    private let folder: String
    private let jobs: Int

    /// Frames go to `folder`, `jobs` at a time.
    public init(_ stories: [Story], themes: ThemeShelf, folder: String, jobs: Int) {
        self.stories = stories
        self.themes = themes
        self.folder = folder
        self.jobs = jobs
    }

    /// Draws every frame of the default device's size, at its 3x.
    ///
    /// Throws what drawing throws.
    public func measure(clock: some Clock<Duration>) async throws -> Result {
        var parts = ["state", "layout", "drawing", "encoding", "writing"].map { Part(name: $0, time: .zero) }
        func timed<Value>(_ index: Int, _ body: () throws -> Value) rethrows -> Value {
            let start = clock.now
            defer { parts[index].time += start.duration(to: clock.now) }
            return try body()
        }
        var wishes = FramePlan.Wishes()
        wishes.fixed = [.device: VariantAxis.device.standard, .orientation: VariantAxis.orientation.standard]
        let plan = try timed(0) { try FramePlan(stories, themes: themes, wishes: wishes) }

        let start = clock.now
        try await FrameRun(plan, output: FrameOutput(formats: [.png], folder: folder, jobs: jobs)).draw { _ in }
        let wall = start.duration(to: clock.now)

        let tools = FrameTools(symbolFolder: nil)
        var shelf = plan.themes
        for frame in plan.frames {
            let theme = try shelf.theme(for: frame.drawn)
            let list = try timed(1) { try tools.displayList(of: frame, theme: theme) }
            let pixels = try timed(2) { try tools.pixels(of: list, scale: frame.nativeScale) }
            let bytes = try timed(3) { try tools.png(of: pixels, scale: frame.nativeScale) }
            let path = FilePath.join(folder, frame.name + FrameFormat.png.ending)
            try timed(4) { try FileOutput.write(bytes, to: path) }
        }
        return Result(frames: plan.frames.count, jobs: jobs, wall: wall, parts: parts)
    }
}
