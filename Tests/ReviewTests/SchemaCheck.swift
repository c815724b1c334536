import SourceJSON

/// As much of JSON Schema 2020-12 as the story's schema uses; a keyword it doesn't know is an error of its own.
struct SchemaCheck {
    let root: SourceObject

    /// What is wrong with `value`, as paths with a reason; empty where it fits.
    func errors(in value: SourceValue, path: String = "") throws -> [String] {
        try errors(in: value, by: root, path: path)
    }

    private func errors(in value: SourceValue, by schema: SourceObject, path: String) throws -> [String] {
        var found: [String] = []
        for member in schema {
            let rule = member.value
            switch member.key {
            case "$schema", "$defs", "title", "description": break
            case "properties", "required", "minProperties", "maxProperties", "additionalProperties":
                found += try objectErrors(member.key, rule, in: value, by: schema, path: path)
            case "$ref": found += try errors(in: value, by: definition(rule.string()), path: path)
            case "type":
                let kinds = try rule.arrayValue?.map { try $0.string() } ?? [rule.string()]
                if !kinds.contains(where: { fits(value, kind: $0) }) { found.append("\(path): is no \(kinds)") }
            case "const": if !equals(value, rule) { found.append("\(path): is not the one value") }
            case "enum":
                if try !rule.array().contains(where: { equals(value, $0) }) { found.append("\(path): no such word") }
            case "pattern":
                if let text = value.stringValue, try !text.contains(Regex(rule.string())) {
                    found.append("\(path): pattern")
                }
            case "minimum":
                if let number = value.numberValue, try number < rule.number() { found.append("\(path): too small") }
            case "exclusiveMinimum":
                if let number = value.numberValue, try number <= rule.number() { found.append("\(path): too small") }
            case "maximum":
                if let number = value.numberValue, try number > rule.number() { found.append("\(path): too large") }
            case "minItems":
                if let items = value.arrayValue, try items.count < rule.integer() { found.append("\(path): too few") }
            case "maxItems":
                if let items = value.arrayValue, try items.count > rule.integer() { found.append("\(path): too many") }
            case "items":
                for (index, item) in (value.arrayValue ?? []).enumerated() {
                    found += try errors(in: item, by: rule.object(), path: "\(path)/\(index)")
                }
            case "allOf": for part in try rule.array() { found += try errors(in: value, by: part.object(), path: path) }
            case "anyOf", "oneOf":
                let fitting = try rule.array().filter { try errors(in: value, by: $0.object(), path: path).isEmpty }
                if fitting.isEmpty || (member.key == "oneOf" && fitting.count > 1) {
                    found.append("\(path): \(fitting.count) forms fit")
                }
            default: found.append("the schema's own keyword \(member.key) is unknown")
            }
        }
        return found
    }

    private func objectErrors(
        _ keyword: String,
        _ rule: SourceValue,
        in value: SourceValue,
        by schema: SourceObject,
        path: String
    ) throws -> [String] {
        guard let object = value.objectValue else { return [] }
        let known = schema["properties"]?.objectValue
        switch keyword {
        case "required":
            return try rule.array().map { try $0.string() }.filter { object[named: $0] == nil }.map {
                "\(path): lacks \($0)"
            }
        case "minProperties": return try object.count < rule.integer() ? ["\(path): too few keys"] : []
        case "maxProperties": return try object.count > rule.integer() ? ["\(path): too many keys"] : []
        case "properties":
            return try object.flatMap { member in
                guard let schema = known?[named: member.key] else { return [String]() }
                return try errors(in: member.value, by: schema.object(), path: "\(path)/\(member.key)")
            }
        default:
            let others = object.filter { known?[named: $0.key] == nil }
            guard let schema = rule.objectValue else { return others.map { "\(path): unknown key \($0.key)" } }
            return try others.flatMap { try errors(in: $0.value, by: schema, path: "\(path)/\($0.key)") }
        }
    }

    private func definition(_ reference: String) throws -> SourceObject {
        try reference.split(separator: "/").dropFirst().reduce(root) { object, key in
            guard let next = object[named: String(key)] else { throw object.error("no definition \(reference)") }
            return try next.object()
        }
    }

    private func fits(_ value: SourceValue, kind: String) -> Bool {
        switch kind {
        case "object": value.kind == .object
        case "array": value.kind == .array
        case "string": value.kind == .string
        case "number": value.kind == .number
        case "integer": value.numberValue.map { $0.rounded() == $0 } ?? false
        case "boolean": value.kind == .bool
        default: value.kind == .null
        }
    }

    private func equals(_ left: SourceValue, _ right: SourceValue) -> Bool {
        left.kind == right.kind && left.stringValue == right.stringValue && left.boolValue == right.boolValue
            && left.numberValue == right.numberValue
    }
}
