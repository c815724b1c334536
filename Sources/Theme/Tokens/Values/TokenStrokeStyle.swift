/// How a line is drawn.
public enum TokenStrokeStyle: Hashable, Sendable {
    public enum Keyword: String, Hashable, Sendable, CaseIterable {
        case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    public enum LineCap: String, Hashable, Sendable, CaseIterable {
        case round, butt, square
    }

    case keyword(Keyword)
    /// Dashes and gaps in turn; an odd number of lengths is repeated to make it even.
    case dashes([TokenDimension], LineCap)
}
