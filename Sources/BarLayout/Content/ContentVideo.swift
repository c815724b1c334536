import BarState
import Drawing
import Theme

/// A wide picture with its title on it: a video that waits for a tap, or one that plays.
struct ContentVideo {
    let canvas: Canvas
    let width: Double
    var hidesPicture = false

    /// Wide as films are: nine high for sixteen across.
    var height: Double { width * 9 / 16 }

    func layer(_ item: Screen.Item, id: String, in rect: Rect) throws -> Layer {
        let theme = canvas.theme
        let spoken = [item.title, item.subtitle, item.detail].compactMap { $0 }.joined(separator: ", ")
        var layer = canvas.layer(id, rect, role: .listItem, label: spoken)
        layer.tokens = [theme.radius.lg.path]
        guard !hidesPicture else { return layer }
        let outline = Canvas.Outline.rounded(theme.radius.lg.points)
        let shade = Rect(x: rect.x, y: rect.midY, width: rect.width, height: rect.height / 2)
        layer.items = canvas.picture(of: item, id: id, outline, rect) + [canvas.shade(shade, outline, over: rect)]
        let isPlaying = item.autoplay?.isPlaying == true
        let line = isPlaying ? Self.line + Self.lineGap : 0
        layer.items += try words(of: item, in: rect, above: line)
        if isPlaying { layer.items.append(.layer(progress(id: id + "/progress", in: rect))) }
        if let symbol = item.symbol {
            layer.items.append(.layer(button(symbol, id: id + "/control", in: rect, isPlaying)))
        }
        return layer
    }

    private func words(of item: Screen.Item, in rect: Rect, above line: Double) throws -> [Item] {
        let theme = canvas.theme
        let title = canvas.style(theme.type.headline, cap: .xxLarge)
        let subtitle = canvas.style(theme.type.footnote, cap: .xxLarge)
        let inset = ScreenMetrics.rowInset
        let color = theme.chrome.onArtwork
        let bottom = rect.maxY - ScreenMetrics.gap - line
        let room = rect.width - 2 * inset
        var detailWidth = 0.0
        var items: [Item] = []
        if let detail = item.detail {
            let shaped = try canvas.shape(detail, subtitle, width: room / 2)
            let box = Rect(x: rect.x + inset, y: bottom - subtitle.leading, width: room, height: subtitle.leading)
            items.append(canvas.line(shaped, subtitle, color, in: box, alignment: .trailing))
            detailWidth = shaped.width + ScreenMetrics.gap
        }
        let second = Rect(
            x: rect.x + inset,
            y: bottom - subtitle.leading,
            width: room - detailWidth,
            height: subtitle.leading
        )
        if let text = item.subtitle { items.append(try canvas.line(text, subtitle, color, in: second)) }
        let first = Rect(
            x: second.x,
            y: (item.subtitle == nil && item.detail == nil ? bottom : second.y) - title.leading,
            width: room,
            height: title.leading
        )
        return items + [try canvas.line(item.title, title, color, in: first)]
    }

    /// The line along the foot of a video that plays.
    private func progress(id: String, in rect: Rect) -> Layer {
        let inset = ScreenMetrics.rowInset
        let track = Rect(
            x: rect.x + inset,
            y: rect.maxY - ScreenMetrics.gap - Self.line,
            width: rect.width - 2 * inset,
            height: Self.line
        )
        var done = track
        done.width *= Self.played
        var layer = canvas.layer(id, track)
        layer.items = [
            canvas.fill(.capsule, track, canvas.theme.chrome.onArtwork, opacity: 0.35),
            canvas.fill(.capsule, done, canvas.theme.chrome.onArtwork),
        ]
        return layer
    }

    /// Large in the middle while the video waits, small in a corner while it plays.
    private func button(_ symbol: String, id: String, in rect: Rect, _ isPlaying: Bool) -> Layer {
        let side = isPlaying ? Self.smallButton : Self.largeButton
        let center =
            isPlaying
            ? Point(x: rect.maxX - ScreenMetrics.gap - side / 2, y: rect.minY + ScreenMetrics.gap + side / 2)
            : rect.center
        let circle = Rect(center: center, side: side)
        var layer = canvas.layer(id, circle)
        layer.items = [
            canvas.fill(.ellipse, circle, canvas.theme.chrome.scrim),
            canvas.symbol(symbol, Rect(center: center, side: side * Self.symbolShare), canvas.theme.chrome.onArtwork),
        ]
        return layer
    }

    // Ours.
    private static let line = 3.0
    private static let lineGap = 10.0
    private static let played = 0.38
    private static let largeButton = 60.0
    private static let smallButton = 32.0
    private static let symbolShare = 0.46
}
