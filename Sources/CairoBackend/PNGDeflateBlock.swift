/// Tokens that share one pair of codes, and how they are written.
struct PNGDeflateBlock {
    private let tokens: UnsafeBufferPointer<PNGMatcher.Token>
    private let literals: PNGHuffmanCode
    private let distances: PNGHuffmanCode
    private let header: PNGDeflateHeader
    /// What the block takes with these codes.
    private let bits: Int

    init(_ tokens: UnsafeBufferPointer<PNGMatcher.Token>) {
        self.tokens = tokens
        var literalCounts = [UInt32](repeating: 0, count: PNGDeflateAlphabet.literalsAndLengths)
        var distanceCounts = [UInt32](repeating: 0, count: PNGDeflateAlphabet.distances)
        var extraBits = 0
        literalCounts.withUnsafeMutableBufferPointer { literals in
            distanceCounts.withUnsafeMutableBufferPointer { distances in
                PNGDeflateAlphabet.lengthSymbols.withUnsafeBufferPointer { symbols in
                    for token in tokens {
                        guard token > 255 else {
                            literals[Int(token)] &+= 1
                            continue
                        }
                        literals[PNGDeflateAlphabet.firstLength &+ Int(symbols[Int(token &>> 16)])] &+= 1
                        let (symbol, extra) = PNGDeflateAlphabet.distanceSymbol(token & 0xFFFF)
                        distances[symbol] &+= 1
                        extraBits &+= Int(extra)
                    }
                }
            }
        }
        literalCounts[PNGDeflateAlphabet.endOfBlock] = 1
        for (symbol, extra) in PNGDeflateAlphabet.lengthExtraBits.enumerated() {
            extraBits += Int(extra) * Int(literalCounts[PNGDeflateAlphabet.firstLength + symbol])
        }
        literals = PNGHuffmanCode(frequencies: literalCounts, limit: 15)
        distances = PNGHuffmanCode(frequencies: distanceCounts, limit: 15)
        header = PNGDeflateHeader(literals: literals.lengths, distances: distances.lengths)
        bits = header.bits + literals.bits(literalCounts) + distances.bits(distanceCounts) + extraBits
    }

    /// Writes the tokens, or the bytes they stand for where those take less.
    func write(stored: UnsafeRawBufferPointer, isLast: Bool, to writer: inout PNGBitWriter) {
        guard bits / 8 < stored.count else {
            write(bytes: stored, isLast: isLast, to: &writer)
            return
        }
        writer.add(isLast ? 1 : 0, 1)
        writer.add(2, 2)
        header.write(to: &writer)
        writeTokens(to: &writer)
        let end = PNGDeflateAlphabet.endOfBlock
        writer.add(UInt64(literals.codes[end]), UInt64(literals.lengths[end]))
    }

    private func writeTokens(to output: inout PNGBitWriter) {
        // Each symbol's code with its length above it; for lengths the bits that follow are part of it.
        let literalCodes = zip(literals.codes, literals.lengths).map { UInt32($0) | UInt32($1) << 16 }
        let distanceCodes = zip(distances.codes, distances.lengths).map { UInt32($0) | UInt32($1) << 16 }
        let lengthCodes = PNGDeflateAlphabet.lengthSymbols.enumerated().map {
            length,
            symbol -> UInt64 in
            let code = literalCodes[PNGDeflateAlphabet.firstLength + Int(symbol)]
            let extra = max(length - PNGDeflateAlphabet.lengthBases[Int(symbol)], 0)
            let bits = UInt64(code & 0xFFFF) | UInt64(extra) << UInt64(code >> 16)
            return bits | UInt64(code >> 16 + UInt32(PNGDeflateAlphabet.lengthExtraBits[Int(symbol)]))
                << 32
        }
        var writer = output
        literalCodes.withUnsafeBufferPointer { literalCodes in
            distanceCodes.withUnsafeBufferPointer { distanceCodes in
                lengthCodes.withUnsafeBufferPointer { lengthCodes in
                    for token in tokens {
                        guard token > 255 else {
                            let code = literalCodes[Int(token)]
                            writer.add(UInt64(code & 0xFFFF), UInt64(code &>> 16))
                            continue
                        }
                        let length = lengthCodes[Int(token &>> 16)]
                        writer.add(length & 0xFFFF_FFFF, length &>> 32)
                        let (symbol, extraBits) = PNGDeflateAlphabet.distanceSymbol(token & 0xFFFF)
                        let code = distanceCodes[symbol]
                        let extra = UInt64(token & ((1 &<< extraBits) &- 1))
                        let codeLength = UInt64(code &>> 16)
                        writer.add(
                            UInt64(code & 0xFFFF) | extra &<< codeLength,
                            codeLength &+ UInt64(extraBits)
                        )
                    }
                }
            }
        }
        output = writer
    }

    /// The most bytes that one stored block holds.
    private static let longestStored = 65535

    private func write(bytes: UnsafeRawBufferPointer, isLast: Bool, to writer: inout PNGBitWriter) {
        var rest = bytes[...]
        repeat {
            let part = rest.prefix(Self.longestStored)
            rest = rest.dropFirst(part.count)
            writer.add(isLast && rest.isEmpty ? 1 : 0, 3)
            writer.align()
            writer.add(UInt64(part.count), 16)
            writer.add(UInt64(~UInt16(part.count)), 16)
            writer.add(UnsafeRawBufferPointer(rebasing: part))
        } while !rest.isEmpty
    }
}
