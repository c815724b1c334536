internal import CCairo

/// One face of one font file: what is known of it before it is shaped with.
public struct FontFile: Hashable, Sendable {
    /// The file's path, which begins with the folder of fonts that it was found in.
    public var path: String
    /// Which face of a collection; 0 in a file of one.
    public var index: Int
    /// The name its glyphs are kept by, such as `Inter-Medium`.
    public var postScriptName: String
    /// The family's name as the file's own tables have it, such as `Inter`.
    public var family: String
    /// 1–1000, from the file's own tables.
    public var weight: Int
    /// Whether the face is italic, by the file's own tables; such faces are not chosen.
    public var isItalic: Bool

    /// The file's SHA-256 as hexadecimal digits: two machines with the same ones draw the same text.
    ///
    /// Throws `MissingFont` where the file can no longer be read.
    public func sha256() throws -> String {
        guard let blob = hb_blob_create_from_file_or_fail(path) else {
            throw MissingFont(family: family, folders: [path])
        }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return "" }
        return Digest.sha256(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}
