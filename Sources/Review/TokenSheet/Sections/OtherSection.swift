import Drawing

/// Tokens without a picture of their own, as a table: families, weights, numbers, strokes, borders.
struct OtherSection: SheetSection {
    let columns: [SheetColumn]
    let rows: [SheetRow]

    let id = "others"
    let title = "Everything else"
    var note: String {
        rows.count > Self.mostRows
            ? "\(rows.count - Self.mostRows) more are in the page's table."
            : "Families, weights, numbers, strokes and borders."
    }

    static let mostRows = 160

    func draw(in box: Rect, on canvas: SheetCanvas) throws -> SheetDrawing {
        let isShared = rows.allSatisfy(\.isShared)
        return try SheetTable(
            id: id,
            heads: isShared ? [""] : columns.map(\.title),
            lines: rows.prefix(Self.mostRows).map {
                SheetTable.Line(name: $0.path, tokens: isShared ? [$0.first] : $0.tokens)
            },
            labelWidth: 420
        ).draw(in: box, on: canvas)
    }
}
