import BarState
import Drawing
import Theme

/// Draws the round search button and the field that it opens into: one shape, from the one to the other.
struct SearchField {
    let canvas: Canvas
    let bar: SearchTabBarPresentation
    /// The shape at this moment.
    let rect: Rect
    /// 0 the button, 1 the field; beyond both in an overshoot.
    let progress: Double
    /// 0 hidden, 1 shown.
    let clearButton: Double
    let pressed: String?

    func layer() throws -> Layer {
        let isField = progress > 0
        var layer =
            isField
            ? canvas.layer(BarLayer.searchField, rect, role: .searchBox(text: bar.query), label: bar.prompt)
            : canvas.layer(BarLayer.searchButton, rect, role: .button, label: bar.searchButtonSpoken)
        layer.items = canvas.floatingSurface(.capsule, rect)
        layer.items.append(.layer(symbol(parent: layer.id, isField: isField)))
        if isField { layer.items += try fieldContent() }
        return canvas.pressing(layer, rect, pressed, scale: BarMetrics.pressedScale)
    }

    private func symbol(parent: String, isField: Bool) -> Layer {
        func mix(_ button: Double, _ field: Double) -> Double { button + (field - button) * progress }
        let side = mix(BarMetrics.searchSymbolSide, BarMetrics.fieldSymbolSide)
        let centerX = mix(rect.midX, rect.minX + BarMetrics.fieldSymbolX + BarMetrics.fieldSymbolSide / 2)
        let box = Rect(center: Point(x: centerX, y: rect.midY), side: side)
        let color = isField ? canvas.theme.color.textSecondary : canvas.theme.color.textPrimary
        var layer = canvas.layer(parent + "/symbol", box)
        layer.items = [canvas.symbol("magnifyingglass", box, color)]
        return layer
    }

    // MARK: Field

    private func fieldContent() throws -> [Item] {
        let theme = canvas.theme
        // The bar keeps its size, so the field's text stops growing where the labels do.
        let style = canvas.style(theme.type.body, cap: .xLarge)
        let hasClear = clearButton > 0
        let clearSide = BarMetrics.clearSymbolSide
        let clearBox = Rect(
            x: rect.maxX - BarMetrics.fieldSymbolX - clearSide,
            y: rect.midY - clearSide / 2,
            width: clearSide,
            height: clearSide
        )
        let textX = rect.minX + BarMetrics.fieldTextX
        let textEnd = hasClear ? clearBox.minX - BarMetrics.accessoryGap : rect.maxX - BarMetrics.fieldSymbolX
        let textRect = Rect(
            x: textX,
            y: rect.midY - style.leading / 2,
            width: max(textEnd - textX, 0),
            height: style.leading
        )
        var items: [Item] = []
        let isEmpty = bar.query.isEmpty
        let shaped =
            isEmpty
            ? try canvas.shape(bar.prompt, style, width: textRect.width)
            : try canvas.shape(bar.query, style, width: textRect.width, isTranslated: false)
        var text = canvas.layer("search-field/text", textRect)
        // The text comes once there is room for it.
        text.opacity = min(max(2 * progress - 1, 0), 1)
        let color = isEmpty ? theme.color.textSecondary : theme.color.textPrimary
        text.items = [canvas.line(shaped, style, color, in: textRect)]
        items.append(.layer(text))
        if bar.isFieldFocused, progress >= 1 {
            items.append(.layer(caret(after: isEmpty ? nil : shaped, in: textRect, style)))
        }
        if hasClear { items.append(.layer(clear(clearBox))) }
        return items
    }

    private func caret(after typed: ShapedText?, in textRect: Rect, _ style: LineStyle) -> Layer {
        let box = FieldCaret.box(after: typed, in: textRect, style, canvas.environment.direction)
        var layer = canvas.layer("search-field/caret", box)
        layer.items = [canvas.fill(.capsule, box, canvas.theme.color.tint)]
        return layer
    }

    private func clear(_ box: Rect) -> Layer {
        let id = BarLayer.clearButton
        var layer = canvas.layer(id, box, role: .button, label: BarWords.clearText)
        layer.opacity = min(max(clearButton, 0), 1) * min(max(progress, 0), 1)
        layer.tokens = [canvas.theme.motion.snappy.path]
        layer.items = [canvas.symbol("xmark.circle.fill", box, canvas.theme.color.textTertiary)]
        return canvas.pressing(layer, box, pressed, scale: BarMetrics.pressedControlScale)
    }
}
