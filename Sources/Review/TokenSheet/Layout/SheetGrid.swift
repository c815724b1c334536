import Drawing

/// The sheet's measures in points (ours): every section hangs on the same edges.
enum SheetGrid {
    static let width = 1600.0
    static let margin = 64.0
    /// From the left margin to the right one.
    static let contentWidth = width - 2 * margin
    /// Between columns, and between a panel's edge and what is in it.
    static let gap = 32.0
    static let panelRadius = 28.0
    /// Above a section's heading and under its last line.
    static let sectionGap = 72.0
    static let hairline = 1.0

    /// The places of `count` equal columns in `box`.
    static func columns(_ count: Int, in box: Rect, gap: Double = gap) -> [Rect] {
        let width = (box.width - gap * Double(count - 1)) / Double(max(1, count))
        return (0..<count).map {
            Rect(x: box.x + (width + gap) * Double($0), y: box.y, width: width, height: box.height)
        }
    }
}
