import BarState
import Drawing
import Theme

/// A picture from side to side with its title on it, and what `backgroundExtensionEffect()` makes of its edges.
struct ContentBanner {
    let canvas: Canvas
    let item: Screen.Item
    /// The picture is away: its place shows the background.
    var hidesPicture = false

    /// Points by which the picture goes on, mirrored and blurred: above it and on its leading side.
    struct Extension: Hashable, Sendable {
        var above = 0.0
        var leading = 0.0
    }

    static func height(width: Double, in screen: ScreenGeometry) -> Double {
        min(width * ScreenMetrics.bannerShare, screen.height * ScreenMetrics.bannerMostShare)
    }

    func layer(id: String, in rect: Rect, goingOn: Extension) throws -> Layer {
        let theme = canvas.theme
        let spoken = [item.title, item.subtitle].compactMap { $0 }.joined(separator: ", ")
        var layer = canvas.layer(id, rect, role: .image, label: spoken)
        guard !hidesPicture else { return layer }
        if goingOn != Extension() { layer.items.append(.layer(extended(id: id + "/extension", rect, goingOn))) }
        layer.items += canvas.picture(of: item, id: id, .rectangle, rect)
        let shade = Rect(x: rect.x, y: rect.midY, width: rect.width, height: rect.height / 2)
        layer.items.append(canvas.shade(shade))
        layer.items += try words(in: rect, color: theme.chrome.onArtwork)
        return layer
    }

    private func words(in rect: Rect, color: ColorToken) throws -> [Item] {
        let theme = canvas.theme
        let title = canvas.style(theme.type.largeTitle, cap: .xxxLarge)
        let subtitle = canvas.style(theme.type.subhead, cap: .xxxLarge)
        let margin = canvas.screen.contentMargin
        let bottom = rect.maxY - margin
        let width = rect.width - 2 * margin
        let second = Rect(x: rect.x + margin, y: bottom - subtitle.leading, width: width, height: subtitle.leading)
        let first = Rect(
            x: second.x,
            y: (item.subtitle == nil ? bottom : second.y) - title.leading,
            width: width,
            height: title.leading
        )
        let heading = [try canvas.line(item.title, title, color, in: first)]
        return heading + (try item.subtitle.map { [try canvas.line($0, subtitle, color, in: second)] } ?? [])
    }

    private static let overlap = 2.0

    /// The picture and its mirror images, blurred as one so that no seam shows, and cut to what lies beside the picture.
    private func extended(id: String, _ rect: Rect, _ reach: Extension) -> Layer {
        let whole = Rect(
            x: rect.x - reach.leading,
            y: rect.y - reach.above,
            width: rect.width + reach.leading,
            height: rect.height + reach.above
        )
        var layer = canvas.layer(id, whole)
        // A corner's two arms, a little under the picture, so that its edge falling between two pixels lets nothing else
        // through.
        let inner = Point(x: rect.minX + Self.overlap, y: rect.minY + Self.overlap)
        let corners = [
            Point(x: whole.minX, y: whole.minY), Point(x: whole.maxX, y: whole.minY), Point(x: whole.maxX, y: inner.y),
            inner, Point(x: inner.x, y: rect.maxY), Point(x: whole.minX, y: rect.maxY),
        ].map(canvas.place)
        layer.clip = Path(
            corners.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close]
        )
        let seam = canvas.place(Point(x: rect.minX, y: rect.minY))
        let across = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * seam.x, ty: 0)
        let above = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * seam.y)
        var copies: [(name: String, transform: AffineTransform)] = [("picture", .identity)]
        if reach.leading > 0 { copies.append(("leading", across)) }
        if reach.above > 0 { copies.append(("above", above)) }
        if reach.leading > 0, reach.above > 0 { copies.append(("corner", across.concatenated(with: above))) }
        func mirrors(_ prefix: String) -> [Item] {
            copies.map { copy in
                var mirror = canvas.layer("\(prefix)/\(copy.name)", rect)
                mirror.transform = copy.transform
                mirror.items = canvas.picture(of: item, id: mirror.id, .rectangle, rect)
                return .layer(mirror)
            }
        }
        var blurred = canvas.layer(id + "/blur", whole)
        blurred.blur = ScreenMetrics.extensionBlur
        blurred.items = mirrors(blurred.id)
        // What lies off the screen has no part in a blur, which so thins out at the screen's edge: there the sharp images
        // show through rather than the background.
        layer.items = mirrors(id + "/sharp") + [.layer(blurred)]
        return layer
    }
}

extension Canvas {
    /// What keeps a title on a picture legible: the scrim's colour, from nothing above to all of it at the foot.
    func shade(_ rect: Rect, _ outline: Outline = .rectangle, over whole: Rect? = nil) -> Item {
        let token = theme.chrome.scrim
        let color = Color(token)
        let gradient = LinearGradient(
            start: Point(x: 0, y: rect.minY),
            end: Point(x: 0, y: rect.maxY),
            stops: [
                LinearGradient.Stop(offset: 0, color: color.withAlpha(0)), LinearGradient.Stop(offset: 1, color: color),
            ]
        )
        return .fill(path(outline, whole ?? rect), Paint(.linearGradient(gradient), token: token.path))
    }
}
