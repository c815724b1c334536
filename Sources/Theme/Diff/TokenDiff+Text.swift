extension TokenDiff {
    /// The differences as lines for a terminal; empty where there are none.
    public var text: String {
        var lines: [String] = []
        for permutation in removedPermutations { lines.append("- permutation \(permutation)") }
        for permutation in addedPermutations { lines.append("+ permutation \(permutation)") }
        for difference in differences { lines.append(line(difference)) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ difference: TokenDifference) -> String {
        let change = difference.change
        let (before, after) = (change.beforeText, change.afterText)
        let text: String
        switch change.kind {
        case .added: text = "+ \(change.path): \(after)"
        case .removed: text = "- \(change.path): \(before)"
        case .renamed(let old):
            text = "> \(old) → \(change.path)" + (before == after ? ": \(after)" : ": \(before) → \(after)")
        case .retyped(let old, let new):
            text = "! \(change.path): \(old.rawValue) → \(new.rawValue), \(before) → \(after)"
        case .changed: text = "~ \(change.path): \(before) → \(after)"
        case .deprecated: text = "x \(change.path): deprecated" + (change.reason.map { ", \"\($0)\"" } ?? "")
        case .restored: text = "o \(change.path): no longer deprecated"
        }
        guard let places = places(of: difference) else { return text }
        return "\(text)  [\(places)]"
    }

    /// The permutations of a difference; nil where it is one in all.
    func places(of difference: TokenDifference) -> String? {
        difference.isEverywhere ? nil : difference.permutations.map(\.description).joined(separator: "; ")
    }

    /// How many differences of each kind there are, in the order of a report.
    public var counts: [(word: String, count: Int)] {
        var counts: [(word: String, count: Int)] = []
        for difference in differences {
            let word = difference.change.kind.word
            if let last = counts.last, last.word == word {
                counts[counts.count - 1].count += 1
            } else {
                counts.append((word, 1))
            }
        }
        return counts
    }
}
