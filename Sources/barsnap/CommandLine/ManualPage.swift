/// The manual page written from the table of commands, in man's own macros.
struct ManualPage {
    let commands: [Command]
    let about: [String]
    let examples: [Command.Example]
    let version: String

    var text: String {
        var lines = [
            ".TH BARSNAP 1 \"\" \"barsnap \(version)\" \"User Commands\"",
            ".SH NAME",
            "barsnap \\- draw every state of iOS\\-style tab bars",
            ".SH SYNOPSIS",
            ".B barsnap",
            ".I COMMAND",
            "[\\fIARGUMENTS\\fR]",
            ".SH DESCRIPTION",
        ]
        for (index, paragraph) in about.enumerated() {
            if index > 0 { lines.append(".PP") }
            lines.append(Self.escaped(paragraph))
        }
        lines.append(".SH COMMANDS")
        for command in commands { lines += section(on: command) }
        lines.append(".SH EXIT STATUS")
        for code in ExitCode.allCases { lines += entry("\\fB\(code.rawValue)\\fR", code.meaning) }
        lines.append(".SH ENVIRONMENT")
        lines += entry("\\fBNO_COLOR\\fR", "Where it is set, messages have no colour.")
        lines.append(".SH EXAMPLES")
        for example in examples { lines += entry("\\fB\(Self.escaped(example.line))\\fR", example.summary) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(on command: Command) -> [String] {
        var lines = [".SS barsnap \(Self.escaped(command.usage))", Self.escaped(command.summary)]
        for paragraph in command.discussion { lines += [".PP", Self.escaped(paragraph)] }
        if let operand = command.operand {
            lines += entry("\\fI\(Self.escaped(operand.name))\\fR", operand.summary)
        }
        for option in command.options {
            let names = [option.letter.map { "-\($0)" }, option.flag].compactMap(\.self)
            let bold = names.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
            let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
            lines += entry(bold + value, option.fullSummary)
        }
        for example in command.examples {
            lines += entry("\\fB\(Self.escaped(example.line))\\fR", example.summary)
        }
        return lines
    }

    private func entry(_ heading: String, _ text: String) -> [String] { [".TP", heading, Self.escaped(text)] }

    /// Text that roff takes as it stands: no backslash, no dash that becomes a hyphen, no line that begins a request, and
    /// no letter beyond ASCII but by its number.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        let ascii = plain.unicodeScalars.map { scalar in
            let number = String(scalar.value, radix: 16, uppercase: true)
            return scalar.isASCII
                ? String(scalar) : "\\[u\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)]"
        }.joined()
        return ascii.hasPrefix(".") || ascii.hasPrefix("'") ? "\\&" + ascii : ascii
    }
}
