import BarState
import Drawing
import Theme

/// Draws what stands above the open field before anything is typed: recent searches on a card, or the short prompt.
struct RecentSearches {
    let canvas: Canvas
    /// The line under which nothing may stand.
    let bottom: Double
    /// The keyboard's top, or the screen's foot.
    let visibleBottom: Double
    let pressed: String?

    func card(_ recents: [String]) throws -> Layer {
        let theme = canvas.theme
        let screen = canvas.screen
        let headline = canvas.style(theme.type.headline)
        let clearStyle = canvas.style(theme.type.subhead)
        let body = canvas.style(theme.type.body)
        let margin = screen.contentMargin
        let width = screen.width - 2 * margin
        let top = screen.safeTop + ScreenMetrics.recentsTop

        var layer = canvas.layer("recents", .zero, role: .group, label: BarWords.recentSearches)
        let clearText = try canvas.shape(BarWords.clear, clearStyle)
        let headingText = try canvas.shape(BarWords.recentSearches, headline)
        // Side by side while both fit; one under the other at the largest sizes.
        let isStacked = headingText.width + ScreenMetrics.gap + clearText.width > width
        let lineHeight = max(headline.leading, clearStyle.leading)
        let titleRect = Rect(
            x: margin,
            y: top,
            width: isStacked ? width : width - clearText.width - ScreenMetrics.gap,
            height: isStacked ? headline.leading : lineHeight
        )
        let clearRect = Rect(
            x: isStacked ? margin : margin + width - clearText.width,
            y: isStacked ? titleRect.maxY : top,
            width: clearText.width,
            height: isStacked ? clearStyle.leading : lineHeight
        )
        var title = canvas.layer("recents/title", titleRect, role: .heading)
        title.items = [try canvas.line(BarWords.recentSearches, headline, theme.color.textPrimary, in: titleRect)]
        var clear = canvas.layer(BarLayer.recentsClear, clearRect, role: .button, label: BarWords.clear)
        clear.items = [canvas.line(clearText, clearStyle, theme.color.textSecondary, in: clearRect)]
        layer.items = [
            .layer(title), .layer(canvas.pressing(clear, clearRect, pressed, scale: BarMetrics.pressedScale)),
        ]

        let rows = try recents.map { try Row(canvas: canvas, text: $0, style: body, width: width) }
        let card = Rect(
            x: margin,
            y: clearRect.maxY + ScreenMetrics.gap,
            width: width,
            height: rows.map(\.height).reduce(0, +)
        )
        var surface = canvas.layer("recents/card", card, role: .list)
        surface.tokens = [theme.radius.lg.path]
        surface.clip = canvas.path(.rounded(theme.radius.lg.points), card)
        surface.items = [canvas.fill(.rounded(theme.radius.lg.points), card, theme.color.surface)]
        var y = card.y
        for (index, row) in rows.enumerated() {
            // What lies behind the keyboard is neither seen nor touched.
            guard y < visibleBottom else { break }
            let rect = Rect(x: margin, y: y, width: width, height: row.height)
            surface.items.append(.layer(try row.layer(number: index + 1, in: rect, pressed: pressed)))
            y = rect.maxY
        }
        layer.items.append(.layer(surface))
        layer.frame = canvas.place(titleRect.union(clearRect).union(card))
        return layer
    }

    /// One recent search, its text broken where the largest sizes would cut it off.
    private struct Row {
        let canvas: Canvas
        let text: String
        let style: LineStyle
        let lines: [String]
        let height: Double
        /// The clock grows with the text.
        let symbolSide: Double

        init(canvas: Canvas, text: String, style: LineStyle, width: Double) throws {
            self.canvas = canvas
            self.text = text
            self.style = style
            let standard = canvas.theme.type.body.size
            symbolSide = BarMetrics.clearSymbolSide * max(style.size / standard, 1)
            let room = width - 2 * ScreenMetrics.rowInset - symbolSide - ScreenMetrics.gap
            let limit = canvas.environment.textSize.isAccessibilitySize ? 2 : 1
            lines = try canvas.lines(text, style, width: max(room, 0), limit: limit)
            height = max(
                ScreenMetrics.recentRowHeight,
                style.leading * Double(lines.count) + 2 * ScreenMetrics.rowPadding
            )
        }

        func layer(number: Int, in rect: Rect, pressed: String?) throws -> Layer {
            let theme = canvas.theme
            let id = BarLayer.recent(number)
            var row = canvas.layer(id, rect, role: .listItem, label: text)
            if pressed == id { row.items.append(canvas.fill(.rectangle, rect, theme.color.fill)) }
            let symbol = Rect(
                x: rect.x + ScreenMetrics.rowInset,
                y: rect.midY - symbolSide / 2,
                width: symbolSide,
                height: symbolSide
            )
            let textX = symbol.maxX + ScreenMetrics.gap
            let textHeight = style.leading * Double(lines.count)
            let box = Rect(
                x: textX,
                y: rect.midY - textHeight / 2,
                width: max(rect.maxX - ScreenMetrics.rowInset - textX, 0),
                height: textHeight
            )
            row.items.append(canvas.symbol("clock", symbol, theme.color.textSecondary))
            row.items += try canvas.stack(lines, style, theme.color.textPrimary, in: box)
            if number > 1 {
                let line = Rect(x: textX, y: rect.y, width: rect.maxX - textX, height: canvas.hairline)
                row.items.append(canvas.fill(.rectangle, line, theme.color.separator))
            }
            return row
        }
    }

    func prompt(_ text: String) throws -> Layer {
        let style = canvas.style(canvas.theme.type.body)
        let margin = canvas.screen.contentMargin
        let top = canvas.screen.safeTop
        let width = canvas.screen.width - 2 * margin
        let lines = try canvas.lines(text, style, width: width, limit: 3)
        let height = style.leading * Double(lines.count)
        let rect = Rect(x: margin, y: top + (bottom - top - height) / 2, width: width, height: height)
        var layer = canvas.layer("recents", rect, role: .group, label: text)
        for (index, line) in lines.enumerated() {
            let box = Rect(
                x: margin,
                y: rect.y + style.leading * Double(index),
                width: width,
                height: style.leading
            )
            layer.items.append(
                try canvas.line(line, style, canvas.theme.color.textSecondary, in: box, alignment: .center)
            )
        }
        return layer
    }
}
