import SourceJSON

/// Checks what one token file can be held to on its own: names, keys, and the shape of groups and tokens.
///
/// Values are checked later, once files are merged and types are known. Where the standard's prose and its published
/// schema differ, the prose is followed: an object with `$ref` may be a group that extends another, as the chapter on
/// groups has it, though the schema knows only tokens with `$ref`. Where prose is silent the schema decides: a name is
/// not empty, `$value` and `$ref` exclude each other, `$schema` may stand at the root.
enum TokenStructure {
    static func check(_ root: SourceValue) -> [SourceError] {
        guard let object = root.objectValue else {
            return [root.error("expected an object of groups and tokens, found \(root.described)")]
        }
        var checker = Checker()
        checker.checkGroup(object, path: "", isRoot: true)
        return checker.errors
    }

    /// The same for keys that stand in for some of a file's.
    static func check(overrides: [SourceObject.Member]) -> [SourceError] {
        var checker = Checker()
        checker.checkMembers(overrides, path: "", isRoot: true)
        return checker.errors
    }

    static let tokenKeys = ["$value", "$ref", "$type", "$description", "$deprecated", "$extensions"]
    static let groupKeys = ["$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root"]

    /// Whether the object is a token; an object with `$ref` alone is one unless it turns out to name a group.
    static func isToken(_ object: SourceObject) -> Bool {
        if object["$value"] != nil { return true }
        return object["$ref"] != nil
            && !object.contains { !$0.isReserved || $0.isNamed("$root") || $0.isNamed("$extends") }
    }

    static func join(_ path: String, _ name: String) -> String {
        path.isEmpty ? name : "\(path).\(name)"
    }
}

