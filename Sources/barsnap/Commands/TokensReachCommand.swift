import Review

extension Command {
    private static let json = Option("json", summary: "Print one JSON object instead of lines.")

    static let tokensReach = Command(
        name: "tokens reach",
        summary: "Say which stories, captures, frames and layers a token touches.",
        discussion: [
            "Every frame is laid out and none is drawn: a layer knows which tokens decided it. A token also counts"
                + " where it stands behind another, by alias or as a part of its value, in the appearance and contrast"
                + " of that frame.",
            "Without a token, every token is listed with how many of them it touches, and then those that are unused: no"
                + " frame shows them, no used token names them, and the bars never ask for them.",
        ],
        operand: Operand(
            name: "TOKEN STORY",
            summary: "A token's path, such as color.fill, and stories: a story.json, a folder with one or with folders"
                + " of them, or a name under Snapshots, all of which are taken where none is given. The first word is"
                + " a token unless a story is called so.",
            count: 0...1001
        ),
        options: [json, StoryOptions.only, StoryOptions.themes] + StoryOptions.axes.map(\.option),
        examples: [
            Example(line: "barsnap tokens reach color.fill", summary: "where a change of it shows"),
            Example(line: "barsnap tokens reach color.fill listening --json", summary: "in one story, frame by frame"),
            Example(line: "barsnap tokens reach --theme harbor", summary: "how far each token of a theme reaches"),
        ],
        run: { arguments, streams in
            var stories = arguments.operands
            let isToken = stories.first.map { !StoryFinder().hasStory(named: $0) } ?? false
            let token = isToken ? stories.removeFirst() : nil
            let reach = try TokenReach(of: try StoryOptions.plan(arguments, stories: stories))
            let isJSON = arguments.has(json)
            guard let token else {
                try streams.print(isJSON ? reach.json : reach.text, terminator: "")
                return .success
            }
            let row = try reach.row(of: token)
            try streams.print(isJSON ? row.json : reach.text(of: row), terminator: "")
            return .success
        }
    )
}
