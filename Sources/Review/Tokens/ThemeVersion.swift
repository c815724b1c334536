import Theme

/// One side of a comparison of themes: a theme by its name, a file, or a folder of either.
public struct ThemeVersion: Sendable {
    /// Nothing is there by that name.
    public struct NotFound: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// A theme's document with the name that it is paired by.
    public struct Part: Sendable {
        /// The theme's name where it was found on the shelf, else the file's name without its folder.
        public var name: String
        /// What was read there.
        public var document: ThemeDocument
    }

    /// By name; one where a theme or a file was named.
    public let parts: [Part]
    /// Whether a folder was named, which only another folder can be compared with.
    public let isFolder: Bool

    /// Finds what `name` means: a theme of the shelf before a path. A folder's themes are its resolver documents, or
    /// its token files where it has none.
    ///
    /// Throws `NotFound`, `FileError` and what is wrong with a file.
    public init(_ name: String, themes: inout ThemeShelf) throws {
        let names = try themes.names()
        if names.contains(name) {
            parts = [Part(name: name, document: try themes.document(named: name))]
            isFolder = false
        } else if FilePath.isFolder(name) {
            parts = try Self.files(in: name).map { file in
                Part(name: file, document: try ThemeDocument(path: FilePath.join(name, file)))
            }
            isFolder = true
        } else if FilePath.isFile(name) {
            parts = [Part(name: FilePath.lastPart(of: name), document: try ThemeDocument(path: name))]
            isFolder = false
        } else {
            let hint = suggestion(for: name, among: names)
            throw NotFound(description: "there is no theme, file or folder '\(name)'\(hint)")
        }
    }

    private static func files(in folder: String) throws -> [String] {
        let names = try FileInput.names(in: folder)
        let documents = names.filter { $0.hasSuffix(".resolver.json") }
        let files = documents.isEmpty ? names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".tokens") } : documents
        guard !files.isEmpty else {
            throw NotFound(description: "the folder '\(folder)' holds no *.resolver.json, *.json or *.tokens")
        }
        return files
    }
}
