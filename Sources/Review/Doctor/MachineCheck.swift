import CairoBackend

/// Looks at what drawing needs of the machine, and says how to get what is missing.
public struct MachineCheck: Sendable {
    /// One library, font family or set of symbols that drawing needs, found or missing.
    public struct Finding: Hashable, Sendable {
        /// What was looked for.
        public var name: String
        /// What was found; nil where it is missing.
        public var found: String?
        /// What brings it; nil for what the tool couldn't have started without.
        public var package: Package?
    }

    /// A package by the name that its installer knows.
    public struct Package: Hashable, Sendable {
        /// The line that installs packages, up to their names.
        public var installer: String
        /// The package's own name, such as `fonts-inter`.
        public var name: String
    }

    /// In the order libraries, fonts, symbols.
    public let findings: [Finding]

    /// The findings that weren't found, in their order; empty on a machine that has everything.
    public var missing: [Finding] { findings.filter { $0.found == nil } }

    /// The one line that installs what is missing; nil where nothing is.
    public var installation: String? {
        var lines: [(installer: String, names: [String])] = []
        for package in missing.compactMap(\.package) {
            let place = lines.firstIndex { $0.installer == package.installer } ?? lines.count
            if place == lines.count { lines.append((package.installer, [])) }
            if !lines[place].names.contains(package.name) { lines[place].names.append(package.name) }
        }
        guard !lines.isEmpty else { return nil }
        return lines.map { ([$0.installer] + $0.names).joined(separator: " ") }.joined(separator: " && ")
    }

    /// Looks at the machine: the libraries' versions, Inter and the fallback families in the folders of `fonts`, and
    /// the first of `symbolFolders` that is there.
    public init(fonts: FontLibrary = FontLibrary(), symbolFolders: [String] = SymbolLibrary.iconFolders) {
        var findings = LibraryVersions.all.map { Finding(name: $0.name, found: $0.version, package: nil) }
        findings.append(Self.font("Inter", in: fonts, package: Self.interPackage))
        for family in FontLibrary.fallbackFamilies {
            findings.append(Self.font(family, in: fonts, package: Self.notoPackage(of: family)))
        }
        findings.append(Self.symbols(in: symbolFolders))
        self.findings = findings
    }

    private static func font(_ family: String, in library: FontLibrary, package: Package) -> Finding {
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
        private static let interPackage = Package(installer: "brew install --cask", name: "font-inter")
        private static let symbolPackage = Package(installer: "npm install --global", name: "bootstrap-icons")

        private static func notoPackage(of family: String) -> Package {
            let words = family == "Noto Sans Symbols2" ? "noto sans symbols 2" : family.lowercased()
            let name = "font-" + words.split(separator: " ").joined(separator: "-")
            return Package(installer: "brew install --cask", name: name)
        }
    #else
        private static let interPackage = Package(installer: "sudo apt-get install", name: "fonts-inter")
        private static let symbolPackage = Package(installer: "sudo apt-get install", name: "bootstrap-icons")

        private static func notoPackage(of family: String) -> Package {
            Package(installer: "sudo apt-get install", name: "fonts-noto-core")
        }
    #endif
}
