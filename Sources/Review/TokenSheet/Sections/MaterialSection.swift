import Drawing
import Theme

/// `material.*`: the figures of glass and of the bars before it, one column for each kind and tone.
struct MaterialSection: SheetSection {
    let rows: [SheetRow]
    /// What panes are drawn of; nil draws none.
    var theme: SPTheme?
    var title = "Materials"

    let id = "materials"
    let note =
        "Glass by kind and tone, the bars of earlier systems, and how content fades at a bar's edge. Lengths in"
        + " points; gain, lift and saturation are factors of the picture underneath."

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        var drawing = SheetDrawing()
        for (table, panes) in tables {
            if drawing.height > 0 { drawing.height += 48 }
            if let theme, !panes.isEmpty {
                let row = try MaterialPanes(theme: theme, panes: panes).draw(
                    in: table.cells(in: box),
                    y: box.y + drawing.height,
                    on: canvas
                )
                drawing.items += row.items
                drawing.backdrop += row.backdrop
                drawing.height += row.height + 20
            }
            let part = try table.draw(
                in: Rect(x: box.x, y: box.y + drawing.height, width: box.width, height: 0),
                on: canvas
            )
            drawing.items += part.items
            drawing.height += part.height
        }
        return drawing
    }

    /// One table for glass, one for bars, and one for what is left, each with the panes that stand over its columns.
    private var tables: [(table: SheetTable, panes: [MaterialPanes.Pane])] {
        let glass = ["regular.light", "regular.dark", "clear.light", "clear.dark"].map { "material.glass.\($0)." }
        let bar = ["light", "dark"].map { "material.bar.\($0)." }
        let rest = rows.filter { row in !(glass + bar).contains { row.path.hasPrefix($0) } }
        let lines = rest.map { SheetTable.Line(name: String($0.path.dropFirst("material.".count)), tokens: [$0.first]) }
        return [
            (
                table("glass", glass, heads: ["Regular, light", "Regular, dark", "Clear, light", "Clear, dark"]),
                [.glass(.regular, .light), .glass(.regular, .dark), .glass(.clear, .light), .glass(.clear, .dark)]
            ),
            (table("bar", bar, heads: ["Bar, light", "Bar, dark"]), [.bar(.light), .bar(.dark)]),
            (SheetTable(id: "materials/rest", heads: [""], lines: lines, labelWidth: 260), []),
        ].filter { !$0.table.lines.isEmpty }
    }

    private func table(_ name: String, _ prefixes: [String], heads: [String]) -> SheetTable {
        var lines: [SheetTable.Line] = []
        var places: [String: Int] = [:]
        for (column, prefix) in prefixes.enumerated() {
            for row in rows where row.path.hasPrefix(prefix) {
                let name = String(row.path.dropFirst(prefix.count))
                let place = places[name] ?? lines.count
                if place == lines.count {
                    places[name] = place
                    lines.append(SheetTable.Line(name: name, tokens: prefixes.map { _ in nil }))
                }
                lines[place].tokens[column] = row.first
            }
        }
        return SheetTable(id: "materials/\(name)", heads: heads, lines: lines, labelWidth: 260)
    }
}
