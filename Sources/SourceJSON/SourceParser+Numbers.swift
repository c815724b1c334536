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
