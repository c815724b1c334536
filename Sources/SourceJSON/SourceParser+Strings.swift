extension SourceParser {
    /// A string from its opening quote; the node's range excludes the quotes.
    mutating func parseString() throws {
        let opening = position
        position += 1
        var hasEscape = false
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                append(.string, flag: hasEscape, from: opening + 1, to: position)
                position += 1
                return
            case UInt8(ascii: "\\"):
                hasEscape = true
                try checkEscape()
            case 0..<0x20:
                let name = byte == 0x0A ? "a line break" : "a control character"
                throw error("\(name) in a string", at: position, remedy: "close the string, or write it as an escape")
            case 0x80...:
                guard let length = validSequenceLength(at: position) else {
                    throw error("invalid UTF-8 in a string", at: position, remedy: "save the file as UTF-8")
                }
                for offset in 1..<length { continuations.append(UInt32(position + offset)) }
                position += length
            default:
                position += 1
            }
        }
        let begun = error("", at: opening)
        throw error(
            "the file ends early: expected the closing '\"' of a string",
            at: position,
            remedy: "the string begun at line \(begun.line), column \(begun.column) is not closed"
        )
    }

    private mutating func checkEscape() throws {
        let start = position
        guard start + 1 < bytes.count else {
            position = bytes.count
            return
        }
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
        case UInt8(ascii: "u"):
            let unit = try hexadecimalUnit(at: start)
            position += 6
            if (0xD800..<0xDC00).contains(unit) {
                guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
                    bytes[position + 1] == UInt8(ascii: "u"),
                    (0xDC00..<0xE000).contains(try hexadecimalUnit(at: position))
                else { throw error("half a surrogate pair in a string", at: start) }
                position += 6
            } else if (0xDC00..<0xE000).contains(unit) {
                throw error("half a surrogate pair in a string", at: start)
            }
        default:
            throw error("unknown escape in a string", at: start, remedy: "a backslash itself is written \\\\")
        }
    }

    /// The value of `\uXXXX` whose backslash stands at `offset`.
    private func hexadecimalUnit(at offset: Int) throws -> UInt16 {
        guard let unit = JSONString.hexadecimalUnit(in: bytes, at: offset + 2) else {
            throw error("\\u takes four hexadecimal digits", at: offset)
        }
        return unit
    }

    /// The length in bytes of the UTF-8 sequence at `offset`, two to four; nil where it is malformed, overlong, a
    /// surrogate, or past U+10FFFF.
    func validSequenceLength(at offset: Int) -> Int? {
        let lead = bytes[offset]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        for index in 2..<max(length, 2) where !(0x80...0xBF).contains(bytes[offset + index]) { return nil }
        return length
    }
}
