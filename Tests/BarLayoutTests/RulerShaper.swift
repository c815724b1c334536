import Drawing

/// Shapes text with a ruler instead of a font: every character is 0.6 em wide, so that layout's numbers can be proved
/// without a font file.
final class RulerShaper: TextShaping {
    static let advance = 0.6

    func shape(_ request: TextRequest) throws -> ShapedText {
        let natural = Self.width(of: request.text, request)
        let limit = request.maximumWidth ?? .infinity
        var shown = request.text
        while Self.width(of: shown, request) > limit, !shown.isEmpty { shown.removeLast() }
        return ShapedText(
            text: request.text,
            width: Self.width(of: shown, request),
            ascent: request.size * 0.97,
            descent: request.size * 0.24,
            isTruncated: natural > limit,
            runs: []
        )
    }

    private static func width(of text: String, _ request: TextRequest) -> Double {
        Double(text.count) * (request.size * advance + request.tracking)
    }

    func outline(of glyph: GlyphKey) throws -> GlyphOutline { GlyphOutline(path: Path()) }
}

/// Every symbol is an empty drawing, and every outline symbol has a fill form.
final class BlankSymbols: SymbolSource {
    func symbol(named name: String) throws -> Symbol {
        Symbol(name: name, viewBox: Rect(x: 0, y: 0, width: 16, height: 16), markup: "")
    }
}
