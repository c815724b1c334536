import BarState
import Drawing
import Theme

/// A picture from edge to edge, as a feed of photographs shows them: a sky in the theme's gradient, a low sun, hills
/// one behind the other, and a title on it.
struct ContentPicture {
    let canvas: Canvas

    /// Of the screen's width; sideways of its height, so that one picture never fills more than a screen. Ours.
    private static let heightShare = 1.2

    /// Whole points, so that no row of pixels is half one picture and half the next.
    var height: Double { (min(canvas.screen.width, canvas.screen.height) * Self.heightShare).rounded() }

    func layer(_ item: Screen.Item, id: String, in rect: Rect) throws -> Layer {
        let theme = canvas.theme
        let spoken = [item.title, item.subtitle].compactMap { $0 }.joined(separator: ", ")
        var layer = canvas.layer(id, rect, role: .image, label: spoken)
        let number = item.artwork ?? 0
        layer.items = [canvas.artwork(number, .rectangle, rect)] + sun(number, in: rect) + hills(number, in: rect)

        let title = canvas.style(theme.type.title3)
        let subtitle = canvas.style(theme.type.footnote)
        let room = rect.inset(horizontally: canvas.screen.contentMargin, vertically: ScreenMetrics.gap)
        let lines = item.subtitle == nil ? 0 : subtitle.leading
        let first = Rect(
            x: room.x,
            y: room.maxY - lines - title.leading,
            width: room.width,
            height: title.leading
        )
        layer.items.append(try canvas.line(item.title, title, theme.chrome.onArtwork, in: first))
        if let text = item.subtitle {
            let second = Rect(x: room.x, y: first.maxY, width: room.width, height: subtitle.leading)
            layer.items.append(try canvas.line(text, subtitle, theme.chrome.onArtwork, in: second))
        }
        return layer
    }

    /// Low over the hills, at another place in every picture.
    private func sun(_ number: Int, in rect: Rect) -> [Item] {
        let side = rect.height * 0.24
        let across = 0.2 + 0.6 * Self.fraction(number, 3)
        let center = Point(x: rect.x + rect.width * across, y: rect.y + rect.height * 0.46)
        let light = canvas.theme.chrome.onArtwork
        return [(1.7, 0.12), (1.3, 0.18), (1, 0.85)].map { scale, opacity in
            canvas.fill(.ellipse, Rect(center: center, side: side * scale), light, opacity: opacity)
        }
    }

    /// Three ridges, the nearer the darker.
    private func hills(_ number: Int, in rect: Rect) -> [Item] {
        (0..<3).map { ridge in
            let start = 0.5 + 0.13 * Double(ridge) + 0.08 * Self.fraction(number, ridge)
            let end = 0.5 + 0.13 * Double(ridge) + 0.08 * Self.fraction(number, ridge + 5)
            let rise = 0.2 * (Self.fraction(number, ridge + 9) - 0.3)
            func point(_ x: Double, _ y: Double) -> Point {
                canvas.place(Point(x: rect.x + rect.width * x, y: rect.y + rect.height * y))
            }
            var path = Path()
            path.move(to: point(0, 1))
            path.line(to: point(0, start))
            path.curve(
                to: point(0.5, (start + end) / 2),
                control1: point(0.18, start - rise),
                control2: point(0.34, end - rise)
            )
            path.curve(to: point(1, end), control1: point(0.66, start + rise), control2: point(0.84, end + rise))
            path.line(to: point(1, 1))
            path.close()
            return .fill(path, canvas.paint(canvas.theme.chrome.scrim, opacity: 0.75))
        }
    }

    /// A number from 0 to 1 that looks like chance and is none.
    private static func fraction(_ number: Int, _ salt: Int) -> Double {
        Double((number * 37 + salt * 53 + 11) % 97) / 97
    }
}
