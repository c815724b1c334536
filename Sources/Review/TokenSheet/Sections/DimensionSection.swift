import Drawing
import Theme

/// Spacing and other lengths as rules at their own size.
struct DimensionSection: SheetSection {
    let rows: [SheetRow]
    var title = "Spacing and dimensions"

    let id = "dimensions"
    var note: String {
        "Rules at their own size, one px being one point; longer ones run off with a gap."
            + (rows.count > Self.mostLengths ? " \(rows.count - Self.mostLengths) more are in the page's table." : "")
    }

    static let mostLengths = 160
    private static let rowHeight = 36.0
    private static let labelWidth = 300.0

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        let palette = SheetPalette.light
        let shown = rows.prefix(Self.mostLengths)
        let columns = SheetGrid.columns(2, in: box, gap: 48)
        let perColumn = (shown.count + 1) / 2
        var drawing = SheetDrawing(items: [], height: Double(perColumn) * Self.rowHeight + 1)
        for (index, row) in shown.enumerated() {
            guard case .dimension(let length)? = row.first?.value else { continue }
            let column = columns[index / max(1, perColumn)]
            let y = box.y + Double(index % max(1, perColumn)) * Self.rowHeight
            let place = Rect(x: column.x, y: y, width: column.width, height: Self.rowHeight)
            var layer = Layer(id: "dimensions/\(row.path)", frame: place, role: .image)
            layer.label = "\(row.path): \(length.text)"
            layer.tokens = [row.path]
            let words = place.offset(y: 8)
            layer.items = [
                canvas.rule(x: place.x, y: y, width: place.width, palette.line),
                try canvas.line(
                    length.text,
                    .value,
                    palette.quiet,
                    in: Rect(x: words.x + Self.labelWidth - 80, y: words.y + 1.5, width: 64, height: 0),
                    alignment: .trailing
                ),
            ]
            let name = Rect(x: words.x, y: words.y, width: Self.labelWidth - 88, height: 0)
            layer.items += try canvas.name(row.path, of: row.first, palette.ink, in: name)
            layer.items += bar(length.points, from: place.x + Self.labelWidth, to: place.maxX, y: y, palette)
            drawing.items.append(.layer(layer))
        }
        return drawing
    }

    private func bar(_ points: Double, from x: Double, to end: Double, y: Double, _ palette: SheetPalette) -> [Item] {
        let room = end - x
        let length = min(max(abs(points), 0), room)
        guard length > 0 else { return [] }
        let paint = Paint.solid(points < 0 ? palette.bad : palette.ink)
        let bar = Rect(x: x, y: y + 12, width: length, height: 12)
        guard abs(points) > room else { return [.fill(.rectangle(bar), paint)] }
        return [
            .fill(.rectangle(Rect(x: x, y: bar.y, width: room - 28, height: 12)), paint),
            .fill(.rectangle(Rect(x: end - 20, y: bar.y, width: 20, height: 12)), paint),
        ]
    }
}
