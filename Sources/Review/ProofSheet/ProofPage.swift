import CairoBackend
import Drawing

/// Draws the paper of a proof sheet: titles, captions, page numbers, and an outline around each frame.
struct ProofPage {
    let tools: FrameTools
    let pageCount: Int
    private let palette = SheetPalette.light

    init(tools: FrameTools, pageCount: Int) {
        self.tools = tools
        self.pageCount = pageCount
    }

    private var canvas: SheetCanvas { SheetCanvas(shaper: tools.textShaper, symbols: tools.symbols) }
    private var paper: Rect { Rect(x: 0, y: 0, width: ProofGrid.page.width, height: ProofGrid.page.height) }

    /// A page of a story.
    struct Contents {
        var title: String
        var summary: String?
        /// From 1 on.
        var number: Int
        /// Which of the story's pages, from 1 on, and how many it has.
        var part: Int
        var parts: Int
        var cells: [ProofLayout.Cell]
        var frames: [Frame]
    }

    func page(_ contents: Contents, lists: [DisplayList]) throws -> PDFPage {
        var items: [Item] = []
        let part = contents.parts > 1 ? "\(contents.part) of \(contents.parts)" : ""
        items.append(try canvas.line(contents.title, .heading, palette.ink, in: line(y: 40, width: 800)))
        items.append(try canvas.line(part, .note, palette.quiet, in: line(y: 50), alignment: .trailing))
        if contents.part == 1, let summary = contents.summary {
            items.append(try canvas.line(summary, .note, palette.quiet, in: line(y: 82)))
        }
        var placed: [PDFPage.Placed] = []
        for (cell, list) in zip(contents.cells, lists) {
            let frame = contents.frames[cell.frame]
            let scale = list.size.width > 0 ? cell.rect.width / list.size.width : 1
            placed.append(PDFPage.Placed(list, in: cell.rect, cornerRadius: frame.screenCorner))
            items.append(
                canvas.border(
                    cell.rect.inset(by: -SheetGrid.hairline),
                    radius: frame.screenCorner * scale + SheetGrid.hairline,
                    palette.line
                )
            )
            items += try caption(frame, in: cell.caption)
        }
        items += try foot(contents.title, number: contents.number)
        return PDFPage(
            try list("page", items),
            frames: placed,
            outlineTitle: contents.part == 1 ? SheetCanvas.shown(contents.title) : nil
        )
    }

    /// An entry of the cover's table.
    struct Entry {
        var title: String
        var frames: Int
        var page: Int
    }

    /// - Parameter heroes: frames that show what is inside, in a row at the foot.
    func cover(entries: [Entry], facts: [String], heroes: [(frame: Frame, list: DisplayList)]) throws -> PDFPage {
        var items = [try canvas.line("Proof sheet", .title, palette.ink, in: line(y: 52))]
        var y = 136.0
        for fact in facts {
            items.append(try canvas.line(fact, .lead, palette.quiet, in: line(y: y)))
            y += SheetStyle.lead.leading
        }
        y += 24
        let columns = SheetGrid.columns(3, in: line(y: y), gap: 48)
        let perColumn = max(1, (min(entries.count, Self.mostEntries) + columns.count - 1) / columns.count)
        for (index, entry) in entries.prefix(Self.mostEntries).enumerated() {
            let column = columns[min(index / perColumn, columns.count - 1)]
            let top = y + Double(index % perColumn) * 26
            items.append(
                try canvas.line(entry.title, .name, palette.ink, in: column.offset(y: top - y).narrowed(by: 110))
            )
            let figures = "\(entry.frames) \(entry.frames == 1 ? "frame" : "frames"), page \(entry.page)"
            items.append(
                try canvas.line(figures, .value, palette.quiet, in: column.offset(y: top - y + 1), alignment: .trailing)
            )
            items.append(canvas.rule(x: column.x, y: top + 22, width: column.width, palette.line))
        }
        let layout = ProofLayout(heroes.map(\.list.size))
        var placed: [PDFPage.Placed] = []
        for (cell, hero) in zip(layout.pages.first ?? [], heroes) where cell.rect.y == ProofGrid.top {
            var rect = cell.rect
            rect.y = ProofGrid.bottom - ProofGrid.mostHeight
            placed.append(PDFPage.Placed(hero.list, in: rect, cornerRadius: hero.frame.screenCorner))
            let radius = hero.frame.screenCorner * rect.width / hero.list.size.width
            items.append(canvas.border(rect.inset(by: -1), radius: radius + 1, palette.line))
        }
        items += try foot("", number: 1)
        return PDFPage(try list("cover", items), frames: placed, outlineTitle: "Cover")
    }

    /// What the cover has room for.
    private static let mostEntries = 30

    // MARK: Parts

    private func caption(_ frame: Frame, in box: Rect) throws -> [Item] {
        let variant = frame.variant.titles().joined(separator: ", ")
        let lines = [
            try canvas.line(frame.moment.capture.name, .mark, palette.ink, in: box),
            try canvas.line(variant.isEmpty ? "Light" : variant, .small, palette.quiet, in: box.offset(y: 15)),
        ]
        return lines
    }

    private func foot(_ title: String, number: Int) throws -> [Item] {
        let box = line(y: ProofGrid.page.height - 36)
        return [
            try canvas.line(title, .small, palette.quiet, in: box),
            try canvas.line("\(number) of \(pageCount)", .small, palette.quiet, in: box, alignment: .trailing),
        ]
    }

    private func line(y: Double, width: Double = ProofGrid.contentWidth) -> Rect {
        Rect(x: ProofGrid.margin, y: y, width: width, height: 0)
    }

    private func list(_ id: String, _ items: [Item]) throws -> DisplayList {
        let root = Layer(
            id: id,
            frame: paper,
            items: [.fill(.rectangle(paper), .solid(SheetPalette.paper))] + items
        )
        return try DisplayList(size: ProofGrid.page, root: root, shaper: tools.textShaper, symbols: tools.symbols)
    }
}

extension Rect {
    fileprivate func narrowed(by width: Double) -> Rect {
        Rect(x: x, y: y, width: max(0, self.width - width), height: height)
    }
}
