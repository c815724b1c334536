import Drawing

/// The measures of a proof sheet in points (ours), for an A3 page on its side, which is still read on an A4 one.
enum ProofGrid {
    static let page = Size(width: 1191, height: 842)
    static let margin = 48.0
    static let contentWidth = page.width - 2 * margin
    /// Under the story's title and summary.
    static let top = 122.0
    /// Above the page number.
    static let bottom = page.height - 44
    /// Points of the page for a point of a frame: seven phones side by side, in two rows.
    static let scale = 0.33
    /// No frame is taller; two rows of them fit.
    static let mostHeight = 289.0
    /// Between frames.
    static let gap = 20.0
    /// Between a frame and its caption, and under the caption.
    static let captionGap = 6.0
    static let rowGap = 12.0
    static let captionHeight = 32.0
}
