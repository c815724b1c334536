import SourceJSON

/// Colors in their fourteen spaces.
extension TokenReader {
    mutating func color(_ value: SourceValue) -> TokenColor? {
        follow(value, .color) {
            if case .color(let color) = $0 { color } else { nil }
        } literal: { reader, value in
            if let text = value.stringValue, text.utf8.first == UInt8(ascii: "#") {
                let remedy = "write { \"colorSpace\": \"srgb\", \"components\": […], \"hex\": \"\(text)\" }"
                reader.mismatch(value, "a color", remedy: remedy)
                return nil
            }
            return reader.colorObject(value)
        }
    }

    private mutating func colorObject(_ value: SourceValue) -> TokenColor? {
        let object = members(
            of: value,
            "a color",
            required: ["colorSpace", "components"],
            optional: ["alpha", "hex"]
        )
        guard let object else { return nil }
        let before = errors.count
        let space: ColorSpace? = member("colorSpace", of: object) { $0.word($1) }
        let components = member("components", of: object) { reader, value in
            let elements = reader.arrayProperty(value)
            return space.flatMap { space in elements.map { reader.components($0, of: space, at: value) } }
        }
        let alpha = object["alpha"] == nil ? 1 : member("alpha", of: object) { $0.alpha($1) }
        let hex = member("hex", of: object) { $0.hex($1) }
        guard errors.count == before, let space, let components, let alpha else { return nil }
        return TokenColor(space: space, components: components, alpha: alpha, hex: hex)
    }

    private mutating func components(_ elements: [SourceValue], of space: ColorSpace, at value: SourceValue)
        -> [Double?]
    {
        let expected = space.components
        guard elements.count == expected.count else {
            let names = expected.map(\.name).joined(separator: ", ")
            fail(value, "\(space.rawValue) has \(expected.count) components (\(names)), found \(elements.count)")
            return []
        }
        return zip(elements, expected).map { element, component in
            self.component(element, component.name, component.range)
        }
    }

    /// A number within its range, or nil for `none`.
    private mutating func component(_ value: SourceValue, _ name: String, _ range: ColorSpace.Range) -> Double? {
        let found: SourceValue
        switch resolveProperty(value) {
        case .literal(let value), .part(let value): found = value
        case .token, .nothing: return nil
        }
        if found.isString("none") { return nil }
        guard let number = found.numberValue else {
            fail(value, "expected a number or \"none\", found \(found.described)", in: name)
            return nil
        }
        if !range.contains(number) {
            fail(value, "must be \(range.name), found \(found.numberText ?? "")", in: name)
        }
        return number
    }

    private mutating func alpha(_ value: SourceValue) -> Double? {
        guard let alpha = numberProperty(value) else { return nil }
        guard (0...1).contains(alpha) else {
            fail(value, "must be from 0 to 1, found \(alpha)")
            return nil
        }
        return alpha
    }

    private mutating func hex(_ value: SourceValue) -> String? {
        guard let hex = stringProperty(value) else { return nil }
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy({ Self.isHexDigit($0) }) else {
            fail(value, "must be # and six digits, found \"\(hex)\"")
            return nil
        }
        return hex
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
