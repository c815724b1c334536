import Review

extension Command {
    private static let json = Option("json", summary: "Print one JSON object instead of lines.")

    static let lint = Command(
        name: "lint",
        summary: "Look for faint text, and for other trouble in themes and bars.",
        discussion: [
            "Lays out the frames, draws none, and looks in every appearance and contrast of each theme for text under a"
                + " ratio of 4.5 to what lies under it, or under 3 where it is large or a symbol, with the nearest token"
                + " and the nearest value that pass; for deprecated tokens that frames use; for colours outside sRGB;"
                + " for tokens that are in no frame, behind no used token, and nothing a theme must have. Bars of the"
                + " system's own are asked what is wrong in their descriptions and after each step, and content of the"
                + " app's own is looked at for whether the screen is wide enough for it.",
            "Text on glass isn't measured, since the glass takes its colours from what scrolls under it; nor is text on"
                + " a photograph, which no token colours, and what only fades by.",
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
