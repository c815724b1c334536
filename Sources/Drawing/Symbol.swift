/// A symbol's drawing, resolved from its SF Symbol name to clean SVG markup.
public struct Symbol: Hashable, Sendable {
    /// The SF Symbol name it was asked for by, such as `play.fill`.
    public var name: String
    /// The drawing's own coordinate system.
    public var viewBox: Rect
    /// Sanitised SVG children: shapes only, no script, handler, style sheet, reference or entity. Its paint is
    /// `currentColor`.
    public var markup: String

    /// Whether some of it is drawn by outlines, whose opacity SVG counts apart from that of fills.
    public var hasStrokes: Bool { markup.contains("stroke=\"currentColor\"") }

    /// A symbol whose markup is clean already: nothing is sanitised here.
    public init(name: String, viewBox: Rect, markup: String) {
        self.name = name
        self.viewBox = viewBox
        self.markup = markup
    }
}

/// Where symbols come from.
public protocol SymbolSource: AnyObject {
    /// Throws for a name that leads to no drawing, with the nearest names that do.
    func symbol(named name: String) throws -> Symbol
}
