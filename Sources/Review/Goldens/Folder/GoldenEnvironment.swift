import CairoBackend

/// What pixels depend on besides stories, themes and this program: the libraries that draw, and the font files.
public struct GoldenEnvironment: Hashable, Sendable {
    /// The version of each library, by its name.
    public var libraries: [String: String]
    /// The SHA-256 of each font file that text was set in, by its PostScript name.
    public var fonts: [String: String]

    /// An environment by its libraries' versions and its font files' sums, each by name.
    public init(libraries: [String: String], fonts: [String: String]) {
        self.libraries = libraries
        self.fonts = fonts
    }

    /// This machine's, with no font as yet.
    ///
    /// libdeflate is left out: it packs pictures and can't change them.
    static var current: GoldenEnvironment {
        let drawing = LibraryVersions.all.filter { $0.name != "libdeflate" }
        return GoldenEnvironment(
            libraries: Dictionary(drawing.map { ($0.name, $0.version) }) { $1 },
            fonts: [:]
        )
    }

    /// In what way this differs from what goldens were recorded with, one clause for each library and font; empty where
    /// their pixels can be compared exactly. A font that only one of them used decides nothing.
    func differences(from recorded: GoldenEnvironment) -> [String] {
        let names = Set(libraries.keys).union(recorded.libraries.keys).sorted()
        let versions = names.compactMap { name -> String? in
            let (old, new) = (recorded.libraries[name] ?? "none", libraries[name] ?? "none")
            return old == new ? nil : "\(name) \(old) → \(new)"
        }
        let files = fonts.keys.sorted().compactMap { name -> String? in
            guard let old = recorded.fonts[name], let new = fonts[name], old != new else { return nil }
            return "another file of \(name)"
        }
        return versions + files
    }

    /// Adds the fonts that text was set in.
    ///
    /// Throws `MissingFont` where a file can no longer be read.
    mutating func add(_ files: [FontFile]) throws {
        for file in files where fonts[file.postScriptName] == nil { fonts[file.postScriptName] = try file.sha256() }
    }
}
