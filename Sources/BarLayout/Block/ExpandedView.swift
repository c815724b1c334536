import BarState
import Drawing
import Theme

/// Draws the accessory's full view as a large sheet: the player, the workout or the order.
struct ExpandedView {
    let canvas: Canvas
    let accessory: AccessoryPresentation

    /// The dimmed screen behind, then the sheet.
    func layers() throws -> [Layer] {
        let theme = canvas.theme
        let screen = canvas.screen
        var dim = canvas.layer("sheet-dim", screen.bounds)
        dim.items = [canvas.fill(.rectangle, screen.bounds, theme.chrome.scrim)]

        let top = max(screen.safeTop, ScreenMetrics.gap)
        let rect = Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
        let shape = Rect(x: 0, y: top, width: rect.width, height: rect.height + ScreenMetrics.sheetRadius)
        var sheet = canvas.layer("sheet", rect, role: .dialog, label: accessory.title)
        sheet.clip = canvas.path(.rectangle, rect)
        sheet.items = [canvas.fill(.rounded(ScreenMetrics.sheetRadius), shape, theme.color.surface)]
        let grabber = Rect(
            x: (screen.width - ScreenMetrics.grabberWidth) / 2,
            y: top + ScreenMetrics.grabberTop,
            width: ScreenMetrics.grabberWidth,
            height: ScreenMetrics.grabberHeight
        )
        sheet.items.append(canvas.fill(.capsule, grabber, theme.color.textTertiary))
        sheet.items += screen.isLandscape ? try sideways(in: rect) : try upright(in: rect)
        return [dim, sheet]
    }

    // MARK: Content

    private func upright(in rect: Rect) throws -> [Item] {
        let margin = canvas.screen.contentMargin + ScreenMetrics.gap
        let width = rect.width - 2 * margin
        let words = try TextBlock(canvas: canvas, accessory: accessory, width: width)
        let controls = accessory.control == nil ? 0 : Self.controlSide + ScreenMetrics.sectionGap
        let room = rect.height - Self.top - words.height - controls - canvas.screen.safeBottom - 3 * ScreenMetrics.gap
        let side = max(min(width, room), Self.minimumArtwork)
        // The artwork stands at one height in every sheet; what is left over goes between the parts below it.
        let spare = max(room - side, 0) * Self.shareBetween
        let artwork = Rect(x: rect.midX - side / 2, y: rect.y + Self.top, width: side, height: side)
        var items = art(artwork)
        let gap = ScreenMetrics.sectionGap + spare
        let text = Rect(x: margin, y: artwork.maxY + gap, width: width, height: words.height)
        items += try words.items(in: text)
        items += control(centerX: rect.midX, y: text.maxY + gap)
        return items
    }

    private func sideways(in rect: Rect) throws -> [Item] {
        let margin = canvas.screen.contentMargin + ScreenMetrics.gap
        let side = rect.height - Self.top - canvas.screen.safeBottom - ScreenMetrics.gap
        let artwork = Rect(x: margin, y: rect.y + Self.top, width: side, height: side)
        let x = artwork.maxX + ScreenMetrics.sectionGap
        let width = rect.width - margin - x
        let words = try TextBlock(canvas: canvas, accessory: accessory, width: width)
        let text = Rect(x: x, y: artwork.minY, width: width, height: words.height)
        return art(artwork) + (try words.items(in: text))
            + control(centerX: text.midX, y: text.maxY + ScreenMetrics.sectionGap)
    }

    private func art(_ rect: Rect) -> [Item] {
        let theme = canvas.theme
        let outline = Canvas.Outline.rounded(theme.radius.xl.points)
        let box = Rect(center: rect.center, side: rect.width * ScreenMetrics.artworkSymbolShare)
        var layer = canvas.layer("sheet/artwork", rect, role: .image, label: accessory.title)
        layer.tokens = [theme.radius.xl.path]
        layer.items =
            canvas.shadows(outline, rect, theme.elevation.e2)
            + [canvas.artwork(0, outline, rect), canvas.symbol(accessory.symbol, box, theme.chrome.onArtwork)]
        return [.layer(layer)]
    }

    private func control(centerX: Double, y: Double) -> [Item] {
        guard let control = accessory.control else { return [] }
        let theme = canvas.theme
        let rect = Rect(
            x: centerX - Self.controlSide / 2,
            y: y,
            width: Self.controlSide,
            height: Self.controlSide
        )
        let box = Rect(center: rect.center, side: Self.controlSymbol)
        var layer = canvas.layer("sheet/control", rect, role: .button, label: control.label)
        layer.items = [canvas.fill(.ellipse, rect, theme.color.fill)]
        layer.items +=
            control.isBusy
            ? Spinner(canvas: canvas, rect: box, time: 0).items()
            : [canvas.symbol(control.symbol, box, theme.color.textPrimary)]
        return [.layer(layer)]
    }

    private static let top = 44.0
    private static let shareBetween = 0.3
    private static let minimumArtwork = 96.0
    private static let controlSide = 72.0
    private static let controlSymbol = 34.0

    // MARK: Words

    /// Title, subtitle and progress, measured before they are placed.
    private struct TextBlock {
        let canvas: Canvas
        let accessory: AccessoryPresentation
        let title: LineStyle
        let subtitle: LineStyle
        let titleLines: [String]
        let subtitleLines: [String]

        init(canvas: Canvas, accessory: AccessoryPresentation, width: Double) throws {
            self.canvas = canvas
            self.accessory = accessory
            title = canvas.style(canvas.theme.type.title2)
            subtitle = canvas.style(canvas.theme.type.body)
            titleLines = try canvas.lines(accessory.title, title, width: width, limit: 2)
            subtitleLines = try canvas.lines(accessory.error ?? accessory.subtitle, subtitle, width: width, limit: 2)
        }

        var height: Double {
            let progress = accessory.progress == nil ? 0 : ScreenMetrics.sectionGap
            return title.leading * Double(titleLines.count) + subtitle.leading * Double(subtitleLines.count) + progress
        }

        func items(in rect: Rect) throws -> [Item] {
            let theme = canvas.theme
            var y = rect.y
            var items: [Item] = []
            func add(_ lines: [String], _ style: LineStyle, _ color: ColorToken) throws {
                for line in lines {
                    let box = Rect(x: rect.x, y: y, width: rect.width, height: style.leading)
                    items.append(try canvas.line(line, style, color, in: box))
                    y += style.leading
                }
            }
            try add(titleLines, title, theme.color.textPrimary)
            try add(subtitleLines, subtitle, accessory.error == nil ? theme.color.textSecondary : theme.color.danger)
            if let progress = accessory.progress {
                let line = Rect(x: rect.x, y: rect.maxY - Self.lineHeight, width: rect.width, height: Self.lineHeight)
                let done = Rect(
                    x: line.x,
                    y: line.y,
                    width: max(line.width * progress, line.height),
                    height: line.height
                )
                items.append(canvas.fill(.capsule, line, theme.color.fill))
                if progress > 0 { items.append(canvas.fill(.capsule, done, theme.color.textPrimary)) }
            }
            return items
        }

        private static let lineHeight = 6.0
    }
}
