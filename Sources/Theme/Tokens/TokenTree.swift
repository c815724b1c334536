import SourceJSON

/// Token files merged in order into one tree, as the resolver's standard asks: a later token replaces an earlier one of
/// its path whole, groups are merged, and of a group's properties the latest counts.
struct TokenTree {
    let root = TokenNode(name: "")

    /// Merges a file's root, or an inline set of tokens, whose structure has been checked. Each of `overrides` stands
    /// in for the root's own member of its name.
    func add(_ source: SourceObject, overrides: [SourceObject.Member] = []) {
        guard !overrides.isEmpty else { return merge(source, into: root) }
        let names = Set(overrides.map { ExactString($0.key) })
        merge(source.filter { !names.contains(ExactString($0.key)) } + overrides, into: root)
    }

    private func merge(_ members: some Sequence<SourceObject.Member>, into node: TokenNode) {
        // A file has no name twice in one group, so the first one to fill a group need not look.
        let isFresh = node.children.isEmpty
        for member in members {
            if member.isReserved, !member.isNamed("$root") {
                if member.isNamed("$type") {
                    node.type = member.value
                } else if member.isNamed("$description") {
                    node.description = member.value
                } else if member.isNamed("$deprecated") {
                    node.deprecated = member.value
                } else if member.isNamed("$extensions") {
                    node.extensions = member.value
                } else if member.isNamed("$extends") || member.isNamed("$ref") {
                    node.extends = member.value
                }
                continue
            }
            guard let object = member.value.objectValue else { continue }
            let name = member.key
            if TokenStructure.isToken(object) {
                let token = TokenNode(name: name)
                token.token = object
                if isFresh { node.append(token) } else { node.place(token) }
            } else if !isFresh, let child = node.child(named: name) {
                if child.isToken { child.clear() }
                merge(object, into: child)
            } else {
                let child = TokenNode(name: name)
                node.append(child)
                merge(object, into: child)
            }
        }
    }

    /// Expands groups, orders and follows references, and reads every value; the set lacks what has errors.
    func resolve(file: String) -> (set: TokenSet, errors: [SourceError]) {
        var expander = GroupExpander(root: root)
        expander.expand()
        guard expander.errors.isEmpty else {
            return (TokenSet(tokens: [], index: [:], file: file), expander.errors)
        }
        let catalog = TokenCatalog(root: root)
        var graph = ReferenceGraph(catalog: catalog)
        graph.build()
        var reader = TokenReader(catalog: catalog, graph: graph)
        let tokens = reader.read()
        let set = TokenSet(tokens: tokens, index: catalog.index, file: file)
        return (set, graph.errors + reader.errors)
    }
}
