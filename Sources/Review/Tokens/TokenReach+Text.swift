import SourceJSON

extension TokenReach {
    /// A line for each token with the number of its frames, and a list of those that are unused.
    public var text: String {
        let width = (rows.map(\.token.count).max() ?? 0) + 2
        var text = ""
        for row in rows where !row.touches.isEmpty {
            text += row.token + String(repeating: " ", count: width - row.token.count) + "\(row.frameCount)\n"
        }
        if !unused.isEmpty { text += "\nUnused:\n" + unused.map { "  \($0)\n" }.joined() }
        return text
    }

    /// One object of `tokens`, each with `token` and `frames` (how many), and `unused`.
    public var json: String {
        let tokens = rows.map { "    { \"token\": \($0.token.quotedJSON), \"frames\": \($0.touches.count) }" }
        let names = unused.map { "    \($0.quotedJSON)" }
        return """
            {
              "tokens": \(Self.array(tokens)),
              "unused": \(Self.array(names))
            }

            """
    }

    fileprivate static func array(_ rows: [String]) -> String {
        rows.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n"))\n  ]"
    }
}

extension TokenReach.Row {
    /// The names of the stories that it touches, in the order of the plan.
    public var stories: [String] {
        var names: [String] = []
        for touch in touches where names.last != touch.story { names.append(touch.story) }
        return names
    }

    fileprivate var frameCount: String { touches.count == 1 ? "1 frame" : "\(touches.count) frames" }

    /// A line that sums up, then one for each frame with its layers.
    public var text: String {
        guard !touches.isEmpty else { return "\(token): no frame\n" }
        return "\(token): \(frameCount) of \(stories.joined(separator: ", "))\n"
            + touches.map { "\($0.frame): \($0.layers.joined(separator: ", "))\n" }.joined()
    }

    /// One object of `token`, `stories` and `frames`, each with `frame`, `story`, `capture` and `layers`.
    public var json: String {
        func array(_ names: [String]) -> String { "[\(names.map(\.quotedJSON).joined(separator: ", "))]" }
        let frames = touches.map { touch in
            "    { \"frame\": \(touch.frame.quotedJSON), \"story\": \(touch.story.quotedJSON), "
                + "\"capture\": \(touch.capture.quotedJSON), \"layers\": \(array(touch.layers)) }"
        }
        return """
            {
              "token": \(token.quotedJSON),
              "stories": \(array(stories)),
              "frames": \(TokenReach.array(frames))
            }

            """
    }
}
