/// One option of a command as its row in the table says it: what it is called, what it takes and what it is for.
struct Option: Sendable {
    /// What stands after the option's name.
    enum Value: Sendable {
        /// Nothing: the option is on where it is given.
        case none
        case text(placeholder: String)
        case whole(placeholder: String, range: ClosedRange<Int>)
        case number(placeholder: String, range: ClosedRange<Double>)
        case choice(placeholder: String, of: [String])
        /// One of a list of words that may also be written in other ways; `check` throws for what none of them means.
        case word(placeholder: String, of: [String], check: @Sendable (String) throws -> Void)
        /// Several choices, parted by commas.
        case choices(placeholder: String, of: [String])
    }

    /// The long name without its two dashes.
    var name: String
    /// The short name without its dash.
    var letter: Character?
    var value: Value
    /// Whether it may be given more than once; a second value is bad input otherwise.
    var isRepeatable: Bool
    /// One sentence for the help.
    var summary: String
    /// What holds where the option is not given, in words; nil where the summary says it.
    var fallback: String?

    init(
        _ name: String,
        letter: Character? = nil,
        value: Value = .none,
        isRepeatable: Bool = false,
        fallback: String? = nil,
        summary: String
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.isRepeatable = isRepeatable
        self.summary = summary
        self.fallback = fallback
    }

    /// The option as a person types it: `--format`.
    var flag: String { "--" + name }

    /// The word for its value in the help, such as `DIR`.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .text(let placeholder), .whole(let placeholder, _), .number(let placeholder, _),
            .choice(let placeholder, _), .word(let placeholder, _, _), .choices(let placeholder, _):
            placeholder
        }
    }

    /// The summary, with the words it may take and what holds where it isn't given.
    var fullSummary: String {
        var text = summary
        switch value {
        // Thirty names say less than an example; the error for a wrong one lists them.
        case .word(_, let words, _) where words.isEmpty || words.count > 20: break
        case .choice(_, let words), .word(_, let words, _): text += " One of: \(words.joined(separator: ", "))."
        case .choices(_, let words): text += " Any of, with commas: \(words.joined(separator: ", "))."
        case .none, .text, .whole, .number: break
        }
        if isRepeatable { text += " May be given more than once." }
        if let fallback { text += " Default: \(fallback)." }
        return text
    }
}
