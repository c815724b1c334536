import SourceJSON

/// What stands in a value's place: the value, or what a reference there leads to.
extension TokenReader {
    enum Resolved {
        case literal(SourceValue)
        case token(TokenValue)
        /// A part of another token, or a token's value where no type is asked for.
        case part(SourceValue)
        /// It leads nowhere, or to the wrong type, as has been said.
        case nothing
    }

    /// Follows a reference where a value of `type` is expected, by braces or by `$ref`.
    mutating func resolve(_ value: SourceValue, as type: TokenType) -> Resolved {
        guard ReferenceGraph.isReference(value) else { return .literal(value) }
        guard let node = graph.target(of: value) else { return .nothing }
        let end = graph.nodes[node].end
        guard graph.isWhole(end) else { return .part(graph.nodes[end].value) }
        guard let found = types[end] else { return .nothing }
        guard found == type else {
            let name = catalog.entries[graph.nodes[node].owner].path
            fail(value, "expected \(type.name), but \(name) is \(found.name)")
            return .nothing
        }
        return values[end].map(Resolved.token) ?? .nothing
    }

    /// Reads a value of `type` that stands there itself or is referred to.
    mutating func follow<Value>(
        _ value: SourceValue,
        _ type: TokenType,
        unwrap: (TokenValue) -> Value?,
        literal read: (inout TokenReader, SourceValue) -> Value?
    ) -> Value? {
        switch resolve(value, as: type) {
        case .literal(let literal): read(&self, literal)
        case .token(let token): unwrap(token)
        case .part(let part): quietly(at: value, type, part) { read(&$0, part) }
        case .nothing: nil
        }
    }

    /// Reads a part of another token; what is wrong with it as such a value is said at the reference.
    mutating func quietly<Value>(
        at site: SourceValue,
        _ type: TokenType,
        _ part: SourceValue,
        _ read: (inout TokenReader) -> Value?
    ) -> Value? {
        let before = errors.count
        let value = read(&self)
        if errors.count > before {
            errors.removeSubrange(before...)
            fail(site, "expected \(type.name), but the reference leads to \(part.described)")
        }
        return value
    }

    /// Follows `$ref` where the standard has no type for what is expected, such as a unit; braces, which name whole
    /// tokens, can't stand there.
    mutating func resolveProperty(_ value: SourceValue) -> Resolved {
        guard ReferenceGraph.isReference(value) else { return .literal(value) }
        if value.kind == .string {
            fail(
                value,
                "a reference in braces can't stand for a part of a value",
                remedy: "write { \"$ref\": \"#/…/$value\" }"
            )
            return .nothing
        }
        guard let node = graph.target(of: value) else { return .nothing }
        return .part(graph.nodes[graph.nodes[node].end].value)
    }

    /// A property's value, whatever way it is given; nil where that failed and has been said.
    private mutating func property(_ value: SourceValue) -> SourceValue? {
        switch resolveProperty(value) {
        case .literal(let value), .part(let value): value
        case .token, .nothing: nil
        }
    }

    // MARK: Properties of no type

    mutating func numberProperty(_ value: SourceValue, _ name: String? = nil) -> Double? {
        guard let found = property(value) else { return nil }
        guard let number = found.numberValue else {
            fail(value, "expected a number, found \(found.described)", in: name)
            return nil
        }
        return number
    }

    mutating func stringProperty(_ value: SourceValue, _ name: String? = nil) -> String? {
        guard let found = property(value) else { return nil }
        guard let string = found.stringValue else {
            fail(value, "expected a string, found \(found.described)", in: name)
            return nil
        }
        return string
    }

    mutating func boolProperty(_ value: SourceValue, _ name: String? = nil) -> Bool? {
        guard let found = property(value) else { return nil }
        guard let bool = found.boolValue else {
            fail(value, "expected true or false, found \(found.described)", in: name)
            return nil
        }
        return bool
    }

    mutating func arrayProperty(_ value: SourceValue, _ name: String? = nil) -> [SourceValue]? {
        guard let found = property(value) else { return nil }
        guard let array = found.arrayValue else {
            fail(value, "expected an array, found \(found.described)", in: name)
            return nil
        }
        return array
    }

    /// One of a fixed list of words.
    mutating func word<Word: RawRepresentable & CaseIterable>(_ value: SourceValue, _ name: String? = nil) -> Word?
    where Word.RawValue == String {
        guard let text = stringProperty(value, name) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue)
        let remedy = nearest(to: text, in: words).map { "did you mean \"\($0)\"?" }
        let expected = "expected one of \(words.joined(separator: ", "))"
        fail(value, "\(expected), found \"\(text)\"", in: name, remedy: remedy)
        return nil
    }

    // MARK: Objects

    /// The object's members, after saying which keys are unknown and which are missing.
    mutating func members(
        of value: SourceValue,
        _ expected: String,
        required: [StaticString],
        optional: [StaticString] = []
    ) -> SourceObject? {
        guard let object = value.objectValue else {
            mismatch(value, expected)
            return nil
        }
        let before = errors.count
        for member in object where !(required + optional).contains(where: { member.isNamed($0) }) {
            let known = (required + optional).map(\.description)
            let remedy =
                nearest(to: member.key, in: known).map { "did you mean \"\($0)\"?" }
                ?? "known here: \(known.joined(separator: ", "))"
            errors.append(member.error("unknown key \"\(member.key)\" in \(expected)", path: path, remedy: remedy))
        }
        for key in required where object[key] == nil { fail(value, "\(expected) needs \"\(key)\"") }
        return errors.count == before ? object : nil
    }
}
