import Drawing

/// A shaper of one square glyph per character, half an em wide: what is tested above it needs no font.
final class SquareShaper: TextShaping {
    struct UnknownGlyph: Error {}

    func shape(_ request: TextRequest) throws -> ShapedText {
        let glyphs = request.text.unicodeScalars.enumerated().map { index, scalar in
            GlyphRun.Glyph(id: scalar.value, x: index * 500, y: 0)
        }
        return ShapedText(
            text: request.text,
            width: Double(glyphs.count) * request.size / 2,
            ascent: request.size,
            descent: 0,
            isTruncated: false,
            tracking: request.tracking,
            runs: [GlyphRun(font: "Square-Regular", unitsPerEm: 1000, x: 0, size: request.size, glyphs: glyphs)]
        )
    }

    func outline(of glyph: GlyphKey) throws -> GlyphOutline {
        guard glyph.id != 32 else { return GlyphOutline(path: Path()) }
        return GlyphOutline(path: .rectangle(Rect(x: 0, y: 0, width: 400, height: 700)))
    }
}

/// A source whose every symbol is one circle.
final class CircleSymbols: SymbolSource {
    func symbol(named name: String) throws -> Symbol {
        Symbol(
            name: name,
            viewBox: Rect(x: 0, y: 0, width: 16, height: 16),
            markup: "<circle cx=\"8\" cy=\"8\" r=\"8\"/>"
        )
    }
}

/// Pieces of frames.
enum Sample {
    static let page = Rect(x: 0, y: 0, width: 100, height: 80)
    static let ink = Paint.solid(Color(red: 0, green: 0, blue: 0, alpha: 0.6), token: "color.textSecondary")
    static let face = FontFace(family: "Inter", weight: 500)

    static func list(_ items: [Item], root: (inout Layer) -> Void = { _ in }) throws -> DisplayList {
        var layer = Layer(id: "screen", frame: page, items: items)
        root(&layer)
        return try DisplayList(
            size: Size(width: page.width, height: page.height),
            root: layer,
            shaper: SquareShaper(),
            symbols: CircleSymbols()
        )
    }

    static func text(_ text: String, paint: Paint = ink, at origin: Point = Point(x: 10, y: 20)) throws -> Item {
        let shaped = try SquareShaper().shape(TextRequest(text: text, face: face, size: 10, tracking: 0.2))
        return .text(TextItem(text: shaped, origin: origin, paint: paint, typeToken: "type.caption", face: face))
    }

    static func svg(_ items: [Item], textMode: SVGWriter.TextMode = .outlines) throws -> String {
        let list = try list(items)
        return String(decoding: SVGWriter(textMode: textMode).write(list, label: "sample"), as: UTF8.self)
    }
}
