import Drawing

/// One part of a sheet under a heading of its own.
protocol SheetSection: Sendable {
    /// The layer's id and the anchor on the page: `colors`.
    var id: String { get }
    var title: String { get }
    /// One or two sentences on how to read it.
    var note: String { get }

    /// Draws downwards from the box's top edge, whose height is not looked at.
    ///
    /// Throws what shaping throws.
    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing
}

/// What a section drew, and how far down it reaches.
struct SheetDrawing {
    var items: [Item] = []
    /// Points from the top edge.
    var height = 0.0
    /// What panes of glass among the items show: drawn under everything.
    var backdrop: [Item] = []
}
