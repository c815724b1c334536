import Review

extension Command {
    private static let output = Option(
        "output",
        letter: "o",
        value: .text(placeholder: "DIR"),
        fallback: "report",
        summary: "The folder for the report and its pictures."
    )
    private static let shard = Option(
        "shard",
        value: .word(placeholder: "I/N", of: []) { text in _ = try Shard(text) },
        fallback: "1/1",
        summary: "Only a part of the frames: the same ones on every machine, and as many in each part."
    )
    private static let scale = Option(
        "scale",
        value: .number(placeholder: "N", range: 0.5...4),
        fallback: "2",
        summary: "Pixels per point of the report's pictures, and of what it counts."
    )

    static let verify = Command(
        name: "verify",
        summary: "Compare frames with their goldens; never writes a golden.",
        discussion: [
            "For each frame that isn't as its golden the report says what changed, layer by layer, where, and how much."
                + " Other verdicts are: description-changed (the picture is the same; names, tokens or spoken words are"
                + " not), size-changed, missing, orphaned (no story draws it), unreadable (not the file that was"
                + " recorded).",
            "The report's folder holds a page, index.html, that opens from the disk: pictures before and after in five ways,"
                + " what changed beside them, and the line that approves what is ticked. report.json says the same.",
            "Pictures are compared exactly. Where the libraries or fonts are not those that the goldens were drawn with,"
                + " the report says so, and pictures are compared as the eye does, by a threshold that it names.",
            "The exit code is \(ExitCode.badInput.rawValue) where a golden is unreadable, else"
                + " \(ExitCode.goldenMissing.rawValue) where one is missing, else \(ExitCode.differs.rawValue) where"
                + " anything differs.",
        ],
        operand: StoryOptions.operand,
        options: [
            output, StoryOptions.only, shard, GoldenOptions.junit, GoldenOptions.summary, scale, GoldenOptions.goldens,
            StoryOptions.jobs, StoryOptions.themes,
        ],
        examples: [
            Example(
                line: "barsnap verify",
                summary: "everything under Snapshots, with the report in the folder report"
            ),
            Example(
                line: "barsnap verify --shard 2/4 -o report-2",
                summary: "the second of four machines' parts; 'barsnap merge' joins them"
            ),
            Example(
                line: "barsnap verify --junit results.xml --summary \"$GITHUB_STEP_SUMMARY\"",
                summary: "in CI"
            ),
        ],
        run: { arguments, streams in
            let plan = try StoryOptions.plan(arguments)
            let folder = arguments.text(output) ?? "report"
            var options = VerifyRun.Options(output: folder, jobs: StoryOptions.jobCount(arguments))
            options.shard = try arguments.text(shard).map { try Shard($0) } ?? .whole
            options.scale = arguments.number(scale) ?? VerifyRun.Options.standardScale
            let run = VerifyRun(
                plan,
                scope: GoldenOptions.scope(arguments, of: plan),
                folder: GoldenOptions.folder(arguments),
                options: options
            )
            let progress = ProgressBar("Verifying", total: try run.frameCount(), streams: streams)
            defer { progress.finish() }
            var done = 0
            let report = try await run.verify { _ in
                done += 1
                progress.advance(to: done)
            }
            progress.finish()
            return try GoldenOptions.publish(report, in: folder, arguments, streams)
        }
    )
}
