import SourceJSON

/// Which value refers to which, for whole tokens and for parts of them, and an order in which each can be read after
/// all that it needs.
///
/// Parts are nodes of their own, so that two tokens may take different parts of one another without that being a
/// circle. Nothing here recurses along references: a chain may be as long as the file.
struct ReferenceGraph {
    struct Node {
        /// The token the value belongs to.
        var owner: Int
        var value: SourceValue
        /// The node that this value is nothing but a reference to.
        var alias: Int?
        /// The node at the end of a row of aliases; itself where it is none.
        var end: Int
        /// The nodes that this value refers to, in the order they are written.
        var targets: [Int] = []
    }

    let catalog: TokenCatalog
    /// Whole tokens first, in the catalog's order, then parts.
    var nodes: [Node] = []
    var errors: [SourceError] = []
    /// The nodes in an order where each stands after its targets; nodes of a circle are left out.
    var order: [Int] = []
    /// Whether a node is in that order.
    private var isReadable: [Bool] = []
    var parts: [SourceValue.ID: Int] = [:]
    var sites: [SourceValue.ID: Site] = [:]
    var depth = 0
    var suggestions = 0

    /// What became of a reference.
    enum Site {
        case beingFollowed
        case node(Int)
        case leadsNowhere
    }

    /// Rows of references inside the path of a JSON pointer, each of which must be followed to go on.
    static let longestDetour = 100
    /// Suggestions take time, and after this many a person has seen the pattern.
    static let suggestedErrors = 50

    init(catalog: TokenCatalog) {
        self.catalog = catalog
        nodes.reserveCapacity(catalog.entries.count)
        sites.reserveCapacity(catalog.entries.count)
        for (index, entry) in catalog.entries.enumerated() {
            nodes.append(Node(owner: index, value: entry.value, end: index))
        }
    }

    func isWhole(_ node: Int) -> Bool { node < catalog.entries.count }

    /// The node that the reference at `site` leads to; nil where it leads nowhere or into a circle, which is then among
    /// `errors`.
    func target(of site: SourceValue) -> Int? {
        guard case .node(let node) = sites[site.id], isReadable[nodes[node].end] else { return nil }
        return node
    }

    /// The node at the end of a node's row of aliases; nil where that is a circle.
    func end(of node: Int) -> Int? {
        isReadable[nodes[node].end] ? nodes[node].end : nil
    }

    mutating func build() {
        var next = 0
        while next < nodes.count {
            let value = nodes[next].value
            if let target = follow(value, from: next, isTokenReference: isTokenReference(next)) {
                nodes[next].alias = target
                nodes[next].targets = [target]
            } else if !Self.isReference(value) {
                scan(value, of: next)
            }
            next += 1
        }
        sortByDependency()
        isReadable = Array(repeating: false, count: nodes.count)
        for node in order { isReadable[node] = true }
        for node in order {
            if let alias = nodes[node].alias { nodes[node].end = nodes[alias].end }
        }
    }

    /// Whether the node's value is the string of a token's `$ref`.
    func isTokenReference(_ node: Int) -> Bool {
        isWhole(node) && catalog.entries[node].source["$value"] == nil
    }

    static func isReference(_ value: SourceValue) -> Bool {
        switch value.kind {
        case .string: isAlias(value)
        case .object: value.objectValue?["$ref"] != nil
        default: false
        }
    }

    static func isAlias(_ value: SourceValue) -> Bool {
        value.isString(beginningWith: UInt8(ascii: "{"), orEndingWith: UInt8(ascii: "}"))
    }

    private mutating func scan(_ value: SourceValue, of node: Int) {
        switch value.kind {
        case .array:
            for element in value.arrayValue ?? [] { visit(element, of: node) }
        case .object:
            guard let object = value.objectValue else { return }
            for member in object { visit(member.value, of: node) }
        default: break
        }
    }

    private mutating func visit(_ value: SourceValue, of node: Int) {
        guard Self.isReference(value) else { return scan(value, of: node) }
        if let target = follow(value, from: node, isTokenReference: false) { nodes[node].targets.append(target) }
    }
}
