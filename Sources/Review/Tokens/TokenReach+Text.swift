import SourceJSON

extension TokenReach {
    /// A table of all tokens with how many stories, captures, frames and layers each touches, and the unused ones.
    public var text: String {
        let heads = ["token", "stories", "captures", "frames", "layers"]
        let lines = [heads] + rows.filter { !unused.contains($0.token) }.map { [$0.token] + $0.counts.map(String.init) }
        let width = lines.map { $0[0].count }.max() ?? 0
        var text = ""
        for line in lines {
            text += line[0] + String(repeating: " ", count: width - line[0].count)
            for (head, figure) in zip(heads, line).dropFirst() {
                text += "  " + String(repeating: " ", count: max(0, head.count - figure.count)) + figure
            }
            text += "\n"
        }
        return text + (unused.isEmpty ? "" : "\nUnused:\n" + unused.map { "  \($0)\n" }.joined())
    }

    /// A line that sums up, then one for each capture with its layers; frames are named where a capture has others too.
    public func text(of row: Row) -> String {
        guard !row.touches.isEmpty else {
            return "\(row.token): no frame"
                + (unused.contains(row.token) ? ", unused\n" : "; a theme must have it all the same\n")
        }
        let captures = row.captures
        let count = Self.count(row.touches.count, "frame") + " of " + Self.count(captures.count, "capture")
        return "\(row.token): \(count) of \(row.stories.joined(separator: ", "))\n"
            + captures.map { capture in
                let all = frameCounts[capture.name] ?? 0
                let names = capture.frames.map(FilePath.lastPart).joined(separator: ", ")
                let frames =
                    capture.frames.count == all
                    ? Self.count(all, "frame") : "\(capture.frames.count) of \(all) frames (\(names))"
                return "\(capture.name): \(frames): \(capture.layers.joined(separator: ", "))\n"
            }.joined()
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    /// An object of `tokens`, each with `token` and how many `stories`, `captures`, `frames` and `layers`, and `unused`.
    public var json: String {
        let tokens = rows.map { row in
            let counts = zip(["stories", "captures", "frames", "layers"], row.counts)
            return
                "    { \"token\": \(row.token.quotedJSON), \(counts.map { "\"\($0)\": \($1)" }.joined(separator: ", ")) }"
        }
        return """
            {
              "tokens": \(Self.array(tokens)),
              "unused": \(Self.array(unused.map { "    \($0.quotedJSON)" }))
            }

            """
    }

    fileprivate static func array(_ rows: [String]) -> String {
        rows.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n"))\n  ]"
    }
}

extension TokenReach.Row {
    /// Stories, captures, frames, layers.
    fileprivate var counts: [Int] { [stories.count, captures.count, touches.count, layers.count] }

    /// An object of `token`, `stories`, `captures` (`story/capture`), `layers`, and `frames`, each with `frame`,
    /// `story`, `capture`, `theme` and its own `layers`.
    public var json: String {
        func array(_ names: [String]) -> String { "[\(names.map(\.quotedJSON).joined(separator: ", "))]" }
        let frames = touches.map { touch in
            "    { \"frame\": \(touch.frame.quotedJSON), \"story\": \(touch.story.quotedJSON), "
                + "\"capture\": \(touch.capture.quotedJSON), \"theme\": \(touch.theme.quotedJSON), "
                + "\"layers\": \(array(touch.layers)) }"
        }
        return """
            {
              "token": \(token.quotedJSON),
              "stories": \(array(stories)),
              "captures": \(array(captures.map(\.name))),
              "layers": \(array(layers)),
              "frames": \(TokenReach.array(frames))
            }

            """
    }
}
