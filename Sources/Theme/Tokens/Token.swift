import SourceJSON

/// One token with its references followed.
public struct Token: Sendable {
    /// Names joined by full stops, such as `color.fill`.
    public var path: String
    /// The token's own type, else its reference's, else that of the nearest group that states one.
    public var type: TokenType
    /// The value with every reference in it followed.
    public var value: TokenValue
    /// Where the value is written; an inherited token's place is in the group it comes from.
    public var place: SourcePlace { source.place }
    /// The file's `$description`; nil where it has none.
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

    /// How a file marks a token that should no longer be used.
    public enum Deprecation: Hashable, Sendable {
        /// `$deprecated` is true, without a reason.
        case plain
        /// With the file's explanation.
        case explained(String)
    }
}
