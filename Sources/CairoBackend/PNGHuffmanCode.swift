/// A prefix code for symbols of known frequency, none longer than a limit, in deflate's canonical form (RFC 1951, 3.2.2).
struct PNGHuffmanCode {
    /// Bits of each symbol's code; 0 for symbols that don't occur.
    private(set) var lengths: [UInt8]
    /// Each symbol's code, its first bit lowest.
    private(set) var codes: [UInt16]

    init(frequencies: [UInt32], limit: Int) {
        lengths = Self.lengths(for: frequencies, limit: limit)
        codes = Self.codes(for: lengths, limit: limit)
    }

    /// How many bits the symbols take as often as `frequencies` says.
    func bits(_ frequencies: [UInt32]) -> Int {
        zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }

    /// Huffman's lengths, from the two queues of leaves in order of frequency and of the nodes made of them.
    private static func lengths(for frequencies: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        // Ties in the symbols' own order, so that one input has one code.
        let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
            .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
        guard leaves.count > 1 else {
            // Decoders want a code of one bit even where there is nothing to tell apart.
            lengths[leaves.first ?? 0] = 1
            return lengths
        }
        var weights = leaves.map { UInt64(frequencies[$0]) }
        var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
        var leaf = 0
        var node = leaves.count
        for next in leaves.count..<2 * leaves.count - 1 {
            var weight: UInt64 = 0
            for _ in 0..<2 {
                let isLeaf = leaf < leaves.count && (node >= next || weights[leaf] <= weights[node])
                let child = isLeaf ? leaf : node
                if isLeaf { leaf += 1 } else { node += 1 }
                weight += weights[child]
                parents[child] = next
            }
            weights.append(weight)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        var counts = [Int](repeating: 0, count: limit + 1)
        for index in parents.indices.dropLast().reversed() {
            depths[index] = depths[parents[index]] + 1
            if index < leaves.count { counts[min(depths[index], limit)] += 1 }
        }
        shorten(&counts, limit: limit)
        // The rarest symbols take the longest codes.
        var index = 0
        for length in stride(from: limit, through: 1, by: -1) {
            for _ in 0..<counts[length] {
                lengths[leaves[index]] = UInt8(length)
                index += 1
            }
        }
        return lengths
    }

    /// Lengthens short codes until the codes that were cut to the limit fit in with them.
    private static func shorten(_ counts: inout [Int], limit: Int) {
        var room = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) } - 1 << limit
        while room > 0 {
            guard let shorter = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
            counts[shorter] -= 1
            counts[shorter + 1] += 2
            counts[limit] -= 1
            room -= 1
        }
    }

    private static func codes(for lengths: [UInt8], limit: Int) -> [UInt16] {
        var counts = [Int](repeating: 0, count: limit + 1)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: limit + 2)
        for length in 1...limit { next[length + 1] = (next[length] + counts[length]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            let code = next[Int(length)]
            next[Int(length)] += 1
            return reversed(UInt16(code), length)
        }
    }

    private static func reversed(_ code: UInt16, _ length: UInt8) -> UInt16 {
        (0..<length).reduce(0) { $0 | (code >> UInt16($1) & 1) << UInt16(length - 1 - $1) }
    }
}
