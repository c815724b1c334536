import BarState
import Drawing
import Theme

/// Draws what stands above the open field before anything is typed: recent searches on a card, or the short prompt.
struct RecentSearches {
    let canvas: Canvas
    /// The line under which nothing may stand.
    let bottom: Double
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

        var layer = canvas.layer("recents", .zero, role: .group, label: "Recent Searches")
        let clearText = try canvas.shape("Clear", clearStyle)
        let headingHeight = max(headline.leading, clearStyle.leading)
        let clearRect = Rect(
            x: margin + width - clearText.width,
            y: top,
            width: clearText.width,
            height: headingHeight
        )
        let titleRect = Rect(
            x: margin,
            y: top,
            width: max(width - clearText.width - ScreenMetrics.gap, 0),
            height: headingHeight
        )
        var title = canvas.layer("recents/title", titleRect, role: .heading)
        title.items = [try canvas.line("Recent Searches", headline, theme.color.textPrimary, in: titleRect)]
        var clear = canvas.layer("recents/clear", clearRect, role: .button, label: "Clear")
        clear.items = [
            canvas.line(clearText, clearStyle, theme.color.textSecondary, in: clearRect, alignment: .trailing)
        ]
        layer.items = [
            .layer(title), .layer(canvas.pressing(clear, clearRect, pressed, scale: BarMetrics.pressedScale)),
        ]

        let rowHeight = max(ScreenMetrics.recentRowHeight, body.leading + 2 * ScreenMetrics.rowPadding)
        let card = Rect(
            x: margin,
            y: clearRect.maxY + ScreenMetrics.gap,
            width: width,
            height: rowHeight * Double(recents.count)
        )
        var surface = canvas.layer("recents/card", card, role: .list)
        surface.tokens = [theme.radius.lg.path]
        surface.clip = canvas.path(.rounded(theme.radius.lg.points), card)
        surface.items = [canvas.fill(.rounded(theme.radius.lg.points), card, theme.color.surface)]
        for (index, recent) in recents.enumerated() {
            let row = Rect(x: margin, y: card.y + rowHeight * Double(index), width: width, height: rowHeight)
            surface.items.append(.layer(try self.row(recent, number: index + 1, row, body)))
        }
        layer.items.append(.layer(surface))
        layer.frame = canvas.place(titleRect.union(clearRect).union(card))
        return layer
    }

    private func row(_ recent: String, number: Int, _ rect: Rect, _ style: LineStyle) throws -> Layer {
        let theme = canvas.theme
        let id = "recents/row-\(number)"
        var row = canvas.layer(id, rect, role: .listItem, label: recent)
        if pressed == id { row.items.append(canvas.fill(.rectangle, rect, theme.color.fill)) }
        let side = BarMetrics.clearSymbolSide
        let symbol = Rect(
            x: rect.x + ScreenMetrics.rowInset,
            y: rect.midY - side / 2,
            width: side,
            height: side
        )
        let textX = symbol.maxX + ScreenMetrics.gap
        let text = Rect(
            x: textX,
            y: rect.y,
            width: max(rect.maxX - ScreenMetrics.rowInset - textX, 0),
            height: rect.height
        )
        row.items.append(canvas.symbol("clock", symbol, theme.color.textSecondary))
        row.items.append(try canvas.line(recent, style, theme.color.textPrimary, in: text))
        if number > 1 {
            let line = Rect(x: textX, y: rect.y, width: rect.maxX - textX, height: canvas.hairline)
            row.items.append(canvas.fill(.rectangle, line, theme.color.separator))
        }
        return row
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
