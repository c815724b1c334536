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
        guard let object, let spaceValue = object["colorSpace"], let componentsValue = object["components"] else {
            return nil
        }
        let before = errors.count
        let space: ColorSpace? = word(spaceValue, "colorSpace")
        let elements = arrayProperty(componentsValue, "components")
        let components = space.flatMap { space in elements.map { self.components($0, of: space, at: componentsValue) } }
        let alpha = object["alpha"].map { self.alpha($0) } ?? 1
        let hex = object["hex"].flatMap { self.hex($0) }
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
            fail(value, "\(name): expected a number or \"none\", found \(found.described)")
            return nil
        }
        if !range.contains(number) {
            fail(value, "\(name) must be \(range.name), found \(found.numberText ?? "")")
        }
        return number
    }

    private mutating func alpha(_ value: SourceValue) -> Double? {
        guard let alpha = numberProperty(value, "alpha") else { return nil }
        guard (0...1).contains(alpha) else {
            fail(value, "alpha must be from 0 to 1, found \(alpha)")
            return nil
        }
        return alpha
    }

    private mutating func hex(_ value: SourceValue) -> String? {
        guard let hex = stringProperty(value, "hex") else { return nil }
        let digits = hex.utf8.dropFirst()
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy({ Self.isHexDigit($0) }) else {
            fail(value, "hex must be # and six digits, found \"\(hex)\"")
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
