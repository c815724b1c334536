import Theme

/// What stands behind the tokens of one permutation: the tokens that a token's value names, those that these name, and
/// so on to values of their own.
struct TokenOrigins {
    private let tokens: TokenSet
    private var known: [String: [String]] = [:]

    init(of tokens: TokenSet) { self.tokens = tokens }

    /// The token itself and all that stands behind it, each once, the nearest first.
    mutating func all(of path: String) -> [String] {
        if let known = known[path] { return known }
        var found = [path]
        var seen: Set<String> = [path]
        var next = 0
        // A set of tokens has no circles, and a chain of aliases may be as long as the file: no recursion.
        while next < found.count {
            for name in tokens[found[next]]?.references ?? [] where seen.insert(name).inserted { found.append(name) }
            next += 1
        }
        known[path] = found
        return found
    }
}
