import Drawing
import Theme

/// One picture of a theme's tokens: up to two permutations side by side, light beside dark.
struct TokenSheet: Sendable {
    /// The theme's own name, or the file's.
    var title: String
    /// What sets the sheet apart from the theme's others: `Increased`; empty for the only one.
    var subtitle: String
    var summary: String?
    var columns: [SheetColumn]
    /// All permutations that the contrast is measured in.
    var measured: [SheetColumn]

    /// What the picture is called where it is read out.
    var label: String { ["Tokens of \(title)", subtitle].filter { !$0.isEmpty }.joined(separator: ", ") }

    /// Those that have something to show, in the order of the sheet.
    var sections: [any SheetSection] {
        let contents = SheetContents(of: columns)
        let scale = columns.lazy.compactMap { $0.theme?.type.all }.first ?? []
        let onLadder = Set(scale.map(\.path))
        var sections: [any SheetSection] = []
        if !contents.colors.isEmpty { sections.append(ColorSection(columns: columns, rows: contents.colors)) }
        if measured.contains(where: { !$0.measurements.isEmpty }) {
            sections.append(ContrastSection(columns: measured))
        }
        if !scale.isEmpty { sections.append(TypeLadderSection(styles: scale)) }
        sections += perColumn(contents.typography.filter { !onLadder.contains($0.path) }) { rows, title in
            TypeSpecimenSection(rows: rows, title: "Typography\(title)")
        }
        sections += perColumn(contents.radii) { rows, title in RadiusSection(rows: rows, title: "Radii\(title)") }
        sections += perColumn(contents.dimensions) { rows, title in
            DimensionSection(rows: rows, title: "Spacing and dimensions\(title)")
        }
        if !contents.shadows.isEmpty { sections.append(ElevationSection(columns: columns, rows: contents.shadows)) }
        sections += perColumn(contents.motions) { rows, title in MotionSection(rows: rows, title: "Motion\(title)") }
        sections += perColumn(contents.gradients) { rows, title in
            GradientSection(rows: rows, title: "Gradients\(title)")
        }
        sections += perColumn(contents.materials) { rows, title in
            MaterialSection(
                rows: rows,
                theme: columns.lazy.compactMap(\.theme).first,
                title: "Materials\(title)"
            )
        }
        if !contents.others.isEmpty { sections.append(OtherSection(columns: columns, rows: contents.others)) }
        return sections
    }

    /// One section where all columns agree, else one for each of them, with its title.
    private func perColumn(
        _ rows: [SheetRow],
        _ section: ([SheetRow], String) -> any SheetSection
    ) -> [any SheetSection] {
        guard !rows.isEmpty else { return [] }
        guard !rows.allSatisfy(\.isShared) else { return [section(rows, "")] }
        return columns.indices.map { index in
            let own = rows.filter { $0.tokens[index] != nil }.map {
                SheetRow(path: $0.path, tokens: [$0.tokens[index]])
            }
            return section(own, ", \(columns[index].title.lowercased())")
        }
    }

