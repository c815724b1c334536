/// What an SVG's layers refer to, each thing once: glyphs, symbols, gradients, blurs and clips.
///
/// Ids come from the data alone. A glyph is its font's letter and its number in the font, so that a changed word leaves
/// the other glyphs' ids as they were; the rest are counted in order of first use.
struct SVGDefinitions {
    private var fontLetters: [String: String] = [:]
    private var gradients: [Paint: String] = [:]
    private var clips: [Path: String] = [:]
    private var blurs: [Blur: String] = [:]
    private var panes: [Pane: String] = [:]
    var counted = SVGBuffer()
    let prefix: String

    /// A blur of σ = `sigma` points inside `region`.
    struct Blur: Hashable {
        var sigma: Double
        var region: Rect
    }

    init(of list: DisplayList, prefix: String) {
        self.prefix = prefix
        for (index, font) in Set(list.glyphs.keys.map(\.font)).sorted().enumerated() {
            fontLetters[font] = Self.letters(index)
        }
    }

    /// a, b … z, aa, ab …
    private static func letters(_ index: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
        return index < 26 ? letter : letters(index / 26 - 1) + letter
    }

    func id(of glyph: GlyphKey) -> String { prefix + (fontLetters[glyph.font] ?? "") + String(glyph.id) }

    func id(ofSymbol name: String) -> String { prefix + "symbol/" + name }

    mutating func id(of paint: Paint, gradient: LinearGradient) -> String {
        if let id = gradients[paint] { return id }
        let id = prefix + "gradient-" + String(gradients.count)
        gradients[paint] = id
        write(gradient, token: paint.token, id: id)
        return id
    }

    mutating func id(ofClip path: Path) -> String {
        if let id = clips[path] { return id }
        let id = prefix + "clip-" + String(clips.count)
        clips[path] = id
        counted.append("<clipPath")
        counted.attribute("id", id)
        counted.append("><path")
        counted.pathData(path)
        counted.append("/></clipPath>\n")
        return id
    }

    mutating func id(of blur: Blur) -> String {
        if let id = blurs[blur] { return id }
        let id = prefix + "blur-" + String(blurs.count)
        blurs[blur] = id
        counted.append("<filter")
        counted.attribute("id", id)
        counted.append(" filterUnits=\"userSpaceOnUse\"")
        counted.rectangle(blur.region)
        counted.append(" color-interpolation-filters=\"sRGB\"><feGaussianBlur")
        counted.attribute("stdDeviation", blur.sigma)
        counted.append("/></filter>\n")
        return id
    }

    /// The filter that makes a pane of glass out of its backdrop.
    mutating func id(of pane: Pane) -> String {
        if let id = panes[pane] { return id }
        let id = prefix + "glass-" + String(panes.count)
        panes[pane] = id
        write(pane, id: id)
        return id
    }

    private mutating func write(_ gradient: LinearGradient, token: String?, id: String) {
        counted.append("<linearGradient")
        counted.attribute("id", id)
        counted.append(" gradientUnits=\"userSpaceOnUse\"")
        counted.attribute("x1", gradient.start.x)
        counted.attribute("y1", gradient.start.y)
        counted.attribute("x2", gradient.end.x)
        counted.attribute("y2", gradient.end.y)
        if let token { counted.attribute("data-token", token) }
        counted.append(">")
        // One colour that only fades is one token's colour at every stop; several colours are told apart by place.
        let isOneColor = Set(gradient.stops.map(\.color.hex)).count == 1
        for (index, stop) in gradient.stops.enumerated() {
            counted.append("<stop")
            if let token {
                counted.append(" class=\"")
                counted.append(class: "stop-", token: isOneColor ? token : token + "-" + String(index))
                counted.append("\"")
            }
            counted.attribute("offset", stop.offset)
            counted.attribute("stop-color", stop.color.hex)
            if stop.color.alpha < 1 { counted.attribute("stop-opacity", stop.color.alpha) }
            counted.append("/>")
        }
        counted.append("</linearGradient>\n")
    }

    /// Everything as one `<defs>`: nothing at all where nothing is referred to.
    func write(of list: DisplayList, includingGlyphs: Bool, to buffer: inout SVGBuffer) {
        var inner = SVGBuffer()
        if includingGlyphs {
            for key in list.glyphs.keys.sorted() {
                guard let outline = list.glyphs[key], !outline.path.elements.isEmpty else { continue }
                inner.append("<path")
                inner.attribute("id", id(of: key))
                inner.glyphPathData(outline.path)
                inner.append("/>\n")
            }
        }
        for name in list.symbols.keys.sorted() {
            guard let symbol = list.symbols[name] else { continue }
            inner.append("<symbol")
            inner.attribute("id", id(ofSymbol: name))
            inner.append(" viewBox=\"")
            for (index, value) in [symbol.viewBox.x, symbol.viewBox.y, symbol.viewBox.width, symbol.viewBox.height]
                .enumerated()
            {
                if index > 0 { inner.append(" ") }
                inner.append(value)
            }
            inner.append("\" overflow=\"visible\">")
            inner.append(plain: symbol.markup)
            inner.append("</symbol>\n")
        }
        inner.append(counted)
        guard !inner.bytes.isEmpty else { return }
        buffer.append("<defs>\n")
        buffer.append(inner)
        buffer.append("</defs>\n")
    }
}
