/// One object of a file: its members in the order they are written.
public struct SourceObject: Sendable {
    /// A key and its value.
    public struct Member: Sendable {
        let keyValue: SourceValue
        /// What stands behind the key's colon.
        public let value: SourceValue

        /// The key with its escapes decoded.
        public var key: String { keyValue.stringValue ?? "" }
        /// Where the key's quote stands.
        public var keyPlace: SourcePlace { keyValue.place }

        /// Whether the key is `name`, without decoding it where that can be helped.
        public func isNamed(_ name: StaticString) -> Bool { keyValue.isString(name) }

        /// Whether the key begins with `$`, as the keys that a format reserves for itself do.
        public var isReserved: Bool { keyValue.raw { $0.first == UInt8(ascii: "$") } }

        /// An error at the key's place.
        public func error(_ message: String, path: String? = nil, remedy: String? = nil) -> SourceError {
            SourceError(at: keyPlace, path: path, message: message, remedy: remedy)
        }
    }

    let storage: SourceDocument.Storage
    let index: Int

    /// The object as a value again, to hand on or to tell from others.
    public var value: SourceValue { SourceValue(storage: storage, index: index) }
    /// Where the opening brace stands.
    public var place: SourcePlace { value.place }
    /// How many members the object has, repeated remarks counted each.
    public var count: Int { Int(storage.nodes[index].count) }
    /// Whether the braces hold no member.
    public var isEmpty: Bool { count == 0 }
    /// The decoded keys in the order they are written.
    public var keys: [String] { map(\.key) }

    /// The value of `key`; nil where there is none.
    public subscript(_ key: StaticString) -> SourceValue? {
        storage.value(of: key, in: index).map { SourceValue(storage: storage, index: $0) }
    }

    /// The value of a key that is only known now, compared byte for byte.
    public subscript(named key: String) -> SourceValue? {
        for member in self where member.key.utf8.elementsEqual(key.utf8) { return member.value }
        return nil
    }

    /// The value of `key`.
    ///
    /// Throws a `SourceError` at the object where there is none.
    public func required(_ key: StaticString) throws -> SourceValue {
        guard let value = self[key] else { throw error("missing key \"\(key)\"") }
        return value
    }

    /// Throws a `SourceError` at the first key that is not in `allowed`, with the nearest that is.
    public func checkKeys(_ allowed: [String]) throws {
        if let error = unknownKeyErrors(allowed).first { throw error }
    }

    /// One error for each key that is not in `allowed`.
    public func unknownKeyErrors(_ allowed: [String], path: String? = nil) -> [SourceError] {
        compactMap { member in
            let key = member.key
            guard !allowed.contains(key) else { return nil }
            let remedy =
                nearest(to: key, in: allowed).map { "did you mean \"\($0)\"?" }
                ?? "known here: \(allowed.joined(separator: ", "))"
            return member.error("unknown key \"\(key)\"", path: path, remedy: remedy)
        }
    }

    /// An error at the object's place.
    public func error(_ message: String, path: String? = nil, remedy: String? = nil) -> SourceError {
        value.error(message, path: path, remedy: remedy)
    }
}

extension SourceObject: Sequence {
    public struct Iterator: IteratorProtocol {
        let storage: SourceDocument.Storage
        var key: Int
        let end: Int

        public mutating func next() -> Member? {
            guard key < end else { return nil }
            defer { key = Int(storage.nodes[key + 1].after) }
            return Member(
                keyValue: SourceValue(storage: storage, index: key),
                value: SourceValue(storage: storage, index: key + 1)
            )
        }
    }

    public func makeIterator() -> Iterator {
        Iterator(storage: storage, key: index + 1, end: Int(storage.nodes[index].after))
    }

    public var underestimatedCount: Int { count }
}
