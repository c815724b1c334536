/// A finished frame: nothing in it is left to decide. Both writers walk this same tree.
public struct DisplayList: Hashable, Sendable {
    /// The screen in points.
    public var size: Size
    /// The whole picture as one layer; its coordinates are the screen's.
    public var root: Layer
    /// Every glyph outline that the tree's text uses.
    public var glyphs: [GlyphKey: GlyphOutline]
    /// Every symbol that the tree uses, by name.
    public var symbols: [String: Symbol]
    /// Whether any pane of glass reads the layer `backdrop`.
    public private(set) var hasGlass: Bool

    /// Gathers the outlines and symbols that `root` uses, and rounds every number of the tree to 1/1000 pt so that no
    /// scale and no writer can round differently.
    ///
    /// Throws `GlassError` where a pane of glass has no backdrop to read, and what the shaper or the symbol source throws.
    public init(size: Size, root: Layer, shaper: any TextShaping, symbols source: any SymbolSource) throws {
        self.size = size
        self.root = root.rounded()
        self.glyphs = [:]
        self.symbols = [:]
        hasGlass = root.hasGlass
        if hasGlass { try GlassError.check(self.root) }
        try gather(self.root, shaper: shaper, source: source)
    }

    private mutating func gather(_ layer: Layer, shaper: any TextShaping, source: any SymbolSource) throws {
        for item in layer.items {
            switch item {
            case .layer(let child): try gather(child, shaper: shaper, source: source)
            case .text(let text):
                for run in text.text.runs {
                    for glyph in run.glyphs {
                        let key = GlyphKey(font: run.font, id: glyph.id)
                        if glyphs[key] == nil { glyphs[key] = try shaper.outline(of: key) }
                    }
                }
            case .symbol(let symbol):
                if symbols[symbol.name] == nil { symbols[symbol.name] = try source.symbol(named: symbol.name) }
            case .fill, .stroke, .shadow, .glass: break
            }
        }
    }
}
