/// Deflate (RFC 1951) of little data: one block with codes of its own, the same bytes on every machine.
struct SmallDeflate {
    private enum Token {
        case literal(UInt8)
        case match(length: Int, distance: Int)
    }

    private static let shortestMatch = 4
    private static let longestMatch = 258
    private static let farthestMatch = 32_768
    /// How many earlier places are tried for a match, and the bits of their hashes (ours).
    private static let tries = 32
    private static let hashBits: UInt32 = 14

    static func compress(_ data: [UInt8]) -> [UInt8] {
        let tokens = tokens(of: data)
        var literals = [Int](repeating: 0, count: 286)
        var distances = [Int](repeating: 0, count: 30)
        literals[endOfBlock] = 1
        for token in tokens {
            switch token {
            case .literal(let byte): literals[Int(byte)] += 1
            case .match(let length, let distance):
                literals[lengths.code(of: length).symbol + firstLength] += 1
                distances[distancesTable.code(of: distance).symbol] += 1
            }
        }
        let literalCode = PrefixCode(counts: literals, longest: 15)
        let distanceCode = PrefixCode(counts: distances, longest: 15)
        var writer = BitWriter()
        writer.write(0b101, count: 3)
        writeCodes(literalCode, distanceCode, to: &writer)
        for token in tokens {
            switch token {
            case .literal(let byte): writer.write(Int(byte), in: literalCode)
            case .match(let length, let distance):
                let length = lengths.code(of: length)
                writer.write(length.symbol + firstLength, in: literalCode)
                writer.write(length.rest, count: length.bits)
                let distance = distancesTable.code(of: distance)
                writer.write(distance.symbol, in: distanceCode)
                writer.write(distance.rest, count: distance.bits)
            }
        }
        writer.write(endOfBlock, in: literalCode)
        return writer.finished()
    }

    // MARK: Matches

    /// Each time the longest match that a few tries find, or a literal.
    private static func tokens(of data: [UInt8]) -> [Token] {
        var tokens: [Token] = []
        // For each hash of four bytes the last place where one stood, and from each place the one before it.
        var last = [Int](repeating: -1, count: 1 << hashBits)
        var before = [Int](repeating: -1, count: data.count)
        func hash(_ place: Int) -> Int? {
            guard place + shortestMatch <= data.count else { return nil }
            let high = UInt32(data[place]) << 24 | UInt32(data[place + 1]) << 16
            let low = UInt32(data[place + 2]) << 8 | UInt32(data[place + 3])
            return Int(((high | low) &* 0x9E37_79B1) >> (32 - hashBits))
        }
        func enter(_ place: Int) {
            guard let hash = hash(place) else { return }
            before[place] = last[hash]
            last[hash] = place
        }
        var place = 0
        while place < data.count {
            var best = (length: 0, distance: 0)
            var found = hash(place).map { last[$0] } ?? -1
            var left = tries
            while found >= 0, left > 0, place - found <= farthestMatch, best.length < longestMatch {
                var length = 0
                while length < longestMatch, place + length < data.count, data[found + length] == data[place + length] {
                    length += 1
                }
                if length > best.length { best = (length, place - found) }
                found = before[found]
                left -= 1
            }
            if best.length >= shortestMatch {
                tokens.append(.match(length: best.length, distance: best.distance))
                for step in 0..<best.length { enter(place + step) }
                place += best.length
            } else {
                tokens.append(.literal(data[place]))
                enter(place)
                place += 1
            }
        }
        return tokens
    }

    // MARK: Symbols

    private static let endOfBlock = 256
    private static let firstLength = 257

    /// Values that share a symbol are told apart by further bits.
    private struct SymbolTable {
        /// The first value of each symbol, and its number of further bits.
        let ranges: [(first: Int, bits: Int)]

        /// `plain` symbols of one value from `first` on, then `group` symbols for each number of bits.
        init(first: Int, plain: Int, group: Int, count: Int) {
            var ranges: [(first: Int, bits: Int)] = []
            var value = first
            for symbol in 0..<count {
                let bits = symbol < plain ? 0 : (symbol - plain) / group + 1
                ranges.append((value, bits))
                value += 1 << bits
            }
            self.ranges = ranges
        }

        init(ranges: [(first: Int, bits: Int)]) { self.ranges = ranges }

        func code(of value: Int) -> (symbol: Int, rest: Int, bits: Int) {
            let symbol = (ranges.lastIndex { $0.first <= value }) ?? 0
            return (symbol, value - ranges[symbol].first, ranges[symbol].bits)
        }
    }

