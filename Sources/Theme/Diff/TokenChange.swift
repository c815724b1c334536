/// What became of one token between two versions of a theme.
public struct TokenChange: Hashable, Sendable {
    /// What happened to the token; a token that was deprecated and changed has two changes.
    public enum Kind: Hashable, Sendable {
        /// Only the new version has the token, and it is no renamed one.
        case added
        /// Only the old version has the token, and it lives on under no other name.
        case removed
        /// The same value, or the same id in its extensions, under another name.
        case renamed(from: String)
        /// Another type, whatever became of the value.
        case retyped(from: TokenType, to: TokenType)
        /// Another value of the same type.
        case changed
        /// Newly marked `$deprecated`.
        case deprecated
        /// No longer deprecated.
        case restored

        /// The kind as one word.
        public var word: String {
            switch self {
            case .added: "added"
            case .removed: "removed"
            case .renamed: "renamed"
            case .retyped: "retyped"
            case .changed: "changed"
            case .deprecated: "deprecated"
            case .restored: "restored"
            }
        }

        /// The order in which a report tells of the kinds.
        var rank: Int {
            switch self {
            case .removed: 0
            case .renamed: 1
            case .retyped: 2
            case .changed: 3
            case .deprecated: 4
            case .restored: 5
            case .added: 6
            }
        }
    }

    /// The token's path now, or its last one.
    public var path: String
    /// What happened to it.
    public var kind: Kind
    /// The value in the old version; nil where the token is new.
    public var before: TokenValue?
    /// The value in the new version; nil where the token is gone.
    public var after: TokenValue?
    /// Why it is deprecated, where the file says so.
    public var reason: String?
    /// The bounce of the spring whose response a duration is, in the old version; nil for any other token.
    public var bounceBefore: Double?
    /// The same in the new version.
    public var bounceAfter: Double?

    /// The old value as one reads it, a spring's with its bounce; empty where there is none.
    public var beforeText: String { Self.text(before, bounceBefore) }
    /// The new value, in the same way.
    public var afterText: String { Self.text(after, bounceAfter) }

    private static func text(_ value: TokenValue?, _ bounce: Double?) -> String {
        guard let value else { return "" }
        return value.text + (bounce.map { " bounce \(($0 * 1000).rounded() / 1000)" } ?? "")
    }

    /// A change of one token, which either version may lack.
    init(_ kind: Kind, from old: Token? = nil, to new: Token? = nil) {
        self.kind = kind
        path = new?.path ?? old?.path ?? ""
        (before, after) = (old?.value, new?.value)
        (bounceBefore, bounceAfter) = (old?.spring?.bounce, new?.spring?.bounce)
    }
}
