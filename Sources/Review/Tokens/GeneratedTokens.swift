/// A token file made up for measuring: chains of references, each down to a colour of its own, the same on every run.
public struct GeneratedTokens: Hashable, Sendable {
    /// How many tokens there are, and how many of them name another.
    public var tokens: Int
    /// How many of the tokens are references; less than `tokens`, so that a colour is left to name.
    public var references: Int
    /// How many references one follows from a chain's end to its colour.
    public var depth: Int

    /// A file by its counts, which are taken as they are.
    public init(tokens: Int, references: Int, depth: Int) {
        self.tokens = tokens
        self.references = references
        self.depth = depth
    }

    /// The same kind of file with that many times the tokens.
    public func scaled(by factor: Int) -> GeneratedTokens {
        GeneratedTokens(tokens: tokens * factor, references: references * factor, depth: depth)
    }

    /// The file: a group for each colour, and in it its chain with the far end first, so that every reference points
    /// to what is yet to come.
    public var json: String {
        var text = "{\n"
        let colors = max(1, tokens - references)
        var left = references
        for color in 0..<colors {
            let steps = min(depth, left)
            left -= steps
            text += "  \"ramp-\(color)\": {\n"
            for step in stride(from: steps, to: 0, by: -1) {
                text += "    \"step-\(step)\": { \"$value\": \"{ramp-\(color).step-\(step - 1)}\" },\n"
            }
            let parts = [color % 256, color / 256 % 256, color * 7 % 256].map { "\(Double($0) / 255)" }
            text += "    \"step-0\": { \"$type\": \"color\", \"$value\": "
            text += "{ \"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))] } }\n"
            text += color == colors - 1 ? "  }\n" : "  },\n"
        }
        return text + "}\n"
    }
}
