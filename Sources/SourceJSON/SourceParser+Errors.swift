extension SourceParser {
    func error(_ message: String, at offset: Int, remedy: String? = nil) -> SourceError {
        let place = SourcePlace(
            file: file,
            offset: UInt32(offset),
            lineStarts: lineStarts,
            continuations: continuations
        )
        return SourceError(at: place, message: message, remedy: remedy)
    }

    /// Something other than `expected` stands at the current position.
    func unexpected(_ expected: String) -> SourceError {
        guard position < bytes.count else {
            return error("the file ends early: expected \(expected)", at: position)
        }
        return error("expected \(expected), found \(described(at: position))", at: position, remedy: hint)
    }

    /// The file stops inside an array or object; says where that one began.
    func ended(in container: Int, _ expected: String) -> SourceError {
        let opener = error("", at: Int(nodes[container].start))
        let name = nodes[container].kind == .object ? "the object" : "the array"
        return error(
            "the file ends early: expected \(expected)",
            at: position,
            remedy: "\(name) begun at line \(opener.line), column \(opener.column) is not closed"
        )
    }

    private func described(at offset: Int) -> String {
        let byte = bytes[offset]
        if isWordByte(byte) {
            let word = bytes[offset...].prefix(20).prefix { isWordByte($0) }
            return "'\(String(decoding: word, as: UTF8.self))'"
        }
        if byte >= 0x20, byte < 0x7F { return "'\(Character(Unicode.Scalar(byte)))'" }
        if byte >= 0x80, let length = validSequenceLength(at: offset) {
            return "'\(String(decoding: bytes[offset..<offset + length], as: UTF8.self))'"
        }
        let digits = String(byte, radix: 16, uppercase: true)
        return "the byte 0x" + (digits.count == 1 ? "0" : "") + digits
    }

    private var hint: String? {
        switch bytes[position] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            let before = bytes[..<position].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
            return before == UInt8(ascii: ",") ? "JSON allows no comma before a closing bracket" : nil
        case UInt8(ascii: "/"): return "JSON allows no comments"
        case UInt8(ascii: "'"): return "JSON takes double quotes"
        case UInt8(ascii: "N"), UInt8(ascii: "I"): return "NaN and Infinity are not JSON numbers"
        case UInt8(ascii: "+"), UInt8(ascii: "."): return "a JSON number begins with a digit or a minus"
        default: return nil
        }
    }

    /// Letters, digits and what else a mistyped word is made of.
    func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            return true
        default: return false
        }
    }
}
