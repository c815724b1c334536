import SourceJSON

/// Every token and group of a merged and expanded tree, by its path.
struct TokenCatalog {
    struct Entry {
        var path: String
        var source: SourceObject
        /// The `$value`, or the string of `$ref`.
        var value: SourceValue
        var ownType: TokenType?
        /// The nearest group's.
        var groupType: TokenType?
        /// Whether the type that counts is none of the standard's, as has been said.
        var hasUnknownType: Bool
        var deprecation: Token.Deprecation?
    }

    let root: TokenNode
    /// In the order of the files.
    private(set) var entries: [Entry] = []
    private(set) var index: [ExactString: Int] = [:]

    init(root: TokenNode) {
        self.root = root
        collect(root, path: "", inheriting: Inherited())
        index.reserveCapacity(entries.count)
        for (number, entry) in entries.enumerated() { index[ExactString(entry.path)] = number }
    }

    func token(at path: String) -> Int? { index[ExactString(path)] }

    /// The group whose names these are.
    func group(_ names: some Sequence<String>) -> TokenNode? {
        var node = root
        for name in names {
            guard let child = node.child(named: name), !child.isToken else { return nil }
            node = child
        }
        return node
    }

    private struct Inherited {
        var type: TokenType?
        var isUnknown = false
        var deprecation: Token.Deprecation?
    }

    private mutating func collect(_ group: TokenNode, path: String, inheriting outer: Inherited) {
        var inherited = outer
        if let value = group.type {
            inherited.type = Self.type(value)
            inherited.isUnknown = inherited.type == nil
        }
        if let deprecated = group.deprecated { inherited.deprecation = Self.deprecation(deprecated) }
        for child in group.children {
            let childPath = TokenStructure.join(path, child.name)
            guard let token = child.token else {
                collect(child, path: childPath, inheriting: inherited)
                continue
            }
            guard let value = token["$value"] ?? token["$ref"] else { continue }
            let own = token["$type"]
            let ownType = Self.type(own)
            entries.append(
                Entry(
                    path: childPath,
                    source: token,
                    value: value,
                    ownType: ownType,
                    groupType: inherited.type,
                    hasUnknownType: own != nil ? ownType == nil : inherited.isUnknown,
                    deprecation: token["$deprecated"].map(Self.deprecation) ?? inherited.deprecation
                )
            )
        }
    }

    private static func type(_ value: SourceValue?) -> TokenType? {
        value?.stringValue.flatMap(TokenType.init(rawValue:))
    }

    private static func deprecation(_ value: SourceValue) -> Token.Deprecation? {
        if let reason = value.stringValue { return .explained(reason) }
        return value.boolValue == true ? .plain : nil
    }
}

// MARK: - Suggestions

extension TokenCatalog {
    /// The token that a path which leads nowhere was most likely meant to name.
    ///
    /// Looks for the nearest name at the level where the path goes astray, then for the same last name elsewhere.
    func nearestToken(to path: String) -> String? {
        let names = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        var node = root
        var found: [String] = []
        for name in names {
            let match = node.child(named: name)?.name ?? nearest(to: name, in: node.children.map(\.name))
            guard let match, let child = node.child(named: match) else { return tokenElsewhere(named: names.last) }
            node = child
            found.append(match)
        }
        return node.isToken ? found.joined(separator: ".") : tokenElsewhere(named: names.last)
    }

    private func tokenElsewhere(named name: String?) -> String? {
        guard let name, !name.isEmpty else { return nil }
        let ending = "." + name
        return entries.first { $0.path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) }?.path
    }
}
