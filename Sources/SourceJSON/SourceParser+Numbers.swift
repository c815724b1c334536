extension SourceParser {
    mutating func parseNumber() throws {
        let start = position
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
            position += 1
            if position < bytes.count, isDigit(bytes[position]) {
                throw error("a number with a leading zero", at: start)
            }
        } else {
            try skipDigits(after: "a digit")
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            try skipDigits(after: "a digit after the decimal point")
        }
        var hasExponent = false
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            hasExponent = true
            position += 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
                position += 1
            }
            try skipDigits(after: "a digit of the exponent")
        }
        if position < bytes.count, isWordByte(bytes[position]) || bytes[position] == UInt8(ascii: ".") {
            throw unexpected("the end of a number")
        }
        // Only an exponent or hundreds of digits can leave a double's range.
        if hasExponent || position - start > 300 {
            let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
            guard JSONNumber.decode(text).isFinite else {
                throw error("the number \(String(decoding: text.prefix(24), as: UTF8.self)) is out of range", at: start)
            }
        }
        append(.number, flag: false, from: start, to: position)
    }

    private mutating func skipDigits(after expected: String) throws {
        guard position < bytes.count, isDigit(bytes[position]) else { throw unexpected(expected) }
        while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

/// Decodes a JSON number that the parser has accepted, to the nearest double.
enum JSONNumber {
    static func decode(_ text: UnsafeBufferPointer<UInt8>) -> Double {
        shortDecimal(text) ?? Double(String(decoding: text, as: UTF8.self)) ?? .infinity
    }

    /// Exact by one division: a whole number below 2⁵³ over a power of ten that a double holds exactly.
    private static func shortDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard text.count <= 17 else { return nil }
        var digits = 0
        var fraction = 0
        var isFraction = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "-"): continue
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                if isFraction { fraction += 1 }
            default: return nil
            }
        }
        guard digits < 1 << 53 else { return nil }
        let magnitude = Double(digits) / powersOfTen[fraction]
        return text.first == UInt8(ascii: "-") ? -magnitude : magnitude
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    ]
}
