import BarLayout
import Drawing
import Theme

/// Panes of a theme's materials in a row, each over a picture that shows what it blurs, colours and bends.
struct MaterialPanes {
    /// One pane, in the order of the columns below it.
    enum Pane: Hashable {
        case glass(GlassVariant, GlassTone)
        case bar(GlassTone)

        var tone: GlassTone {
            switch self {
            case .glass(_, let tone), .bar(let tone): tone
            }
        }

        /// The material's group of tokens.
        var group: String {
            switch self {
            case .glass(let variant, let tone): "glass.\(variant.rawValue).\(tone.rawValue)"
            case .bar(let tone): "bar.\(tone.rawValue)"
            }
        }
    }

    let theme: SPTheme
    let panes: [Pane]

    static let height = 168.0
    private static let inset = 20.0
    private static let margin = 12.0
    private static let paneHeight = 62.0
    private static let text = """
        Slow water carries the small boats out past the pier and the bell, one after another, and whoever stands at the \
        rail counts them. By noon there are none left to count. The gulls come back first, then the wind, and at last a \
        single sail that nobody had seen go out. It takes its time. Somebody laughs, and the bell, which has been quiet \
        since morning, answers twice.
        """

    func draw(in cells: [Rect], y: Double, on canvas: SheetCanvas) throws -> SheetDrawing {
        let specimen = MaterialSpecimen(theme, shaper: canvas.shaper, symbols: canvas.symbols)
        var drawing = SheetDrawing(height: Self.height)
        for (pane, cell) in zip(panes, cells) {
            let place = Rect(x: cell.x, y: y, width: cell.width, height: Self.height)
            drawing.backdrop.append(.layer(try picture(under: pane, in: place, canvas)))
            var layer = Layer(id: "materials/\(pane.group)", frame: place, role: .image)
            layer.clip = .continuousRectangle(place, radius: SheetGrid.panelRadius)
            layer.items = [canvas.border(place, radius: SheetGrid.panelRadius, SheetPalette.light.line)]
            layer.items += try self.pane(pane, in: place, specimen, canvas)
            drawing.items.append(.layer(layer))
        }
        return drawing
    }

    private func palette(_ tone: GlassTone) -> (ground: Color, ink: Color) {
        tone == .light
            ? (SheetPalette.lightPaper.surface, SheetPalette.light.ink)
            : (SheetPalette.darkPaper.ground, SheetPalette.dark.ink)
    }

    /// Lines of text, and a disc in the theme's own colours.
    private func picture(under pane: Pane, in box: Rect, _ canvas: SheetCanvas) throws -> Layer {
        let (ground, ink) = palette(pane.tone)
        var layer = Layer(id: "materials/\(pane.group)/picture", frame: box)
        layer.clip = .continuousRectangle(box, radius: SheetGrid.panelRadius)
        layer.items = [.fill(.rectangle(box), .solid(ground))]
        let style = SheetStyle.column
        let width = box.width - 2 * Self.inset
        let room = Int((box.height - 2 * Self.margin) / style.leading)
        for (line, text) in try canvas.lines(Self.text, style, width: width, limit: 20).prefix(room).enumerated() {
            let y = box.y + Self.margin + Double(line) * style.leading
            let place = Rect(x: box.x + Self.inset, y: y, width: width, height: 0)
            layer.items.append(canvas.item(try canvas.shape(text, style), style, .solid(ink), in: place))
        }
        let disc = Rect(center: Point(x: box.maxX - 92, y: box.midY + 6), side: 104)
        let paint = theme.artwork.first.map { gradient in
            Paint(
                .linearGradient(
                    LinearGradient(
                        start: Point(x: disc.minX, y: disc.minY),
                        end: Point(x: disc.maxX, y: disc.maxY),
                        stops: gradient.stops.map { .init(offset: $0.position, color: Color($0.color)) }
                    )
                ),
                token: gradient.path
            )
        }
        layer.items.append(
            .fill(.ellipse(disc), paint ?? .solid(Color(theme.color.tint), token: theme.color.tint.path))
        )
        return layer
    }

    private func pane(_ pane: Pane, in box: Rect, _ specimen: MaterialSpecimen, _ canvas: SheetCanvas) throws -> [Item]
    {
        let style = SheetStyle.column
        switch pane {
        case .bar(let tone):
            // So far from the picture's edge that the blur doesn't reach the paper.
            let inset = theme.material.bar[tone].body.blur.points * 3
            let width = box.width - 2 * min(inset, box.width / 3)
            let rect = Rect(
                x: box.midX - width / 2,
                y: box.midY - Self.paneHeight / 2,
                width: width,
                height: Self.paneHeight
            )
            return specimen.bar(tone, in: rect)
        case .glass(let variant, let tone):
            let rect = Rect(
                x: box.x + Self.inset,
                y: box.midY - Self.paneHeight / 2,
                width: box.width - 2 * Self.inset,
                height: Self.paneHeight
            )
            let content = theme.material.glass(variant, tone).content
            let pill = Rect(x: rect.x + 4, y: rect.y + 4, width: 92, height: rect.height - 8)
            let words = pill.offset(y: (pill.height - style.leading) / 2)
            let label = Rect(x: pill.maxX + 16, y: words.y, width: rect.maxX - pill.maxX - 32, height: 0)
            let items =
                [
                    .fill(.capsule(pill), .solid(Color(content.pill), token: content.pill.path)),
                    canvas.item(
                        try canvas.shape("Pill", style),
                        style,
                        .solid(Color(content.label), token: content.label.path),
                        in: words,
                        alignment: .center
                    ),
                    canvas.item(
                        try canvas.shape("Quiet", style),
                        style,
                        .solid(Color(content.secondary), token: content.secondary.path),
                        in: label
                    ),
                ] as [Item]
            return specimen.glass(variant, tone, in: rect) + items
        }
    }
}
