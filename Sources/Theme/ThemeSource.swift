import SourceJSON

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where theme documents come from: a folder, a file, or what is built into the library.
public struct ThemeSource: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case folder(SourceFolder)
        case file(path: String)
    }

    let place: Place

    /// The theme that is taken where none is named.
    public static let standardName = "default"

    static let suffix = ".resolver.json"

    /// The themes of the repository's `themes` folder as they were when the library was built.
    public static let embedded = ThemeSource(
        place: .folder(
            SourceFolder(.memory(Dictionary(EmbeddedThemes.files.map { ($0.name, $0.text) }) { first, _ in first }))
        )
    )

    /// The files of the built-in themes by their paths in `themes`, sorted, as they were written.
    public static var embeddedFiles: [(name: String, text: String)] { EmbeddedThemes.files }

    /// The folder at `path`, whose themes are its files `<name>.resolver.json`; or one resolver document or token file,
    /// told by its ending in `.json` or `.tokens`.
    public init(path: String) {
        let isFile = path.hasSuffix(".json") || path.hasSuffix(".tokens")
        place = isFile ? .file(path: path) : .folder(SourceFolder(.disk(path: path)))
    }

    init(place: Place) {
        self.place = place
    }

    /// The names of the themes, sorted; a file's is its name without its endings.
    ///
    /// Throws `SourceErrors` where the folder can't be read, and where it holds none.
    public func themeNames() throws -> [String] {
        switch place {
        case .file(let path): return [Self.name(ofFile: path)]
        case .folder(let folder):
            let names = try Self.files(in: folder).filter { $0.hasSuffix(Self.suffix) && !$0.contains("/") }
                .map { String($0.dropLast(Self.suffix.count)) }.sorted()
            if names.isEmpty {
                let error = SourceError(
                    file: Self.label(of: folder),
                    message: "the folder holds no theme",
                    remedy: "a theme is a file NAME\(Self.suffix), as default\(Self.suffix)"
                )
                throw SourceErrors(error)
            }
            return names
        }
    }

    /// The document of the theme `name`; a file is itself, whatever the name.
    ///
    /// Throws `SourceErrors` where there is no such theme, with the nearest name there is, or where the document or a
    /// file that it names is wrong.
    public func document(named name: String = standardName) throws -> ThemeDocument {
        switch place {
        case .file(let path): return try ThemeDocument(path: path)
        case .folder(let folder):
            let names = try themeNames()
            guard names.contains(name) else { throw SourceErrors(Self.missing(name, in: names, of: folder)) }
            return try ThemeDocument(named: name + Self.suffix, in: folder)
        }
    }

    private static func missing(_ name: String, in names: [String], of folder: SourceFolder) -> SourceError {
        let remedy =
            nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
            ?? "it has \(names.joined(separator: ", "))"
        return SourceError(file: label(of: folder), message: "there is no theme \"\(name)\"", remedy: remedy)
    }

    private static func files(in folder: SourceFolder) throws -> [String] {
        switch folder.place {
        case .memory(let files): return files.keys.sorted()
        case .disk(let path):
            do {
                return try FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)
            } catch {
                let error = SourceError(
                    file: path,
                    message: "the folder of themes can't be read",
                    remedy: "name a folder that is there and may be read, with files NAME\(suffix) in it"
                )
                throw SourceErrors(error)
            }
        }
    }

    private static func label(of folder: SourceFolder) -> String {
        switch folder.place {
        case .memory: "the built-in themes"
        case .disk(let path): path
        }
    }

    private static func name(ofFile path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        for ending in [suffix, ".tokens.json", ".tokens", ".json"] where file.hasSuffix(ending) {
            return String(file.dropLast(ending.count))
        }
        return file
    }
}
