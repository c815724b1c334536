import Drawing
import Theme

/// Typographies that grow like no style of the system's: each set once, in its own face.
struct TypeSpecimenSection: SheetSection {
    let rows: [SheetRow]
    var title = "Typography"

    let id = "typography"
    var note: String {
        "Each style at its own size, with leading and tracking in points."
            + (rest > 0 ? " \(rest) more are in the page's table." : "")
    }

    static let mostStyles = 60
    private static let largestSize = 96.0
    private static let labelWidth = 360.0
    private var rest: Int { max(0, rows.count - Self.mostStyles) }

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        let palette = SheetPalette.light
        var drawing = SheetDrawing()
        var y = box.y
        for row in rows.prefix(Self.mostStyles) {
            guard let token = row.first, case .typography(let style) = token.value else { continue }
            // A size may be anything that a file says; what is drawn has to fit the sheet.
            let size = min(max(style.fontSize.points, 1), Self.largestSize)
            let height = max(72, size * 1.3 + 32)
            let weight = Int(min(max(style.fontWeight.value, 1), 1000).rounded())
            let face = try SheetFace(style.fontFamily, weight: weight, size: size, on: canvas)
            let tracking = style.letterSpacing.points * size / max(style.fontSize.points, 1)
            let width = box.width - Self.labelWidth
            let shaped = try face.shape("Hamburgefonstiv 0123", size: size, tracking: tracking, width: width)
            let words = Rect(x: box.x, y: y + height / 2 - 27, width: Self.labelWidth - 32, height: 0)
            let baseline = y + height / 2 + size * 0.36
            let figures =
                "\(SheetNumber.text(style.fontSize.points, digits: 2)) / "
                + "\(SheetNumber.text(style.leading, digits: 2)), tracking "
                + SheetNumber.text(style.letterSpacing.points)
            var layer = Layer(
                id: "typography/\(row.path)",
                frame: Rect(x: box.x, y: y, width: box.width, height: height),
                role: .image
            )
            layer.label = "\(row.path): \(style.text)"
            layer.clip = .rectangle(layer.frame)
            layer.items = [
                canvas.rule(x: box.x, y: y, width: box.width, palette.line),
                try canvas.line("\(face.title) \(weight)", .value, palette.ink, in: words.offset(y: 21)),
                try canvas.line(figures, .value, palette.quiet, in: words.offset(y: 38)),
                face.item(
                    shaped,
                    at: Point(x: box.x + Self.labelWidth, y: baseline),
                    .solid(palette.ink),
                    token: row.path
                ),
            ]
            layer.items += try canvas.name(row.path, of: token, palette.ink, in: words)
            drawing.items.append(.layer(layer))
            y += height
        }
        drawing.items.append(canvas.rule(x: box.x, y: y, width: box.width, palette.line))
        drawing.height = y + 1 - box.y
        return drawing
    }
}
