import Review

/// What the commands take that deal with goldens, and how it is understood.
enum GoldenOptions {
    static let goldens = Option(
        "goldens",
        value: .text(placeholder: "DIR"),
        fallback: "Snapshots",
        summary: "Where the goldens are."
    )
    static let junit = Option(
        "junit",
        value: .text(placeholder: "FILE"),
        summary: "Write JUnit's XML there as well."
    )
    static let summary = Option(
        "summary",
        value: .text(placeholder: "FILE"),
        summary: "Write a summary in Markdown there as well; it is added to the file that $GITHUB_STEP_SUMMARY names."
    )

    static func folder(_ arguments: ParsedArguments) -> GoldenFolder {
        GoldenFolder(arguments.text(goldens) ?? "Snapshots")
    }

    static func scope(_ arguments: ParsedArguments, of plan: FramePlan) -> GoldenScope {
        GoldenScope(
            stories: arguments.operands.isEmpty ? nil : plan.storyNames,
            only: arguments.texts(StoryOptions.only).map { NamePattern($0) }
        )
    }

    /// Writes a report in all its forms, prints what was found, and says how the process ends.
    static func publish(
        _ report: VerifyReport,
        in folder: String,
        _ arguments: ParsedArguments,
        _ streams: StandardStreams
    ) throws -> ExitCode {
        let goldens = GoldenOptions.folder(arguments)
        try report.write(to: folder, goldens: goldens)
        if let file = arguments.text(junit) { try FileOutput.write(report.junit, to: file) }
        if let file = arguments.text(summary) { try write(report.markdown, toSummary: file) }
        try streams.print(report.text, terminator: "")
        if StandardStreams.environment("GITHUB_ACTIONS") == "true" {
            for line in report.annotations(goldens: goldens.path) { try streams.print(line) }
        }
        streams.note(report.counts)
        if !report.findings.isEmpty {
            streams.note("Report: \(FilePath.join(folder, VerifyReport.pageName))")
            let report = folder.hasPrefix("-") ? "./" + folder : folder
            let option = goldens == GoldenFolder() ? "" : " --goldens=\(goldens.path.shellWord)"
            streams.note("Make them the goldens: barsnap approve\(option) \(report.shellWord)")
        }
        return ExitCode(report.outcome)
    }

    /// A step's summary is one file for all that the step runs; any other is replaced.
    private static func write(_ markdown: String, toSummary file: String) throws {
        let isOfStep = StandardStreams.environment("GITHUB_STEP_SUMMARY") == file && FilePath.isFile(file)
        let before = isOfStep ? String(decoding: try FileInput.read(file), as: UTF8.self) : ""
        try FileOutput.write(before + markdown, to: file)
    }
}

extension ExitCode {
    init(_ outcome: VerifyReport.Outcome) {
        self =
            switch outcome {
            case .same: .success
            case .differs: .differs
            case .missing: .goldenMissing
            case .unreadable: .badInput
            }
    }
}
