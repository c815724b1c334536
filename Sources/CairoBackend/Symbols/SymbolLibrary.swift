public import Drawing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Symbols by their SF Symbol names, from SVG files: the user's own folder first, then Bootstrap Icons.
///
/// A file of the user's is named as the symbol is (`play.fill.svg`), and may be a template of Apple's SF Symbols app; the
/// icons' own names are found by rule and table.
/// One library belongs to one task.
public final class SymbolLibrary: SymbolSource {
    private let ownFolder: String?
    /// Where the icons were found; nil where none of the folders is there.
    public let iconFolder: String?
    private let iconFolders: [String]
    private let weight: SymbolWeight
    private var cache: [String: Symbol] = [:]

    /// Where Debian's package, Homebrew's tree and a checkout by npm keep the icons.
    public static let iconFolders = [
        "/usr/share/bootstrap-icons/svg", "/usr/share/bootstrap-icons/icons", "/opt/homebrew/share/bootstrap-icons/svg",
        "/opt/homebrew/lib/node_modules/bootstrap-icons/icons", "/usr/local/share/bootstrap-icons/svg",
        "/usr/local/lib/node_modules/bootstrap-icons/icons",
    ]

    /// The SF Symbol names that lead to an icon of another name, or to a drawing of this project's, sorted.
    public static var mappedNames: [String] { (Array(SymbolNames.table.keys) + SymbolNames.drawn.keys).sorted() }

    /// `folder` holds the user's own symbols; nil where there are none. `weight` is what files with several weights are
    /// drawn in.
    public init(
        folder: String? = nil,
        iconFolders: [String] = SymbolLibrary.iconFolders,
        weight: SymbolWeight = .regular
    ) {
        ownFolder = folder
        self.weight = weight
        self.iconFolders = iconFolders
        iconFolder = iconFolders.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Throws `UnknownSymbol`, `MissingSymbols` and `UnsafeSymbol`.
    public func symbol(named name: String) throws -> Symbol {
        if let symbol = cache[name] { return symbol }
        let symbol = try read(name)
        cache[name] = symbol
        return symbol
    }

    /// Whether `name` leads to a file.
    public func contains(_ name: String) -> Bool {
        cache[name] != nil || SymbolNames.drawn[name] != nil || path(of: name) != nil
    }

    /// The filled form of an outline symbol, such as `house.fill` for `house`; the name itself where it has none.
    public func fillVariant(of name: String) -> String {
        if name.hasSuffix(".fill") { return name }
        let filled = name + ".fill"
        return contains(filled) ? filled : name
    }

    private func read(_ name: String) throws -> Symbol {
        guard let path = path(of: name) else {
            if let drawn = SymbolNames.drawn[name] { return drawn }
            guard ownFolder != nil || iconFolder != nil else { throw MissingSymbols(folders: iconFolders) }
            throw UnknownSymbol(name: name, suggestions: suggestions(for: name))
        }
        // Packages may link icons from wherever they keep them; a story's own folder may not reach out of itself.
        let home = ownFolder.flatMap { path.hasPrefix($0 + "/") ? $0 : nil }
        return try SymbolSanitizer.symbol(
            named: name,
            from: SymbolFile.read(path, inside: home),
            file: path,
            weight: weight
        )
    }

    private func path(of name: String) -> String? {
        // A name is data from outside: it must not lead out of the folders.
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isNamePart), !name.hasPrefix(".") else { return nil }
        let icon = SymbolNames.iconName(for: name)
        let paths = [ownFolder.map { "\($0)/\(name).svg" }, iconFolder.map { "\($0)/\(icon).svg" }]
        return paths.lazy.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0) }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Up to three names that exist, the nearest by edit distance first.
    private func suggestions(for name: String) -> [String] {
        var known = Set(Self.mappedNames.filter(contains))
        for folder in [ownFolder, iconFolder].compactMap({ $0 }) {
            for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where file.hasSuffix(".svg") {
                let icon = String(file.dropLast(4))
                known.insert(folder == ownFolder ? icon : SymbolNames.symbolName(for: icon))
            }
        }
        return nearest(to: name, in: known.sorted(), count: 3)
    }

    private func nearest(to name: String, in known: [String], count: Int) -> [String] {
        let target = Array(name.lowercased().utf8)
        let most = max(2, target.count / 3)
        return known.map { (name: $0, letters: Array($0.lowercased().utf8)) }
            // No fewer letters change than one name has more than the other.
            .filter { abs($0.letters.count - target.count) <= most }
            .map { (name: $0.name, distance: EditDistance.between(target, $0.letters)) }
            .filter { $0.distance <= most }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(count).map(\.name)
    }
}
