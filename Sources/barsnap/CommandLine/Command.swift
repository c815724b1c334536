/// One command as its row in the table says it. Parsing and help read this row, and nothing else knows the command.
struct Command: Sendable {
    /// What stands on the line beside options.
    struct Operand: Sendable {
        /// The word for it in the help, such as `STORY`.
        var name: String
        var summary: String
        /// How many may stand there.
        var count: ClosedRange<Int>
        /// The words it may be; any where there are none.
        var words: [String] = []
    }

    struct Example: Sendable {
        /// The line to type.
        var line: String
        /// What it does, in a few words.
        var summary: String
    }

    /// One word, or two where several commands share the first: `tokens check`.
    var name: String
    /// One sentence in the list of commands.
    var summary: String
    /// What a newcomer needs to know, one paragraph each.
    var discussion: [String]
    var operand: Operand?
    var options: [Option]
    var examples: [Example]
    /// Does the work and says how it ended; throws what stopped it.
    var run: @Sendable (ParsedArguments, StandardStreams) async throws -> ExitCode

    func option(named name: String) -> Option? { options.first { $0.name == name } }

    func option(lettered letter: Character) -> Option? { options.first { $0.letter == letter } }

    /// How it is called, without the program's own name: `render [STORY…] [OPTIONS]`.
    var usage: String {
        var words = [name]
        if let operand {
            let isList = operand.count.upperBound > operand.count.lowerBound && operand.count.upperBound > 1
            let name = isList ? operand.name + "…" : operand.name
            words.append(operand.count.lowerBound == 0 ? "[\(name)]" : name)
        }
        if !options.isEmpty { words.append("[OPTIONS]") }
        return words.joined(separator: " ")
    }
}
