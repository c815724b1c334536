import Drawing
import Theme

/// Radii as the corners they make: continuous, larger than life, with the circular corner of the same radius beside.
struct RadiusSection: SheetSection {
    let rows: [SheetRow]
    var title = "Radii"

    let id = "radii"
    let note =
        "Continuous corners, enlarged, with the quarter circle of the same radius in red. The small shape is at"
        + " its own size."

    private static let perRow = 5
    private static let tileHeight = 168.0
    /// How much larger than life a corner is drawn, at most.
    private static let largestScale = 4.0
    /// A continuous corner reaches this many radii along its edge; see `Path.continuousRectangle`.
    private static let reach = 1.528665

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        var drawing = SheetDrawing()
        let cells = SheetGrid.columns(Self.perRow, in: box)
        for (index, row) in rows.enumerated() {
            let cell = cells[index % Self.perRow]
            let y = box.y + Double(index / Self.perRow) * (Self.tileHeight + 84)
            let tile = Rect(x: cell.x, y: y, width: cell.width, height: Self.tileHeight)
            drawing.items.append(.layer(try corner(row, in: tile, canvas)))
            drawing.height = tile.maxY + 56 - box.y
        }
        return drawing
    }

    private func corner(_ row: SheetRow, in tile: Rect, _ canvas: SheetCanvas) throws -> Layer {
        let palette = SheetPalette.light
        var layer = Layer(id: "radii/\(row.path)", frame: tile, role: .image)
        layer.frame.height += 56
        guard case .dimension(let length)? = row.first?.value else { return layer }
        let radius = max(0, length.points)
        layer.label = "\(row.path): \(SheetNumber.text(radius)) pt"
        layer.tokens = [row.path]
        let scale = radius > 0 ? min(Self.largestScale, (tile.height - 24) / (Self.reach * radius)) : 1
        layer.items = shape(radius: radius * scale, in: tile, palette)
        let own = Rect(x: tile.maxX - 92, y: tile.maxY - 64, width: 76, height: 48)
        layer.items.append(.fill(.continuousRectangle(own, radius: radius), .solid(SheetPalette.paper)))
        layer.items.append(
            .stroke(
                .continuousRectangle(own.inset(by: 0.75), radius: max(0, radius - 0.75)),
                .solid(palette.ink),
                width: 1.5
            )
        )
        let words = Rect(x: tile.x, y: tile.maxY + 12, width: tile.width, height: 0)
        let factor = scale >= 1 ? "corner × \(SheetNumber.text(scale, digits: 1))" : "corner reduced"
        let unit = length.unit == .rem ? " (\(length.text))" : ""
        layer.items += try canvas.name(row.path, of: row.first, palette.ink, in: words)
        layer.items.append(
            try canvas.line(
                "\(SheetNumber.text(radius)) pt\(unit), \(factor)",
                .value,
                palette.quiet,
                in: words.offset(y: 21)
            )
        )
        return layer
    }

    /// The top left corner of a shape that runs out of the tile.
    private func shape(radius: Double, in tile: Rect, _ palette: SheetPalette) -> [Item] {
        let large = Rect(x: tile.x, y: tile.y, width: tile.width * 3, height: tile.height * 3)
        var clipped = Layer(id: "", frame: tile, clip: .rectangle(tile))
        clipped.items = [
            .fill(.continuousRectangle(large, radius: radius), .solid(palette.wash)),
            .stroke(
                .continuousRectangle(large.inset(by: 1), radius: max(0, radius - 1)),
                .solid(palette.ink),
                width: 3
            ),
            .stroke(
                .circularRectangle(large.inset(by: 1), radius: max(0, radius - 1)),
                .solid(palette.bad),
                width: 1.25
            ),
        ]
        clipped.id = "radii/corner/\(SheetNumber.text(tile.x))-\(SheetNumber.text(tile.y))"
        return [.layer(clipped)]
    }
}
