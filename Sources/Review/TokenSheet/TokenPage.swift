import Theme

/// The page of one theme: its sheets as pictures, and every token in tables that read without them.
struct TokenPage {
    private let preview: TokenPreview
    private let sheets: [TokenPreview.Written.Sheet]
    /// One for each permutation that has a column of its own.
    private let columns: [SheetColumn]
    private let around: PageNeighbours
    private var page = HTMLText()

    private init(
        _ preview: TokenPreview,
        _ sheets: [TokenPreview.Written.Sheet],
        around: PageNeighbours
    ) {
        self.preview = preview
        self.sheets = sheets
        self.around = around
        columns = preview.sheets.first?.sheet.measured ?? []
    }

    /// The page's text, the same for the same preview.
    static func html(
        of preview: TokenPreview,
        sheets: [TokenPreview.Written.Sheet],
        around: PageNeighbours
    ) -> String {
        var page = TokenPage(preview, sheets, around: around)
        page.write()
        return PageTemplate.page(
            title: "Tokens of \(preview.title)",
            content: page.page.text,
            styles: ["tokens.css"]
        )
    }

    private mutating func write() {
        let tables = self.tables
        let measured = columns.map(\.measurements)
        let hasContrast = measured.contains { !$0.isEmpty }
        let scale = columns.lazy.compactMap { $0.theme?.type.all }.first ?? []
        page.markup("<header>\n")
        around.write(to: &page)
        page.element("h1 dir=\"auto\"", preview.title)
        if let summary = preview.summary { page.element("p class=\"lead\" dir=\"auto\"", summary) }
        page.markup("<nav class=\"contents\" aria-label=\"Sections\">\n")
        for table in tables {
            link(table.id, table.title)
            if table.id == "colors", hasContrast { link("contrast", "Contrast") }
            if table.id == "typography", !scale.isEmpty { link("ladder", "Type at every text size") }
        }
        page.markup("</nav>\n</header>\n<main>\n")
        writeSheets()
        for table in tables {
            write(table)
            if table.id == "colors", hasContrast { writeContrast(measured) }
            if table.id == "typography", !scale.isEmpty { writeLadder(scale) }
        }
        page.markup("</main>\n")
    }

    private mutating func link(_ id: String, _ title: String) {
        page.markup("<a href=\"#\(id)\">")
        page.words(title)
        page.markup("</a>\n")
    }

    private mutating func writeSheets() {
        page.markup("<div class=\"sheets\">\n")
        for sheet in sheets {
            guard let svg = sheet.svg.map(PageTemplate.address) else { continue }
            let (width, height) = (Int(sheet.size.width), Int(sheet.size.height))
            page.markup(
                "<figure><a class=\"wall\" href=\"\(svg)\"><img width=\"\(width)\" height=\"\(height)\" src=\"\(svg)\" alt=\""
            )
            page.words("\(sheet.label): all that is in the tables below, drawn")
            page.markup("\"></a>\n<figcaption><span>")
            page.words(sheet.title.isEmpty ? sheet.label : sheet.title)
            page.markup("</span><a href=\"\(svg)\">SVG</a>")
            if let png = sheet.png.map(PageTemplate.address) { page.markup("<a href=\"\(png)\">PNG</a>") }
            page.markup("</figcaption></figure>\n")
        }
        page.markup("</div>\n")
    }

    /// The sheet's section, cut out of the sheet itself; colours and contrast are seen in their tables.
    private mutating func writePicture(of id: String) {
        guard !["colors", "contrast", "materials", "others"].contains(id), let sheet = sheets.first,
            let place = sheet.places[id], let svg = sheet.svg.map(PageTemplate.address)
        else { return }
        let (width, height) = (Int(sheet.size.width), Int(sheet.size.height))
        // The heading and its rule stand on the page already.
        let top = Int(place.y) + 92
        let style =
            "--x:\(Int(place.x));--y:\(top);--w:\(Int(place.width));--h:\(Int(place.maxY) - top + 2);--sheet:\(width)"
        page.markup("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Picture\">")
        page.markup(
            "<div class=\"cut\" style=\"\(style)\"><img loading=\"lazy\" width=\"\(width)\" height=\"\(height)\""
        )
        page.markup(" src=\"\(svg)\" alt=\"The same as in the table below, drawn\"></div></div>\n")
    }

    // MARK: Tokens

    private struct Table {
        var id: String
        var title: String
        var rows: [SheetRow]
    }

    private var tables: [Table] {
        let contents = SheetContents(of: columns)
        return [
            Table(id: "colors", title: "Colours", rows: contents.colors),
            Table(id: "typography", title: "Typography", rows: contents.typography),
            Table(id: "radii", title: "Radii", rows: contents.radii),
            Table(id: "dimensions", title: "Spacing and dimensions", rows: contents.dimensions),
            Table(id: "elevation", title: "Elevation", rows: contents.shadows),
            Table(id: "motion", title: "Motion", rows: contents.motions),
            Table(id: "gradients", title: "Gradients", rows: contents.gradients),
            Table(id: "materials", title: "Materials", rows: contents.materials),
            Table(id: "others", title: "Everything else", rows: contents.others),
        ].filter { !$0.rows.isEmpty }
    }

