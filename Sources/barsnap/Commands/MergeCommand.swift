import Review

extension Command {
    private static let output = Option(
        "output",
        letter: "o",
        value: .text(placeholder: "DIR"),
        fallback: "report",
        summary: "The folder for the joined report and its pictures."
    )

    static let merge = Command(
        name: "merge",
        summary: "Join the reports of shards into the report of the whole run.",
        discussion: [
            "Fails where a frame is in none of the reports or in two of them, and where they aren't of one run. The exit"
                + " code is otherwise that of a verify that was never split."
        ],
        operand: Operand(
            name: "REPORT",
            summary: "A report.json, or the folder that it is in.",
            count: 1...Shard.most
        ),
        options: [output, GoldenOptions.junit, GoldenOptions.summary, GoldenOptions.goldens],
        examples: [
            Example(line: "barsnap merge report-1 report-2 report-3 report-4 -o report", summary: "four shards")
        ],
        run: { arguments, streams in
            let folder = arguments.text(output) ?? "report"
            let report = try MergeRun.merge(
                arguments.operands,
                output: folder,
                beside: GoldenOptions.folder(arguments)
            )
            return try GoldenOptions.publish(report, in: folder, arguments, streams)
        }
    )
}
