import Review

extension Command {
    private static let output = Option(
        "output",
        letter: "o",
        value: .text(placeholder: "DIR"),
        fallback: "gallery",
        summary: "The folder for the page and its frames."
    )

    /// Milliseconds from one look at the files to the next, and to the one that says whether a file is whole.
    private static let rest: Int32 = 100
    private static let settling: Int32 = 30

    static let watch = Command(
        name: "watch",
        summary: "Draw the gallery and keep it up to date while you edit.",
        discussion: [
            "Draws what 'barsnap gallery' draws. Then, whenever a story, a theme or a symbol is saved, it draws the frames"
                + " that the change reaches and nothing else, and a page that is open shows them by itself, without a"
                + " server: view, filters and place stay.",
            "A mistake is printed with its place, and on the page; the frames stay as they were until it is mended."
                + " Ctrl-C ends the watch and leaves the gallery as 'barsnap gallery' would.",
            "The page's path goes to standard output, and then the name of each frame that is drawn anew.",
        ],
        operand: StoryOptions.operand,
        options: [output, StoryOptions.only, StoryOptions.jobs, StoryOptions.themes]
            + StoryOptions.axes.map(\.option),
        examples: [
            Example(line: "barsnap watch", summary: "everything under Snapshots, into the folder gallery"),
            Example(line: "barsnap watch listening -o out", summary: "one story"),
        ],
        run: { arguments, streams in
            let interruption = try Interruption()
            let setup = GalleryWatch.Setup(
                stories: arguments.operands,
                themes: arguments.text(StoryOptions.themes),
                wishes: try StoryOptions.wishes(arguments),
                folder: arguments.text(output) ?? "gallery",
                jobs: StoryOptions.jobCount(arguments)
            )
            var watch = try GalleryWatch(setup)
            func check() throws { if interruption.isAsked { throw GalleryWatch.Stopped() } }
            do {
                try await begin(&watch, streams: streams, check: check)
                while try await follow(&watch, interruption, streams: streams, check: check) {}
            } catch is GalleryWatch.Stopped {
                // What was asked for.
            } catch is StandardStreams.OutputClosed {
                // As when a pipe's reader has seen enough: there is nobody to tell.
                try watch.end()
                return .machineLacks
            }
            try watch.end()
            return .success
        }
    )

    private static func begin(
        _ watch: inout GalleryWatch,
        streams: StandardStreams,
        check: () throws -> Void
    ) async throws {
        let progress = ProgressBar("Drawing", total: watch.count, streams: streams)
        defer { progress.finish() }
        var done = 0
        let page = try await watch.begin { _ in
            done += 1
            progress.advance(to: done)
            try check()
        }
        progress.finish()
        streams.note("Drew \(done) frames. Watching; Ctrl-C ends")
        try streams.print(FilePath.absolute(page))
    }

    /// Looks once and says what it found; whether to go on.
    private static func follow(
        _ watch: inout GalleryWatch,
        _ interruption: Interruption,
        streams: StandardStreams,
        check: () throws -> Void
    ) async throws -> Bool {
        let start = ContinuousClock.now
        switch try await watch.look(report: { _ in try check() }) {
        case .nothing: return try !interruption.wait(milliseconds: rest)
        case .unsettled: return try !interruption.wait(milliseconds: settling)
        case .checking: return try !interruption.wait(milliseconds: 0)
        case .drawn(let frames, let gone):
            let time = Int((ContinuousClock.now - start) / .milliseconds(1))
            let count = frames.count == 1 ? "1 frame" : "\(frames.count) frames"
            streams.note("Drew \(count) in \(time) ms\(gone > 0 ? "; \(gone) are gone" : "")")
            for frame in frames { try streams.print(frame) }
        case .problem(let error):
            for line in Blame.lines(of: error) { streams.report(line) }
        }
        return true
    }
}
