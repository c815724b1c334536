import BarState
import SourceJSON
import Theme

/// One thing that a designer or a developer should look at: where it is, what is wrong, and what would mend it.
public struct LintFinding: Hashable, Sendable {
    /// What is wrong, with what a reader needs to mend it.
    public enum Kind: Hashable, Sendable {
        /// Text or a symbol too faint on what lies under it.
        case contrast(Faintness)
        /// A deprecated token that frames still use, with the file's explanation.
        case deprecated(reason: String?, frames: [String])
        /// A colour that sRGB doesn't have, and the nearest that it has: `#rrggbb`.
        case gamut(nearest: String)
        /// A token that no frame shows, no used token names and no bar asks for.
        case unused
        /// What a story's bar says of itself.
        case bar(Finding)
    }

    /// A pair of colours that misses its level of WCAG 2.2.
    public struct Faintness: Hashable, Sendable {
        /// What lies under it, the topmost last: tokens, or the colour where no token decided it.
        public var layers: [String]
        /// 1…21, alpha composited; of a gradient where it is faintest.
        public var ratio: Double
        /// 4.5 for text, 3 for large text and for symbols.
        public var needed: Double
        /// The ids of the layers that show the pair, and the names of their frames.
        public var seenIn: [String]
        /// The names of the frames that show the pair, in the order of the plan.
        public var frames: [String]
        /// The nearest token, and the nearest value, that would pass; nil where none does.
        public var passingToken: String?
        /// The nearest value that would pass, in hexadecimal as `#rrggbb`; nil where none does.
        public var passingValue: String?
    }

    /// Where it is to be mended: the token's value, or the key, the cell or the step of a story. Nil for a story that no
    /// file describes.
    public var place: SourcePlace?
    /// The themes in which it is so; empty for what a story's bar says of itself.
    public var themes: [String]
    /// The token's path, or the story's name.
    public var subject: String
    /// What is wrong there.
    public var kind: Kind
    /// In the document's order; empty where it is so in all of them.
    public var permutations: [Permutation]

    /// The check's own name: `contrast`, `deprecated`, `gamut`, `unused`, or what the bar calls it, as `glass-on-glass`.
    public var check: String {
        switch kind {
        case .contrast: "contrast"
        case .deprecated: "deprecated"
        case .gamut: "gamut"
        case .unused: "unused"
        case .bar(let finding): finding.name.rawValue
        }
    }

    /// The same at another place.
    func moved(to place: SourcePlace) -> LintFinding {
        var copy = self
        copy.place = place
        return copy
    }
}
