import Review

extension Command {
    private static let output = Option(
        "output",
        letter: "o",
        value: .text(placeholder: "DIR"),
        fallback: "tokens",
        summary: "The folder for the files: DIR/THEME.svg, DIR/THEME.html."
    )
    private static let format = Option(
        "format",
        value: .choices(placeholder: "LIST", of: TokenPreview.Format.allCases.map(\.rawValue)),
        fallback: "svg,png,html",
        summary: "The files of each theme; html is a page with the sheets and every value as text."
    )
    private static let scale = Option(
        "scale",
        value: .number(placeholder: "N", range: 0.1...10),
        fallback: "2",
        summary: "PNG pixels per point."
    )

    static let tokens = Command(
        name: "tokens",
        summary: "Draw the tokens of a theme: a sheet for the wall and a page.",
        discussion: [
            "A sheet shows light and dark side by side: colours in hex and OKLCH with what they are other names of,"
                + " contrast in every permutation, the type scale at all text sizes, radii, elevations, springs and"
                + " easing curves, spacing, gradients, materials. A theme with a choice beside light and dark, such as"
                + " contrast, has a sheet for each of its contexts.",
            "Any token file of the Design Tokens format gets a sheet from the types of its tokens.",
            "The paths of the files go to standard output.",
        ],
        operand: Operand(
            name: "THEME",
            summary: "A theme by its name, a token file, a resolver document, or a folder of them. Every theme where"
                + " none is given.",
            count: 0...1000
        ),
        options: [output, format, scale, StoryOptions.themes],
        examples: [
            Example(line: "barsnap tokens harbor", summary: "one theme, into the folder tokens"),
            Example(line: "barsnap tokens brand.tokens.json --format html -o out", summary: "a file of your own"),
        ],
        run: { arguments, streams in
            var shelf = StoryOptions.shelf(arguments)
            let names = arguments.operands.isEmpty ? try shelf.names() : arguments.operands
            let previews: [TokenPreview]
            do {
                previews = try TokenPreview.all(named: names, themes: &shelf)
            } catch let error as ThemeVersion.NotFound {
                try checkCommand(arguments.operands.first)
                throw error
            }
            let formats = arguments.choices(format)?.compactMap(TokenPreview.Format.init)
            let folder = arguments.text(output) ?? "tokens"
            for preview in previews {
                let written = try preview.write(
                    to: folder,
                    formats: formats ?? TokenPreview.Format.allCases,
                    scale: arguments.number(scale) ?? TokenPreview.scale
                )
                for file in written.files { try streams.print(file) }
            }
            streams.note("Drew \(previews.count == 1 ? "1 theme" : "\(previews.count) themes") into \(folder)")
            return .success
        }
    )

    /// Throws `UsageError` where a word that is no theme was most likely meant as a command, such as `tokens chek`.
    private static func checkCommand(_ word: String?) throws {
        let names = CommandTable.commands.map(\.name).filter { $0.hasPrefix("tokens ") }
        guard let word, !suggestion(for: word, among: names.map { String($0.dropFirst(7)) }).isEmpty else { return }
        let name = "tokens \(word)"
        throw UsageError("unknown command '\(name)'\(suggestion(for: name, among: names))", command: "tokens")
    }
}
