/// Every command there is, in the order the help lists them.
enum CommandTable {
    static let version = "0.1.0"

    static let commands: [Command] = [
        .gallery,
        .watch,
        .render,
        .record,
        .verify,
        .merge,
        .approve,
        .tokens,
        .tokensCheck,
        .tokensDiff,
        .tokensReach,
        .lint,
        .diff,
        .initialize,
        .doctor,
        .completions,
        .manual,
    ]

    static let about = [
        "barsnap draws every state of iOS-style tab bars as SVG and PNG, without a Mac, a simulator or a browser, the"
            + " same to the byte on every run."
    ]

    /// The first lines to type, in the overview.
    static let examples = [
        Command.Example(line: "barsnap gallery", summary: "draw every built-in state and a page that shows them"),
        Command.Example(
            line: "barsnap render listening -o out",
            summary: "draw the frames of one story as SVG and PNG"
        ),
    ]
}
