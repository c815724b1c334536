import Review

/// Reads a line of arguments by the table of commands.
///
/// `--name value` and `--name=value`, `-o value` and `-ovalue`; options and operands in any order; `--` ends the
/// options; `--help` anywhere asks for help.
struct CommandParser {
    enum Request {
        /// Help on the command, or on all of them.
        case help(Command?)
        /// Help on the commands that begin with one word, such as `tokens`.
        case family(String, [Command])
        case version
        case run(Command, ParsedArguments)
    }

    let commands: [Command]

    /// Throws `UsageError` for the first thing that the table doesn't know.
    func parse(_ words: [String]) throws -> Request {
        guard let first = words.first else {
            throw UsageError("no command given")
        }
        switch first {
        case "--version": return .version
        case "--help", "-h": return .help(nil)
        case "help":
            guard words.count > 1 else { return .help(nil) }
            return try help(on: words.dropFirst())
        default: break
        }
        guard !first.hasPrefix("-") else {
            throw UsageError("'\(first)' stands before the command; options follow it")
        }
        if let second = words.dropFirst().first, Self.asksForHelp(second) { return try help(on: words.prefix(1)) }
        let (command, rest) = try command(at: words[...])
        let options = rest.prefix { $0 != "--" }
        guard !options.contains(where: Self.asksForHelp) else { return .help(command) }
        return .run(command, try arguments(Array(rest), of: command))
    }

    private static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

    private func help(on words: ArraySlice<String>) throws -> Request {
        let family = family(of: words.first ?? "")
        let isCommand = commands.contains { $0.name == words.first }
        if words.count == 1, let first = words.first, !family.isEmpty, !isCommand { return .family(first, family) }
        return .help(try command(at: words).command)
    }

    /// The commands of two words that begin with that one.
    private func family(of word: String) -> [Command] { commands.filter { $0.name.hasPrefix(word + " ") } }

    /// The command that a line begins with, by its two words or by its one, and what follows it.
    private func command(at words: ArraySlice<String>) throws -> (command: Command, rest: ArraySlice<String>) {
        for count in [2, 1] where words.count >= count {
            let name = words.prefix(count).joined(separator: " ")
            if let command = commands.first(where: { $0.name == name }) { return (command, words.dropFirst(count)) }
        }
        let first = words.first ?? ""
        let family = family(of: first).map(\.name)
        guard !family.isEmpty else {
            throw UsageError("unknown command '\(first)'\(suggestion(for: first, among: commands.map(\.name)))")
        }
        guard let second = words.dropFirst().first else {
            let nexts = family.map { $0.dropFirst(first.count + 1) }.joined(separator: ", ")
            throw UsageError("'\(first)' needs one more word: \(nexts)", command: first)
        }
        let name = "\(first) \(second)"
        throw UsageError("unknown command '\(name)'\(suggestion(for: name, among: family))", command: first)
    }

    private func arguments(_ words: [String], of command: Command) throws -> ParsedArguments {
        var parsed = ParsedArguments()
        var waiting = words[...]
        var optionsEnded = false
        while let word = waiting.popFirst() {
            if optionsEnded || word == "-" || !word.hasPrefix("-") {
                parsed.operands.append(word)
            } else if word == "--" {
                optionsEnded = true
            } else {
                try read(word, waiting: &waiting, of: command, into: &parsed)
            }
        }
        try checkOperands(parsed.operands, of: command)
        return parsed
    }

    private func read(
        _ word: String,
        waiting: inout ArraySlice<String>,
        of command: Command,
        into parsed: inout ParsedArguments
    ) throws {
        let (option, attached) = try split(word, of: command)
        if parsed.has(option), !option.isRepeatable {
            throw UsageError("\(option.flag) is given twice", command: command.name)
        }
        guard let placeholder = option.placeholder else {
            if attached != nil { throw UsageError("\(option.flag) takes no value", command: command.name) }
            parsed.append("", for: option)
            return
        }
        guard let value = attached ?? waiting.popFirst(), !value.isEmpty else {
            throw UsageError("\(option.flag) needs a value: \(option.flag) \(placeholder)", command: command.name)
        }
        try check(value, for: option, of: command)
        parsed.append(value, for: option)
    }

    /// The option a word names, and the value written in the same word.
    private func split(_ word: String, of command: Command) throws -> (Option, String?) {
        if word.hasPrefix("--") {
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts.first ?? "")
            if let option = command.option(named: name) { return (option, parts.count > 1 ? String(parts[1]) : nil) }
            let names = command.options.map(\.flag) + ["--help"]
            let hint = suggestion(for: "--" + name, among: names)
            throw UsageError("unknown option '--\(name)' for '\(command.name)'\(hint)", command: command.name)
        }
        let letters = word.dropFirst()
        if let letter = letters.first, let option = command.option(lettered: letter) {
            let rest = letters.dropFirst()
            return (option, rest.isEmpty ? nil : String(rest))
        }
        let hint = suggestion(for: "-" + word, among: command.options.map(\.flag))
        throw UsageError("unknown option '\(word)' for '\(command.name)'\(hint)", command: command.name)
    }

    private func check(_ value: String, for option: Option, of command: Command) throws {
        func refuse(_ reason: String) -> UsageError {
            UsageError("\(option.flag) \(value): \(reason)", command: command.name)
        }
        switch option.value {
        case .none, .text: break
        case .whole(_, let range):
            guard let number = Int(value), range.contains(number) else {
                throw refuse("needs a whole number from \(range.lowerBound) to \(range.upperBound)")
            }
        case .number(_, let range):
            // Swift reads hexadecimal and words such as inf as numbers too.
            let isDecimal = value.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
            guard isDecimal, let number = Double(value), range.contains(number) else {
                throw refuse("needs a number from \(range.lowerBound) to \(range.upperBound)")
            }
        case .choice(_, let words):
            if !words.contains(value) { throw refuse(notOneOf(words, value)) }
        case .word(_, _, let check):
            do { try check(value) } catch { throw UsageError("\(option.flag): \(error)", command: command.name) }
        case .choices(_, let words):
            let given = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            for word in given where !words.contains(word) { throw refuse(notOneOf(words, word)) }
        }
    }

    private func notOneOf(_ words: [String], _ word: String) -> String {
        let hint = suggestion(for: word, among: words)
        return "'\(word)' is none of \(words.joined(separator: ", "))\(hint)"
    }

    private func checkOperands(_ operands: [String], of command: Command) throws {
        guard let operand = command.operand else {
            if let first = operands.first {
                throw UsageError("'\(command.name)' takes no '\(first)'", command: command.name)
            }
            return
        }
        if operands.count < operand.count.lowerBound {
            throw UsageError("'\(command.name)' needs \(operand.name)", command: command.name)
        }
        if operands.count > operand.count.upperBound {
            throw UsageError("'\(operands[operand.count.upperBound])' is one too many", command: command.name)
        }
        for word in operands where !operand.words.isEmpty && !operand.words.contains(word) {
            throw UsageError("\(operand.name): \(notOneOf(operand.words, word))", command: command.name)
        }
    }
}
