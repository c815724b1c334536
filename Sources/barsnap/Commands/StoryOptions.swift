import Review

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What every command that draws stories takes, and how it is understood.
enum StoryOptions {
    static let operand = Command.Operand(
        name: "STORY",
        summary: "A story.json, a folder with one or with folders of them, or a name under Snapshots. All of Snapshots"
            + " where none is given.",
        count: 0...1000
    )

    static let only = Option(
        "only",
        value: .text(placeholder: "GLOB"),
        isRepeatable: true,
        summary: "Only frames whose name fits, such as 'listening/folded*'. * is any letters, ? is one."
    )
    static let jobs = Option(
        "jobs",
        letter: "j",
        value: .whole(placeholder: "N", range: 1...256),
        fallback: "the machine's processors",
        summary: "How many frames are drawn at a time. The files are the same whatever it is."
    )
    static let themes = Option(
        "themes",
        value: .text(placeholder: "DIR"),
        fallback: "the folder themes where it holds any, else the built-in ones",
        summary: "Where themes are."
    )

    /// One option for each way in which frames can differ; each fixes its value for the whole run.
    static let axes: [(axis: VariantAxis, option: Option)] = VariantAxis.allCases.map { axis in
        let value = Option.Value.word(placeholder: "VALUE", of: axis.values?.map(\.name) ?? []) { text in
            _ = try axis.value(named: text)
        }
        return (axis, Option(axis.flag, value: value, fallback: axis.standard, summary: axis.summary))
    }

    /// The frames that the line asks for; `names` are those of stories where they are not the operands.
    ///
    /// Throws what is wrong with a story, a theme or an option.
    static func plan(_ arguments: ParsedArguments, stories names: [String]? = nil) throws -> FramePlan {
        let wishes = try wishes(arguments)
        let stories = try StoryFinder().stories(named: names ?? arguments.operands)
        return try FramePlan(stories, themes: shelf(arguments), wishes: wishes)
    }

    /// Which frames the line asks for, and what it fixes for all of them.
    static func wishes(_ arguments: ParsedArguments) throws -> FramePlan.Wishes {
        var wishes = FramePlan.Wishes()
        wishes.only = arguments.texts(only).map { NamePattern($0) }
        for (axis, option) in axes {
            if let text = arguments.text(option) { wishes.fixed[axis] = try axis.value(named: text).name }
        }
        return wishes
    }

    /// The themes that the line asks for.
    static func shelf(_ arguments: ParsedArguments) -> ThemeShelf {
        arguments.text(themes).map { ThemeShelf(folder: $0) } ?? .standard()
    }

    static func jobCount(_ arguments: ParsedArguments) -> Int {
        arguments.whole(jobs) ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
}
