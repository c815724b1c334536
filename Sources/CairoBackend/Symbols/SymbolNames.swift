/// How an SF Symbol's name leads to the name of a Bootstrap icon.
///
/// Dots become hyphens, a table says where the two sets disagree, and a filled form is the filled icon of whatever its
/// outline leads to.
enum SymbolNames {
    static func iconName(for symbol: String) -> String {
        if let icon = table[symbol] { return icon }
        if symbol.hasSuffix(filled), let outline = table[String(symbol.dropLast(filled.count))] {
            return outline + "-fill"
        }
        return String(symbol.map { $0 == "." ? "-" : $0 })
    }

    /// The symbol's name that the rule gives back for an icon.
    static func symbolName(for icon: String) -> String { String(icon.map { $0 == "-" ? "." : $0 }) }

    private static let filled = ".fill"
}
