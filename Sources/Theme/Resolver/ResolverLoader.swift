import SourceJSON

/// Reads a resolver document: sets and modifiers in their order, and every file they name.
///
/// What the standard leaves to tools: files in the theme's folder are read, URLs are not; `$defs` may be referred to; a
/// modifier of one context is an error, as the standard says it should be.
struct ResolverLoader {
    let document: SourceDocument
    let folder: SourceFolder
    var errors: [SourceError] = []
    /// What is wrong in the token files themselves, while sets and modifiers may be sound.
    var structureErrors: [SourceError] = []
    private(set) var items: [ThemeDocument.Item] = []
    private(set) var modifiers: [ThemeDocument.Modifier] = []
    private(set) var unusedModifiers: [ThemeDocument.Modifier] = []
    /// Where a reference is being followed from: the document and its place in the folder.
    var scope: Scope
    /// The sets being followed, outermost first, to find circles.
    var openSets: [String] = []
    /// The circles that have been told of, each by the sets in it.
    var circles: Set<Set<String>> = []
    var files: [String: SourceDocument] = [:]
    var checked: Set<SourceValue.ID> = []
    var sourceCount = 0
    private var loaded: [String: Int] = [:]

    /// Sets within sets.
    static let deepest = 100
    /// Sets that refer to each other twice over grow without bound.
    static let mostSources = 100_000

    struct Scope {
        var root: SourceValue
        /// The document's path in the folder.
        var path: String
        /// The folder it lies in, as a path in the theme's folder.
        var base: String { path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "" }
    }

    static let rootKeys = [
        "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs",
    ]
    static let setKeys = ["description", "sources", "$extensions"]
    static let modifierKeys = ["description", "contexts", "default", "$extensions"]

    init(document: SourceDocument, path: String, folder: SourceFolder) {
        self.document = document
        self.folder = folder
        scope = Scope(root: document.root, path: path)
        files[path] = document
    }

    mutating func load() {
        guard let root = document.root.objectValue else {
            errors.append(document.root.error("expected a resolver document, found \(document.root.described)"))
            return
        }
        errors += root.unknownKeyErrors(Self.rootKeys)
        checkRoot(root)
        loadOrder(root)
        loadDefinitions(root)
    }

    private mutating func checkRoot(_ root: SourceObject) {
        if let version = root["version"] {
            if !version.isString("2025.10") {
                errors.append(version.error("version must be \"2025.10\", found \(version.described)"))
            }
        } else {
            errors.append(root.error("a resolver document needs \"version\"", remedy: "add \"version\": \"2025.10\""))
        }
        for member in root {
            let expected: SourceValue.Kind
            switch member.key {
            case "$schema", "name", "description": expected = .string
            case "sets", "modifiers", "$defs": expected = .object
            default: continue
            }
            if member.value.kind != expected { reportKind(member.value, member.key, expected) }
        }
    }

    func kindError(_ value: SourceValue, _ key: String, _ kind: SourceValue.Kind) -> SourceError {
        value.error("\(key): expected \(kind.name), found \(value.described)")
    }

    mutating func reportKind(_ value: SourceValue, _ key: String, _ kind: SourceValue.Kind) {
        errors.append(kindError(value, key, kind))
    }

    // MARK: The order

    private mutating func loadOrder(_ root: SourceObject) {
        guard let order = root["resolutionOrder"] else {
            errors.append(root.error("a resolver document needs \"resolutionOrder\""))
            return
        }
        guard let elements = order.arrayValue else { return reportKind(order, "resolutionOrder", .array) }
        if elements.isEmpty { errors.append(order.error("resolutionOrder needs at least one set or modifier")) }
        var names: [String: SourcePlace] = [:]
        for element in elements {
            guard let object = element.objectValue else {
                reportKind(element, "resolutionOrder", .object)
                continue
            }
            if let reference = object["$ref"] {
                loadReferenced(reference, object)
            } else {
                loadInline(object, names: &names)
            }
        }
        reportAmbiguousModifiers(order)
    }

    private mutating func loadReferenced(_ reference: SourceValue, _ object: SourceObject) {
        guard let text = reference.stringValue else { return reportKind(reference, "$ref", .string) }
        guard case .success(let names) = Reference.parsePointer(text), names.count == 2,
            names[0] == "sets" || names[0] == "modifiers"
        else {
            let remedy = "resolutionOrder refers to #/sets/… and #/modifiers/… only"
            errors.append(reference.error("\"\(text)\" is neither a set nor a modifier", remedy: remedy))
            return
        }
        let isSet = names[0] == "sets"
        guard let target = definition(names[1], isSet: isSet, at: reference) else { return }
        let members = overridden(target, by: object)
        if isSet {
            openSets.append(names[1])
            loadSet(members, at: target, name: names[1], isInline: false)
            openSets.removeLast()
        } else if let index = loaded[names[1]], members.count == target.count {
            items.append(.modifier(index))
        } else {
            loadModifier(members, at: target, name: names[1], isInline: false)
        }
    }

    /// The set or modifier of a name in this document.
    mutating func definition(_ name: String, isSet: Bool, at reference: SourceValue) -> SourceObject? {
        let definitions = scope.root.objectValue?[isSet ? "sets" : "modifiers"]?.objectValue
        guard let found = definitions?[named: name] else {
            let near = nearest(to: name, in: definitions?.keys ?? []).map { "did you mean \"\($0)\"?" }
            errors.append(
                reference.error("there is no \(isSet ? "set" : "modifier") \"\(name)\"", remedy: near)
            )
            return nil
        }
        guard let object = found.objectValue else {
            reportKind(found, name, .object)
            return nil
        }
        return object
    }

