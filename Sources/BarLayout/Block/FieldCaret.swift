import Drawing

/// Where the caret of a search field stands.
enum FieldCaret {
    /// Just before an empty field's prompt, just after what was typed, never outside the field. A text that is read the
    /// other way than the screen ends at the field's leading edge.
    ///
    /// - Parameter typed: Nil where nothing is.
    static func box(after typed: ShapedText?, in text: Rect, _ style: LineStyle, _ direction: LayoutDirection) -> Rect {
        let height = style.size * BarMetrics.caretHeightShare
        let before = text.minX - BarMetrics.caretWidth - BarMetrics.caretGap
        let after = typed.map { min(text.minX + $0.width + BarMetrics.caretGap, text.maxX) }
        let x = typed?.direction == direction ? after ?? before : before
        return Rect(x: x, y: text.midY - height / 2, width: BarMetrics.caretWidth, height: height)
    }
}