    /// The finished picture.
    ///
    /// Throws `MissingFont` where the machine lacks the sheet's own face.
    func displayList(shaper: any TextShaping, symbols: any SymbolSource) throws -> DisplayList {
        let canvas = SheetCanvas(shaper: shaper, symbols: symbols)
        let palette = SheetPalette.light
        let box = Rect(x: SheetGrid.margin, y: 0, width: SheetGrid.contentWidth, height: 0)
        let head = try header(in: box, on: canvas)
        var layers = [Item.layer(head)]
        var y = head.frame.maxY
        var backdrop: [Item] = []
        for section in sections {
            layers.append(.fill(.rectangle(Rect(x: box.x, y: y, width: box.width, height: 2)), .solid(palette.ink)))
            var layer = Layer(id: section.id, frame: Rect(x: box.x, y: y, width: box.width, height: 0), role: .group)
            layer.label = section.title
            if layers.contains(where: { $0.isLayer(section.id) }) { layer.id = section.title }
            let title = Rect(x: box.x, y: y + 22, width: 420, height: 0)
            layer.items.append(try canvas.line(section.title, .heading, palette.ink, in: title))
            let note = Rect(x: box.x + 460, y: y + 28, width: box.width - 460, height: 0)
            var noteHeight = 0.0
            for line in try canvas.lines(section.note, .note, width: note.width, limit: 3) {
                layer.items.append(try canvas.line(line, .note, palette.quiet, in: note.offset(y: noteHeight)))
                noteHeight += SheetStyle.note.leading
            }
            let top = y + 28 + max(40, noteHeight) + 24
            let drawing = try section.draw(in: Rect(x: box.x, y: top, width: box.width, height: 0), on: canvas)
            layer.items += drawing.items
            backdrop += drawing.backdrop
            layer.frame.height = top + drawing.height - y
            layers.append(.layer(layer))
            y = layer.frame.maxY + SheetGrid.sectionGap
        }
        let size = Size(width: SheetGrid.width, height: (y - SheetGrid.sectionGap + SheetGrid.margin).rounded(.up))
        let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let paper = Layer(
            id: Glass.backdropID,
            frame: page,
            items: [.fill(.rectangle(page), .solid(SheetPalette.paper))] + backdrop
        )
        let root = Layer(id: "sheet", frame: page, items: [.layer(paper)] + layers)
        return try DisplayList(size: size, root: root, shaper: shaper, symbols: symbols)
    }

    private func header(in box: Rect, on canvas: SheetCanvas) throws -> Layer {
        let palette = SheetPalette.light
        var layer = Layer(
            id: "title",
            frame: Rect(x: box.x, y: SheetGrid.margin, width: box.width, height: 0),
            role: .heading
        )
        layer.label = label
        var y = layer.frame.y - 8
        let titleBox = Rect(x: box.x, y: y, width: box.width, height: 0)
        layer.items.append(try canvas.line(title, .title, palette.ink, in: titleBox))
        y += SheetStyle.title.leading + 8
        let facts = ([subtitle, summary ?? "", counts].filter { !$0.isEmpty })
        for fact in facts {
            for line in try canvas.lines(fact, .lead, width: box.width * 0.75, limit: 3) {
                let color = fact == subtitle ? palette.ink : palette.quiet
                layer.items.append(
                    try canvas.line(line, .lead, color, in: Rect(x: box.x, y: y, width: box.width, height: 0))
                )
                y += SheetStyle.lead.leading
            }
        }
        layer.frame.height = y + 48 - layer.frame.y
        return layer
    }

    /// How many tokens there are of each type.
    private var counts: String {
        var counts: [TokenType: Int] = [:]
        for row in SheetRow.all(of: columns) { if let type = row.first?.type { counts[type, default: 0] += 1 } }
        return TokenType.allCases.compactMap { type in counts[type].map { "\($0) \($0 == 1 ? type.word : type.words)" }
        }
        .joined(separator: " · ")
    }
}

extension Item {
    fileprivate func isLayer(_ id: String) -> Bool {
        if case .layer(let layer) = self { layer.id == id } else { false }
    }
}

extension SPTheme.TypeScale {
    /// Every style, the largest last.
    var all: [TypeToken] { [caption, footnote, subhead, body, headline, title3, title2, largeTitle] }
}

extension TokenType {
    /// One of the type, in a sentence.
    var word: String {
        switch self {
        case .color: "colour"
        case .dimension: "dimension"
        case .fontFamily: "font family"
        case .fontWeight: "font weight"
        case .duration: "duration"
        case .cubicBezier: "easing curve"
        case .number: "number"
        case .strokeStyle: "stroke style"
        case .border: "border"
        case .transition: "transition"
        case .shadow: "shadow"
        case .gradient: "gradient"
        case .typography: "type style"
        }
    }

    /// Several of them.
    var words: String { self == .fontFamily ? "font families" : word + "s" }
}
