import SourceJSON

extension TokenDiff {
    /// The differences as JSON: an object of `added_permutations`, `removed_permutations` and `differences`, each of
    /// which has `token`, `change`, `before`, `after` and `permutations` (null where it is one in all).
    public var json: String {
        var rows: [String] = []
        for difference in differences { rows.append("    \(object(difference))") }
        let list = rows.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n"))\n  ]"
        return """
            {
              "added_permutations": \(Self.array(addedPermutations)),
              "removed_permutations": \(Self.array(removedPermutations)),
              "differences": \(list)
            }

            """
    }

    private func object(_ difference: TokenDifference) -> String {
        let change = difference.change
        var members = [("token", change.path.quotedJSON), ("change", change.kind.word.quotedJSON)]
        switch change.kind {
        case .renamed(let old): members.append(("was", old.quotedJSON))
        case .retyped(let old, let new):
            members.append(("type_before", old.rawValue.quotedJSON))
            members.append(("type_after", new.rawValue.quotedJSON))
        default: break
        }
        members.append(("before", change.before == nil ? "null" : change.beforeText.quotedJSON))
        members.append(("after", change.after == nil ? "null" : change.afterText.quotedJSON))
        if let reason = change.reason { members.append(("reason", reason.quotedJSON)) }
        members.append(("permutations", difference.isEverywhere ? "null" : Self.array(difference.permutations)))
        return "{ \(members.map { "\($0.0.quotedJSON): \($0.1)" }.joined(separator: ", ")) }"
    }

    private static func array(_ permutations: [Permutation]) -> String {
        "[\(permutations.map(\.description.quotedJSON).joined(separator: ", "))]"
    }
}
