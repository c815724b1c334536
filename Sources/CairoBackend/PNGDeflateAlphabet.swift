/// The symbols that deflate has for lengths and distances, and the bits that follow each (RFC 1951, 3.2.5).
enum PNGDeflateAlphabet {
    static let endOfBlock = 256
    static let firstLength = 257
    static let literalsAndLengths = 286
    static let distances = 30

    /// The length symbols, counted from the first, for the lengths 0 to 258; those below 3 have none.
    static let lengthSymbols: [UInt8] = {
        var symbols = [UInt8](repeating: 0, count: 259)
        for (symbol, base) in lengthBases.enumerated() {
            for length in base...258 { symbols[length] = UInt8(symbol) }
        }
        return symbols
    }()

    /// The shortest length of each symbol.
    static let lengthBases: [Int] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
        163, 195, 227, 258,
    ]

    static let lengthExtraBits: [UInt8] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]

    /// The symbol of a distance less one, and how many of that number's lowest bits follow it.
    @inline(__always)
    static func distanceSymbol(_ lessOne: UInt32) -> (symbol: Int, extraBits: UInt32) {
        guard lessOne >= 4 else { return (Int(lessOne), 0) }
        let highest = 31 &- UInt32(truncatingIfNeeded: lessOne.leadingZeroBitCount)
        return (Int(2 &* highest &+ ((lessOne &>> (highest &- 1)) & 1)), highest &- 1)
    }

    /// The order in which the lengths of the codes for code lengths are written (RFC 1951, 3.2.7).
    static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
