import SourceJSON

/// The list of all goldens, kept beside them as `manifest.json`: what each is known by, and what they were drawn with.
public struct GoldenManifest: Hashable, Sendable {
    /// The newest form that is read, and the one that is written.
    public static let version = 1
    /// The file's name in the folder of goldens.
    public static let fileName = "manifest.json"

    /// The libraries and fonts that every golden of the folder was drawn with.
    public var environment: GoldenEnvironment
    /// By the frame's name.
    public var frames: [String: GoldenRecord]

    /// A manifest of these goldens; of none, for a folder that nothing was recorded in.
    public init(environment: GoldenEnvironment, frames: [String: GoldenRecord] = [:]) {
        self.environment = environment
        self.frames = frames
    }

    /// In the order of their bytes, as they stand in the file.
    public var names: [String] { frames.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// One frame a line, so that changes to different frames merge.
    public var json: String {
        let lines = names.map { "    \($0.quotedJSON): \(frames[$0]?.json ?? "null")" }
        return """
            {
              "version": \(Self.version),
              "libraries": \(Self.object(environment.libraries)),
              "fonts": \(Self.object(environment.fonts)),
              "frames": \(Self.object(lines: lines))
            }

            """
    }

    static func object(_ values: [String: String], indent: String = "  ") -> String {
        let lines = values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { key in
            "\(indent)  \(key.quotedJSON): \((values[key] ?? "").quotedJSON)"
        }
        return object(lines: lines, indent: indent)
    }

    private static func object(lines: [String], indent: String = "  ") -> String {
        lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
}
