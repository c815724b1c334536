/// A PNG built the plain way for tests: stored deflate blocks, checksums bit by bit, any colour type, depth, filter and
/// interlacing, and nothing shared with the code under test.
struct PNGSpecimen {
    var width: Int
    var height: Int
    var depth = 8
    var colorType = 2
    var isInterlaced = false
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    /// The filter of each row, counted within its pass.
    var filter: (Int) -> UInt8 = { _ in 0 }
    /// The stored value of a channel of a pixel.
    var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int = { x, y, channel in x * 7 + y * 13 + channel * 101 }
    /// How many chunks the picture is cut into.
    var parts = 1

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

    func stored(_ x: Int, _ y: Int, _ channel: Int) -> Int {
        let value = sample(x, y, channel)
        return palette.isEmpty || colorType != 3 ? value & (1 << depth - 1) : value % (palette.count / 3)
    }

    func file() -> [UInt8] {
        var file: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
        let shape = [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        file += Self.chunk("IHDR", Self.word(width) + Self.word(height) + shape)
        if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        let picture = Self.zlib(rows())
        let size = (picture.count + parts - 1) / parts
        for start in stride(from: 0, to: picture.count, by: size) {
            file += Self.chunk("IDAT", Array(picture[start..<min(start + size, picture.count)]))
        }
        return file + Self.chunk("IEND", [])
    }

    /// The filtered rows of all passes.
    func rows() -> [UInt8] {
        let adam7 = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        var output: [UInt8] = []
        for (startX, startY, stepX, stepY) in isInterlaced ? adam7 : [(0, 0, 1, 1)] {
            let columns = Array(stride(from: startX, to: width, by: stepX))
            guard !columns.isEmpty else { continue }
            var above: [UInt8]?
            for (index, y) in stride(from: startY, to: height, by: stepY).enumerated() {
                let row = bytes(columns: columns, y: y)
                output += filtered(row, above: above ?? row.map { _ in 0 }, by: filter(index))
                above = row
            }
        }
        return output
    }

    private func bytes(columns: [Int], y: Int) -> [UInt8] {
        var bits: [UInt8] = []
        for x in columns {
            for channel in 0..<channels {
                for bit in (0..<depth).reversed() { bits.append(UInt8(stored(x, y, channel) >> bit & 1)) }
            }
        }
        while bits.count % 8 != 0 { bits.append(0) }
        return stride(from: 0, to: bits.count, by: 8).map { at in bits[at..<at + 8].reduce(0) { $0 << 1 | $1 } }
    }

    private func filtered(_ row: [UInt8], above: [UInt8], by filter: UInt8) -> [UInt8] {
        let distance = max(depth * channels / 8, 1)
        return [filter]
            + row.indices.map { x in
                let a = x >= distance ? Int(row[x - distance]) : 0
                let b = Int(above[x])
                let c = x >= distance ? Int(above[x - distance]) : 0
                var guess = 0
                switch filter {
                case 1: guess = a
                case 2: guess = b
                case 3: guess = (a + b) / 2
                case 4:
                    let p = a + b - c
                    guess = [a, b, c].min { abs(p - $0) < abs(p - $1) } ?? 0
                default: guess = 0
                }
                return UInt8(truncatingIfNeeded: Int(row[x]) - guess)
            }
    }

    static func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) } }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return word(data.count) + body + word(Int(crc(body)))
    }

    static func crc(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }

    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65535, bytes.count)
            let count = end - start
            output += [end == bytes.count ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
            output += [~UInt8(count & 255), ~UInt8(count >> 8)] + bytes[start..<end]
            start = end
        } while start < bytes.count
        var a = 1
        var b = 0
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return output + word(b << 16 | a)
    }

    /// The start of each chunk in a file that is whole, with its type and where its data stands.
    static func chunks(_ file: [UInt8]) -> [(type: String, data: Range<Int>)] {
        var found: [(type: String, data: Range<Int>)] = []
        var at = 8
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard at + 12 + length <= file.count else { break }
            found.append((String(decoding: file[at + 4..<at + 8], as: UTF8.self), at + 8..<at + 8 + length))
            at += length + 12
        }
        return found
    }
}

/// Numbers that are the same on every run, for tests that need many (SplitMix64).
struct RepeatableNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }
}