    /// A column for each permutation, or a single one where all of them agree.
    private mutating func write(_ table: Table) {
        let isShared = table.rows.allSatisfy(\.isShared)
        let heads = isShared ? ["Value"] : columns.map { $0.title.isEmpty ? "Value" : $0.title }
        open(table.id, table.title, note: nil, isFigures: false, heads: ["Token"] + heads + ["Notes"])
        for row in table.rows {
            guard let first = row.first else { continue }
            let name = first.deprecation == nil ? "code" : "del"
            page.markup("<tr><th scope=\"row\"><\(name)>")
            page.path(row.path)
            page.markup("</\(name)>")
            if let description = first.description { page.element("p dir=\"auto\"", description) }
            page.markup("</th>")
            for token in isShared ? [first] : row.tokens { write(token) }
            writeNotes(of: row)
            page.markup("</tr>\n")
        }
        close()
    }

    private mutating func write(_ token: Token?) {
        guard let token else { return page.markup("<td>–</td>") }
        page.markup("<td>")
        page.value(token.value, summary: MotionCurve.summary(of: token))
        page.markup("</td>")
    }

    /// What it is another name of, and who names it, once where it is the same in all columns.
    private mutating func writeNotes(of row: SheetRow) {
        page.markup("<td class=\"notes\">")
        var written: [String] = []
        for (token, column) in zip(row.tokens, columns) {
            guard let token else { continue }
            let note = SheetNote(on: token, in: column)
            let texts = [note.deprecation, note.aliasText, note.referrerText(limit: 12)]
            for (text, tag) in zip(texts, ["span class=\"mark\"", "div", "div"]) {
                guard let text, !written.contains(text) else { continue }
                written.append(text)
                page.element(tag, text)
            }
        }
        page.markup("</td>")
    }

    // MARK: Contrast and type

    private mutating func writeContrast(_ measured: [[ContrastMeasurement]]) {
        let note = "WCAG 2.2, every layer composited first: 4.5 for text, 3 for symbols and shapes."
        open("contrast", "Contrast", note: note, isFigures: true, heads: ["Pair"] + columns.map(\.title))
        for pair in ContrastPair.bars {
            let cells = measured.map { $0.first { $0.pair == pair } }
            guard cells.contains(where: { $0 != nil }) else { continue }
            page.markup("<tr><th scope=\"row\"><code>")
            page.path(pair.foreground)
            page.markup("</code> on <code>")
            page.path(pair.layers.reversed().joined(separator: " over "))
            page.markup("</code>")
            page.element("p", pair.use)
            page.markup("</th>")
            for (cell, column) in zip(cells, columns) { write(cell, column) }
            page.markup("</tr>\n")
        }
        close()
    }

    private mutating func write(_ measurement: ContrastMeasurement?, _ column: SheetColumn) {
        guard let measurement else { return page.markup("<td>–</td>") }
        let needed = SheetNumber.text(measurement.pair.level.rawValue)
        let (word, kind) = measurement.passes ? ("Passes", "good") : ("Fails", "bad")
        func color(_ path: String) -> SRGBColor? {
            guard case .color(let color)? = column.tokens[path]?.value else { return nil }
            return color.srgbColor
        }
        let ground = Contrast.flattened(measurement.pair.layers.compactMap(color))
        let ink = color(measurement.pair.foreground)?.over(ground) ?? ground
        page.markup("<td><div class=\"value\"><span class=\"sample\" aria-hidden=\"true\" style=\"")
        page.markup("background:\(ground.token.hexText);color:\(ink.token.hexText)\"></span><div>")
        page.markup("\(SheetNumber.ratio(measurement.ratio)) <span class=\"\(kind)\">\(word) \(needed)</span>")
        if let passing = measurement.passingColor {
            page.markup("<small>\(passing.token.hexText) would pass</small>")
        }
        page.markup("</div></div></td>")
    }

    private mutating func writeLadder(_ scale: [TypeToken]) {
        let note = "Size / leading in points, and tracking, at each text size."
        let sizes = TextSize.allCases
        open("ladder", "Type at every text size", note: note, isFigures: true, heads: ["Style"] + sizes.map(\.rawValue))
        for style in scale {
            page.markup("<tr><th scope=\"row\"><code>")
            page.path(style.path)
            page.markup("</code>")
            page.element("p", "\(style.family) \(style.weight)")
            page.markup("</th>")
            for size in sizes {
                let scaled = style.scaled(to: size)
                let figures = [scaled.size, scaled.leading].map { SheetNumber.text($0, digits: 2) }
                page.markup("<td>\(figures.joined(separator: " / "))")
                page.markup("<small>\(SheetNumber.text(scaled.tracking))</small></td>")
            }
            page.markup("</tr>\n")
        }
        close()
    }

    // MARK: Markup

    private mutating func open(_ id: String, _ title: String, note: String?, isFigures: Bool, heads: [String]) {
        page.markup("<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n")
        page.element("h2 id=\"\(id)-title\"", title)
        if let note { page.element("p", note) }
        writePicture(of: id == "ladder" ? "type" : id)
        page.markup("<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-labelledby=\"\(id)-title\">\n")
        page.markup("<table\(isFigures ? " class=\"figures\"" : "")>\n<thead><tr>")
        for head in heads { page.element("th scope=\"col\"", head) }
        page.markup("</tr></thead>\n<tbody>\n")
    }

    private mutating func close() { page.markup("</tbody>\n</table>\n</div>\n</section>\n") }
}
