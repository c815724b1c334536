import Review

extension Command {
    private static let report = Option(
        "report",
        value: .text(placeholder: "REPORT"),
        isRepeatable: true,
        fallback: "report, unless one is among the arguments",
        summary: "Where names are looked up: a report.json, or the folder that it is in."
    )

    static let approve = Command(
        name: "approve",
        summary: "Make verified frames the goldens.",
        discussion: [
            "Takes names of frames, patterns, or a report, which means everything that differs in it. What becomes the"
                + " golden is what the report shows. Approving an orphan removes it.",
            "Goldens that are replaced are kept in the report's folder, under previous, and its page marks what was"
                + " approved. Approving twice is approving once, and a golden that changed since it was verified is"
                + " refused.",
        ],
        operand: Operand(
            name: "NAME|GLOB|REPORT",
            summary: "A frame such as listening/folded.dark, a pattern such as 'listening/*', or a report.",
            count: 1...10_000
        ),
        options: [report, GoldenOptions.goldens],
        examples: [
            Example(line: "barsnap approve listening/folded listening/folded.dark", summary: "two frames"),
            Example(line: "barsnap approve 'catalogue/search-*'", summary: "all that differ and fit"),
            Example(line: "barsnap approve report", summary: "everything that differs"),
        ],
        run: { arguments, streams in
            let isReport = { (word: String) in
                FilePath.isFile(word) || FilePath.isFile(FilePath.join(word, VerifyReport.fileName))
            }
            let named = arguments.operands.filter(isReport) + arguments.texts(report)
            let patterns = arguments.operands.filter { !isReport($0) }.map { NamePattern($0) }
            let run = try ApproveRun(
                reports: named.isEmpty ? ["report"] : named,
                folder: GoldenOptions.folder(arguments)
            )
            let result = try run.approve(patterns)
            for name in result.approved { try streams.print("approved \(name)") }
            let before = result.unchanged.isEmpty ? "" : ", \(result.unchanged.count) approved before"
            streams.note("\(result.approved.count) approved\(before)")
            return .success
        }
    )
}
