import Drawing
import Theme

/// Each text colour on each surface that it is used on, measured with alpha composited, in every permutation.
struct ContrastSection: SheetSection {
    let columns: [SheetColumn]

    let id = "contrast"
    let title = "Contrast"
    let note =
        "WCAG 2.2, every layer composited first: 4.5 for text, 3 for symbols and shapes. Where a pair fails, the"
        + " nearest colour that would pass stands under it."

    private static let labelWidth = 356.0
    private static let leastRowHeight = 76.0
    private static let headHeight = 40.0

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        let palette = SheetPalette.light
        let cells = SheetGrid.columns(
            columns.count,
            in: Rect(
                x: box.x + Self.labelWidth,
                y: box.y,
                width: box.width - Self.labelWidth,
                height: 0
            ),
            gap: 16
        )
        var drawing = SheetDrawing()
        for (column, cell) in zip(columns, cells) {
            drawing.items.append(try canvas.line(column.title, .column, palette.ink, in: cell))
        }
        var y = box.y + Self.headHeight
        let measured = columns.map(\.measurements)
        for pair in ContrastPair.bars where measured.contains(where: { $0.contains { $0.pair == pair } }) {
            drawing.items.append(canvas.rule(x: box.x, y: y, width: box.width, palette.line))
            let label = try label(pair, in: Rect(x: box.x, y: y, width: Self.labelWidth - 32, height: 0), canvas)
            let height = max(Self.leastRowHeight, label.height)
            drawing.items += label.items
            for (index, cell) in cells.enumerated() {
                guard let measurement = measured[index].first(where: { $0.pair == pair }) else { continue }
                let place = Rect(x: cell.x, y: y, width: cell.width, height: height)
                drawing.items.append(.layer(try self.cell(measurement, columns[index], in: place, canvas)))
            }
            y += height
        }
        drawing.items.append(canvas.rule(x: box.x, y: y, width: box.width, palette.line))
        drawing.height = y + 1 - box.y
        return drawing
    }

    private func label(_ pair: ContrastPair, in box: Rect, _ canvas: SheetCanvas) throws -> SheetDrawing {
        let palette = SheetPalette.light
        let ground = pair.layers.reversed().joined(separator: " over ")
        var drawing = SheetDrawing(height: 11)
        for (text, style, color) in [
            (pair.foreground, SheetStyle.name, palette.ink), ("on \(ground)", .value, palette.ink),
            (pair.use, .small, palette.quiet),
        ] {
            for line in try canvas.lines(text, style, width: box.width, limit: 3) {
                drawing.items.append(try canvas.line(line, style, color, in: box.offset(y: drawing.height)))
                drawing.height += style.leading
            }
        }
        drawing.height += 11
        return drawing
    }

    private func cell(
        _ measurement: ContrastMeasurement,
        _ column: SheetColumn,
        in box: Rect,
        _ canvas: SheetCanvas
    ) throws -> Layer {
        let palette = SheetPalette.light
        let pair = measurement.pair
        let needed = SheetNumber.text(pair.level.rawValue)
        let verdict = measurement.passes ? "Passes \(needed)" : "Fails \(needed)"
        let ratio = SheetNumber.ratio(measurement.ratio)
        let chip = Rect(x: box.x, y: box.y + 12, width: 104, height: 52)
        let words = Rect(x: chip.maxX + 16, y: box.y + 9, width: box.maxX - chip.maxX - 16, height: 0)
        let color = measurement.passes ? palette.good : palette.bad
        let identity = ([pair.foreground] + pair.layers + [pair.use, column.title]).joined(separator: "/")
        var layer = Layer(id: "contrast/\(identity)", frame: box, role: .image)
        layer.label =
            "\(pair.foreground) on \(pair.layers.reversed().joined(separator: " over ")), \(column.title): "
            + "\(ratio), \(verdict)"
        layer.items = try sample(pair, column, in: chip, canvas)
        layer.items.append(try canvas.line(ratio, .figure, palette.ink, in: words))
        layer.items.append(canvas.verdict(measurement.passes, at: Point(x: words.x, y: words.y + 27), color))
        layer.items.append(try canvas.line(verdict, .mark, color, in: words.offset(x: 17, y: 25.5)))
        if let passing = measurement.passingColor {
            let nearest = "\(passing.token.hexText) would pass"
            layer.items.append(try canvas.line(nearest, .small, palette.quiet, in: words.offset(y: 42)))
        }
        return layer
    }

    /// The pair as it is drawn: letters for text, a dot and a line for what is no text.
    private func sample(
        _ pair: ContrastPair,
        _ column: SheetColumn,
        in chip: Rect,
        _ canvas: SheetCanvas
    ) throws -> [Item] {
        func color(_ path: String) -> Color {
            guard case .color(let color)? = column.tokens[path]?.value else { return column.ground }
            return Color(color)
        }
        let outline = Path.continuousRectangle(chip, radius: 12)
        var items = pair.layers.map { Item.fill(outline, .solid(color($0), token: $0)) }
        items.append(canvas.border(chip, radius: 12, SheetPalette.light.line))
        let paint = Paint.solid(color(pair.foreground), token: pair.foreground)
        if pair.level == .text {
            let style = SheetStyle(size: 17, leading: 22, weight: 500, tracking: -0.2)
            let word = try canvas.shape("Aa 123", style)
            items.append(
                canvas.item(
                    word,
                    style,
                    paint,
                    in: Rect(x: chip.x, y: chip.y + 15, width: chip.width, height: 0),
                    alignment: .center
                )
            )
        } else {
            items.append(.fill(.ellipse(Rect(x: chip.x + 20, y: chip.midY - 9, width: 18, height: 18)), paint))
            items.append(.fill(.capsule(Rect(x: chip.x + 46, y: chip.midY - 2, width: 38, height: 4)), paint))
        }
        return items
    }
}
