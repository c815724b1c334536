import BarState
import Drawing
import Theme

/// Draws the system's search field on glass, at the foot or above the keyboard.
struct NativeSearchField {
    let canvas: Canvas
    let search: NativeSearchPresentation
    let rect: Rect
    /// 0 the button it came from, 1 the field.
    let progress: Double
    let glass: SystemGlass
    let pressed: String?

    func layer() throws -> Layer {
        let theme = canvas.theme
        var layer = canvas.layer(BarLayer.searchField, rect, role: .searchBox(text: search.query), label: search.prompt)
        layer.items = glass.items
        let side = BarMetrics.fieldSymbolSide
        let symbolBox = Rect(
            x: rect.x + BarMetrics.fieldSymbolX,
            y: rect.midY - side / 2,
            width: side,
            height: side
        )
        var symbol = canvas.layer("search-field/symbol", symbolBox)
        symbol.items = [canvas.symbol("magnifyingglass", symbolBox, glass.secondary)]
        layer.items.append(.layer(symbol))

        let style = canvas.style(theme.type.body, cap: .large)
        let isEmpty = search.query.isEmpty
        let clearSide = BarMetrics.clearSymbolSide
        let clear = Rect(
            x: rect.maxX - BarMetrics.fieldSymbolX - clearSide,
            y: rect.midY - clearSide / 2,
            width: clearSide,
            height: clearSide
        )
        let textX = rect.x + BarMetrics.fieldTextX
        let textEnd = isEmpty ? rect.maxX - BarMetrics.fieldSymbolX : clear.minX - BarMetrics.accessoryGap
        let box = Rect(
            x: textX,
            y: rect.midY - style.leading / 2,
            width: max(textEnd - textX, 0),
            height: style.leading
        )
        let shaped =
            isEmpty
            ? try canvas.shape(search.prompt, style, width: box.width)
            : try canvas.shape(search.query, style, width: box.width, isTranslated: false)
        var text = canvas.layer("search-field/text", box)
        text.opacity = min(max(2 * progress - 1, 0), 1)
        text.items = [canvas.line(shaped, style, isEmpty ? glass.secondary : glass.content, in: box)]
        layer.items.append(.layer(text))
        if search.isFocused, progress >= 1 {
            let caretBox = FieldCaret.box(after: isEmpty ? nil : shaped, in: box, style, canvas.environment.direction)
            var caret = canvas.layer("search-field/caret", caretBox)
            caret.items = [canvas.fill(.capsule, caretBox, theme.color.tint)]
            layer.items.append(.layer(caret))
        }
        if !isEmpty {
            var button = canvas.layer(BarLayer.clearButton, clear, role: .button, label: BarWords.clearText)
            button.opacity = text.opacity
            button.items = [canvas.symbol("xmark.circle.fill", clear, glass.secondary)]
            layer.items.append(.layer(canvas.pressing(button, clear, pressed, scale: BarMetrics.pressedControlScale)))
        }
        return layer
    }
}
