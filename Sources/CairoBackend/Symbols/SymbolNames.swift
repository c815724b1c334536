/// How an SF Symbol's name leads to the name of a Bootstrap icon: dots become hyphens, except where the two disagree.
enum SymbolNames {
    /// The icon for a symbol, by the table or else by the rule.
    static func iconName(for symbol: String) -> String {
        table[symbol] ?? String(symbol.map { $0 == "." ? "-" : $0 })
    }

    /// The symbol's name that the rule gives back for an icon.
    static func symbolName(for icon: String) -> String { String(icon.map { $0 == "-" ? "." : $0 }) }

    /// Symbols whose icon goes by another name.
    static let table: [String: String] = [
        "magnifyingglass": "search", "magnifyingglass.circle": "search",
        "waveform": "soundwave", "waveform.circle": "soundwave",
        "books.vertical": "collection", "books.vertical.fill": "collection-fill",
        "square.grid.2x2": "grid", "square.grid.2x2.fill": "grid-fill",
        "xmark": "x-lg", "xmark.circle": "x-circle", "xmark.circle.fill": "x-circle-fill",
        "forward.fill": "fast-forward-fill", "backward.fill": "rewind-fill",
        "figure.run": "person-walking",
        "shippingbox": "box-seam", "shippingbox.fill": "box-seam-fill",
    ]
}
