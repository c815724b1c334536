extension Command {
    static let manual = Command(
        name: "manual",
        summary: "Print the manual page, with all that the help says.",
        discussion: ["It is written for man, in the folder man1 of any folder that MANPATH names."],
        operand: nil,
        options: [],
        examples: [
            Example(line: "barsnap manual | man -l -", summary: "read it"),
            Example(
                line: "barsnap manual > ~/.local/share/man/man1/barsnap.1",
                summary: "let 'man barsnap' find it"
            ),
        ],
        run: { _, streams in
            let page = ManualPage(
                commands: CommandTable.commands,
                about: CommandTable.about,
                examples: CommandTable.examples,
                version: CommandTable.version
            )
            try streams.print(page.text, terminator: "")
            return .success
        }
    )
}
