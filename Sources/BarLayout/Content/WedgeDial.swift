import BarState
import Drawing
import Theme

/// The canonical animatable shape on a card: its slice, and what it has for each of its fields.
struct WedgeDial {
    let canvas: Canvas
    let id: String
    let wedge: ScreenEdges.Wedge
    /// 0 at the start, 1 at the end, beyond both in an overshoot.
    let progress: Double

    /// Degrees at this moment: the field that moves.
    var degrees: Double { wedge.startAngle + (wedge.endAngle - wedge.startAngle) * progress }

    private var label: LineStyle { canvas.style(canvas.theme.type.subhead, cap: .xxLarge) }

    var height: Double {
        2 * ScreenMetrics.dialPadding + ScreenMetrics.dialSide + ScreenMetrics.sectionGap + 2 * rowHeight
    }

    private var rowHeight: Double { max(label.leading + ScreenMetrics.gap, ScreenMetrics.recentRowHeight) }

    func layer(in rect: Rect) throws -> Layer {
        let theme = canvas.theme
        let turned = "\(Int(degrees.rounded()))°"
        var layer = canvas.layer(id, rect, role: .image, label: "Wedge, \(turned)")
        layer.tokens = [theme.radius.lg.path]
        layer.items = [canvas.fill(.rounded(theme.radius.lg.points), rect, theme.color.surface)]
        let side = ScreenMetrics.dialSide
        let dial = Rect(x: rect.midX - side / 2, y: rect.y + ScreenMetrics.dialPadding, width: side, height: side)
        layer.items.append(.layer(slice(in: dial)))
        var row = Rect(
            x: rect.x + ScreenMetrics.rowInset,
            y: dial.maxY + ScreenMetrics.sectionGap,
            width: rect.width - 2 * ScreenMetrics.rowInset,
            height: rowHeight
        )
        layer.items.append(.layer(try field("angle", "Animatable", turned, in: row)))
        row.y = row.maxY
        layer.items.append(.layer(try field("clockwise", "Ignored", wedge.isClockwise ? "true" : "false", in: row)))
        return layer
    }

    /// A clock runs the same way whichever way the screen is read.
    private func slice(in dial: Rect) -> Layer {
        let theme = canvas.theme
        let placed = canvas.place(dial)
        let sector = Path.sector(
            center: placed.center,
            radius: dial.width / 2,
            degrees: wedge.isClockwise ? degrees : -degrees
        )
        var layer = canvas.layer(id + "/slice", dial)
        layer.items = [
            canvas.fill(.ellipse, dial, theme.color.fill), .fill(sector, canvas.paint(theme.color.tint)),
        ]
        return layer
    }

    private func field(_ name: String, _ kind: String, _ value: String, in row: Rect) throws -> Layer {
        let theme = canvas.theme
        var layer = canvas.layer("\(id)/\(name)", row)
        let note = canvas.style(theme.type.footnote, cap: .xxLarge)
        let nameStyle = canvas.style(theme.type.subhead, weight: FontWeight.medium, cap: .xxLarge)
        let name = try canvas.shape(name, nameStyle, isTranslated: false)
        let after = Rect(
            x: row.x + name.width + ScreenMetrics.captionGap,
            y: row.y,
            width: row.width / 2,
            height: row.height
        )
        let line = Rect(x: row.x, y: row.y, width: row.width, height: canvas.hairline)
        layer.items = [
            canvas.fill(.rectangle, line, theme.color.separator),
            canvas.line(name, nameStyle, theme.color.textPrimary, in: row),
            try canvas.line(kind, note, theme.color.textSecondary, in: after),
            canvas.line(
                try canvas.shape(value, label, isTranslated: false),
                label,
                theme.color.textSecondary,
                in: row,
                alignment: .trailing
            ),
        ]
        return layer
    }
}
