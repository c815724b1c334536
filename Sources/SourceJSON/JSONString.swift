/// Decodes the inside of a JSON string that the parser has accepted.
enum JSONString {
    static func decode(_ raw: UnsafeBufferPointer<UInt8>) -> String {
        var units: [UInt8] = []
        units.reserveCapacity(raw.count)
        var index = 0
        while index < raw.count {
            let byte = raw[index]
            guard byte == UInt8(ascii: "\\"), index + 1 < raw.count else {
                units.append(byte)
                index += 1
                continue
            }
            index += 2
            switch raw[index - 1] {
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"): appendScalar(in: raw, at: &index, to: &units)
            case let other: units.append(other)
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    private static func appendScalar(in raw: UnsafeBufferPointer<UInt8>, at index: inout Int, to units: inout [UInt8]) {
        guard let first = hexadecimalUnit(in: raw, at: index) else { return }
        index += 4
        var value = UInt32(first)
        if (0xD800..<0xDC00).contains(first), let second = hexadecimalUnit(in: raw, at: index + 2) {
            value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
            index += 6
        }
        guard let scalar = Unicode.Scalar(value) else { return }
        units.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    static func hexadecimalUnit(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt16? {
        guard offset >= 0, offset + 4 <= bytes.count else { return nil }
        var unit: UInt16 = 0
        for index in offset..<offset + 4 {
            let digit: UInt8
            switch bytes[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = bytes[index] - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = bytes[index] - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = bytes[index] - UInt8(ascii: "A") + 10
            default: return nil
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }
}
