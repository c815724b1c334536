/// A change, and in which permutations it is one.
public struct TokenDifference: Hashable, Sendable {
    /// What became of one token.
    public var change: TokenChange
    /// In the order of the new version's; all of them where `isEverywhere`.
    public var permutations: [Permutation]
    /// Whether it is so in every permutation that both versions have.
    public var isEverywhere: Bool
}
