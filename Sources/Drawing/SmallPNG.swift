/// Writes the few small pictures that live inside an SVG, the same to the byte on every machine whatever its libraries.
///
/// Rows are predicted from their neighbours and runs are folded, which is all that a lens's map needs: it is flat but for
/// its corners.
enum SmallPNG {
    /// A PNG of eight-bit red, green, blue.
    static func encode(width: Int, height: Int, rgb: [UInt8]) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let trueColor: [UInt8] = [8, 2, 0, 0, 0]
        append("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + trueColor, to: &file)
        let rows = predicted(width: width, height: height, rgb: rgb)
        append("IDAT", [0x78, 0x01] + RunDeflate.compress(rows) + bigEndian(adler32(rows)), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// Each row as its differences from the PNG standard's Paeth prediction: nothing is left of what is the same along
    /// either axis.
    private static func predicted(width: Int, height: Int, rgb: [UInt8]) -> [UInt8] {
        let rowBytes = width * 3
        var out: [UInt8] = []
        out.reserveCapacity((rowBytes + 1) * height)
        let paeth: UInt8 = 4
        for row in 0..<height {
            out.append(paeth)
            for index in 0..<rowBytes {
                let place = row * rowBytes + index
                let left = index >= 3 ? Int(rgb[place - 3]) : 0
                let above = row > 0 ? Int(rgb[place - rowBytes]) : 0
                let corner = index >= 3 && row > 0 ? Int(rgb[place - rowBytes - 3]) : 0
                let guess = left + above - corner
                let (a, b, c) = (abs(guess - left), abs(guess - above), abs(guess - corner))
                let nearest = a <= b && a <= c ? left : b <= c ? above : corner
                out.append(rgb[place] &- UInt8(nearest))
            }
        }
        return out
    }

    private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
        let body = Array(name.utf8) + data
        file += bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }

    private static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }
}

/// Deflate with its fixed codes, whose only matches are runs of one byte.
private struct RunDeflate {
    private var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var pendingCount: UInt32 = 0

    static func compress(_ data: [UInt8]) -> [UInt8] {
        var deflate = RunDeflate()
        deflate.write(bits: 0b011, count: 3)
        var index = 0
        while index < data.count {
            let byte = data[index]
            deflate.write(symbol: Int(byte))
            index += 1
            var run = 0
            while index + run < data.count, data[index + run] == byte { run += 1 }
            index += run
            while run >= shortestMatch {
                let length = min(run, longestMatch)
                deflate.writeMatch(length: length)
                run -= length
            }
            for _ in 0..<run { deflate.write(symbol: Int(byte)) }
        }
        deflate.write(symbol: 256)
        if deflate.pendingCount > 0 { deflate.bytes.append(UInt8(truncatingIfNeeded: deflate.pending)) }
        return deflate.bytes
    }

    private static let shortestMatch = 3
    private static let longestMatch = 258

    /// A repeat of the byte before, `length` times.
    private mutating func writeMatch(length: Int) {
        if length == Self.longestMatch {
            write(symbol: 285)
        } else {
            // Codes 257…264 are the lengths 3…10; each four codes after them have one bit more to tell lengths apart.
            var (symbol, base, extra, codes) = (257, Self.shortestMatch, 0, 8)
            while length >= base + codes << extra {
                base += codes << extra
                symbol += codes
                extra += 1
                codes = 4
            }
            write(symbol: symbol + (length - base) >> extra)
            write(bits: UInt32((length - base) & (1 << extra - 1)), count: UInt32(extra))
        }
        // The distance 1.
        write(bits: 0, count: 5)
    }

    /// A literal, a length or the end, in the fixed code of the standard.
    private mutating func write(symbol: Int) {
        let (code, count): (Int, UInt32) =
            switch symbol {
            case ..<144: (0x30 + symbol, 8)
            case ..<256: (0x190 + symbol - 144, 9)
            case ..<280: (symbol - 256, 7)
            default: (0xC0 + symbol - 280, 8)
            }
        // Codes stand with their highest bit first, everything else with its lowest.
        for bit in (0..<count).reversed() { write(bits: UInt32(code >> Int(bit)) & 1, count: 1) }
    }

    private mutating func write(bits: UInt32, count: UInt32) {
        pending |= bits << pendingCount
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }
}
