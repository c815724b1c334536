import Review

extension Command {
    static let record = Command(
        name: "record",
        summary: "Draw frames and make them the goldens.",
        discussion: [
            "A golden is the outlined SVG of a frame, a PNG at one pixel per point beside it for each capture in default"
                + " light, and a line in manifest.json with the sums that verify compares by. All belong into git.",
            "Only what changed is written, and said; a file whose frame is equal isn't touched. Goldens that no story"
                + " draws any more are removed. Everything is changed at once or, where the process is ended before, not"
                + " at all.",
        ],
        operand: StoryOptions.operand,
        options: [StoryOptions.only, GoldenOptions.goldens, StoryOptions.jobs, StoryOptions.themes],
        examples: [
            Example(line: "barsnap record", summary: "everything under Snapshots"),
            Example(line: "barsnap record listening --only 'folded*'", summary: "some frames of one story"),
        ],
        run: { arguments, streams in
            let plan = try StoryOptions.plan(arguments)
            let run = RecordRun(
                plan,
                scope: GoldenOptions.scope(arguments, of: plan),
                folder: GoldenOptions.folder(arguments),
                jobs: StoryOptions.jobCount(arguments)
            )
            let progress = ProgressBar("Drawing", total: plan.frames.count, streams: streams)
            defer { progress.finish() }
            var done = 0
            let result = try await run.record { _ in
                done += 1
                progress.advance(to: done)
            }
            progress.finish()
            for change in result.changes { try streams.print("\(change.kind.rawValue) \(change.name)") }
            streams.note("\(result.changes.count) changed, \(result.unchanged) as they were")
            return .success
        }
    )
}
