import BarState
import Drawing
import Theme

/// A row of a list on a card: artwork, title, subtitle, detail, and a hairline to the next.
struct ContentRow {
    let canvas: Canvas
    let width: Double
    let maximumLines: Int
    /// The picture is away: its place is empty.
    var hidesPicture = false

    /// Whether the row is the card's first or last, which have its round corners.
    struct Position: Hashable, Sendable {
        var isFirst: Bool
        var isLast: Bool
    }

    /// A row whose lines are broken and whose height is known.
    struct Measured {
        var item: Screen.Item
        var title: [String]
        var subtitle: [String]
        var height: Double
    }

    private var titleStyle: LineStyle { canvas.style(canvas.theme.type.body) }
    private var subtitleStyle: LineStyle { canvas.style(canvas.theme.type.footnote) }
    private var inset: Double { ScreenMetrics.rowInset }

    func measure(_ item: Screen.Item) throws -> Measured {
        let room = textWidth(item)
        let title = try canvas.lines(item.title, titleStyle, width: room, limit: maximumLines)
        let subtitle = try item.subtitle.map {
            try canvas.lines($0, subtitleStyle, width: room, limit: maximumLines)
        }
        let text =
            titleStyle.leading * Double(title.count) + subtitleStyle.leading * Double(subtitle?.count ?? 0)
            + 2 * ScreenMetrics.rowPadding
        let artwork = hasArtwork(item) ? ScreenMetrics.rowArtwork + 2 * ScreenMetrics.rowPadding : 0
        return Measured(
            item: item,
            title: title,
            subtitle: subtitle ?? [],
            height: max(text, artwork, ScreenMetrics.recentRowHeight)
        )
    }

    func layer(_ row: Measured, id: String, in rect: Rect, position: Position) throws -> Layer {
        let theme = canvas.theme
        let item = row.item
        let spoken = [item.title, item.subtitle, item.detail].compactMap { $0 }.joined(separator: ", ")
        var layer = canvas.layer(id, rect, role: .listItem, label: spoken)
        layer.tokens = [theme.radius.lg.path]
        layer.items = [canvas.slice(of: theme.radius.lg.points, rect, position, theme.color.surface)]
        if hasArtwork(item), !hidesPicture {
            layer.tokens.append(theme.radius.sm.path)
            layer.items += artwork(item, id: id, in: rect)
        }

        let x = rect.x + textInset(item)
        let textWidth = textWidth(item)
        let titleHeight = titleStyle.leading * Double(row.title.count)
        let subtitleHeight = subtitleStyle.leading * Double(row.subtitle.count)
        let top = rect.midY - (titleHeight + subtitleHeight) / 2
        let titleBox = Rect(x: x, y: top, width: textWidth, height: titleHeight)
        layer.items += try canvas.stack(row.title, titleStyle, theme.color.textPrimary, in: titleBox)
        let subtitleBox = Rect(x: x, y: titleBox.maxY, width: textWidth, height: subtitleHeight)
        layer.items += try canvas.stack(row.subtitle, subtitleStyle, theme.color.textSecondary, in: subtitleBox)
        if let detail = shownDetail(item) {
            let box = Rect(x: titleBox.maxX, y: rect.y, width: rect.maxX - inset - titleBox.maxX, height: rect.height)
            layer.items.append(
                try canvas.line(detail, subtitleStyle, theme.color.textSecondary, in: box, alignment: .trailing)
            )
        }
        if !position.isLast {
            let line = Rect(
                x: x,
                y: rect.maxY - canvas.hairline,
                width: rect.maxX - x,
                height: canvas.hairline
            )
            layer.items.append(canvas.fill(.rectangle, line, theme.color.separator))
        }
        return layer
    }

    // MARK: Parts

    private func hasArtwork(_ item: Screen.Item) -> Bool { item.artwork != nil || item.symbol != nil }

    /// A detail has no room beside the largest text; it is spoken there, not shown.
    private func shownDetail(_ item: Screen.Item) -> String? {
        canvas.environment.textSize.isAccessibilitySize ? nil : item.detail
    }

    private func textInset(_ item: Screen.Item) -> Double {
        hasArtwork(item) ? inset + ScreenMetrics.rowArtwork + ScreenMetrics.gap : inset
    }

    private func textWidth(_ item: Screen.Item) -> Double {
        var room = width - textInset(item) - inset
        if let detail = shownDetail(item), let shaped = try? canvas.shape(detail, subtitleStyle) {
            room -= shaped.width + ScreenMetrics.gap
        }
        return max(room, 0)
    }

    /// The picture's place in a row's frame, both written for a screen read from left to right.
    static func cover(in rect: Rect) -> Rect {
        let side = ScreenMetrics.rowArtwork
        return Rect(x: rect.x + ScreenMetrics.rowInset, y: rect.midY - side / 2, width: side, height: side)
    }

    private func artwork(_ item: Screen.Item, id: String, in rect: Rect) -> [Item] {
        let theme = canvas.theme
        let side = ScreenMetrics.rowArtwork
        let box = Self.cover(in: rect)
        let outline = Canvas.Outline.rounded(theme.radius.sm.points)
        let symbolBox = Rect(center: box.center, side: side * ScreenMetrics.artworkSymbolShare * 1.3)
        guard item.artwork != nil else {
            let square = canvas.fill(outline, box, theme.color.fill)
            return [square] + (item.symbol.map { [canvas.symbol($0, symbolBox, theme.color.textSecondary)] } ?? [])
        }
        return canvas.picture(of: item, id: id, outline, box)
            + (item.symbol.map { [canvas.symbol($0, symbolBox, theme.chrome.onArtwork)] } ?? [])
    }
}
