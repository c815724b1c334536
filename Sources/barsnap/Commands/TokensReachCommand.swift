import Review

extension Command {
    private static let json = Option("json", summary: "Print one JSON object instead of lines.")
    private static let story = Option(
        "story",
        value: .text(placeholder: "STORY"),
        isRepeatable: true,
        fallback: "all of Snapshots",
        summary: "A story.json, a folder with one or with folders of them, or a name under Snapshots."
    )

    static let tokensReach = Command(
        name: "tokens reach",
        summary: "Say which frames and layers a token touches.",
        discussion: [
            "Every frame is laid out and none is drawn: a layer knows which tokens decided it. A token also counts"
                + " where it stands behind another, by alias or as a part of its value.",
            "Without a token, every token is listed with the number of its frames, and then those that are unused.",
        ],
        operand: Operand(name: "TOKEN", summary: "A token's path, such as color.fill.", count: 0...1),
        options: [json, story, StoryOptions.only, StoryOptions.themes] + StoryOptions.axes.map(\.option),
        examples: [
            Example(line: "barsnap tokens reach color.fill", summary: "the frames that a change of it changes"),
            Example(line: "barsnap tokens reach --theme harbor", summary: "how far each token of a theme reaches"),
        ],
        run: { arguments, streams in
            let plan = try StoryOptions.plan(arguments, stories: arguments.texts(story))
            let reach = try TokenReach(of: plan)
            let isJSON = arguments.has(json)
            guard let token = arguments.operands.first else {
                try streams.print(isJSON ? reach.json : reach.text, terminator: "")
                return .success
            }
            let row = try reach.row(of: token)
            try streams.print(isJSON ? row.json : row.text, terminator: "")
            return .success
        }
    )
}
