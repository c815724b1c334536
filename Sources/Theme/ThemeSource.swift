import SourceJSON

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where theme documents come from: a folder, or the themes that are built into the library.
public struct ThemeSource: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case embedded
        case folder(String)
    }

    let place: Place

    /// The themes of the repository's `themes` folder as they were when the library was built.
    public static let embedded = ThemeSource(place: .embedded)

    /// The folder at `path`, whose themes are its files `<name>.resolver.json`.
    public init(path: String) {
        place = .folder(path)
    }

    private init(place: Place) {
        self.place = place
    }

    /// The names of the themes, sorted.
    ///
    /// Throws a `SourceError` where the folder can't be read.
    public func themeNames() throws -> [String] {
        let files: [String]
        switch place {
        case .embedded: files = EmbeddedThemes.files.map(\.name)
        case .folder(let path):
            do {
                files = try FileManager.default.contentsOfDirectory(atPath: path)
            } catch {
                throw SourceError(file: path, message: "the folder of themes can't be read")
            }
        }
        let suffix = ".resolver.json"
        return files.filter { $0.hasSuffix(suffix) && !$0.contains("/") }.map { String($0.dropLast(suffix.count)) }
            .sorted()
    }

    func document(named name: String) throws -> SourceDocument {
        switch place {
        case .embedded:
            guard let file = EmbeddedThemes.files.first(where: { $0.name == name }) else {
                throw SourceError(file: name, message: "there is no such embedded file")
            }
            return try SourceDocument(text: file.text, file: name)
        case .folder(let path): return try SourceDocument(contentsOf: "\(path)/\(name)")
        }
    }
}
