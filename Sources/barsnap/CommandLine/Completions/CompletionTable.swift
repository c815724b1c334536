/// What can stand where on the line, in the one form that all shells' scripts are written from.
struct CompletionTable {
    /// What may stand at one place.
    enum Expected: Equatable {
        case nothing
        case files
        case folders
        case words([String])
        /// Words parted by commas.
        case list([String])
        /// Files, folders, and the names under `Snapshots`.
        case stories
    }

    struct Flag {
        var long: String
        var short: String?
        var summary: String
        /// Nil where the option takes no value.
        var value: Expected?
        var placeholder: String
        var isRepeatable: Bool
    }

    struct Entry {
        /// The words of the command: one, or two.
        var words: [String]
        var summary: String
        var flags: [Flag]
        var operand: Expected

        var name: String { words.joined(separator: " ") }
    }

    var entries: [Entry]

    init(_ commands: [Command]) {
        entries = commands.map { command in
            Entry(
                words: command.name.split(separator: " ").map(String.init),
                summary: command.summary,
                flags: command.options.map(Self.flag) + [Self.help],
                operand: command.operand.map(Self.expected) ?? .nothing
            )
        }
        let topics = Expected.words(firstWords.filter { $0 != Self.helpWord })
        entries.append(
            Entry(words: [Self.helpWord], summary: "Say what the commands do.", flags: [], operand: topics)
        )
    }

    /// The first words of all commands, each once, in the order of the table.
    var firstWords: [String] {
        var words: [String] = []
        for entry in entries where !words.contains(entry.words[0]) { words.append(entry.words[0]) }
        return words
    }

    /// The second words that may follow a first one.
    func secondWords(after first: String) -> [String] {
        entries.filter { $0.words.count > 1 && $0.words[0] == first }.map { $0.words[1] }
    }

    private static let helpWord = "help"

    private static let help = Flag(
        long: "--help",
        short: "-h",
        summary: "Say what the command does.",
        value: nil,
        placeholder: "",
        isRepeatable: false
    )

    private static func flag(of option: Option) -> Flag {
        Flag(
            long: option.flag,
            short: option.letter.map { "-\($0)" },
            summary: option.summary,
            value: expected(of: option),
            placeholder: option.placeholder ?? "",
            isRepeatable: option.isRepeatable
        )
    }

    private static func expected(of option: Option) -> Expected? {
        switch option.value {
        case .none: nil
        case .choice(_, let words), .word(_, let words, _): .words(words)
        case .choices(_, let words): .list(words)
        case .whole, .number: .nothing
        case .text(let placeholder): expected(placeholder: placeholder)
        }
    }

    private static func expected(of operand: Command.Operand) -> Expected {
        if !operand.words.isEmpty { return .words(operand.words) }
        return expected(placeholder: operand.name)
    }

    /// The help's own words say what is meant: a file, a folder, a story, or a text that no shell can guess.
    private static func expected(placeholder: String) -> Expected {
        if placeholder.hasPrefix("STORY") || placeholder.hasSuffix("STORY") { return .stories }
        if placeholder.hasPrefix("DIR") { return .folders }
        if ["GLOB", "TOKEN", "RECT", "X,Y,W,H"].contains(placeholder) { return .nothing }
        return .files
    }
}
