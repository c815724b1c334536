import Drawing
import Theme

/// Elevations as cards that cast their shadows, on light and on dark.
struct ElevationSection: SheetSection {
    let columns: [SheetColumn]
    let rows: [SheetRow]

    let id = "elevation"
    let title = "Elevation"
    var note: String {
        "Cards of the theme's surface. Each shadow: offset, blur, spread and colour, the topmost first."
            + (rows.count > Self.mostShadows ? " \(rows.count - Self.mostShadows) more are in the page's table." : "")
    }

    static let mostShadows = 48
    private static let cardHeight = 112.0
    private static let textHeight = 108.0

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        let panels = SheetPanels(columns, in: box)
        let perRow = columns.count > 1 ? 3 : 6
        var items: [Item] = []
        var bottom = panels.top
        for (place, panel) in panels.panels.enumerated() {
            let cells = SheetGrid.columns(perRow, in: panel.box, gap: 40)
            for (index, row) in rows.prefix(Self.mostShadows).enumerated() {
                let cell = cells[index % perRow]
                let y = panel.box.y + 8 + Double(index / perRow) * (Self.cardHeight + Self.textHeight + 24)
                let card = Rect(x: cell.x, y: y, width: cell.width, height: Self.cardHeight)
                items.append(.layer(try elevation(row, place: place, panel, card: card, canvas)))
                bottom = max(bottom, card.maxY + Self.textHeight)
            }
        }
        return try panels.finish(items, bottom: bottom, on: canvas)
    }

    private func elevation(
        _ row: SheetRow,
        place: Int,
        _ panel: SheetPanels.Panel,
        card: Rect,
        _ canvas: SheetCanvas
    ) throws -> Layer {
        let suffix = panel.title.isEmpty ? "" : "/\(panel.title)"
        var layer = Layer(id: "elevation/\(row.path)\(suffix)", frame: card, role: .image)
        guard let token = row.tokens[place], case .shadow(let shadows) = token.value else { return layer }
        layer.label =
            ([row.path, panel.title].filter { !$0.isEmpty }).joined(separator: ", ") + ": " + token.value.text
        // A blur as wide as the wall would run over its neighbours.
        layer.clip = .rectangle(
            Rect(
                x: panel.frame.x,
                y: card.y - 56,
                width: panel.frame.width,
                height: card.height + 56 + Self.textHeight
            )
        )
        for shadow in shadows.reversed() where !shadow.inset {
            let spread = Self.limited(shadow.spread.points)
            layer.items.append(
                .shadow(
                    .continuousRectangle(card.inset(by: -spread), radius: max(0, 18 + spread)),
                    Shadow(
                        color: Color(shadow.color),
                        offset: Point(x: Self.limited(shadow.offsetX.points), y: Self.limited(shadow.offsetY.points)),
                        blur: max(0, Self.limited(shadow.blur.points)),
                        token: row.path
                    )
                )
            )
        }
        layer.items.append(.fill(.continuousRectangle(card, radius: 18), .solid(panel.surface)))
        layer.items.append(canvas.border(card, radius: 18, panel.palette.wash))
        layer.items += try words(row.path, token, shadows, panel.palette, card, canvas)
        return layer
    }

    /// Lengths beyond this are drawn as this (ours).
    private static func limited(_ length: Double) -> Double { min(max(length, -50), 120) }

    private func words(
        _ path: String,
        _ token: Token,
        _ shadows: [TokenShadow],
        _ palette: SheetPalette,
        _ card: Rect,
        _ canvas: SheetCanvas
    ) throws -> [Item] {
        let box = Rect(x: card.x, y: card.maxY + 20, width: card.width, height: 0)
        var items = try canvas.name(path, of: token, palette.ink, in: box)
        var y = 21.0
        for shadow in shadows.prefix(2) {
            items.append(try canvas.line(Self.text(of: shadow), .small, palette.quiet, in: box.offset(y: y)))
            y += SheetStyle.small.leading
        }
        if shadows.count > 2 {
            items.append(try canvas.line("and \(shadows.count - 2) more", .small, palette.quiet, in: box.offset(y: y)))
        } else if let description = token.description {
            for line in try canvas.lines(description, .small, width: box.width, limit: shadows.count > 1 ? 2 : 3) {
                items.append(try canvas.line(line, .small, palette.quiet, in: box.offset(y: y)))
                y += SheetStyle.small.leading
            }
        }
        return items
    }

    /// `0 4 12 0 #0000001a`, as CSS writes a shadow, in points.
    private static func text(of shadow: TokenShadow) -> String {
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread]
        let figures = lengths.map { SheetNumber.text($0.points) }.joined(separator: " ")
        return (shadow.inset ? "inset, not drawn: " : "") + "\(figures) \(shadow.color.hexText)"
    }
}
