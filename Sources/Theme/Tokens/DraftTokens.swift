import SourceJSON

/// The sources of one theme document merged in order. Gives way to the strict resolver.
struct DraftTokens {
    private(set) var tokens: [String: SourceObject] = [:]
    private(set) var order: [String] = []
    let root: SourceObject

    init(source: ThemeSource, named name: String, inputs: [String: String]) throws {
        let document = try source.document(named: "\(name).resolver.json")
        root = try document.root.object()
        for item in try root.required("resolutionOrder").array() {
            let pointer = try item.object().required("$ref").string().split(separator: "/").map(String.init)
            let target = try root[named: pointer[1]]?.object()[named: pointer[2]]?.object()
            var sources = try target?["sources"]?.array() ?? []
            if let contexts = try target?["contexts"]?.object(), let context = inputs[pointer[2]] {
                sources = try contexts[named: context]?.array() ?? []
            }
            for file in sources {
                let path = try file.object().required("$ref").string()
                try add(try source.document(named: path).root.object(), prefix: "")
            }
        }
    }

    private mutating func add(_ group: SourceObject, prefix: String) throws {
        for member in group where !member.isReserved {
            let path = prefix.isEmpty ? member.key : "\(prefix).\(member.key)"
            let object = try member.value.object()
            if object["$value"] != nil {
                if tokens.updateValue(object, forKey: path) == nil { order.append(path) }
            } else {
                try add(object, prefix: path)
            }
        }
    }
}
