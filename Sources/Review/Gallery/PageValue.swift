import SourceJSON

/// JSON that may stand in a page's script: keys keep their order, and nothing in it can end the script.
indirect enum PageValue {
    case null
    case text(String)
    case whole(Int)
    case number(Double)
    case list([PageValue])
    case record([(key: String, value: PageValue)])

    static func texts(_ texts: [String]) -> PageValue { .list(texts.map { .text($0) }) }
    static func wholes(_ numbers: [Int]) -> PageValue { .list(numbers.map { .whole($0) }) }
    static func optional(_ text: String?) -> PageValue { text.map { .text($0) } ?? .null }

    var json: String {
        var out = ""
        write(to: &out)
        return out
    }

    private func write(to out: inout String) {
        switch self {
        case .null: out += "null"
        case .text(let text): Self.write(text, to: &out)
        case .whole(let number): out += String(number)
        case .number(let number): out += number.isFinite ? Self.decimal(number) : "null"
        case .list(let values):
            out += "["
            for (index, value) in values.enumerated() {
                if index > 0 { out += "," }
                value.write(to: &out)
            }
            out += "]"
        case .record(let fields):
            out += "{"
            for (index, field) in fields.enumerated() {
                if index > 0 { out += "," }
                Self.write(field.key, to: &out)
                out += ":"
                field.value.write(to: &out)
            }
            out += "}"
        }
    }

    /// To four digits after the point.
    private static func decimal(_ number: Double) -> String {
        let rounded = (number * 10_000).rounded() / 10_000
        if let whole = Int(exactly: rounded) { return String(whole) }
        return String(rounded)
    }

    /// JSON from elsewhere, so that it may stand in a page's script: what is escaped is never outside a string.
    static func script(_ json: String) -> String {
        var out = ""
        escape(json, into: &out)
        return out
    }

    private static func write(_ text: String, to out: inout String) {
        // Most of a page's index is names; going through them letter by letter would take most of its time.
        guard !text.utf8.allSatisfy(isPlain) else {
            out += "\""
            out += text
            out += "\""
            return
        }
        escape(text.quotedJSON, into: &out)
    }

    private static func escape(_ json: String, into out: inout String) {
        for scalar in json.unicodeScalars {
            switch scalar {
            // What could end the script or start a comment in it, what could end a line of it, and what no one can see.
            case "<", ">", "&", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
    }

    /// ASCII that stands for itself, in JSON and in a script.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
        default: (0x20..<0x7F).contains(byte)
        }
    }
}
