import Review

extension Command {
    private static let format = Option(
        "format",
        value: .choice(placeholder: "FORMAT", of: ThemeComparison.Format.allCases.map(\.rawValue)),
        fallback: "text",
        summary: "How it is printed; markdown suits a pull request."
    )

    static let tokensDiff = Command(
        name: "tokens diff",
        summary: "Say what differs between two themes, token by token.",
        discussion: [
            "Tokens are added, removed, renamed (the same value or the same id in $extensions), retyped, changed,"
                + " deprecated or restored, each with its value before and after, in every permutation or in those that"
                + " it names. Two folders are compared file by file.",
            "The exit code is \(ExitCode.differs.rawValue) where something differs.",
        ],
        operand: Operand(
            name: "OLD NEW",
            summary: "Two themes by their names, two files or two folders.",
            count: 2...2
        ),
        options: [format, StoryOptions.themes],
        examples: [
            Example(line: "barsnap tokens diff default harbor", summary: "one theme beside another"),
            Example(
                line: "barsnap tokens diff old/themes themes --format markdown",
                summary: "two versions of all themes, for a pull request"
            ),
        ],
        run: { arguments, streams in
            var shelf = StoryOptions.shelf(arguments)
            let sides = try arguments.operands.map { try ThemeVersion($0, themes: &shelf) }
            let comparison = try ThemeComparison(from: sides[0], to: sides[1])
            let format = arguments.text(format).flatMap(ThemeComparison.Format.init) ?? .text
            try streams.print(comparison.written(as: format), terminator: "")
            if comparison.isEmpty { streams.note("No token differs") }
            return comparison.isEmpty ? .success : .differs
        }
    )
}
