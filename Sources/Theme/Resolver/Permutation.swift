/// One context for each modifier.
public struct Permutation: Hashable, Sendable, CustomStringConvertible {
    /// One modifier's context.
    public struct Choice: Hashable, Sendable {
        /// The modifier's name, such as `appearance`.
        public var modifier: String
        /// The context's name, such as `dark`.
        public var context: String
    }

    /// In the order of the document's modifiers.
    public var choices: [Choice]

    /// The choices as inputs.
    public var inputs: [String: String] {
        Dictionary(choices.map { ($0.modifier, $0.context) }, uniquingKeysWith: { first, _ in first })
    }

    /// `appearance=dark contrast=increased`; empty where there is nothing to choose.
    public var description: String {
        choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: " ")
    }
}
