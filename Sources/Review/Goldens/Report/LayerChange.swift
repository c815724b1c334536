/// How one layer of a frame differs from its golden's.
public struct LayerChange: Hashable, Sendable {
    /// What became of a layer; the raw values are the report's words.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The frame has the layer, its golden doesn't.
        case added
        /// The golden has the layer, the frame doesn't.
        case removed
        /// Both have the layer, with other properties.
        case changed
    }

    /// The layer's id, such as `tab-bar/pill`.
    public var layer: String
    /// Whether the layer is new, gone or different.
    public var kind: Kind
    /// What changed of it; empty for one that is new or gone.
    public var properties: [Property]
    /// The tokens it names before or after, each once, sorted.
    public var tokens: [String]

    /// One property with its values before and after, as a person reads them.
    public struct Property: Hashable, Sendable {
        /// `x`, `width`, `opacity`, `token`, `fill`, `text`, `spoken` …
        public var name: String
        /// Nil where it had no value, or none that can be said in a word.
        public var before: String?
        /// The value in the frame as it is drawn now; nil where it has none, or none that can be said in a word.
        public var after: String?
        /// What the values are counted in, such as `pt`; nil where they are words.
        public var unit: String?
        /// The token that decides it, several parted by spaces; nil where none does, or where it is the values that are
        /// tokens.
        public var token: String?

        /// A property by its name and its values before and after, in that order.
        public init(_ name: String, _ before: String?, _ after: String?, unit: String? = nil, token: String? = nil) {
            self.name = name
            self.before = before
            self.after = after
            self.unit = unit
            self.token = token
        }
    }

    /// A change of the layer with that id; a layer that is new or gone lists no properties.
    public init(_ layer: String, _ kind: Kind, properties: [Property] = [], tokens: [String] = []) {
        self.layer = layer
        self.kind = kind
        self.properties = properties
        self.tokens = tokens
    }
}

extension LayerChange {
    /// Whether something else changed than places and sizes, which other libraries round differently.
    var isInWords: Bool { kind != .changed || properties.contains { $0.unit != "pt" } }
}

extension LayerChange: CustomStringConvertible {
    /// `tab-bar/pill x 21 → 23 pt, token color.fill → color.surface`.
    public var description: String {
        switch kind {
        case .added, .removed: "\(layer) \(kind.rawValue)"
        case .changed: "\(layer) " + properties.map(\.description).joined(separator: ", ")
        }
    }
}

extension LayerChange.Property: CustomStringConvertible {
    /// `x 21 → 23 pt` · `fill #e5e5ea → #ff0000 (color.fill)` · `outline changed (radius.lg)`.
    public var description: String {
        var text = name
        if before == nil, after == nil {
            text += " changed"
        } else {
            text += " \(before ?? "none") → \(after ?? "none")"
        }
        if let unit { text += " \(unit)" }
        if let token { text += " (\(token))" }
        return text
    }
}
