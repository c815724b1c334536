import Drawing
import Theme

/// A table of values: a name at the left, and beside it one cell for each column, colours with a small swatch.
struct SheetTable {
    struct Line {
        var name: String
        /// One for each head; nil leaves the cell empty.
        var tokens: [Token?]
    }

    var id: String
    var heads: [String]
    var lines: [Line]
    var labelWidth: Double

    private static let lineHeight = 32.0
    private static let headHeight = 40.0
    private static let chip = 18.0
    private static let sampleWidth = 68.0
    private static let widestLine = 20.0
    /// A style without a width is drawn this wide (ours).
    private static let strokeWidth = 3.0

    /// The places of its columns.
    func cells(in box: Rect) -> [Rect] {
        let area = Rect(x: box.x + labelWidth, y: box.y, width: box.width - labelWidth, height: 0)
        return SheetGrid.columns(heads.count, in: area, gap: 24)
    }

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        let palette = SheetPalette.light
        let cells = cells(in: box)
        var drawing = SheetDrawing()
        var y = box.y
        if heads.contains(where: { !$0.isEmpty }) {
            for (head, cell) in zip(heads, cells) {
                drawing.items.append(try canvas.line(head, .column, palette.ink, in: cell))
            }
            y += Self.headHeight
        }
        for line in lines {
            var layer = Layer(
                id: "\(id)/\(line.name)",
                frame: Rect(x: box.x, y: y, width: box.width, height: Self.lineHeight),
                role: .group
            )
            let values = zip(heads, line.tokens).compactMap { head, token in
                token.map { (head.isEmpty ? "" : head + " ") + $0.value.text }
            }
            layer.label = "\(line.name): \(values.joined(separator: "; "))"
            let label = Rect(x: box.x, y: y + 6, width: labelWidth - 24, height: 0)
            layer.items = [
                canvas.rule(x: box.x, y: y, width: box.width, palette.line)
            ]
            let deprecated = line.tokens.lazy.compactMap { $0 }.first { $0.deprecation != nil }
            layer.items += try canvas.name(line.name, of: deprecated, palette.ink, in: label)
            for (token, cell) in zip(line.tokens, cells) {
                guard let token else { continue }
                layer.items += try self.cell(token, in: cell.offset(y: y - box.y), palette, canvas)
            }
            drawing.items.append(.layer(layer))
            y += Self.lineHeight
        }
        drawing.items.append(canvas.rule(x: box.x, y: y, width: box.width, palette.line))
        drawing.height = y + 1 - box.y
        return drawing
    }

    private func cell(_ token: Token, in cell: Rect, _ palette: SheetPalette, _ canvas: SheetCanvas) throws -> [Item] {
        var words = cell.offset(y: 7.5)
        var items: [Item] = []
        var text = token.value.text
        switch token.value {
        case .color(let color):
            let square = Rect(x: cell.x, y: cell.y + 7, width: Self.chip, height: Self.chip)
            items += ColorSwatch.swatch(color, path: token.path, at: square, radius: 5, palette, canvas)
            words = Rect(x: words.x + Self.chip + 10, y: words.y, width: words.width - Self.chip - 10, height: 0)
            text = color.hexText
        case .shadow(let shadows): text = shadows.map { $0.text.replacing(" px", with: "") }.joined(separator: ", ")
        case .border(let border):
            let width = min(max(border.width.points, 0), Self.widestLine)
            let line = LineSample(style: border.style, width: width, color: Color(border.color), token: token.path)
            items += line.items(in: sample(in: cell))
            words = beside(sample(in: cell), words)
        case .strokeStyle(let style):
            let line = LineSample(style: style, width: Self.strokeWidth, color: palette.ink, token: token.path)
            items += line.items(in: sample(in: cell))
            words = beside(sample(in: cell), words)
        default: break
        }
        if let alias = token.alias { text += "  = \(alias)" }
        items.append(try canvas.line(text, .value, palette.ink, in: words))
        return items
    }

    /// Where a line is drawn in a cell.
    private func sample(in cell: Rect) -> Rect {
        Rect(x: cell.x, y: cell.y, width: Self.sampleWidth, height: Self.lineHeight)
    }

    private func beside(_ sample: Rect, _ words: Rect) -> Rect {
        let taken = sample.width + 16
        return Rect(x: words.x + taken, y: words.y, width: words.width - taken, height: 0)
    }
}
