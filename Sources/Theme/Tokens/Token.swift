import SourceJSON

/// One token with its references followed.
public struct Token: Sendable {
    /// Names joined by full stops, such as `color.fill`.
    public var path: String
    public var type: TokenType
    public var value: TokenValue
    /// Where the value is written; an inherited token's place is in the group it comes from.
    public var place: SourcePlace { source.place }
    public var description: String?
    /// Nil where the token is not deprecated.
    public var deprecation: Deprecation?
    /// What other tools keep with the token, untouched.
    public var extensions: SourceObject?
    /// The token that this one is another name of.
    public var alias: String?
    /// The tokens that the value names, in the order they are written, without repeats; an alias names one.
    public var references: [String]
    let source: SourceObject

    public enum Deprecation: Hashable, Sendable {
        case plain
        /// With the file's explanation.
        case explained(String)
    }
}
