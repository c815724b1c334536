import Review

extension Command {
    private static let format = Option(
        "format",
        value: .choice(placeholder: "FORMAT", of: ThemeComparison.Format.allCases.map(\.rawValue) + [page]),
        fallback: "text",
        summary:
            "How it is printed; markdown suits a pull request. html writes a page into DIR instead, with the frames"
            + " that each token changes, before and after."
    )
    private static let page = "html"
    private static let output = Option(
        "output",
        letter: "o",
        value: .text(placeholder: "DIR"),
        fallback: "changes",
        summary: "The folder for the page and its frames."
    )
    private static let frames = Option(
        "frames",
        value: .whole(placeholder: "N", range: 0...10_000),
        fallback: "6",
        summary: "How many frames of each token the page draws; it names them all."
    )

    static let tokensDiff = Command(
        name: "tokens diff",
        summary: "Say what differs between two themes, token by token.",
        discussion: [
            "Tokens are added, removed, renamed (the same value or the same id in $extensions), retyped, changed,"
                + " deprecated or restored, each with its value before and after, in every permutation or in those that"
                + " it names. Two folders are compared file by file.",
            "A page compares every frame of the stories under Snapshots, laid out in both themes; --only takes some. Its"
                + " path goes to standard output.",
            "The exit code is \(ExitCode.differs.rawValue) where something differs.",
        ],
        operand: Operand(
            name: "OLD NEW",
            summary: "Two themes by their names, two files or two folders.",
            count: 2...2
        ),
        options: [format, output, frames, StoryOptions.only, StoryOptions.themes],
        examples: [
            Example(line: "barsnap tokens diff default harbor", summary: "one theme beside another"),
            Example(
                line: "barsnap tokens diff old/themes themes --format markdown",
                summary: "two versions of all themes, for a pull request"
            ),
            Example(
                line: "barsnap tokens diff default mine.resolver.json --format html -o changes",
                summary: "a page with the frames that change"
            ),
        ],
        run: { arguments, streams in
            var shelf = StoryOptions.shelf(arguments)
            let sides = try arguments.operands.map { try ThemeVersion($0, themes: &shelf) }
            if arguments.text(format) == page { return try write(sides, arguments, streams) }
            let comparison = try ThemeComparison(from: sides[0], to: sides[1])
            let format = arguments.text(format).flatMap(ThemeComparison.Format.init) ?? .text
            try streams.print(comparison.written(as: format), terminator: "")
            if comparison.isEmpty { streams.note("No token differs") }
            return comparison.isEmpty ? .success : .differs
        }
    )

    private static func write(
        _ sides: [ThemeVersion],
        _ arguments: ParsedArguments,
        _ streams: StandardStreams
    ) throws -> ExitCode {
        let names = (old: arguments.operands[0], new: arguments.operands[1])
        let page = try ThemeComparisonPage(from: sides[0], to: sides[1], names: names)
        // Themes can be compared where there is no story.
        let plan = FilePath.isFolder(StoryFinder().root) ? try StoryOptions.plan(arguments, stories: []) : nil
        let written = try page.write(
            to: arguments.text(output) ?? "changes",
            frames: plan,
            most: arguments.whole(frames) ?? 6
        )
        try streams.print(FilePath.absolute(written.page))
        streams.note("\(written.changedFrames) of \(written.comparedFrames) frames differ")
        return page.isEmpty ? .success : .differs
    }
}
