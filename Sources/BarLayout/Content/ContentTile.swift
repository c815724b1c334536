import BarState
import Drawing
import Theme

/// A cover with a title and a subtitle below it: a card of a shelf or a tile of a grid.
struct ContentTile {
    let canvas: Canvas
    let width: Double
    /// The picture is away: its place is empty.
    var hidesPicture = false

    private var title: LineStyle { canvas.style(canvas.theme.type.footnote, weight: FontWeight.medium) }
    private var subtitle: LineStyle { canvas.style(canvas.theme.type.caption) }

    var height: Double { width + ScreenMetrics.captionGap + title.leading + subtitle.leading }

    /// The picture's place in a tile's frame.
    static func cover(in rect: Rect) -> Rect { Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.width) }

    func layer(_ item: Screen.Item, id: String, in rect: Rect) throws -> Layer {
        let theme = canvas.theme
        let spoken = [item.title, item.subtitle].compactMap { $0 }.joined(separator: ", ")
        var layer = canvas.layer(id, rect, role: .listItem, label: spoken)
        layer.tokens = [theme.radius.md.path]
        let cover = Self.cover(in: rect)
        if !hidesPicture { layer.items = canvas.picture(of: item, id: id, .rounded(theme.radius.md.points), cover) }
        if let symbol = item.symbol, !hidesPicture {
            let box = Rect(center: cover.center, side: width * ScreenMetrics.artworkSymbolShare)
            layer.items.append(canvas.symbol(symbol, box, theme.chrome.onArtwork))
        }
        let first = Rect(
            x: rect.x,
            y: cover.maxY + ScreenMetrics.captionGap,
            width: width,
            height: title.leading
        )
        layer.items.append(try canvas.line(item.title, title, theme.color.textPrimary, in: first))
        if let text = item.subtitle {
            let second = Rect(x: rect.x, y: first.maxY, width: width, height: subtitle.leading)
            layer.items.append(try canvas.line(text, subtitle, theme.color.textSecondary, in: second))
        }
        return layer
    }
}
