/// What two versions of a theme differ in, per permutation.
public struct TokenDiff: Sendable {
    /// By kind, then by path; the same change in several permutations is one difference.
    public let differences: [TokenDifference]
    /// Permutations that only the new version has, and only the old one.
    public let addedPermutations: [Permutation]
    /// Permutations of the old version that the new one has no counterpart of.
    public let removedPermutations: [Permutation]

    /// Whether no token differs, and both versions have the same permutations.
    public var isEmpty: Bool { differences.isEmpty && addedPermutations.isEmpty && removedPermutations.isEmpty }

    /// Compares two versions permutation by permutation.
    ///
    /// A permutation's counterpart makes the same choice at every modifier that both versions have, and the standard
    /// one elsewhere. Throws `SourceErrors` where a version's values break the standard.
    public init(from old: ThemeDocument, to new: ThemeDocument) throws {
        let before = old.permutations()
        let after = new.permutations()
        let shared = Set(old.modifiers.map(\.name)).intersection(new.modifiers.map(\.name))
        func counterpart(of permutation: Permutation, among others: [Permutation]) -> Permutation? {
            let wanted = permutation.choices.filter { shared.contains($0.modifier) }
            return others.first { other in wanted.allSatisfy(other.choices.contains) }
        }
        addedPermutations = after.filter { counterpart(of: $0, among: before) == nil }
        removedPermutations = before.filter { counterpart(of: $0, among: after) == nil }

        var found: [TokenChange: [Permutation]] = [:]
        var order: [TokenChange] = []
        var compared = 0
        for permutation in after {
            guard let earlier = counterpart(of: permutation, among: before) else { continue }
            compared += 1
            let changes = TokenDiff.changes(
                from: try old.tokens(earlier.inputs),
                to: try new.tokens(permutation.inputs)
            )
            for change in changes {
                if found[change] == nil { order.append(change) }
                found[change, default: []].append(permutation)
            }
        }
        let differences = order.map { change in
            let permutations = found[change] ?? []
            return TokenDifference(
                change: change,
                permutations: permutations,
                isEverywhere: permutations.count == compared
            )
        }
        // By kind and path; equal ones stay in the order of the permutations.
        self.differences = differences.enumerated().sorted { left, right in
            let (one, other) = (left.element.change, right.element.change)
            if one.kind.rank != other.kind.rank { return one.kind.rank < other.kind.rank }
            return one.path == other.path ? left.offset < right.offset : one.path < other.path
        }
        .map(\.element)
    }
}

extension TokenDiff {
    /// What changed between two sets of tokens, in the order of the sets.
    public static func changes(from old: TokenSet, to new: TokenSet) -> [TokenChange] {
        var changes: [TokenChange] = []
        var removed: [Token] = []
        for token in old.tokens {
            guard let now = new[token.path] else {
                removed.append(token)
                continue
            }
            if now.type != token.type {
                changes.append(TokenChange(.retyped(from: token.type, to: now.type), from: token, to: now))
            } else if now.value != token.value || now.spring != token.spring {
                changes.append(TokenChange(.changed, from: token, to: now))
            }
            changes += deprecation(from: token, to: now)
        }
        let added = new.tokens.filter { old[$0.path] == nil }
        let renames = TokenRenames(removed: removed, added: added)
        for token in removed where renames.newPath[token.path] == nil {
            changes.append(TokenChange(.removed, from: token))
        }
        for token in added {
            guard let source = renames.oldToken[token.path] else {
                changes.append(TokenChange(.added, to: token))
                continue
            }
            changes.append(TokenChange(.renamed(from: source.path), from: source, to: token))
            changes += deprecation(from: source, to: token)
        }
        return changes
    }

    private static func deprecation(from old: Token, to new: Token) -> [TokenChange] {
        switch (old.deprecation, new.deprecation) {
        case (nil, let now?):
            var change = TokenChange(.deprecated, from: old, to: new)
            if case .explained(let reason) = now { change.reason = reason }
            return [change]
        case (_?, nil):
            return [TokenChange(.restored, from: old, to: new)]
        default: return []
        }
    }
}
