import CairoBackend

/// Looks at what drawing needs of the machine, and says how to get what is missing.
public struct MachineCheck: Sendable {
    public struct Finding: Hashable, Sendable {
        /// What was looked for.
        public var name: String
        /// What was found; nil where it is missing.
        public var found: String?
        /// The package that has it, by the name that the machine's installer knows.
        public var package: String
    }

    /// In the order libraries, fonts, symbols.
    public let findings: [Finding]

    public var missing: [Finding] { findings.filter { $0.found == nil } }

    /// The one line that installs what is missing; nil where nothing is.
    public var installation: String? {
        var packages: [String] = []
        for package in missing.map(\.package) where !packages.contains(package) { packages.append(package) }
        return packages.isEmpty ? nil : Self.installer + packages.joined(separator: " ")
    }

    public init(fonts: FontLibrary = FontLibrary(), symbolFolders: [String] = SymbolLibrary.iconFolders) {
        var findings = LibraryVersions.all.map { Finding(name: $0.name, found: $0.version, package: "") }
        findings.append(Self.font("Inter", in: fonts, package: Self.interPackage))
        for family in FontLibrary.fallbackFamilies {
            findings.append(Self.font(family, in: fonts, package: Self.notoPackage(of: family)))
        }
        findings.append(Self.symbols(in: symbolFolders))
        self.findings = findings
    }

    private static func font(_ family: String, in library: FontLibrary, package: String) -> Finding {
        guard let faces = try? library.faces(of: family), let first = faces.first else {
            return Finding(name: family, found: nil, package: package)
        }
        let count = faces.count == 1 ? "1 face" : "\(faces.count) faces"
        return Finding(name: family, found: "\(count) in \(FilePath.parent(of: first.path))", package: package)
    }

    private static func symbols(in folders: [String]) -> Finding {
        let name = "Symbols"
        guard let folder = folders.first(where: FilePath.isFolder), let names = try? FileInput.names(in: folder) else {
            return Finding(name: name, found: nil, package: symbolPackage)
        }
        let count = names.count { $0.hasSuffix(".svg") }
        return Finding(name: name, found: "\(count) drawings in \(folder)", package: symbolPackage)
    }

    // MARK: - Packages

    #if os(macOS)
        private static let installer = "brew install "
        private static let interPackage = "font-inter"
        private static let symbolPackage = "bootstrap-icons"

        private static func notoPackage(of family: String) -> String {
            "font-" + family.lowercased().split(separator: " ").joined(separator: "-")
        }
    #else
        private static let installer = "sudo apt-get install "
        private static let interPackage = "fonts-inter"
        private static let symbolPackage = "bootstrap-icons"

        private static func notoPackage(of family: String) -> String { "fonts-noto-core" }
    #endif
}
