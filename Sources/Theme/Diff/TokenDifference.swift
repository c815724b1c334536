/// A change, and in which permutations it is one.
public struct TokenDifference: Hashable, Sendable {
    public var change: TokenChange
    /// In the order of the new version's; all of them where `isEverywhere`.
    public var permutations: [Permutation]
    public var isEverywhere: Bool
}
