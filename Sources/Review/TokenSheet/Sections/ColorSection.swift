import Drawing
import Theme

/// Every colour as a swatch on its own screen, with its value in hex and in OKLCH, what it stands for and who names it.
struct ColorSection: SheetSection {
    let columns: [SheetColumn]
    let rows: [SheetRow]

    let id = "colors"
    let title = "Colours"
    var note: String {
        let note =
            "Hex is what sRGB shows; OKLCH is the token's own colour. A chequered ground shows through what is"
            + " translucent."
        let rest = rows.count - shown.count
        return rest > 0 ? note + " \(rest) more are in the page's table." : note
    }

    /// More than a wall holds; the page's table has all (ours).
    static let mostColors = 240
    private var shown: ArraySlice<SheetRow> { rows.prefix(Self.mostColors) }

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        let panels = SheetPanels(columns, in: box)
        var items: [Item] = []
        var y = panels.top
        let perRow = columns.count > 1 ? 2 : 4
        for (index, group) in SheetRow.groups(of: Array(shown)).enumerated() {
            if index > 0 { y += 20 }
            for panel in panels.panels {
                let line = Rect(x: panel.box.x, y: y, width: panel.box.width, height: 0)
                let name = group.group.isEmpty ? "At the root" : group.group
                items.append(canvas.rule(x: line.x, y: y, width: line.width, panel.palette.line))
                items.append(try canvas.line(name, .group, panel.palette.quiet, in: line.offset(y: 12)))
            }
            y += 48
            for start in stride(from: 0, to: group.rows.count, by: perRow) {
                let row = group.rows[start..<min(start + perRow, group.rows.count)]
                y += try draw(Array(row), at: y, perRow: perRow, panels, canvas, into: &items) + 28
            }
        }
        return try panels.finish(items, bottom: y - 28, on: canvas)
    }

    /// A line of swatches in every panel; returns its height.
    private func draw(
        _ rows: [SheetRow],
        at y: Double,
        perRow: Int,
        _ panels: SheetPanels,
        _ canvas: SheetCanvas,
        into items: inout [Item]
    ) throws -> Double {
        var height = 0.0
        for (place, panel) in panels.panels.enumerated() {
            let cells = SheetGrid.columns(perRow, in: panel.box, gap: 28)
            for (row, cell) in zip(rows, cells) {
                let swatch = ColorSwatch(row: row, column: columns[place], place: place, panel: panel)
                let box = Rect(x: cell.x, y: y, width: cell.width, height: 0)
                let layer = try swatch.layer(in: box, on: canvas)
                items.append(.layer(layer))
                height = max(height, layer.frame.height)
            }
        }
        return height
    }
}
