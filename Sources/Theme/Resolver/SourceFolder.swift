import SourceJSON

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder that a theme's files must lie in: on disk, or in memory.
struct SourceFolder: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case disk(path: String)
        /// Texts by path.
        case memory([String: String])
    }

    let place: Place

    /// A resolver document's remarks may repeat: a published case of the standard has two, and nothing hangs on them.
    private static let remarks = ["description"]

    init(_ place: Place) {
        self.place = place
    }

    /// Why a reference to a file is refused.
    struct Refusal: Error {
        var message: String
        var remedy: String?
    }

    /// The path in this folder that `reference` means to a file in the folder `base` of it.
    ///
    /// Throws a `Refusal` for a URL, an absolute path, and one that climbs out of the folder.
    func path(of reference: String, from base: String) throws -> String {
        if let scheme = Self.scheme(of: reference) {
            throw Refusal(
                message: "\"\(reference)\" is a URL (\(scheme)): sources are read from the theme's folder only",
                remedy: "save the file beside the theme and name it by a relative path"
            )
        }
        let outside = Refusal(
            message: "\"\(reference)\" lies outside the theme's folder",
            remedy: "a theme's sources lie in its own folder or below it"
        )
        guard !reference.hasPrefix("/"), !reference.hasPrefix("\\") else { throw outside }
        var parts = base.split(separator: "/").map(String.init)
        for part in reference.split(separator: "/", omittingEmptySubsequences: true) {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { throw outside }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    /// Reads and parses the file at `path` in this folder.
    ///
    /// Throws a `Refusal` where a symbolic link leads out of the folder, and a `SourceError` where the file is missing
    /// or is not JSON.
    func document(at path: String) throws -> SourceDocument {
        switch place {
        case .memory(let files):
            guard let text = files[path] else { throw SourceError(file: path, message: "there is no such file") }
            return try SourceDocument(text: text, file: path, repeatableRemarks: Self.remarks)
        case .disk(let folder):
            let file = folder.isEmpty ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
            try refuseLinks(out: folder, file: file, named: path)
            return try SourceDocument(contentsOf: file, repeatableRemarks: Self.remarks)
        }
    }

    private func refuseLinks(out folder: String, file: String, named path: String) throws {
        let root = URL(filePath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().pathComponents
        let target = URL(filePath: file).resolvingSymlinksInPath().pathComponents
        guard !target.starts(with: root) else { return }
        throw Refusal(
            message: "\"\(path)\" is a link that leads outside the theme's folder",
            remedy: "copy the file into the folder"
        )
    }

    /// `https` of `https://…`; nil for a path.
    private static func scheme(of reference: String) -> String? {
        guard let colon = reference.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            return reference.utf8.starts(with: "//".utf8) ? "//" : nil
        }
        let scheme = reference.utf8[..<colon]
        let isScheme = scheme.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        return isScheme && !scheme.isEmpty ? String(Substring(scheme)) : nil
    }
}
