import SourceJSON
import Theme

/// What two versions of a theme, or of a folder of themes, differ in.
public struct ThemeComparison: Sendable {
    /// A form that a comparison is printed in.
    public enum Format: String, CaseIterable, Sendable {
        /// A line for each difference; nothing where there is none.
        case text
        /// One object for a program to read.
        case json
        /// Tables for a review, and a sentence where no token differs.
        case markdown
    }

    /// The comparison of two documents that stand for one another.
    public struct Part: Sendable {
        /// The file's name in both folders; empty where two single documents are compared, whatever they are called.
        public var name: String
        /// What differs between them; empty where nothing does.
        public var diff: TokenDiff
    }

    /// By name.
    public let parts: [Part]
    /// Files that only the new folder has, and only the old one, by name.
    public let added: [String]
    /// Files that only the old folder has, by name.
    public let removed: [String]
    private let isOfFolders: Bool

    /// Whether nothing differs: no file is new or gone, and no token changed.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty && parts.allSatisfy(\.diff.isEmpty) }

    /// Compares two documents, or folders file by file.
    ///
    /// Throws `ThemeVersion.NotFound` where a folder stands against one document, and `SourceErrors` where values break
    /// the standard.
    public init(from old: ThemeVersion, to new: ThemeVersion) throws {
        guard old.isFolder == new.isFolder else {
            throw ThemeVersion.NotFound(description: "a folder can only be compared with a folder; name a file in it")
        }
        isOfFolders = old.isFolder
        if !old.isFolder, let before = old.parts.first, let after = new.parts.first {
            parts = [Part(name: "", diff: try TokenDiff(from: before.document, to: after.document))]
            (added, removed) = ([], [])
            return
        }
        parts = try new.parts.compactMap { after in
            guard let before = old.parts.first(where: { $0.name == after.name }) else { return nil }
            return Part(name: after.name, diff: try TokenDiff(from: before.document, to: after.document))
        }
        let (before, after) = (old.parts.map(\.name), new.parts.map(\.name))
        added = after.filter { !before.contains($0) }
        removed = before.filter { !after.contains($0) }
    }

    /// The comparison as it is printed, with a line end after it; text is empty where nothing differs.
    public func written(as format: Format) -> String {
        switch format {
        case .text: text
        case .json: json
        case .markdown: markdown
        }
    }

    private var text: String {
        guard isOfFolders else { return parts.map(\.diff.text).joined() }
        var text = removed.map { "- file \($0)\n" }.joined() + added.map { "+ file \($0)\n" }.joined()
        for part in parts where !part.diff.isEmpty { text += "\(part.name):\n\(part.diff.text)" }
        return text
    }

    private var markdown: String {
        guard isOfFolders else { return parts.map(\.diff.markdown).joined() }
        guard !isEmpty else { return "No token differs.\n" }
        var sections: [String] = []
        if !removed.isEmpty { sections.append("Files gone: \(Self.list(removed))\n") }
        if !added.isEmpty { sections.append("New files: \(Self.list(added))\n") }
        for part in parts where !part.diff.isEmpty { sections.append("## `\(part.name)`\n\n\(part.diff.markdown)") }
        return sections.joined(separator: "\n")
    }

    private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

    /// Of two documents their diff's own JSON; of folders an object of `added_files`, `removed_files` and `files`, each
    /// with `file` and `diff`.
    private var json: String {
        guard isOfFolders else { return parts.map(\.diff.json).joined() }
        func array(_ names: [String]) -> String { "[\(names.map(\.quotedJSON).joined(separator: ", "))]" }
        let rows = parts.map { part in
            let diff = part.diff.json.split(separator: "\n").joined(separator: "\n    ")
            return "    { \"file\": \(part.name.quotedJSON), \"diff\": \(diff) }"
        }
        let files = rows.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n"))\n  ]"
        return """
            {
              "added_files": \(array(added)),
              "removed_files": \(array(removed)),
              "files": \(files)
            }

            """
    }
}
