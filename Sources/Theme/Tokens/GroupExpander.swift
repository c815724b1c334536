import SourceJSON

/// Copies into each group what it extends: everything at a path of its own stays, everything else is inherited.
///
/// The standard also speaks of constraints that a local `$type` must meet beside an inherited one. Its override rules
/// say otherwise and have the last word here ("the user-visible behavior"): the local `$type` counts, and an inherited
/// token whose value does not fit it is an error as any other.
struct GroupExpander {
    let root: TokenNode
    private(set) var errors: [SourceError] = []
    /// The groups being worked on, outermost first, with their paths.
    private var stack: [(node: TokenNode, path: String)] = []
    private var budget = GroupExpander.largestTree
    private var isExhausted = false

    /// Nodes that inheritance may add before a file is refused: groups that extend each other twice over grow without
    /// bound.
    static let largestTree = 200_000
    /// Groups within groups, and groups that extend each other in a row.
    static let deepest = 400

    init(root: TokenNode) {
        self.root = root
    }

    mutating func expand() {
        reinterpretReferences(below: root)
        expand(root, path: "")
    }

    private mutating func expand(_ node: TokenNode, path: String) {
        inherit(node, path: path)
        guard node.state == .inherited, !isExhausted else { return }
        guard stack.count < Self.deepest else {
            return exhaust(node, "more than \(Self.deepest) groups within each other or extending each other")
        }
        node.state = .expanding
        stack.append((node, path))
        defer { stack.removeLast() }
        for child in node.children where !child.isToken {
            expand(child, path: TokenStructure.join(path, child.name))
        }
        node.state = .done
    }

    /// An object with `$ref` alone was taken for a token; where its pointer leads to a group it is a group that
    /// extends it, unless it states a `$type`: who says what value is expected has named a group by mistake.
    private func reinterpretReferences(below node: TokenNode) {
        for child in node.children {
            if let reference = child.soleReference, child.token?["$type"] == nil, leadsToGroup(reference, hops: 0) {
                let token = child.token
                child.clear()
                child.description = token?["$description"]
                child.deprecated = token?["$deprecated"]
                child.extensions = token?["$extensions"]
                child.extends = reference
            } else if !child.isToken {
                reinterpretReferences(below: child)
            }
        }
    }

    private func leadsToGroup(_ reference: SourceValue, hops: Int) -> Bool {
        guard hops < Self.deepest, let names = names(in: reference) else { return false }
        var node = root
        for name in names {
            guard let child = node.child(named: name) else { return false }
            node = child
        }
        if let next = node.soleReference { return leadsToGroup(next, hops: hops + 1) }
        return !node.isToken
    }

    /// Gives the group what it extends, once that has been given what it extends itself.
    private mutating func inherit(_ node: TokenNode, path: String) {
        guard node.state == .untouched, !isExhausted else { return }
        guard let reference = node.extends else {
            node.state = .inherited
            return
        }
        guard stack.count < Self.deepest else {
            return exhaust(node, "more than \(Self.deepest) groups within each other or extending each other")
        }
        node.state = .inheriting
        stack.append((node, path))
        defer {
            stack.removeLast()
            node.state = .inherited
        }
        guard let names = names(in: reference), let (target, targetPath) = walk(names, from: reference, path: path)
        else { return }
        if target.isToken {
            errors.append(
                reference.error("\(targetPath) is a token: only a group can be extended", path: path.nilIfEmpty)
            )
        } else if target.state == .inheriting || target.state == .expanding {
            reportCycle(through: target, at: reference)
        } else {
            expand(target, path: targetPath)
            if !isExhausted { copy(target, into: node, from: reference) }
        }
    }

    private func names(in reference: SourceValue) -> [String]? {
        guard let text = reference.stringValue else { return nil }
        if case .success(let names) = Reference.parsePointer(text) { return names }
        guard case .success(let path) = Reference.parseAlias(text) else { return nil }
        return path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    }

    /// Walks to the group that is named, giving each group on the way its inheritance first.
    private mutating func walk(
        _ names: [String],
        from reference: SourceValue,
        path: String
    ) -> (node: TokenNode, path: String)? {
        var node = root
        var walked = ""
        for name in names {
            inherit(node, path: walked)
            guard let child = node.child(named: name) else {
                if node.state == .inheriting {
                    reportCycle(through: node, at: reference)
                } else {
                    reportMissing(name, in: node, walked: walked, from: reference, path: path)
                }
                return nil
            }
            node = child
            walked = TokenStructure.join(walked, name)
        }
        return (node, walked)
    }

    private mutating func copy(_ target: TokenNode, into node: TokenNode, from reference: SourceValue) {
        let inherited = target.copy(budget: &budget)
        guard budget > 0 else {
            return exhaust(node, "groups that extend each other hold more than \(Self.largestTree) tokens")
        }
        overlay(node, over: inherited)
    }

    /// Merges the local group into a copy of the inherited one, then takes the result.
    private func overlay(_ local: TokenNode, over inherited: TokenNode) {
        let own = local.children
        let properties = (local.type, local.description, local.deprecated, local.extensions)
        let (extends, state) = (local.extends, local.state)
        local.clear()
        for child in inherited.children { local.place(child) }
        for child in own {
            if !child.isToken, let base = local.child(named: child.name), !base.isToken {
                overlay(child, over: base)
            }
            local.place(child)
        }
        local.type = properties.0 ?? inherited.type
        local.description = properties.1 ?? inherited.description
        local.deprecated = properties.2 ?? inherited.deprecated
        local.extensions = properties.3 ?? inherited.extensions
        (local.extends, local.state) = (extends, state)
    }

    // MARK: Errors

    private mutating func reportCycle(through node: TokenNode, at reference: SourceValue) {
        let start = stack.firstIndex { $0.node === node } ?? 0
        let names = stack[start...].map { $0.path.isEmpty ? "the file's root" : $0.path }
        let circle = names + [names.first ?? ""]
        errors.append(
            reference.error(
                "groups extend each other in a circle: \(circle.joined(separator: " → "))",
                path: stack.last?.path.nilIfEmpty
            )
        )
    }

    private mutating func reportMissing(
        _ name: String,
        in node: TokenNode,
        walked: String,
        from reference: SourceValue,
        path: String
    ) {
        let missing = TokenStructure.join(walked, name)
        let near = nearest(to: name, in: node.children.map(\.name)).map { TokenStructure.join(walked, $0) }
        errors.append(
            reference.error(
                "there is no group \(missing)",
                path: path.nilIfEmpty,
                remedy: near.map { "did you mean {\($0)}?" }
            )
        )
    }

    private mutating func exhaust(_ node: TokenNode, _ message: String) {
        guard !isExhausted else { return }
        isExhausted = true
        let reference = node.extends ?? stack.reversed().lazy.compactMap(\.node.extends).first
        if let reference { errors.append(reference.error(message, path: stack.last?.path.nilIfEmpty)) }
    }
}
