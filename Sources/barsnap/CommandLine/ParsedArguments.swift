/// What was given on the line, checked against the command's row, in the order it was given.
struct ParsedArguments: Equatable, Sendable {
    var operands: [String] = []
    private var given: [String: [String]] = [:]

    mutating func append(_ value: String, for option: Option) { given[option.name, default: []].append(value) }

    func has(_ option: Option) -> Bool { given[option.name] != nil }

    /// The option's value; nil where it was not given.
    func text(_ option: Option) -> String? { given[option.name]?.last }

    /// Every value of an option that may be repeated.
    func texts(_ option: Option) -> [String] { given[option.name] ?? [] }

    func whole(_ option: Option) -> Int? { text(option).flatMap { Int($0) } }

    func number(_ option: Option) -> Double? { text(option).flatMap { Double($0) } }

    /// The words of a comma-separated list, without repeats; nil where the option was not given.
    func choices(_ option: Option) -> [String]? {
        guard let values = given[option.name] else { return nil }
        var words: [String] = []
        for word in values.flatMap({ $0.split(separator: ",").map(String.init) }) where !words.contains(word) {
            words.append(word)
        }
        return words
    }
}
