import Drawing
import Theme

/// What there is to say about one token beside its value, in the words that sheet and page share.
struct SheetNote {
    /// Deprecated, and why.
    var deprecation: String?
    /// Outside sRGB.
    var gamut: String?
    /// The tokens that this one is another name of, the nearest first.
    var aliases: [String]
    /// The tokens that name this one.
    var referrers: [String]

    init(on token: Token, in column: SheetColumn) {
        deprecation = token.deprecation.map { deprecation in
            switch deprecation {
            case .plain: "Deprecated"
            case .explained(let reason): "Deprecated: \(reason)"
            }
        }
        gamut = token.value.isInSRGB ? nil : "Outside sRGB, drawn as the nearest colour inside"
        aliases = Array(column.tokens.aliasChain(of: token.path).dropFirst())
        referrers = column.referrers[token.path] ?? []
    }

    /// What needs care, in a few words each.
    var marks: [String] { [deprecation, gamut == nil ? nil : "Outside sRGB"].compactMap { $0 } }

    /// `= color.textPrimary = increased.textPrimary`; nil for a value of its own.
    var aliasText: String? { aliases.isEmpty ? nil : "= " + aliases.joined(separator: " = ") }

    /// `Named by a, b and 3 more`; nil where nothing names it.
    func referrerText(limit: Int = 3) -> String? {
        guard !referrers.isEmpty else { return nil }
        let shown = referrers.prefix(limit).joined(separator: ", ")
        let rest = referrers.count - limit
        return "Named by \(shown)" + (rest > 0 ? " and \(rest) more" : "")
    }
}
