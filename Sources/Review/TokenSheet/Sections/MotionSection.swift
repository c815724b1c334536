import Drawing
import Theme

/// Motion as curves over time: springs until they settle, easing curves over their duration, durations as bars.
struct MotionSection: SheetSection {
    let rows: [SheetRow]
    var title = "Motion"

    let id = "motion"
    var note: String {
        "From 0 to 1 over time. A spring counts as settled once it stays within a thousandth of its target: the dashed"
            + " line."
            + (rows.count > Self.mostMotions ? " \(rows.count - Self.mostMotions) more are in the page's table." : "")
    }

    static let mostMotions = 48
    private static let perRow = 3
    private static let plotHeight = 220.0
    private static let textHeight = 64.0

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        var drawing = SheetDrawing()
        let cells = SheetGrid.columns(Self.perRow, in: box)
        for (index, row) in rows.prefix(Self.mostMotions).enumerated() {
            guard let token = row.first else { continue }
            let cell = cells[index % Self.perRow]
            let y = box.y + Double(index / Self.perRow) * (Self.plotHeight + Self.textHeight + 36)
            let plot = Rect(x: cell.x, y: y, width: cell.width, height: Self.plotHeight)
            let curve = MotionCurve(of: token)
            var layer = Layer(id: "motion/\(row.path)", frame: plot, role: .image)
            layer.frame.height += Self.textHeight
            layer.label = "\(row.path): \(curve.summary)"
            layer.tokens = [row.path]
            layer.items = try items(curve, in: plot, canvas) + words(row, curve, plot, canvas)
            drawing.items.append(.layer(layer))
            drawing.height = layer.frame.maxY - box.y
        }
        return drawing
    }

    private func words(_ row: SheetRow, _ curve: MotionCurve, _ plot: Rect, _ canvas: SheetCanvas) throws -> [Item] {
        let palette = SheetPalette.light
        let box = Rect(x: plot.x, y: plot.maxY + 14, width: plot.width, height: 0)
        var items = try canvas.name(row.path, of: row.first, palette.ink, in: box)
        items.append(try canvas.line(curve.summary, .value, palette.ink, in: box.offset(y: 21)))
        if let description = row.first?.description {
            items.append(try canvas.line(description, .small, palette.quiet, in: box.offset(y: 39)))
        }
        return items
    }

    /// The plot's ground, its lines at 0 and 1, the curve, and where it ends.
    private func items(_ curve: MotionCurve, in plot: Rect, _ canvas: SheetCanvas) throws -> [Item] {
        let palette = SheetPalette.light
        let inner = Rect(x: plot.x + 28, y: plot.y + 28, width: plot.width - 56, height: plot.height - 72)
        let place = curve.plot(in: inner, seconds: curve.seconds)
        let (zero, one) = (place(Point(x: 0, y: 0)).y, place(Point(x: 0, y: 1)).y)
        var items: [Item] = [
            .fill(.continuousRectangle(plot, radius: 18), .solid(palette.wash)),
            canvas.rule(x: inner.x, y: zero, width: inner.width, palette.line),
            canvas.rule(x: inner.x, y: one, width: inner.width, palette.line),
        ]
        for tick in curve.ticks {
            let x = place(Point(x: tick, y: 0)).x
            items.append(canvas.upright(x: x, y: zero, height: 5, palette.quiet))
            let box = Rect(x: x - 30, y: zero + 6, width: 60, height: 0)
            let text = SheetNumber.text(tick) + (curve.isTimed ? " s" : "")
            items.append(try canvas.line(text, .small, palette.quiet, in: box, alignment: .center))
        }
        if let settled = curve.settled {
            let x = place(Point(x: settled, y: 0)).x
            items.append(
                canvas.dashes(from: Point(x: x, y: inner.minY - 8), to: Point(x: x, y: zero), palette.quiet)
            )
            let text = "settles in \(SheetNumber.text(settled)) s"
            let box = Rect(x: x - 190, y: zero - 24, width: 182, height: 0)
            items.append(try canvas.line(text, .mark, palette.quiet, in: box, alignment: .trailing))
        }
        items.append(.stroke(curve.path.mapPoints(place), .solid(palette.ink), width: 2.5))
        let start = place(Point(x: 0, y: 0))
        items.append(.fill(.ellipse(Rect(center: start, side: 7)), .solid(palette.ink)))
        items.append(.fill(.ellipse(Rect(center: place(curve.end), side: 7)), .solid(palette.ink)))
        return items
    }
}
