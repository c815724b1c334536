import Review

extension Command {
    private static let json = Option("json", summary: "Print one JSON object instead of lines.")

    static let lint = Command(
        name: "lint",
        summary: "Look for faint text and other trouble in the themes of stories.",
        discussion: [
            "In every appearance and contrast of each theme: text under a ratio of 4.5 with what lies under it, large"
                + " text and symbols under 3, with the nearest token and the nearest value that pass; deprecated tokens"
                + " that frames use; colours outside sRGB; tokens that no frame uses and nothing asks for. Nothing is"
                + " drawn.",
            "The exit code is \(ExitCode.differs.rawValue) where something is found.",
        ],
        operand: StoryOptions.operand,
        options: [json, StoryOptions.only, StoryOptions.themes] + StoryOptions.axes.map(\.option),
        examples: [
            Example(line: "barsnap lint --theme harbor", summary: "a theme of your own, in every story"),
            Example(line: "barsnap lint listening --json", summary: "one story, for a program to read"),
        ],
        run: { arguments, streams in
            let lint = try ThemeLint(of: try StoryOptions.plan(arguments))
            try streams.print(arguments.has(json) ? lint.json : lint.text, terminator: "")
            if lint.isClean { streams.note("Nothing found") }
            return lint.isClean ? .success : .differs
        }
    )
}
