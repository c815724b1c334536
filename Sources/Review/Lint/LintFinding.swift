import Theme

/// One thing about a theme that a designer should look at, and in which permutations it is so.
public struct LintFinding: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// Text or a symbol too faint on what lies under it.
        case contrast(Faintness)
        /// A deprecated token that frames still use, with the file's explanation.
        case deprecated(reason: String?, frames: [String])
        /// A colour that sRGB doesn't have, and the nearest that it has: `#rrggbb`.
        case gamut(nearest: String)
        /// A token that no frame uses and that the bars never ask for.
        case unused
    }

    /// A pair of colours that misses its level of WCAG 2.2.
    public struct Faintness: Hashable, Sendable {
        /// The tokens under it, the topmost last.
        public var layers: [String]
        /// What the pair is there for, in a designer's words.
        public var use: String
        /// 1…21.
        public var ratio: Double
        /// 4.5 for text, 3 for large text and symbols.
        public var needed: Double
        /// The nearest token, and the nearest value, that would pass; nil where none does.
        public var passingToken: String?
        public var passingValue: String?
    }

    public var theme: String
    public var token: String
    public var kind: Kind
    /// In the document's order; empty where it is so in all of them.
    public var permutations: [Permutation]

    /// The check's one word.
    public var check: String {
        switch kind {
        case .contrast: "contrast"
        case .deprecated: "deprecated"
        case .gamut: "gamut"
        case .unused: "unused"
        }
    }

    /// The place in a report: the worst first.
    var rank: Int {
        switch kind {
        case .contrast: 0
        case .deprecated: 1
        case .gamut: 2
        case .unused: 3
        }
    }
}
