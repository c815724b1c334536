import SourceJSON
import Theme

/// The themes of a run, each read once per appearance and contrast.
public struct ThemeShelf: Sendable {
    private struct Key: Hashable, Sendable {
        var name: String
        var appearance: SPTheme.Appearance
        var contrast: SPTheme.Contrast
    }

    private let source: ThemeSource
    private var themes: [Key: SPTheme] = [:]

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
        let key = Key(
            name: variant[.theme],
            appearance: SPTheme.Appearance(rawValue: variant[.appearance]) ?? .light,
            contrast: SPTheme.Contrast(rawValue: variant[.contrast]) ?? .standard
        )
        if let theme = themes[key] { return theme }
        let names = try source.themeNames()
        guard names.contains(key.name) else {
            throw VariantError.impossible(
                reason: "there is no theme '\(key.name)'" + suggestion(for: key.name, among: names),
                remedy: "there are \(names.joined(separator: ", "))"
            )
        }
        let theme = try SPTheme.load(
            from: source,
            named: key.name,
            appearance: key.appearance,
            contrast: key.contrast
        )
        themes[key] = theme
        return theme
    }
}
