import Drawing
import Theme

/// The type scale as a ladder: each style at the twelve text sizes, in its own face, with size, leading and tracking.
struct TypeLadderSection: SheetSection {
    let styles: [TypeToken]

    let id = "type"
    let title = "Type"
    let note =
        "Size over leading in points, and tracking, at each of the twelve text sizes. The marked column is the"
        + " standard size, as the tokens give it."

    private static let labelWidth = 260.0
    private static let headHeight = 36.0
    private static let figureSpace = 58.0
    private static let sample = "Ag"

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        let palette = SheetPalette.light
        let sizes = TextSize.allCases
        let ladder = Rect(x: box.x + Self.labelWidth, y: box.y, width: box.width - Self.labelWidth, height: 0)
        let cells = SheetGrid.columns(sizes.count, in: ladder, gap: 0)
        var heads: [Item] = []
        for (size, cell) in zip(sizes, cells) {
            let color = size == .standard ? palette.ink : palette.quiet
            heads.append(try canvas.line(size.rawValue, .group, color, in: cell.offset(y: 8), alignment: .center))
        }
        var items: [Item] = []
        var y = box.y + Self.headHeight
        for style in styles {
            let height = rowHeight(of: style)
            items.append(canvas.rule(x: box.x, y: y, width: box.width, palette.line))
            let label = Rect(x: box.x, y: y, width: Self.labelWidth - 24, height: height)
            items += try self.label(style, in: label, canvas)
            for (size, cell) in zip(sizes, cells) {
                let place = Rect(x: cell.x, y: y, width: cell.width, height: height)
                items.append(.layer(try rung(style, at: size, in: place, canvas)))
            }
            y += height
        }
        items.append(canvas.rule(x: box.x, y: y, width: box.width, palette.line))
        let height = y + 1 - box.y
        var drawing = SheetDrawing(items: [], height: height)
        for (size, cell) in zip(sizes, cells) where size == .standard {
            let column = Rect(x: cell.x + 4, y: box.y, width: cell.width - 8, height: height + 8)
            drawing.items.append(.fill(.continuousRectangle(column, radius: 14), .solid(palette.wash)))
            drawing.height = height + 8
        }
        drawing.items += heads + items
        return drawing
    }

    private func rowHeight(of style: TypeToken) -> Double {
        let largest = TextSize.allCases.map { style.scaled(to: $0).leading }.max() ?? 0
        return min(largest, 120) + Self.figureSpace + 12
    }

    /// The style's path set in the style itself, on the ladder's baseline, over its face and weight.
    private func label(_ style: TypeToken, in box: Rect, _ canvas: SheetCanvas) throws -> [Item] {
        let palette = SheetPalette.light
        let baseline = box.maxY - Self.figureSpace
        let name = style.path.split(separator: ".").last.map(String.init) ?? style.path
        let face = try SheetFace(style.families, weight: style.weight, size: style.size, on: canvas)
        let shaped = try face.shape(name, size: style.size, tracking: style.tracking, width: box.width)
        let words = Rect(x: box.x, y: baseline + 12, width: box.width, height: 0)
        return [
            face.item(shaped, at: Point(x: box.x, y: baseline), .solid(palette.ink), token: style.path),
            try canvas.line("\(face.title) \(style.weight)", .value, palette.ink, in: words),
            try canvas.line(style.path, .small, palette.quiet, in: words.offset(y: 18)),
        ]
    }

    private func rung(_ style: TypeToken, at size: TextSize, in box: Rect, _ canvas: SheetCanvas) throws -> Layer {
        let palette = SheetPalette.light
        let scaled = style.scaled(to: size)
        let figures = "\(SheetNumber.text(scaled.size, digits: 2)) / \(SheetNumber.text(scaled.leading, digits: 2))"
        let tracking = SheetNumber.text(scaled.tracking)
        let face = try SheetFace(style.families, weight: style.weight, size: scaled.size, on: canvas)
        let shaped = try face.shape(Self.sample, size: scaled.size, tracking: scaled.tracking, width: box.width)
        let baseline = box.maxY - Self.figureSpace
        let words = Rect(x: box.x, y: baseline + 12, width: box.width, height: 0)
        var layer = Layer(id: "type/\(style.path)/\(size.rawValue)", frame: box, role: .image)
        layer.label = "\(style.path) at \(size.rawValue): \(figures) pt, tracking \(tracking) pt"
        layer.items = [
            face.item(
                shaped,
                at: Point(x: box.midX - shaped.width / 2, y: baseline),
                .solid(palette.ink),
                token: style.path
            ),
            try canvas.line(figures, .value, palette.ink, in: words, alignment: .center),
            try canvas.line(tracking, .small, palette.quiet, in: words.offset(y: 18), alignment: .center),
        ]
        return layer
    }
}
