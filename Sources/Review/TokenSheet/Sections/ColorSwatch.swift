import Drawing
import Theme

/// One colour in one column: the swatch, and beside it what there is to say.
struct ColorSwatch {
    let row: SheetRow
    let column: SheetColumn
    let place: Int
    let panel: SheetPanels.Panel

    private static let side = 64.0
    private static let radius = 16.0
    private static let textInset = 80.0

    func layer(in box: Rect, on canvas: SheetCanvas) throws -> Layer {
        let words = Rect(
            x: box.x + Self.textInset,
            y: box.y - 2,
            width: box.width - Self.textInset,
            height: 0
        )
        let suffix = column.title.isEmpty ? "" : "/\(column.title)"
        var layer = Layer(id: "colors/\(row.path)\(suffix)", frame: box, role: .image)
        guard let token = row.tokens[place], case .color(let color) = token.value else {
            layer.label = "\(row.path), \(column.title): no colour here"
            layer.items = try missing(in: box, words: words, on: canvas)
            layer.frame.height = Self.side
            return layer
        }
        let note = SheetNote(on: token, in: column)
        layer.label = ([row.path, column.title, color.hexText, color.oklchText] + note.marks).filter { !$0.isEmpty }
            .joined(separator: ", ")
        layer.items = Self.swatch(
            color,
            path: row.path,
            at: Rect(x: box.x, y: box.y, width: Self.side, height: Self.side),
            radius: Self.radius,
            panel.palette,
            canvas
        )
        let (text, height) = try self.words(of: token, color, note, in: words, on: canvas)
        layer.items += text
        layer.frame.height = max(Self.side, height - 2)
        return layer
    }

    /// The colour in a continuous square with a hairline; chequers under it where it is translucent.
    static func swatch(
        _ color: TokenColor,
        path: String?,
        at square: Rect,
        radius: Double,
        _ palette: SheetPalette,
        _ canvas: SheetCanvas
    ) -> [Item] {
        let outline = Path.continuousRectangle(square, radius: radius)
        var items: [Item] = []
        if color.alpha < 1 {
            var chequers = Layer(id: "chequers", frame: square, clip: outline)
            chequers.id = "\(path ?? "chequers")/ground/\(SheetNumber.text(square.x))-\(SheetNumber.text(square.y))"
            chequers.items = [.fill(self.chequers(in: square), .solid(palette.line))]
            items.append(.layer(chequers))
        }
        items.append(.fill(outline, .solid(Color(color), token: path)))
        items.append(canvas.border(square, radius: radius, palette.line))
        return items
    }

    private static func chequers(in square: Rect) -> Path {
        let side = square.width / 8
        var path = Path()
        for row in 0..<8 {
            for column in 0..<8 where (row + column).isMultiple(of: 2) {
                let tile = Rect(
                    x: square.x + side * Double(column),
                    y: square.y + side * Double(row),
                    width: side,
                    height: side
                )
                path.elements += Path.rectangle(tile).elements
            }
        }
        return path
    }

    private func words(
        of token: Token,
        _ color: TokenColor,
        _ note: SheetNote,
        in box: Rect,
        on canvas: SheetCanvas
    ) throws -> (items: [Item], height: Double) {
        var items: [Item] = []
        var y = box.y
        let palette = panel.palette
        func add(_ text: String?, _ style: SheetStyle, _ color: Color, limit: Int = 1) throws {
            guard let text else { return }
            for line in try canvas.lines(text, style, width: box.width, limit: limit) {
                let place = Rect(x: box.x, y: y, width: box.width, height: 0)
                items.append(try canvas.line(line, style, color, in: place))
                y += style.leading
            }
        }
        for line in try canvas.lines(row.name, .name, width: box.width, limit: 2) {
            items += try canvas.name(
                line,
                of: token,
                palette.ink,
                in: Rect(x: box.x, y: y, width: box.width, height: 0)
            )
            y += SheetStyle.name.leading
        }
        try add(color.hexText, .value, palette.ink)
        try add(color.oklchText, .value, palette.quiet)
        for mark in note.marks { try add(mark, .mark, palette.warning, limit: 2) }
        try add(note.aliasText, .small, palette.ink, limit: 2)
        try add(token.description, .small, palette.quiet, limit: 2)
        try add(note.referrerText(), .small, palette.quiet, limit: 3)
        return (items, y - box.y)
    }

    private func missing(in box: Rect, words: Rect, on canvas: SheetCanvas) throws -> [Item] {
        let square = Rect(x: box.x, y: box.y, width: Self.side, height: Self.side)
        return [
            canvas.border(square, radius: Self.radius, panel.palette.line),
            try canvas.line(row.name, .name, panel.palette.quiet, in: words),
            try canvas.line("Not in this permutation", .small, panel.palette.quiet, in: words.offset(y: 20)),
        ]
    }
}
