import BarState
import Drawing
import Theme

/// Draws the search field that stood under the title before iOS 26.
struct NavigationSearchField {
    let canvas: Canvas
    let search: NativeSearchPresentation

    /// Documented: a search bar's field; measured: what it adds below a large title.
    static let height = 36.0
    static let block = 52.0
    private static let radius = 10.0
    private static let inset = 8.0
    private static let symbolSide = 17.0
    private static let gap = 7.0

    func layer(in rect: Rect) throws -> Layer {
        let theme = canvas.theme
        var layer = canvas.layer(BarLayer.searchField, rect, role: .searchBox(text: search.query), label: search.prompt)
        layer.items = [canvas.fill(.rounded(Self.radius), rect, theme.color.fill)]
        let symbolBox = Rect(
            x: rect.x + Self.inset,
            y: rect.midY - Self.symbolSide / 2,
            width: Self.symbolSide,
            height: Self.symbolSide
        )
        var symbol = canvas.layer("search-field/symbol", symbolBox)
        symbol.items = [canvas.symbol("magnifyingglass", symbolBox, theme.color.textSecondary)]
        layer.items.append(.layer(symbol))

        let style = canvas.style(theme.type.body, cap: .large)
        let x = symbolBox.maxX + Self.gap
        let box = Rect(
            x: x,
            y: rect.midY - style.leading / 2,
            width: max(rect.maxX - Self.inset - x, 0),
            height: style.leading
        )
        let isEmpty = search.query.isEmpty
        let shaped = try canvas.shape(
            isEmpty ? search.prompt : search.query,
            style,
            width: box.width,
            isTranslated: isEmpty
        )
        var text = canvas.layer("search-field/text", box)
        text.items = [
            canvas.line(shaped, style, isEmpty ? theme.color.textSecondary : theme.color.textPrimary, in: box)
        ]
        layer.items.append(.layer(text))
        if search.isFocused {
            let caretBox = FieldCaret.box(after: isEmpty ? nil : shaped, in: box, style, canvas.environment.direction)
            var caret = canvas.layer("search-field/caret", caretBox)
            caret.items = [canvas.fill(.capsule, caretBox, theme.color.tint)]
            layer.items.append(.layer(caret))
        }
        return layer
    }
}
