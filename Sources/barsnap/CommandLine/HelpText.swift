/// Help written from the table of commands, 80 columns wide wherever it is read.
struct HelpText {
    let commands: [Command]
    /// The program's own sentence, and paragraphs under it.
    let about: [String]

    private static let width = 80

    /// All commands, the exit codes and the first lines to type.
    func overview(examples: [Command.Example]) -> String {
        var text = paragraphs(about)
        text += "\nUsage: barsnap COMMAND [ARGUMENTS]\n\nCommands:\n"
        text += table(commands.map { ($0.name, $0.summary) })
        text += "\nFirst steps:\n" + table(examples.map { ($0.line, $0.summary) }, stacked: true)
        text += "\n" + exitCodes
        text +=
            "\n"
            + wrapped(
                "Standard output carries results alone; whatever else is said goes to standard error. Colour and the progress bar"
                    + " appear on a terminal only, and colour never where NO_COLOR is set.",
                indent: 0
            )
        text += "\nRun 'barsnap help COMMAND' to read about one of them.\n"
        return text
    }

    /// The commands that begin with one word.
    func family(_ name: String, _ commands: [Command]) -> String {
        var text = "Usage: barsnap \(name) COMMAND [ARGUMENTS]\n\nCommands:\n"
        text += table(commands.map { ($0.name, $0.summary) })
        return text + "\nRun 'barsnap help \(name) COMMAND' to read about one of them.\n"
    }

    func page(for command: Command) -> String {
        var text = wrapped("\(command.name): \(command.summary)", indent: 0)
        text += "\n" + wrapped("Usage: barsnap \(command.usage)", indent: 0, hanging: 7)
        if !command.discussion.isEmpty { text += "\n" + paragraphs(command.discussion) }
        if let operand = command.operand { text += "\nArguments:\n" + table([(operand.name, operand.summary)]) }
        if !command.options.isEmpty {
            text += "\nOptions:\n" + table(command.options.map { (heading(of: $0), $0.fullSummary) })
        }
        if !command.examples.isEmpty {
            text += "\nExamples:\n" + table(command.examples.map { ($0.line, $0.summary) }, stacked: true)
        }
        let family = commands.filter { $0.name.hasPrefix(command.name + " ") }
        if !family.isEmpty { text += "\nMore commands:\n" + table(family.map { ($0.name, $0.summary) }) }
        return text + "\n" + exitCodes
    }

    private var exitCodes: String {
        "Exit codes:\n" + table(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
    }

    private func heading(of option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? ""
        return letter + option.flag + (option.placeholder.map { " " + $0 } ?? "")
    }

    // MARK: - Lines

    private func paragraphs(_ texts: [String]) -> String {
        texts.map { wrapped($0, indent: 0) }.joined(separator: "\n")
    }

    /// Two columns; a name too wide for its column has a line of its own, and `stacked` names always have.
    private func table(_ rows: [(name: String, text: String)], stacked: Bool = false) -> String {
        let column = stacked ? 6 : min((rows.map(\.name.count).max() ?? 0) + 4, 26)
        var lines = ""
        for row in rows {
            let body = wrapped(row.text, indent: column)
            if row.name.count + 4 > column {
                lines += "  " + row.name + "\n" + body
            } else {
                let name = "  " + row.name
                lines += name + body.dropFirst(name.count)
            }
        }
        return lines
    }

    /// Words in lines of the page's width; `hanging` indents every line but the first by more.
    private func wrapped(_ text: String, indent: Int, hanging: Int = 0) -> String {
        var lines = ""
        var line = String(repeating: " ", count: indent)
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count > Self.width {
                lines += line + "\n"
                line = String(repeating: " ", count: indent + hanging)
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + line + "\n"
    }
}