    /// RFC 1951, 3.2.5: the longest match has a symbol of its own.
    private static let lengths = SymbolTable(
        ranges: SymbolTable(first: 3, plain: 8, group: 4, count: 28).ranges + [(longestMatch, 0)]
    )
    private static let distancesTable = SymbolTable(first: 1, plain: 4, group: 2, count: 30)

    // MARK: The codes themselves

    /// RFC 1951, 3.2.7.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static func writeCodes(_ literals: PrefixCode, _ distances: PrefixCode, to writer: inout BitWriter) {
        let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let all = Array(literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])
        let runs = runs(of: all)
        var counts = [Int](repeating: 0, count: 19)
        for run in runs { counts[run.symbol] += 1 }
        let code = PrefixCode(counts: counts, longest: 7)
        let shown = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        writer.write(literalCount - 257, count: 5)
        writer.write(distanceCount - 1, count: 5)
        writer.write(shown - 4, count: 4)
        for symbol in order[..<shown] { writer.write(code.lengths[symbol], count: 3) }
        for run in runs {
            writer.write(run.symbol, in: code)
            writer.write(run.rest, count: run.bits)
        }
    }

    /// Lengths with their repeats folded: 16 repeats the last one, 17 and 18 are zeros.
    private static func runs(of lengths: [Int]) -> [(symbol: Int, rest: Int, bits: Int)] {
        var runs: [(symbol: Int, rest: Int, bits: Int)] = []
        var place = 0
        while place < lengths.count {
            let length = lengths[place]
            var count = 1
            while place + count < lengths.count, lengths[place + count] == length { count += 1 }
            place += count
            if length > 0 {
                runs.append((length, 0, 0))
                count -= 1
            }
            while count >= 3 {
                if length > 0 {
                    let part = min(count, 6)
                    runs.append((16, part - 3, 2))
                    count -= part
                } else if count <= 10 {
                    runs.append((17, count - 3, 3))
                    count = 0
                } else {
                    let part = min(count, 138)
                    runs.append((18, part - 11, 7))
                    count -= part
                }
            }
            for _ in 0..<count { runs.append((length, 0, 0)) }
        }
        return runs
    }
}

/// A Huffman code: the more often a symbol stands, the fewer bits it takes.
struct PrefixCode {
    /// Bits of each symbol; 0 where it never stands.
    let lengths: [Int]
    /// The bits themselves, the first one highest.
    let bits: [Int]

    /// `longest` is the most bits that a symbol may take.
    init(counts: [Int], longest: Int) {
        var weights = counts
        var lengths = Self.lengths(of: weights)
        while lengths.contains(where: { $0 > longest }) {
            // Nearer to each other, the weights make a shallower tree.
            weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
            lengths = Self.lengths(of: weights)
        }
        self.lengths = lengths
        var bits = [Int](repeating: 0, count: lengths.count)
        var next = 0
        for length in 1...longest {
            next <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                bits[symbol] = next
                next += 1
            }
        }
        self.bits = bits
    }

    private static func lengths(of weights: [Int]) -> [Int] {
        var lengths = [Int](repeating: 0, count: weights.count)
        var nodes = weights.indices.filter { weights[$0] > 0 }.map { (weight: weights[$0], symbols: [$0]) }
        // A reader wants a code even for a single symbol, or for none.
        guard nodes.count > 1 else {
            lengths[nodes.first?.symbols.first ?? 0] = 1
            return lengths
        }
        while nodes.count > 1 {
            // Stable, so that equal weights join in one order everywhere.
            nodes = nodes.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
                .map(\.element)
            let joined = (weight: nodes[0].weight + nodes[1].weight, symbols: nodes[0].symbols + nodes[1].symbols)
            for symbol in joined.symbols { lengths[symbol] += 1 }
            nodes.removeFirst(2)
            nodes.append(joined)
        }
        return lengths
    }
}

/// Bits into bytes, the lowest first.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var pendingCount = 0

    mutating func write(_ value: Int, count: Int) {
        guard count > 0 else { return }
        pending |= UInt64(value) << UInt64(pendingCount)
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// Codes stand with their highest bit first.
    mutating func write(_ symbol: Int, in code: PrefixCode) {
        for bit in (0..<code.lengths[symbol]).reversed() { write(code.bits[symbol] >> bit & 1, count: 1) }
    }

    mutating func finished() -> [UInt8] {
        if pendingCount > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        return bytes
    }
}
