/// Writes the few small pictures that live inside an SVG, the same to the byte on every machine whatever its libraries.
///
/// Rows are predicted from their neighbours, so that little is left of a lens's map: it is flat but for its corners.
enum SmallPNG {
    /// A PNG of eight-bit red, green, blue.
    static func encode(width: Int, height: Int, rgb: [UInt8]) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let trueColor: [UInt8] = [8, 2, 0, 0, 0]
        append("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + trueColor, to: &file)
        let rows = predicted(width: width, height: height, rgb: rgb)
        append("IDAT", [0x78, 0x01] + SmallDeflate.compress(rows) + bigEndian(adler32(rows)), to: &file)
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
