import Drawing

/// What an encoder must know of a whole picture before it writes the first row.
struct PNGSurvey {
    /// For each row, whether it is continuous tone, which filters shorten.
    private(set) var tone: [Bool] = []
    /// Whether every pixel is opaque.
    private(set) var isOpaque = true

    /// Reads every pixel once; the picture is not empty.
    init(_ pixels: PixelBuffer) {
        pixels.bytes.withUnsafeBytes { bytes in
            if pixels.format == .rgba16 {
                read(bytes.bindMemory(to: UInt64.self), width: pixels.width, alphaBits: 16)
            } else {
                read(bytes.bindMemory(to: UInt32.self), width: pixels.width, alphaBits: 8)
            }
        }
    }

    @inline(__always)
    private mutating func read<Pixel: FixedWidthInteger>(
        _ pixels: UnsafeBufferPointer<Pixel>,
        width: Int,
        alphaBits: Int
    ) {
        guard var row = pixels.baseAddress else { return }
        // Alpha is a pixel's last sample in memory in every format.
        let alpha = Pixel(littleEndian: Pixel.max << (Pixel.bitWidth - alphaBits))
        let height = pixels.count / width
        tone.reserveCapacity(height)
        var above: UnsafePointer<Pixel>?
        var common = Pixel.max
        for _ in 0..<height {
            for x in 0..<width { common &= row[x] }
            let census = PNGRowCensus(row: row, above: above, width: width)
            tone.append(census.isSameAsAbove ? tone.last ?? false : !census.isFlat)
            above = row
            row += width
        }
        isOpaque = common & alpha == alpha
    }
}
