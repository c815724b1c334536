import SourceJSON

/// Finding what a reference leads to.
extension ReferenceGraph {
    /// The node a reference leads to; nil where the value is no reference, or leads nowhere.
    mutating func follow(_ value: SourceValue, from node: Int, isTokenReference: Bool) -> Int? {
        guard isTokenReference || Self.isReference(value) else { return nil }
        switch sites[value.id] {
        case .node(let target): return target
        case .leadsNowhere: return nil
        case .beingFollowed:
            fail(value, node, "a JSON pointer leads through itself")
            return nil
        case nil: break
        }
        sites[value.id] = .beingFollowed
        let target = locate(value, from: node, isTokenReference: isTokenReference)
        sites[value.id] = target.map(Site.node) ?? .leadsNowhere
        return target
    }

    private mutating func locate(_ value: SourceValue, from node: Int, isTokenReference: Bool) -> Int? {
        if isTokenReference { return locatePointer(value, from: node, isTokenReference: true) }
        if let text = value.stringValue { return locateAlias(text, at: value, from: node) }
        guard let object = value.objectValue, let pointer = object["$ref"] else { return nil }
        for member in object where !member.isNamed("$ref") {
            fail(member, node, "nothing may stand beside $ref: \"\(member.key)\"")
            return nil
        }
        return locatePointer(pointer, from: node, isTokenReference: false)
    }

    private mutating func locateAlias(_ text: String, at value: SourceValue, from node: Int) -> Int? {
        switch Reference.parseAlias(text) {
        case .failure(let fault):
            fail(value, node, fault.message, remedy: fault.remedy)
            return nil
        case .success(let path):
            if let token = catalog.token(at: path) { return token }
            failMissing(path, at: value, from: node)
            return nil
        }
    }

    private mutating func locatePointer(_ value: SourceValue, from node: Int, isTokenReference: Bool) -> Int? {
        guard let text = value.stringValue else {
            fail(value, node, "$ref: expected a string, found \(value.described)")
            return nil
        }
        switch Reference.parsePointer(text) {
        case .failure(let fault):
            fail(value, node, fault.message, remedy: fault.remedy)
            return nil
        case .success(let names):
            let pointer = Pointer(names: names, text: text)
            let decoded = names.map { Reference.percentDecoded($0) ?? $0 }
            if decoded != names, catalog.token(at: pointer.tokenPath) == nil {
                return walk(Pointer(names: decoded, text: text), at: value, from: node, isToken: isTokenReference)
            }
            return walk(pointer, at: value, from: node, isToken: isTokenReference)
        }
    }

    /// A pointer taken apart at the first name that is a property.
    private struct Pointer {
        var text: String
        var tokenNames: ArraySlice<String>
        /// `$value` and what follows.
        var rest: ArraySlice<String>

        init(names: [String], text: String) {
            self.text = text
            let end = names.firstIndex { $0.utf8.first == UInt8(ascii: "$") && $0 != "$root" } ?? names.count
            tokenNames = names[..<end]
            rest = names[end...]
        }

        var tokenPath: String { tokenNames.joined(separator: ".") }
    }

    private mutating func walk(_ pointer: Pointer, at site: SourceValue, from node: Int, isToken: Bool) -> Int? {
        guard let token = catalog.token(at: pointer.tokenPath) else {
            if let value = groupProperty(pointer) { return part(value, of: node) }
            failMissing(pointer.tokenPath, at: site, from: node)
            return nil
        }
        guard let property = pointer.rest.first else {
            if isToken { return token }
            let remedy = "write \(pointer.text)/$value"
            fail(site, node, "\(pointer.text) is a token's object, not its value", remedy: remedy)
            return nil
        }
        var value = catalog.entries[token].value
        var owner = token
        if property != "$value" {
            guard let metadata = catalog.entries[token].source[named: property] else {
                failPointer(pointer, missing: property, at: site, from: node)
                return nil
            }
            value = metadata
        } else if pointer.rest.count == 1 {
            return token
        }
        for name in pointer.rest.dropFirst() {
            guard let (end, endOwner) = passThrough(value, of: owner, at: site, from: node) else { return nil }
            guard let next = member(name, of: end) else {
                failPointer(pointer, missing: name, at: site, from: node)
                return nil
            }
            (value, owner) = (next, endOwner)
        }
        return part(value, of: owner)
    }

    private func groupProperty(_ pointer: Pointer) -> SourceValue? {
        guard pointer.rest.count == 1, let group = catalog.group(pointer.tokenNames) else { return nil }
        switch pointer.rest.first {
        case "$description": return group.description
        case "$type": return group.type
        case "$deprecated": return group.deprecated
        case "$extensions": return group.extensions
        default: return nil
        }
    }

    /// Where a pointer's path crosses a reference, what that leads to.
    private mutating func passThrough(
        _ start: SourceValue,
        of owner: Int,
        at site: SourceValue,
        from node: Int
    ) -> (value: SourceValue, owner: Int)? {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.longestDetour else {
            fail(site, node, "a JSON pointer leads through more than \(Self.longestDetour) others")
            return nil
        }
        var (value, owner) = (start, owner)
        // More hops than nodes is a circle, which is reported where its order is sought.
        for _ in 0...nodes.count {
            let isTokenReference = isWhole(owner) && nodes[owner].value.id == value.id && isTokenReference(owner)
            guard isTokenReference || Self.isReference(value) else { return (value, owner) }
            guard let target = follow(value, from: owner, isTokenReference: isTokenReference) else { return nil }
            (value, owner) = (nodes[target].value, isWhole(target) ? target : nodes[target].owner)
        }
        return nil
    }

    private func member(_ name: String, of value: SourceValue) -> SourceValue? {
        if let object = value.objectValue { return object[named: name] }
        guard let array = value.arrayValue, let index = Int(name), String(index) == name, array.indices.contains(index)
        else { return nil }
        return array[index]
    }

    private mutating func part(_ value: SourceValue, of owner: Int) -> Int {
        if let known = parts[value.id] { return known }
        let node = nodes.count
        nodes.append(Node(owner: owner, value: value, end: node))
        parts[value.id] = node
        return node
    }

    // MARK: Errors

    private mutating func fail(_ value: SourceValue, _ node: Int, _ message: String, remedy: String? = nil) {
        let path = catalog.entries[nodes[node].owner].path
        errors.append(value.error(message, path: path, remedy: remedy))
    }

    private mutating func fail(_ member: SourceObject.Member, _ node: Int, _ message: String) {
        errors.append(member.error(message, path: catalog.entries[nodes[node].owner].path))
    }

    private mutating func failMissing(_ path: String, at value: SourceValue, from node: Int) {
        let names = path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
        if let group = catalog.group(names) {
            let remedy = group.child(named: "$root").map { _ in "its own token is {\(path).$root}" }
            return fail(value, node, "\(path) is a group, not a token", remedy: remedy)
        }
        var remedy: String?
        if suggestions < Self.suggestedErrors {
            suggestions += 1
            remedy = catalog.nearestToken(to: path).map { "did you mean {\($0)}?" }
        }
        fail(value, node, "there is no token \(path)", remedy: remedy)
    }

    private mutating func failPointer(_ pointer: Pointer, missing name: String, at value: SourceValue, from node: Int) {
        fail(value, node, "\(pointer.text) leads nowhere: \(pointer.tokenPath) has no \"\(name)\" there")
    }
}