    private mutating func loadInline(_ object: SourceObject, names: inout [String: SourcePlace]) {
        let type = object["type"]
        if type == nil {
            errors.append(object.error("an inline set or modifier needs \"type\"", remedy: "\"set\" or \"modifier\""))
        } else if let type, !type.isString("set"), !type.isString("modifier") {
            errors.append(type.error("type must be \"set\" or \"modifier\", found \(type.described)"))
        }
        guard let nameValue = object["name"] else {
            errors.append(object.error("an inline set or modifier needs \"name\""))
            return
        }
        guard let name = nameValue.stringValue else { return reportKind(nameValue, "name", .string) }
        if let first = names[name] {
            errors.append(
                nameValue.error(
                    "the name \"\(name)\" stands twice in resolutionOrder",
                    remedy: "it stands first at line \(first.line)"
                )
            )
        }
        names[name] = nameValue.place
        let members = Array(object)
        if type?.isString("set") == true { loadSet(members, at: object, name: name, isInline: true) }
        if type?.isString("modifier") == true { loadModifier(members, at: object, name: name, isInline: true) }
    }

    private mutating func reportAmbiguousModifiers(_ order: SourceValue) {
        var seen: Set<String> = []
        for modifier in modifiers where !seen.insert(modifier.name).inserted {
            errors.append(
                order.error("two modifiers have the name \"\(modifier.name)\": an input could not tell them apart")
            )
        }
    }

    // MARK: Sets and modifiers

    private mutating func loadSet(
        _ members: [SourceObject.Member],
        at object: SourceObject,
        name: String,
        isInline: Bool
    ) {
        checkMembers(members, Self.setKeys + (isInline ? ["name", "type"] : []))
        let own = members.first { $0.isNamed("sources") }?.value
        items.append(.set(name: name, sources: own.map { sources(in: $0) } ?? sources(of: object, name: name)))
    }

    private mutating func loadModifier(
        _ members: [SourceObject.Member],
        at object: SourceObject,
        name: String,
        isInline: Bool
    ) {
        guard let modifier = modifier(members, at: object, name: name, isInline: isInline) else { return }
        items.append(.modifier(modifiers.count))
        if !isInline { loaded[name] = modifiers.count }
        modifiers.append(modifier)
    }

    private mutating func modifier(
        _ members: [SourceObject.Member],
        at object: SourceObject,
        name: String,
        isInline: Bool
    ) -> ThemeDocument.Modifier? {
        checkMembers(members, Self.modifierKeys + (isInline ? ["name", "type"] : []))
        func member(_ name: StaticString) -> SourceValue? { members.first { $0.isNamed(name) }?.value }
        guard let contexts = member("contexts") else {
            errors.append(object.error("the modifier \"\(name)\" needs \"contexts\""))
            return nil
        }
        guard let map = contexts.objectValue else {
            reportKind(contexts, "contexts", .object)
            return nil
        }
        if map.count < 2 {
            let found = map.isEmpty ? "none" : "one, which is the same as a set"
            errors.append(contexts.error("the modifier \"\(name)\" needs at least two contexts, found \(found)"))
        }
        let standard = member("default")?.stringValue
        if let value = member("default"), let standard, map[named: standard] == nil {
            let near = nearest(to: standard, in: map.keys).map { "did you mean \"\($0)\"?" }
            errors.append(value.error("the default \"\(standard)\" is not among the contexts", remedy: near))
        }
        let choices = map.map { ThemeDocument.Choice(name: $0.key, sources: sources(in: $0.value)) }
        return ThemeDocument.Modifier(
            name: name,
            standard: standard,
            description: member("description")?.stringValue,
            extensions: member("$extensions")?.objectValue,
            choices: choices
        )
    }

    private mutating func checkMembers(_ members: [SourceObject.Member], _ known: [String]) {
        for member in members {
            let key = member.key
            switch key {
            case _ where !known.contains(key):
                let remedy =
                    nearest(to: key, in: known).map { "did you mean \"\($0)\"?" }
                    ?? "known here: \(known.joined(separator: ", "))"
                errors.append(member.error("unknown key \"\(key)\"", remedy: remedy))
            case "description", "default":
                if member.value.kind != .string { reportKind(member.value, key, .string) }
            case "$extensions":
                if member.value.kind != .object { reportKind(member.value, key, .object) }
            default: continue
            }
        }
    }

    /// Reads what the resolution order leaves out, so that its faults are found too.
    private mutating func loadDefinitions(_ root: SourceObject) {
        let used = (items, modifiers)
        for member in root["sets"]?.objectValue.map(Array.init) ?? [] {
            guard let object = member.value.objectValue else {
                reportKind(member.value, member.key, .object)
                continue
            }
            openSets.append(member.key)
            loadSet(object.filter { !$0.isNamed("$ref") }, at: object, name: member.key, isInline: false)
            openSets.removeLast()
        }
        for member in root["modifiers"]?.objectValue.map(Array.init) ?? [] where loaded[member.key] == nil {
            guard let object = member.value.objectValue else {
                reportKind(member.value, member.key, .object)
                continue
            }
            if let modifier = modifier(Array(object), at: object, name: member.key, isInline: false) {
                unusedModifiers.append(modifier)
            }
        }
        (items, modifiers) = used
        errors = errors.withoutRepeats
    }
}
