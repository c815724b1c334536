import Drawing

/// A piece of scrolling content: where it stands in the content, and how it is drawn once it has its place on screen.
struct ContentBlock {
    /// In content coordinates: 0 is the content's top.
    var rect: Rect
    var draw: (Rect) throws -> Layer

    /// The layer at its place, `offset` being where the content's top stands on the screen.
    func layer(offset: Double) throws -> Layer { try draw(rect.offset(y: offset)) }
}
