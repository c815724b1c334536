import SourceJSON

extension GoldenManifest {
    /// Reads a manifest; `file` is the name that errors give.
    ///
    /// Throws `GoldenError` for one of a newer form or with a merge's conflict in it, and a `SourceError` at whatever
    /// else is no manifest.
    public init(_ bytes: [UInt8], file: String) throws {
        if let line = Self.conflict(in: bytes) { throw GoldenError.conflict(file: file, line: line) }
        let root = try SourceDocument(bytes: bytes, file: file).root.object()
        let version = try root.required("version").integer()
        guard version <= Self.version else { throw GoldenError.newer(file: file, version: version) }
        guard version == Self.version else {
            throw try root.required("version").error("there is no version \(version)", remedy: "versions start at 1")
        }
        try root.checkKeys(["$schema", "version", "libraries", "fonts", "frames"])
        environment = GoldenEnvironment(
            libraries: try Self.strings(root.required("libraries")),
            fonts: try Self.strings(root.required("fonts"))
        )
        frames = [:]
        for member in try root.required("frames").object() {
            // A name becomes a path: it must stay in the folder.
            guard GoldenFile.isFrameName(member.key) else {
                throw member.error("\"\(member.key)\" is no frame's name")
            }
            frames[member.key] = try GoldenRecord(member.value)
        }
    }

    static func strings(_ value: SourceValue) throws -> [String: String] {
        var strings: [String: String] = [:]
        for member in try value.object() { strings[member.key] = try member.value.string() }
        return strings
    }

    /// The line of the first marker that git leaves in a file it couldn't merge.
    private static func conflict(in bytes: [UInt8]) -> Int? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let markers = ["<<<<<<< ", ">>>>>>> ", "||||||| "].map { Array($0.utf8) }
        return lines.firstIndex { line in markers.contains { line.starts(with: $0) } }.map { $0 + 1 }
    }
}
