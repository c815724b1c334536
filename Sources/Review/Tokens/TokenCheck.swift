import SourceJSON
import Theme

/// What a look through token files and resolver documents finds, every fault of every file at once.
public struct TokenCheck: Sendable {
    /// One file with what is wrong in it.
    public struct File: Sendable {
        /// The file's path as it was named.
        public var path: String
        /// In the order of their places; empty where the file keeps the standard.
        public var errors: [SourceError]
    }

    /// In the order they were named.
    public let files: [File]

    /// Reads the files, and those that a resolver document among them names.
    public init(_ paths: [String]) {
        files = paths.map { File(path: $0, errors: ThemeDocument.check(path: $0)) }
    }

    /// Whether no file has an error, which is what the command ends with 0 for.
    public var isValid: Bool { files.allSatisfy(\.errors.isEmpty) }

    /// A line for each error, `file:line:column: token: message (remedy)`, and one for each file without any.
    public var text: String {
        files.flatMap { file in
            file.errors.isEmpty ? ["\(file.path): valid"] : file.errors.map(\.description)
        }
        .map { $0 + "\n" }.joined()
    }

    /// One object of `valid` and `files`, each with `file`, `valid` and `errors`; an error has `file`, `line`, `column`
    /// (0 where it is about the whole file), `token` and `remedy` (null where there is none) and `message`.
    public var json: String {
        let rows = files.map { file in
            let errors = file.errors.map { "\n        \(Self.object($0))" }.joined(separator: ",")
            let list = errors.isEmpty ? "[]" : "[\(errors)\n      ]"
            return """
                    {
                      "file": \(file.path.quotedJSON),
                      "valid": \(file.errors.isEmpty),
                      "errors": \(list)
                    }
                """
        }
        return """
            {
              "valid": \(isValid),
              "files": [
            \(rows.joined(separator: ",\n"))
              ]
            }

            """
    }

    private static func object(_ error: SourceError) -> String {
        let place = "\"file\": \(error.file.quotedJSON), \"line\": \(error.line), \"column\": \(error.column)"
        let token = error.path.map(\.quotedJSON) ?? "null"
        let remedy = error.remedy.map(\.quotedJSON) ?? "null"
        return "{ \(place), \"token\": \(token), \"message\": \(error.message.quotedJSON), \"remedy\": \(remedy) }"
    }
}
