/// How a line is drawn.
public enum TokenStrokeStyle: Hashable, Sendable {
    /// The standard's words for a line, those of CSS's `border-style`.
    public enum Keyword: String, Hashable, Sendable, CaseIterable {
        /// One unbroken line.
        case solid
        /// Dashes, whose lengths are the painter's to choose.
        case dashed
        /// Round dots.
        case dotted
        /// Two lines with a gap between them.
        case double
        /// A line that looks carved into the page.
        case groove
        /// A line that looks raised off the page.
        case ridge
        /// A line that makes what it encloses look raised.
        case outset
        /// A line that makes what it encloses look sunk.
        case inset
    }

    /// How a dash ends.
    public enum LineCap: String, Hashable, Sendable, CaseIterable {
        /// In a half circle past its end.
        case round
        /// Straight at its end.
        case butt
        /// Straight, half the line's width past its end.
        case square
    }

    /// One of the standard's words.
    case keyword(Keyword)
    /// Dashes and gaps in turn; an odd number of lengths is repeated to make it even.
    case dashes([TokenDimension], LineCap)
}
