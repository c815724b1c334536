import SourceJSON

/// The tokens that sets and contexts are made of.
extension ResolverLoader {
    /// An array of inline tokens and references to sets, files or parts of them.
    mutating func sources(in value: SourceValue) -> [ThemeDocument.Source] {
        guard let elements = value.arrayValue else {
            reportKind(value, "sources", .array)
            return []
        }
        return elements.flatMap { source($0) }
    }

    mutating func source(_ value: SourceValue) -> [ThemeDocument.Source] {
        guard let object = value.objectValue else {
            reportKind(value, "sources", .object)
            return []
        }
        guard let reference = object["$ref"] else { return tokens(object) }
        guard let text = reference.stringValue else {
            reportKind(reference, "$ref", .string)
            return []
        }
        guard !text.isEmpty else {
            errors.append(
                reference.error(
                    "$ref names nothing",
                    remedy: "name a file beside the theme, or a set of this one as #/sets/NAME"
                )
            )
            return []
        }
        let overrides = object.filter { !$0.isNamed("$ref") }
        let (file, fragment) = Self.split(text)
        guard !file.isEmpty else {
            return sources(atPointer: "#" + (fragment ?? ""), reference, overrides)
        }
        guard let document = self.document(at: file, reference) else { return [] }
        let outer = scope
        scope = document
        defer { scope = outer }
        if let fragment, !fragment.isEmpty {
            // The standard's own example leaves out the slash: example.json#sets/MySet.
            let pointer = fragment.utf8.first == UInt8(ascii: "/") ? "#" + fragment : "#/" + fragment
            return sources(atPointer: pointer, reference, overrides)
        }
        guard let root = scope.root.objectValue else {
            errors.append(
                scope.root.error("expected an object of groups and tokens, found \(scope.root.described)")
            )
            return []
        }
        if ThemeDocument.isResolver(scope.root) {
            errors.append(
                reference.error("\"\(text)\" is a resolver document, not tokens", remedy: "name one of its sets")
            )
            return []
        }
        return tokens(root, overrides)
    }

    private static func split(_ reference: String) -> (file: String, fragment: String?) {
        guard let hash = reference.utf8.firstIndex(of: UInt8(ascii: "#")) else { return (reference, nil) }
        let file = String(reference[..<hash])
        return (file, String(reference[reference.utf8.index(after: hash)...]))
    }

    private mutating func document(at file: String, _ reference: SourceValue) -> Scope? {
        do {
            let name = Reference.percentDecoded(file) ?? file
            let path = try folder.path(of: name, from: scope.base)
            if let known = files[path] { return Scope(root: known.root, path: path) }
            let document = try folder.document(at: path)
            files[path] = document
            return Scope(root: document.root, path: path)
        } catch let refusal as SourceFolder.Refusal {
            errors.append(reference.error(refusal.message, remedy: refusal.remedy))
        } catch let error as SourceError where error.line == 0 {
            errors.append(reference.error("\(error.file): \(error.message)"))
        } catch let error as SourceError {
            errors.append(error)
        } catch {
            errors.append(reference.error("\(error)"))
        }
        return nil
    }

    private mutating func sources(
        atPointer pointer: String,
        _ reference: SourceValue,
        _ overrides: [SourceObject.Member]
    ) -> [ThemeDocument.Source] {
        switch Reference.parsePointer(pointer) {
        case .failure(let fault):
            errors.append(reference.error(fault.message, remedy: fault.remedy))
            return []
        case .success(let names):
            if let refusal = Self.refusal(names) {
                errors.append(reference.error("\"\(pointer)\" can't be referred to here", remedy: refusal))
                return []
            }
            if names.count == 2, names[0] == "sets", ThemeDocument.isResolver(scope.root) {
                return set(names[1], reference, overrides)
            }
            return value(at: names, pointer: pointer, reference, overrides)
        }
    }

    private static func refusal(_ names: [String]) -> String? {
        switch names.first {
        case "modifiers": "sets and modifiers must not refer to a modifier"
        case "resolutionOrder": "nothing may refer to the resolution order"
        default: nil
        }
    }

    private mutating func set(
        _ name: String,
        _ reference: SourceValue,
        _ overrides: [SourceObject.Member]
    ) -> [ThemeDocument.Source] {
        let key = scope.root.file == document.file ? name : "\(scope.root.file)#\(name)"
        if let start = openSets.firstIndex(of: key) {
            let circle = openSets[start...] + [key]
            if circles.insert(Set(circle)).inserted {
                let names = circle.joined(separator: " → ")
                errors.append(reference.error("sets refer to each other in a circle: \(names)"))
            }
            return []
        }
        guard let target = definition(name, isSet: true, at: reference) else { return [] }
        guard openSets.count < Self.deepest else {
            errors.append(reference.error("sets refer to each other more than \(Self.deepest) deep"))
            return []
        }
        openSets.append(key)
        defer { openSets.removeLast() }
        if let own = overrides.first(where: { $0.isNamed("sources") }) { return sources(in: own.value) }
        return sources(of: target, name: name)
    }

    /// What a set is made of; a set may be nothing but a reference to another.
    mutating func sources(of set: SourceObject, name: String) -> [ThemeDocument.Source] {
        if let list = set["sources"] { return sources(in: list) }
        if set["$ref"] != nil { return source(set.value) }
        errors.append(set.error("the set \"\(name)\" needs \"sources\""))
        return []
    }

    /// Any object of the document, such as one under `$defs`: tokens, or again a reference.
    private mutating func value(
        at names: [String],
        pointer: String,
        _ reference: SourceValue,
        _ overrides: [SourceObject.Member]
    ) -> [ThemeDocument.Source] {
        var value = scope.root
        for name in names {
            let next: SourceValue?
            if let array = value.arrayValue {
                next = Int(name).flatMap { array.indices.contains($0) ? array[$0] : nil }
            } else {
                let object = value.objectValue
                next = object?[named: name] ?? Reference.percentDecoded(name).flatMap { object?[named: $0] }
            }
            guard let next else {
                errors.append(reference.error("\"\(pointer)\" leads nowhere"))
                return []
            }
            value = next
        }
        guard let object = value.objectValue else {
            errors.append(reference.error("\"\(pointer)\" is no object of tokens, but \(value.described)"))
            return []
        }
        guard object["$ref"] != nil else { return tokens(object, overrides) }
        let key = "\(scope.root.file)\(pointer)"
        guard !openSets.contains(key), openSets.count < Self.deepest else {
            errors.append(reference.error("references go in a circle through \"\(pointer)\""))
            return []
        }
        openSets.append(key)
        defer { openSets.removeLast() }
        return source(value)
    }

    private mutating func tokens(
        _ object: SourceObject,
        _ overrides: [SourceObject.Member] = []
    ) -> [ThemeDocument.Source] {
        if checked.insert(object.value.id).inserted { structureErrors += TokenStructure.check(object.value) }
        if !overrides.isEmpty { structureErrors += TokenStructure.check(overrides: overrides) }
        sourceCount += 1
        if sourceCount == Self.mostSources {
            errors.append(object.error("sets that refer to each other hold more than \(Self.mostSources) sources"))
        }
        return sourceCount < Self.mostSources ? [ThemeDocument.Source(tokens: object, overrides: overrides)] : []
    }

    /// The members of a definition with those beside a reference to it in their place, shallowly.
    func overridden(_ target: SourceObject, by reference: SourceObject) -> [SourceObject.Member] {
        let own = reference.filter { !$0.isNamed("$ref") }
        let names = Set(own.map(\.key))
        return target.filter { !names.contains($0.key) } + own
    }
}
