public import Drawing

/// A page of a PDF: a drawing of its own, and frames laid on it, smaller or larger than they are.
public struct PDFPage: Sendable {
    /// A frame on the page.
    public struct Placed: Sendable {
        /// The frame, in its own points.
        public var list: DisplayList
        /// Where it stands on the page, in the page's points; the frame fills it.
        public var rect: Rect
        /// The continuous corners that it is cut to, in the frame's own points.
        public var cornerRadius: Double

        /// `cornerRadius` is in the frame's points.
        public init(_ list: DisplayList, in rect: Rect, cornerRadius: Double = 0) {
            self.list = list
            self.rect = rect
            self.cornerRadius = cornerRadius
        }
    }

    /// The page's own drawing, which decides its size; a point of it is a point on paper.
    public var list: DisplayList
    /// Frames over the drawing, in order.
    public var frames: [Placed]
    /// The entry of the page in the reader's table of contents; nil for none.
    public var outlineTitle: String?

    /// A page as large as its drawing; without `outlineTitle` it has no entry in the reader's contents.
    public init(_ list: DisplayList, frames: [Placed] = [], outlineTitle: String? = nil) {
        self.list = list
        self.frames = frames
        self.outlineTitle = outlineTitle
    }
}
