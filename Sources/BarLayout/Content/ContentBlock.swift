import Drawing

/// A piece of scrolling content: where it stands in the content, and how it is drawn once it has its place on screen.
struct ContentBlock {
    /// In content coordinates: 0 is the content's top.
    var rect: Rect
    /// The list that the piece is an entry of; nil where it stands for itself.
    var list: String?
    var draw: (Rect) throws -> Layer

    init(rect: Rect, list: String? = nil, draw: @escaping (Rect) throws -> Layer) {
        self.rect = rect
        self.list = list
        self.draw = draw
    }

    /// The layer at its place, `offset` being where the content's top stands on the screen.
    func layer(offset: Double) throws -> Layer { try draw(rect.offset(y: offset)) }
}