extension TokenStructure {
    private struct Checker {
        var errors: [SourceError] = []
        private static let marks: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ".")]

        mutating func checkGroup(_ group: SourceObject, path: String, isRoot: Bool) {
            checkMembers(group, path: path, isRoot: isRoot)
            if let first = group["$extends"], let second = group["$ref"] {
                let later = first.offset > second.offset ? first : second
                errors.append(later.error("a group takes one of $extends and $ref", path: path.nilIfEmpty))
            }
        }

        mutating func checkMembers(_ members: some Sequence<SourceObject.Member>, path: String, isRoot: Bool) {
            for member in members {
                if member.isReserved {
                    checkGroupKey(member, path: path, isRoot: isRoot)
                } else {
                    checkName(member, in: path)
                    checkChild(member, path: TokenStructure.join(path, member.key))
                }
            }
        }

        private mutating func checkChild(_ member: SourceObject.Member, path: String) {
            guard let object = member.value.objectValue else {
                let remedy =
                    ["value", "type", "description"].contains(member.key) ? "did you mean \"$\(member.key)\"?" : nil
                errors.append(
                    member.value.error(
                        "expected a token or a group, found \(member.value.described)",
                        path: path,
                        remedy: remedy
                    )
                )
                return
            }
            if TokenStructure.isToken(object) {
                checkToken(object, path: path)
            } else {
                checkGroup(object, path: path, isRoot: false)
            }
        }

        private mutating func checkToken(_ token: SourceObject, path: String) {
            for member in token {
                if member.isNamed("$value") { continue }
                if member.isNamed("$ref") {
                    checkPointer(member.value, path: path)
                } else if member.isReserved {
                    checkProperty(member, path: path, allowed: TokenStructure.tokenKeys, owner: "token")
                } else {
                    errors.append(
                        member.error(
                            "a token holds no tokens, groups or keys of its own: \"\(member.key)\"",
                            path: path,
                            remedy: "an object with $value is a token; data of your own goes into $extensions"
                        )
                    )
                }
            }
            if token["$value"] != nil, let pointer = token["$ref"] {
                errors.append(pointer.error("a token takes one of $value and $ref", path: path))
            }
        }

        private mutating func checkGroupKey(_ member: SourceObject.Member, path: String, isRoot: Bool) {
            if member.isNamed("$root") {
                let rootPath = TokenStructure.join(path, "$root")
                guard let object = member.value.objectValue, TokenStructure.isToken(object) else {
                    errors.append(member.value.error("$root must be a token, with $value", path: rootPath))
                    return
                }
                checkToken(object, path: rootPath)
            } else if member.isNamed("$extends") {
                guard let text = member.value.stringValue else {
                    errors.append(
                        member.value.error(
                            "expected a reference to a group, found \(member.value.described)",
                            path: path
                        )
                    )
                    return
                }
                if text.hasPrefix("#") {
                    checkPointer(member.value, path: path)
                } else if case .failure(let fault) = Reference.parseAlias(text) {
                    errors.append(member.value.error(fault.message, path: path.nilIfEmpty, remedy: fault.remedy))
                }
            } else if member.isNamed("$ref") {
                checkPointer(member.value, path: path)
            } else if isRoot, member.isNamed("$schema") {
                if member.value.kind != .string {
                    errors.append(member.value.error("expected a string, found \(member.value.described)"))
                }
            } else {
                checkProperty(member, path: path, allowed: TokenStructure.groupKeys, owner: "group")
            }
        }

        /// The keys that groups and tokens share.
        private mutating func checkProperty(
            _ member: SourceObject.Member,
            path: String,
            allowed: [String],
            owner: String
        ) {
            let (value, path) = (member.value, path.nilIfEmpty)
            func expected(_ kind: String) -> SourceError {
                value.error("\(member.key): expected \(kind), found \(value.described)", path: path)
            }
            if member.isNamed("$type") {
                checkType(value, path: path)
            } else if member.isNamed("$description") {
                if value.kind != .string { errors.append(expected("a string")) }
            } else if member.isNamed("$extensions") {
                if value.kind != .object { errors.append(expected("an object")) }
            } else if member.isNamed("$deprecated") {
                if value.kind != .string, value.kind != .bool { errors.append(expected("true, false or a string")) }
            } else {
                let remedy =
                    nearest(to: member.key, in: allowed).map { "did you mean \"\($0)\"?" }
                    ?? "names of tokens and groups must not begin with $"
                errors.append(member.error("unknown key \"\(member.key)\" in a \(owner)", path: path, remedy: remedy))
            }
        }

        private mutating func checkType(_ value: SourceValue, path: String?) {
            guard let name = value.stringValue else {
                errors.append(value.error("$type: expected a string, found \(value.described)", path: path))
                return
            }
            guard TokenType(rawValue: name) == nil else { return }
            let names = TokenType.allCases.map(\.rawValue)
            let remedy =
                nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
                ?? "the types are \(names.joined(separator: ", "))"
            errors.append(value.error("unknown type \"\(name)\"", path: path, remedy: remedy))
        }

        private mutating func checkPointer(_ value: SourceValue, path: String) {
            guard let text = value.stringValue else {
                errors.append(
                    value.error("$ref: expected a string, found \(value.described)", path: path.nilIfEmpty)
                )
                return
            }
            if case .failure(let fault) = Reference.parsePointer(text) {
                errors.append(value.error(fault.message, path: path.nilIfEmpty, remedy: fault.remedy))
            }
        }

        private mutating func checkName(_ member: SourceObject.Member, in path: String) {
            let name = member.key
            let fault: String
            if name.isEmpty {
                fault = "a name must not be empty"
            } else if let mark = name.utf8.first(where: { Self.marks.contains($0) }) {
                fault = "the name \"\(name)\" must not hold \"\(Unicode.Scalar(mark))\""
            } else {
                return
            }
            errors.append(member.error(fault, path: path.nilIfEmpty, remedy: "references use { } and . for themselves"))
        }
    }
}

extension String {
    var nilIfEmpty: String? { isEmpty ? nil : self }
}
