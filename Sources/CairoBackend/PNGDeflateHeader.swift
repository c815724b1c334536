/// The lengths of a block's codes, written as deflate wants them: run by run, in a code of their own (RFC 1951, 3.2.7).
struct PNGDeflateHeader {
    private struct Run {
        /// A code length from 0 to 15, or what repeats one.
        var symbol: Int
        var extra = 0
        var extraBits = 0
    }

    private let literals: Int
    private let distances: Int
    private let runs: [Run]
    private let code: PNGHuffmanCode
    private let codeLengths: Int

    init(literals: [UInt8], distances: [UInt8]) {
        self.literals = max((literals.lastIndex { $0 > 0 } ?? 0) + 1, PNGDeflateAlphabet.firstLength)
        self.distances = max((distances.lastIndex { $0 > 0 } ?? 0) + 1, 1)
        runs = Self.runs(in: literals[..<self.literals] + distances[..<self.distances])
        var frequencies = [UInt32](repeating: 0, count: PNGDeflateAlphabet.codeLengthOrder.count)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = PNGHuffmanCode(frequencies: frequencies, limit: 7)
        self.code = code
        codeLengths = max(
            (PNGDeflateAlphabet.codeLengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1,
            4
        )
    }

    private static func runs(in lengths: ArraySlice<UInt8>) -> [Run] {
        var found: [Run] = []
        var rest = lengths
        while let length = rest.first {
            let count = rest.prefix { $0 == length }.count
            rest = rest.dropFirst(count)
            var left = count
            if length > 0 {
                found.append(Run(symbol: Int(length)))
                left -= 1
            }
            while left >= 3 {
                let part = min(left, length > 0 ? 6 : 138)
                if length > 0 {
                    found.append(Run(symbol: 16, extra: part - 3, extraBits: 2))
                } else if part <= 10 {
                    found.append(Run(symbol: 17, extra: part - 3, extraBits: 3))
                } else {
                    found.append(Run(symbol: 18, extra: part - 11, extraBits: 7))
                }
                left -= part
            }
            for _ in 0..<left { found.append(Run(symbol: Int(length))) }
        }
        return found
    }

    /// The three bits that begin a block are counted too.
    var bits: Int {
        runs.reduce(3 + 14 + 3 * codeLengths) { $0 + Int(code.lengths[$1.symbol]) + $1.extraBits }
    }

    func write(to writer: inout PNGBitWriter) {
        writer.add(UInt64(literals - PNGDeflateAlphabet.firstLength), 5)
        writer.add(UInt64(distances - 1), 5)
        writer.add(UInt64(codeLengths - 4), 4)
        for symbol in PNGDeflateAlphabet.codeLengthOrder[..<codeLengths] {
            writer.add(UInt64(code.lengths[symbol]), 3)
        }
        for run in runs {
            writer.add(UInt64(code.codes[run.symbol]), UInt64(code.lengths[run.symbol]))
            writer.add(UInt64(run.extra), UInt64(run.extraBits))
        }
    }
}
