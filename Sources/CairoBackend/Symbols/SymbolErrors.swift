/// A symbol name that leads to no drawing.
public struct UnknownSymbol: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name as it was asked for; a message repeats its first 80 letters.
    public var name: String
    /// Names that do lead to one and are spelled alike, the nearest first.
    public var suggestions: [String]

    /// The most letters of a name that a message repeats; no symbol's name is as long. Ours.
    static let longestName = 80

    public var description: String {
        let known = suggestions.map { "“\($0)”" }.joined(separator: ", ")
        let shown = name.count > Self.longestName ? name.prefix(Self.longestName) + "…" : name[...]
        return "There is no symbol “\(shown)”." + (suggestions.isEmpty ? "" : " Did you mean \(known)?")
    }
}

/// No folder of symbols is there at all: the machine lacks something.
public struct MissingSymbols: Error, Hashable, Sendable, CustomStringConvertible {
    /// Every folder that was looked in.
    public var folders: [String]

    public var description: String {
        "No symbols were found in \(folders.joined(separator: ", ")). Install them with “apt-get install "
            + "bootstrap-icons” (Debian, Ubuntu), or name a folder of SVG files."
    }
}

/// A symbol's file that holds something a symbol must not, or no SVG at all.
public struct UnsafeSymbol: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the symbol's file.
    public var file: String
    /// Counted from 1; 1 where the file as a whole is refused.
    public var line: Int
    /// What was found there and isn't accepted, as a clause.
    public var reason: String

    public var description: String { "\(file):\(line): \(reason)" }
}
