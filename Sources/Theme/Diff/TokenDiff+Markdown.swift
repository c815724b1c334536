extension TokenDiff {
    /// The differences as Markdown for a pull request: a line that sums up, then a table per kind.
    public var markdown: String {
        guard !isEmpty else { return "No token differs.\n" }
        var text = counts.map { "**\($0.count)** \($0.word)" }.joined(separator: " · ")
        if !text.isEmpty { text += "\n" }
        for permutation in removedPermutations { text += "\nPermutation gone: `\(permutation)`\n" }
        for permutation in addedPermutations { text += "\nNew permutation: `\(permutation)`\n" }
        var word = ""
        for difference in differences {
            if difference.change.kind.word != word {
                word = difference.change.kind.word
                let title = word.prefix(1).uppercased() + word.dropFirst()
                text += "\n### \(title)\n\n| token | before | after | where |\n| --- | --- | --- | --- |\n"
            }
            text += row(difference)
        }
        return text
    }

    private func row(_ difference: TokenDifference) -> String {
        let change = difference.change
        var token = "`\(change.path)`"
        switch change.kind {
        case .renamed(let old): token = "`\(old)` → \(token)"
        case .retyped(let old, let new): token += " (\(old.rawValue) → \(new.rawValue))"
        case .deprecated: token += change.reason.map { ": \(Self.escaped($0))" } ?? ""
        default: break
        }
        let cells = [
            token, change.before == nil ? "–" : Self.escaped(change.beforeText),
            change.after == nil ? "–" : Self.escaped(change.afterText),
            places(of: difference).map { Self.escaped($0) } ?? "everywhere",
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }

    /// Text that can't end a cell or begin markup.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "|", "<", "`", "*", "_", "\\": escaped += "\\\(character)"
            case "\n", "\r", "\r\n": escaped += " "
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
