import SourceJSON
import Theme

/// The themes of a run, each read once, and once more per appearance and contrast.
public struct ThemeShelf: Sendable {
    private struct Key: Hashable, Sendable {
        var name: String
        var appearance: SPTheme.Appearance
        var contrast: SPTheme.Contrast

        init(_ variant: Variant) {
            name = variant[.theme]
            appearance = SPTheme.Appearance(rawValue: variant[.appearance]) ?? .light
            contrast = SPTheme.Contrast(rawValue: variant[.contrast]) ?? .standard
        }
    }

    private let source: ThemeSource
    private var themes: [Key: SPTheme] = [:]
    private var tokenSets: [Key: TokenSet] = [:]
    private var documents: [String: ThemeDocument] = [:]

    /// The themes of a source, none of them read as yet.
    public init(source: ThemeSource) { self.source = source }

    /// The themes of a folder.
    public init(folder: String) { self.init(source: ThemeSource(path: folder)) }

    /// The themes beside the stories: the folder `themes` where it holds any, else those that are built in.
    public static func standard(folder: String = "themes") -> ThemeShelf {
        let names = (try? FileInput.names(in: folder)) ?? []
        let isThere = names.contains { $0.hasSuffix(".resolver.json") }
        return ThemeShelf(source: isThere ? ThemeSource(path: folder) : .embedded)
    }

    /// The theme that a variant is drawn in.
    ///
    /// Throws what is wrong with the theme's files, and `VariantError` for a name that no theme has.
    public mutating func theme(for variant: Variant) throws -> SPTheme {
        let key = Key(variant)
        if let theme = themes[key] { return theme }
        let theme = try SPTheme(
            try document(named: key.name),
            named: key.name,
            appearance: key.appearance,
            contrast: key.contrast
        )
        themes[key] = theme
        return theme
    }

    /// Every token of the theme that a variant is drawn in.
    ///
    /// Throws as `theme(for:)` does.
    mutating func tokens(for variant: Variant) throws -> TokenSet {
        let key = Key(variant)
        if let tokens = tokenSets[key] { return tokens }
        let document = try document(named: key.name)
        let tokens = try document.tokens(document.inputs(appearance: key.appearance, contrast: key.contrast))
        tokenSets[key] = tokens
        return tokens
    }

    /// The names of the themes, sorted.
    ///
    /// Throws `SourceErrors` where the folder can't be read.
    public func names() throws -> [String] { try source.themeNames() }

    /// The document of a theme, with what it holds in every appearance and contrast.
    ///
    /// Throws what is wrong with the theme's files, and `VariantError` for a name that no theme has.
    public mutating func document(named name: String) throws -> ThemeDocument {
        if let document = documents[name] { return document }
        let names = try names()
        guard names.contains(name) else {
            throw VariantError.impossible(
                reason: "there is no theme '\(name)'" + suggestion(for: name, among: names),
                remedy: "there are \(names.joined(separator: ", "))"
            )
        }
        let document = try source.document(named: name)
        documents[name] = document
        return document
    }
}
