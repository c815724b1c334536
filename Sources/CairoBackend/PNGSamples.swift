/// How the samples of a finished row become four samples a pixel: gray spread over colour, palette looked up, depths
/// below eight scaled to the full range, the transparent colour given alpha 0.
struct PNGSamples {
    private let header: PNGHeader
    /// Red, green, blue, alpha of each palette entry.
    private let palette: [SIMD4<UInt8>]
    /// The samples, as stored, of the one colour that is transparent; empty where none is.
    private let transparent: [UInt16]

    init(file: PNGFile) {
        header = file.header
        let entries = file.palette.count / 3
        palette = (0..<(header.colorType == .palette ? entries : 0)).map { entry in
            let alpha = entry < file.transparency.count ? file.transparency[entry] : 255
            return SIMD4(file.palette[entry * 3], file.palette[entry * 3 + 1], file.palette[entry * 3 + 2], alpha)
        }
        let key = header.colorType == .palette ? [] : file.transparency
        transparent = stride(from: 0, to: key.count - 1, by: 2).map { UInt16(key[$0]) << 8 | UInt16(key[$0 + 1]) }
    }

    /// Writes `width` pixels to the start of `line`, as four bytes or, from sixteen-bit samples, four native words each.
    ///
    /// Throws where an index points past the palette.
    func widen(_ row: ArraySlice<UInt8>, width: Int, into line: inout [UInt8]) throws(PNGError) {
        if header.depth == 16 {
            widenWords(row, width: width, into: &line)
        } else if header.colorType == .palette {
            for x in 0..<width {
                let index = sample(row, x)
                guard index < palette.count else {
                    throw .invalid(chunk: "IDAT", reason: "colour \(index) is not in the palette of \(palette.count)")
                }
                store(palette[index], x, &line)
            }
        } else {
            widenBytes(row, width: width, into: &line)
        }
    }

    private func widenBytes(_ row: ArraySlice<UInt8>, width: Int, into line: inout [UInt8]) {
        let greatest = (1 << header.depth) - 1
        let scale = 255 / greatest
        for x in 0..<width {
            switch header.colorType {
            case .gray, .palette:
                let value = sample(row, x)
                let isTransparent = transparent.first.map { Int($0) == value } ?? false
                let gray = UInt8(value * scale)
                store(SIMD4(gray, gray, gray, isTransparent ? 0 : 255), x, &line)
            case .grayAlpha:
                let gray = row[row.startIndex + x * 2]
                store(SIMD4(gray, gray, gray, row[row.startIndex + x * 2 + 1]), x, &line)
            case .rgb:
                let at = row.startIndex + x * 3
                let isTransparent = !transparent.isEmpty && (0..<3).allSatisfy { transparent[$0] == row[at + $0] }
                store(SIMD4(row[at], row[at + 1], row[at + 2], isTransparent ? 0 : 255), x, &line)
            case .rgba:
                let at = row.startIndex + x * 4
                store(SIMD4(row[at], row[at + 1], row[at + 2], row[at + 3]), x, &line)
            }
        }
    }

    private func widenWords(_ row: ArraySlice<UInt8>, width: Int, into line: inout [UInt8]) {
        let channels = header.colorType.channels
        for x in 0..<width {
            func word(_ channel: Int) -> UInt16 {
                let at = row.startIndex + (x * channels + channel) * 2
                return UInt16(row[at]) << 8 | UInt16(row[at + 1])
            }
            let isGray = channels < 3
            let color = SIMD3(word(0), word(isGray ? 0 : 1), word(isGray ? 0 : 2))
            var alpha = UInt16.max
            if channels == 2 || channels == 4 {
                alpha = word(channels - 1)
            } else if !transparent.isEmpty, transparent.indices.allSatisfy({ transparent[$0] == word($0) }) {
                alpha = 0
            }
            line.withUnsafeMutableBytes {
                $0.storeBytes(of: SIMD4(color, alpha), toByteOffset: x * 8, as: SIMD4<UInt16>.self)
            }
        }
    }

    /// The sample of a picture of one channel and at most eight bits, the leftmost in the highest bits of its byte.
    private func sample(_ row: ArraySlice<UInt8>, _ x: Int) -> Int {
        let bit = x * header.depth
        let byte = Int(row[row.startIndex + bit / 8])
        return byte >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
    }

    private func store(_ pixel: SIMD4<UInt8>, _ x: Int, _ line: inout [UInt8]) {
        for channel in 0..<4 { line[x * 4 + channel] = pixel[channel] }
    }
}
