import CairoBackend
import Drawing
import Theme

/// The preview of one theme or token file: its sheets, and a page that shows them with every value as text.
public struct TokenPreview: Sendable {
    /// A file that a preview is written as.
    public enum Format: String, CaseIterable, Sendable {
        /// The sheet as SVG, its text as outlines.
        case svg
        /// The sheet as pixels, two for each point where nothing else is said.
        case png
        /// A page that shows the sheets and every value as text; it brings the SVG along.
        case html
    }

    /// The stem of its files: `harbor` of `harbor.resolver.json`.
    public let name: String
    /// What the document calls itself, or its name.
    public let title: String
    /// What the document says of itself.
    public let summary: String?
    /// One for each choice that is neither light nor dark, the standard one first; each with its files' stem.
    let sheets: [(stem: String, sheet: TokenSheet)]

    /// A PNG's pixels per point where nothing else is said.
    public static let scale = 2.0

    /// More sheets than anybody looks through; past it each context is shown once beside the others' standard (ours).
    private static let mostPermutations = 16
    /// How many permutations fit side by side where contrast is measured.
    private static let mostMeasured = 4

    /// Reads every permutation of the document.
    ///
    /// Throws `SourceErrors` where values break the standard.
    public init(_ name: String, document: ThemeDocument) throws {
        try self.init(name, stem: Self.stem(of: name), document: document)
    }

    private init(_ file: String, stem name: String, document: ThemeDocument) throws {
        self.name = name
        title = document.name ?? Self.stem(of: file)
        summary = document.description
        let columns = try document.permutations(limit: Self.mostPermutations).map {
            ($0, try SheetColumn($0, of: document, named: name))
        }
        let paired = Self.pairedModifier(of: document)
        var groups: [(rest: [Permutation.Choice], columns: [SheetColumn])] = []
        for (permutation, column) in columns {
            var column = column
            let rest = permutation.choices.filter { $0.modifier != paired }
            if let own = permutation.choices.first(where: { $0.modifier == paired }) {
                column.title = SheetColumn.title(of: [own])
            } else {
                column.title = ""
            }
            let place = groups.firstIndex { $0.rest == rest && $0.columns.count < 2 } ?? groups.count
            if place == groups.count { groups.append((rest, [])) }
            groups[place].columns.append(column)
        }
        let all = columns.map(\.1)
        var stems: Set<String> = []
        var sheets: [(stem: String, sheet: TokenSheet)] = []
        for (index, group) in groups.enumerated() {
            let sheet = TokenSheet(
                title: title,
                subtitle: groups.count > 1 ? SheetColumn.title(of: group.rest) : "",
                summary: document.description,
                columns: group.columns,
                measured: all.count <= Self.mostMeasured ? all : group.columns
            )
            var stem =
                index == 0 ? name : ([name] + group.rest.map { Self.fileWord($0.context) }).joined(separator: ".")
            if !stems.insert(stem).inserted { stem += ".\(index + 1)" }
            stems.insert(stem)
            sheets.append((stem, sheet))
        }
        self.sheets = sheets
    }

    /// One for each theme, file or file of a folder that is named.
    ///
    /// Two that would share their files' stem keep their files' whole names. Throws `ThemeVersion.NotFound`, and what
    /// is wrong with a file.
    public static func all(named names: [String], themes: inout ThemeShelf) throws -> [TokenPreview] {
        let parts = try names.flatMap { try ThemeVersion($0, themes: &themes).parts }
        let stems = parts.map { stem(of: $0.name) }
        return try zip(parts, stems).map { part, stem in
            let isAlone = stems.filter { $0 == stem }.count == 1
            return try TokenPreview(part.name, stem: isAlone ? stem : part.name, document: part.document)
        }
    }

    /// The modifier whose contexts stand side by side: the one with a light and a dark one.
    private static func pairedModifier(of document: ThemeDocument) -> String? {
        document.modifiers.first { modifier in
            let contexts = modifier.contexts.map { $0.lowercased() }
            return contexts.contains { $0.contains("light") } && contexts.contains { $0.contains("dark") }
        }?.name
    }

    /// A file's name without what its kind adds.
    static func stem(of name: String) -> String {
        for ending in [".resolver.json", ".tokens.json", ".tokens", ".json"] where name.hasSuffix(ending) {
            let stem = String(name.dropLast(ending.count))
            if !stem.isEmpty { return stem }
        }
        return name
    }

    /// A context's name as a part of a file's name.
    private static func fileWord(_ text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
    }
}
