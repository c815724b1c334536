import SourceJSON

/// Reads every token's value by its type, in an order where what a value refers to has been read before it.
///
/// Values nest by type only (a border holds a color, a dimension and a stroke style, which holds dimensions), so the
/// depth of the recursion is bounded whatever a file says.
struct TokenReader {
    let catalog: TokenCatalog
    let graph: ReferenceGraph
    var errors: [SourceError] = []
    /// By token; nil where it could not be read, which is then among the errors.
    var types: [TokenType?]
    var values: [TokenValue?]
    /// The token being read.
    var path = ""
    /// The properties of its value being read, outermost first.
    var properties: [String] = []

    init(catalog: TokenCatalog, graph: ReferenceGraph) {
        self.catalog = catalog
        self.graph = graph
        types = Array(repeating: nil, count: catalog.entries.count)
        values = Array(repeating: nil, count: catalog.entries.count)
    }

    /// The tokens in the order of the files, less those with errors.
    mutating func read() -> [Token] {
        for node in graph.order where graph.isWhole(node) { readToken(node) }
        var tokens: [Token] = []
        tokens.reserveCapacity(catalog.entries.count)
        for index in catalog.entries.indices {
            if let token = token(index) { tokens.append(token) }
        }
        return tokens
    }

    private mutating func readToken(_ index: Int) {
        let entry = catalog.entries[index]
        path = entry.path
        guard graph.nodes[index].alias != nil else {
            if isLost(index) { return }
            guard let type = entry.ownType ?? entry.groupType else { return reportUntyped(entry) }
            types[index] = type
            values[index] = read(entry.value, as: type)
            return
        }
        guard let end = graph.end(of: index) else { return }
        if graph.isWhole(end) {
            guard let type = types[end] else { return }
            types[index] = entry.ownType ?? type
            guard entry.ownType == nil || entry.ownType == type else {
                let target = catalog.entries[end].path
                return fail(entry.value, "is \(types[index]?.name ?? ""), but \(target) is \(type.name)")
            }
            values[index] = values[end]
            return
        }
        guard let type = entry.ownType ?? entry.groupType else { return reportUntyped(entry) }
        types[index] = type
        let part = graph.nodes[end].value
        values[index] = quietly(at: entry.value, type, part) { $0.read(part, as: type) }
    }

    /// Whether the token is a reference that leads nowhere, as has been said.
    private func isLost(_ index: Int) -> Bool {
        let entry = catalog.entries[index]
        return entry.source["$value"] == nil || ReferenceGraph.isReference(entry.value)
    }

    private mutating func reportUntyped(_ entry: TokenCatalog.Entry) {
        guard !entry.hasUnknownType else { return }
        let remedy = "give the token or a group around it a $type"
        errors.append(entry.source.error("the token has no type", path: entry.path, remedy: remedy))
    }

    private func token(_ index: Int) -> Token? {
        guard let value = values[index] else { return nil }
        let entry = catalog.entries[index]
        let node = graph.nodes[index]
        var references: [String] = []
        for target in node.targets {
            let name = catalog.entries[graph.nodes[target].owner].path
            if !references.contains(name) { references.append(name) }
        }
        return Token(
            path: entry.path,
            type: value.type,
            value: value,
            description: entry.source["$description"]?.stringValue,
            deprecation: entry.deprecation,
            extensions: entry.source["$extensions"]?.objectValue,
            alias: node.alias.flatMap { graph.isWhole($0) ? catalog.entries[$0].path : nil },
            references: references,
            source: entry.source
        )
    }

    // MARK: By type

    mutating func read(_ value: SourceValue, as type: TokenType) -> TokenValue? {
        switch type {
        case .color: color(value).map(TokenValue.color)
        case .dimension: dimension(value).map(TokenValue.dimension)
        case .fontFamily: fontFamily(value).map(TokenValue.fontFamily)
        case .fontWeight: fontWeight(value).map(TokenValue.fontWeight)
        case .duration: duration(value).map(TokenValue.duration)
        case .cubicBezier: cubicBezier(value).map(TokenValue.cubicBezier)
        case .number: number(value).map(TokenValue.number)
        case .strokeStyle: strokeStyle(value).map(TokenValue.strokeStyle)
        case .border: border(value).map(TokenValue.border)
        case .transition: transition(value).map(TokenValue.transition)
        case .shadow: shadows(value).map(TokenValue.shadow)
        case .gradient: gradient(value).map(TokenValue.gradient)
        case .typography: typography(value).map(TokenValue.typography)
        }
    }

    // MARK: Errors

    /// An error at `value`, with the properties that lead there.
    mutating func fail(_ value: SourceValue, _ message: String, in property: String? = nil, remedy: String? = nil) {
        let names = properties + (property.map { [$0] } ?? [])
        let text = names.isEmpty ? message : "\(names.joined(separator: ".")): \(message)"
        errors.append(value.error(text, path: path, remedy: remedy))
    }

    mutating func mismatch(
        _ value: SourceValue,
        _ expected: String,
        in property: String? = nil,
        remedy: String? = nil
    ) {
        fail(value, "expected \(expected), found \(value.described)", in: property, remedy: remedy)
    }

    /// Reads a member of an object, if it is there, under its name.
    mutating func member<Value>(
        _ name: StaticString,
        of object: SourceObject,
        _ read: (inout TokenReader, SourceValue) -> Value?
    ) -> Value? {
        guard let value = object[name] else { return nil }
        properties.append(name.description)
        defer { properties.removeLast() }
        return read(&self, value)
    }
}
