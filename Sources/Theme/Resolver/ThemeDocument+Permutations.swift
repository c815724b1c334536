import SourceJSON

extension ThemeDocument {
    /// How many permutations there are; `Int.max` where they can't be counted.
    public var permutationCount: Int {
        modifiers.reduce(1) { product, modifier in
            let (next, isOverflow) = product.multipliedReportingOverflow(by: modifier.choices.count)
            return isOverflow ? .max : next
        }
    }

    /// Every permutation, the last modifier changing fastest.
    ///
    /// Past `limit` only as many as show each context once beside the others' first ones.
    public func permutations(limit: Int = 256) -> [Permutation] {
        guard permutationCount <= limit else { return eachContextOnce }
        return modifiers.reduce([Permutation(choices: [])]) { permutations, modifier in
            permutations.flatMap { permutation in
                modifier.contexts.map { context in
                    Permutation(choices: permutation.choices + [.init(modifier: modifier.name, context: context)])
                }
            }
        }
    }

    private var eachContextOnce: [Permutation] {
        let first = modifiers.map { Permutation.Choice(modifier: $0.name, context: $0.standard ?? $0.contexts[0]) }
        var permutations = [Permutation(choices: first)]
        for (index, modifier) in modifiers.enumerated() {
            for context in modifier.contexts where context != first[index].context {
                var choices = first
                choices[index].context = context
                permutations.append(Permutation(choices: choices))
            }
        }
        return permutations
    }

    /// Everything wrong with any permutation's values, each fault once.
    public func valueErrors() -> [SourceError] {
        var errors: [SourceError] = []
        for permutation in permutations() {
            do {
                _ = try tokens(permutation.inputs)
            } catch let found as SourceErrors {
                errors += found.errors
            } catch {
                errors.append(SourceError(file: file, message: "\(error)"))
            }
        }
        return errors.withoutRepeats.sorted()
    }

    /// Everything that is wrong with the token file or resolver document at `path`; empty where it keeps the standard.
    public static func check(path: String) -> [SourceError] {
        do {
            let document = try ThemeDocument(path: path, isExamined: true)
            return (document.structureErrors + document.valueErrors()).withoutRepeats.sorted()
        } catch let found as SourceErrors {
            return found.errors
        } catch {
            return [SourceError(file: path, message: "\(error)")]
        }
    }

    // MARK: Inputs

    /// The permutation that the inputs choose, with the standard context of each modifier that they leave out.
    ///
    /// Throws `SourceErrors` where an input names nothing, or a modifier without a standard context is left out.
    public func permutation(_ inputs: [String: String]) throws -> Permutation {
        Permutation(
            choices: zip(modifiers, try choose(inputs)).map { .init(modifier: $0.name, context: $1) }
        )
    }

    /// The inputs that a JSON object states.
    ///
    /// Throws `SourceErrors` where it is no object, or one of its values is not a string.
    public static func inputs(from json: SourceValue) throws -> [String: String] {
        guard let object = json.objectValue else {
            throw SourceErrors(json.error("inputs: expected an object, found \(json.described)"))
        }
        var inputs: [String: String] = [:]
        var errors: [SourceError] = []
        for member in object {
            if let context = member.value.stringValue {
                inputs[member.key] = context
            } else {
                let found = member.value.described
                errors.append(member.value.error("the input \"\(member.key)\" must be a string, found \(found)"))
            }
        }
        if let errors = SourceErrors(errors) { throw errors }
        return inputs
    }

    /// The context of each modifier, in their order. Names are compared as they are written first, then without case,
    /// as the standard suggests.
    func choose(_ inputs: [String: String]) throws -> [String] {
        var errors: [SourceError] = []
        var chosen = modifiers.map(\.standard)
        var isTried = Array(repeating: false, count: modifiers.count)
        for (key, context) in inputs.sorted(by: { $0.key < $1.key }) {
            let known = modifiers + unusedModifiers
            guard let index = Self.match(key, in: known.map(\.name)) else {
                let remedy = nearest(to: key, in: known.map(\.name)).map { "did you mean \"\($0)\"?" }
                errors.append(SourceError(file: file, message: "there is no modifier \"\(key)\"", remedy: remedy))
                continue
            }
            let modifier = known[index]
            if index < modifiers.count { isTried[index] = true }
            guard let choice = Self.match(context, in: modifier.contexts) else {
                let contexts = modifier.contexts.joined(separator: ", ")
                errors.append(
                    SourceError(
                        file: file,
                        message: "the modifier \"\(modifier.name)\" has no context \"\(context)\"",
                        remedy: "it has \(contexts)"
                    )
                )
                continue
            }
            if index < modifiers.count { chosen[index] = modifier.contexts[choice] }
        }
        for (index, modifier) in modifiers.enumerated() where chosen[index] == nil && !isTried[index] {
            errors.append(
                SourceError(
                    file: file,
                    message: "the modifier \"\(modifier.name)\" has no standard context, and none is given",
                    remedy: "choose one of \(modifier.contexts.joined(separator: ", "))"
                )
            )
        }
        if let errors = SourceErrors(errors) { throw errors }
        return chosen.compactMap { $0 }
    }

    private static func match(_ name: String, in names: [String]) -> Int? {
        names.firstIndex(of: name) ?? names.firstIndex { $0.lowercased() == name.lowercased() }
    }
}
