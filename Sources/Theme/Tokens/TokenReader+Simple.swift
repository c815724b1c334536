import SourceJSON

/// Types whose value is one thing.
extension TokenReader {
    mutating func number(_ value: SourceValue) -> Double? {
        follow(value, .number) {
            if case .number(let number) = $0 { number } else { nil }
        } literal: { reader, value in
            if value.numberValue == nil { reader.mismatch(value, "a number") }
            return value.numberValue
        }
    }

    mutating func dimension(_ value: SourceValue) -> TokenDimension? {
        follow(value, .dimension) {
            if case .dimension(let length) = $0 { length } else { nil }
        } literal: {
            $0.quantity($1, "a dimension").map { TokenDimension(value: $0, unit: $1) }
        }
    }

    mutating func duration(_ value: SourceValue) -> TokenDuration? {
        follow(value, .duration) {
            if case .duration(let time) = $0 { time } else { nil }
        } literal: {
            $0.quantity($1, "a duration").map { TokenDuration(value: $0, unit: $1) }
        }
    }

    /// An object of a number and its unit.
    private mutating func quantity<Unit: RawRepresentable & CaseIterable>(
        _ value: SourceValue,
        _ expected: String
    ) -> (Double, Unit)? where Unit.RawValue == String {
        guard let object = members(of: value, expected, required: ["value", "unit"]) else { return nil }
        let number = member("value", of: object) { $0.numberProperty($1) }
        let unit: Unit? = member("unit", of: object) { $0.word($1) }
        guard let number, let unit else { return nil }
        return (number, unit)
    }

    /// A name, or a list of names. In a list only `$ref` may stand for a name, as the schema has it, since what braces
    /// name is a whole family.
    mutating func fontFamily(_ value: SourceValue) -> [String]? {
        follow(value, .fontFamily) {
            if case .fontFamily(let names) = $0 { names } else { nil }
        } literal: {
            reader,
            value in
            if let name = value.stringValue { return [name] }
            guard let elements = value.arrayValue, !elements.isEmpty else {
                reader.mismatch(value, "a font name or a list of at least one")
                return nil
            }
            let names = elements.compactMap { reader.stringProperty($0) }
            return names.count == elements.count ? names : nil
        }
    }

    mutating func fontWeight(_ value: SourceValue) -> TokenFontWeight? {
        follow(value, .fontWeight) {
            if case .fontWeight(let weight) = $0 { weight } else { nil }
        } literal: {
            reader,
            value in
            if let number = value.numberValue {
                if (1...1000).contains(number) { return TokenFontWeight(value: number, name: nil) }
                reader.fail(value, "a font weight is from 1 to 1000, found \(value.numberText ?? "")")
                return nil
            }
            guard let name = value.stringValue else {
                reader.mismatch(value, "a font weight, a number or a name")
                return nil
            }
            if let known = TokenFontWeight.names.first(where: { $0.name == name }) {
                return TokenFontWeight(value: known.value, name: name)
            }
            let near = nearest(to: name, in: TokenFontWeight.names.map(\.name))
            reader.fail(value, "unknown font weight \"\(name)\"", remedy: near.map { "did you mean \"\($0)\"?" })
            return nil
        }
    }

    mutating func cubicBezier(_ value: SourceValue) -> TokenCubicBezier? {
        follow(value, .cubicBezier) {
            if case .cubicBezier(let curve) = $0 { curve } else { nil }
        } literal: {
            reader,
            value in
            guard let elements = value.arrayValue, elements.count == 4 else {
                reader.mismatch(value, "an array of four numbers")
                return nil
            }
            var numbers: [Double] = []
            for (name, element) in zip(["P1x", "P1y", "P2x", "P2y"], elements) {
                guard let number = reader.numberProperty(element, name) else { continue }
                if name.hasSuffix("x"), !(0...1).contains(number) {
                    reader.fail(element, "must be from 0 to 1, found \(number)", in: name)
                } else {
                    numbers.append(number)
                }
            }
            guard numbers.count == 4 else { return nil }
            return TokenCubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
        }
    }
}
