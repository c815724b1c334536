import Drawing
import Theme

/// Gradients from the left edge to the right one, with their stops.
struct GradientSection: SheetSection {
    let rows: [SheetRow]
    var title = "Gradients"

    let id = "gradients"
    var note: String {
        "From the first stop to the last."
            + (rows.count > Self.mostGradients
                ? " \(rows.count - Self.mostGradients) more are in the page's table." : "")
    }

    static let mostGradients = 48
    private static let perRow = 3
    private static let tileHeight = 96.0
    private static let textHeight = 62.0

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        let palette = SheetPalette.light
        let cells = SheetGrid.columns(Self.perRow, in: box)
        var drawing = SheetDrawing()
        for (index, row) in rows.prefix(Self.mostGradients).enumerated() {
            guard let token = row.first, case .gradient(let stops) = token.value else { continue }
            let cell = cells[index % Self.perRow]
            let y = box.y + Double(index / Self.perRow) * (Self.tileHeight + Self.textHeight + 28)
            let tile = Rect(x: cell.x, y: y, width: cell.width, height: Self.tileHeight)
            let gradient = LinearGradient(
                start: Point(x: tile.minX, y: tile.midY),
                end: Point(x: tile.maxX, y: tile.midY),
                stops: stops.map { LinearGradient.Stop(offset: $0.position, color: Color($0.color)) }
            )
            let words = Rect(x: tile.x, y: tile.maxY + 12, width: tile.width, height: 0)
            var layer = Layer(id: "gradients/\(row.path)", frame: tile, role: .image)
            layer.frame.height += Self.textHeight
            layer.label = "\(row.path): \(token.value.text)"
            layer.items = [
                .fill(.continuousRectangle(tile, radius: 18), Paint(.linearGradient(gradient), token: row.path)),
                canvas.border(tile, radius: 18, palette.line),
                try canvas.line(token.value.text, .value, palette.quiet, in: words.offset(y: 21)),
            ]
            layer.items += try canvas.name(row.path, of: token, palette.ink, in: words)
            if let description = token.description {
                layer.items.append(try canvas.line(description, .small, palette.quiet, in: words.offset(y: 39)))
            }
            drawing.items.append(.layer(layer))
            drawing.height = layer.frame.maxY - box.y
        }
        return drawing
    }
}
