/// One face of one font file: what is known of it before it is shaped with.
public struct FontFile: Hashable, Sendable {
    public var path: String
    /// Which face of a collection; 0 in a file of one.
    public var index: Int
    /// The name its glyphs are kept by, such as `Inter-Medium`.
    public var postScriptName: String
    public var family: String
    /// 1–1000, from the file's own tables.
    public var weight: Int
    public var isItalic: Bool
}
