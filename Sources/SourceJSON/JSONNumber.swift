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
