import Review

extension Command {
    static let initialize = Command(
        name: "init",
        summary: "Write a small project of your own: a story, a theme, a workflow.",
        discussion: [
            "The project draws at once: go into its folder and run 'barsnap gallery'. Its README says what to change"
                + " first. A folder with files of its own is fine; nothing that is there is ever replaced.",
            "The paths of the files go to standard output.",
        ],
        operand: Operand(name: "DIR", summary: "The project's folder, new or not.", count: 1...1),
        options: [],
        examples: [Example(line: "barsnap init demo", summary: "a project in the folder demo")],
        run: { arguments, streams in
            for folder in arguments.operands {
                for path in try ProjectTemplate().write(to: folder) { try streams.print(path) }
                streams.note("Now: cd \(folder) && barsnap gallery")
            }
            return .success
        }
    )
}
