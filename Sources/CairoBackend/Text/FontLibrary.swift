#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The font files that text may be drawn with: one family at a time and a short list behind it, never the machine's set.
///
/// Fontconfig and its settings are not asked, so text is the same wherever the same files are.
public struct FontLibrary: Sendable {
    /// Looked through in order; the first that holds a family is the only one it is taken from.
    public var folders: [String]

    /// `folder` is looked in first; nil leaves the places where Debian and macOS keep fonts.
    public init(folder: String? = nil) {
        var folders = Self.systemFolders
        if let folder { folders.insert(folder, at: 0) }
        self.folders = folders
    }

    /// Looks in these folders only.
    public init(folders: [String]) {
        self.folders = folders
    }

    /// Where the packages named in `MissingFont` put their files.
    static var systemFolders: [String] {
        var folders = [
            "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/truetype/noto",
        ]
        #if os(macOS)
            folders += [FileManager.default.homeDirectoryForCurrentUser.path + "/Library/Fonts", "/Library/Fonts"]
        #endif
        return folders
    }

    /// What stands in for scripts that the chosen family lacks, in order: sans-serif faces of Noto.
    public static let fallbackFamilies = [
        "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari",
        "Noto Sans Bengali", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Gujarati", "Noto Sans Gurmukhi",
        "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Sinhala", "Noto Sans Khmer", "Noto Sans Lao",
        "Noto Sans Myanmar", "Noto Sans Georgian", "Noto Sans Armenian", "Noto Sans Ethiopic", "Noto Sans Math",
        "Noto Sans Symbols", "Noto Sans Symbols2",
    ]

    /// The upright faces of a family, lightest first.
    ///
    /// Throws `MissingFont` where no folder has any.
    public func faces(of family: String) throws -> [FontFile] {
        for folder in folders {
            let faces = Self.faces(of: family, in: folder)
            if !faces.isEmpty { return faces }
        }
        throw MissingFont(family: family, folders: folders)
    }

    /// The faces for other scripts that this machine has, in the order they are tried.
    public func fallbackFaces() -> [FontFile] { Self.fallbackFamilies.flatMap { (try? faces(of: $0)) ?? [] } }

    private static func faces(of family: String, in folder: String) -> [FontFile] {
        // A file is only opened where its name could be the family's: a folder may hold hundreds.
        let wanted = normalized(family)
        let names = fontNames(in: folder).filter { normalized($0).hasPrefix(wanted) }
        let exact = names.filter { normalized(String($0.prefix { !"-_[.".contains($0) })) == wanted }
        var faces: [FontFile] = []
        for name in exact.isEmpty ? names : exact {
            let path = folder + "/" + name
            var index = 0
            while let font = HarfBuzzFont(path: path, index: index) {
                if let face = font.describe(path: path, index: index), face.family == family, !face.isItalic {
                    faces.append(face)
                }
                index += 1
            }
        }
        return faces.sorted { ($0.weight, $0.path, $0.index) < ($1.weight, $1.path, $1.index) }
    }

    private static func fontNames(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            [".otf", ".ttf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
        }.sorted()
    }

    private static func normalized(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
}
