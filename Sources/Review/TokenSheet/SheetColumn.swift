import Drawing
import Theme

/// One permutation of a theme or token file as a sheet shows it.
struct SheetColumn: Sendable {
    /// What a person calls it, such as `Dark, increased contrast`; empty where the file has one permutation only.
    var title: String
    var tokens: TokenSet
    /// The contexts that the tokens are of, by modifier.
    var inputs: [String: String]
    /// Nil where the file lacks something that the bars need: a token file of any other kind.
    var theme: SPTheme?
    /// For each token the tokens that name it.
    var referrers: [String: [String]]
    /// What a swatch lies on: the theme's own screen colour where it has one.
    var ground: Color
    /// What a card is made of.
    var surface: Color

    /// Throws `SourceErrors` where a value breaks the standard.
    init(_ permutation: Permutation, of document: ThemeDocument, named name: String) throws {
        title = Self.title(of: permutation.choices)
        inputs = permutation.inputs
        tokens = try document.tokens(inputs)
        referrers = tokens.referrers()
        theme = Self.theme(permutation, document, name)
        let isDark = permutation.choices.contains { $0.context.lowercased().contains("dark") }
        let paper = isDark ? SheetPalette.darkPaper : SheetPalette.lightPaper
        ground = tokens.opaqueColor("color.bg") ?? paper.ground
        surface = tokens.opaqueColor("color.surface") ?? paper.surface
    }

    /// Each pair of ink and ground that it has and that is drawn in it.
    var measurements: [ContrastMeasurement] { tokens.measure(in: inputs) }

    /// Words for choices: `Dark, increased contrast`.
    static func title(of choices: [Permutation.Choice]) -> String {
        let words = choices.map { choice in
            // "Dark appearance" says no more than "dark"; "increased" alone says nothing.
            isAppearance(choice.context) ? choice.context : "\(choice.context) \(choice.modifier)"
        }.map(\.printable).joined(separator: ", ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Whether a context is light or dark, as it says in its name.
    static func isAppearance(_ context: String) -> Bool {
        let context = context.lowercased()
        return context.contains("light") || context.contains("dark")
    }

    private static func theme(_ permutation: Permutation, _ document: ThemeDocument, _ name: String) -> SPTheme? {
        let inputs = permutation.inputs
        return try? SPTheme(
            document,
            named: name,
            appearance: inputs["appearance"].flatMap(SPTheme.Appearance.init) ?? .light,
            contrast: inputs["contrast"].flatMap(SPTheme.Contrast.init) ?? .standard,
            inputs: inputs
        )
    }
}

extension TokenSet {
    fileprivate func opaqueColor(_ path: String) -> Color? {
        guard case .color(let color)? = self[path]?.value, color.alpha == 1 else { return nil }
        return Color(color)
    }
}

extension Color {
    /// The colour mapped into sRGB.
    init(_ color: TokenColor) {
        let srgb = color.srgb
        self.init(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: color.alpha)
    }

    init(_ color: SRGBColor) {
        let srgb = color.components
        self.init(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: color.alpha)
    }
}
