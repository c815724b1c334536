public import Drawing

/// Writes pictures as PNG, the same bytes for the same pixels on every run.
///
/// Opaque pictures are written without alpha, others with colour not premultiplied; eight- and sixteen-bit buffers keep
/// their depth. A file holds the size, the sRGB mark, the picture, and nothing else: no time, no program's name. One
/// encoder keeps its compressor and its working memory, so a run of frames should share one; it belongs to one task.
public struct PNGEncoder: ~Copyable {
    private let compressor: PNGCompressor
    private var rows: [UInt8] = []
    private var packed: [UInt8] = []
    private let isPatient: Bool

    /// What counts for a file: how soon it is there, or how small it is.
    public enum Effort: Hashable, Sendable {
        /// For pictures that are drawn anew again and again.
        case quick
        /// For pictures that are kept: a fourth smaller, a hundred times the work.
        case small
    }

    /// Throws where there is no memory for a compressor.
    public init(effort: Effort = .quick) throws(PNGError) {
        isPatient = effort == .small
        compressor = try PNGCompressor(level: effort == .small ? PNGCompressor.smallest : PNGCompressor.fastest)
    }

    /// Encodes one picture with an encoder of its own; throws as the method of the same name does.
    public static func encode(_ pixels: PixelBuffer, scale: Double? = nil) throws(PNGError) -> [UInt8] {
        var encoder = try PNGEncoder()
        return try encoder.encode(pixels, scale: scale)
    }

    /// Returns the bytes of the file.
    ///
    /// `scale`, in pixels per point, says how densely the picture is meant to stand, so that a design tool places a 3x
    /// frame at its size in points; nil writes no density. Throws where a side is empty or longer than PNG can say, and
    /// where the scale is none.
    public mutating func encode(_ pixels: PixelBuffer, scale: Double? = nil) throws(PNGError) -> [UInt8] {
        let width = pixels.width
        let height = pixels.height
        guard 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else {
            throw .unwritableSize(width: width, height: height)
        }
        var density: UInt32?
        if let scale { density = try Self.density(of: scale) }
        let survey = PNGSurvey(pixels)
        let packing = PNGPacking(format: pixels.format, isOpaque: survey.isOpaque)
        let used = (width * packing.bytesPerPixel + 1) * height
        var length = Int.max
        var best: [UInt8] = []
        // None of the ways is always the best one; without patience the first has to do.
        for filtering in isPatient ? Filtering.allCases : [.byTone] {
            writeRows(of: pixels, packing: packing, tone: survey.tone, filtering)
            let next = compress(used)
            guard next < length else { continue }
            length = next
            if isPatient { best = Array(packed[..<length]) }
        }
        if isPatient { packed.replaceSubrange(..<length, with: best) }

        var writer = PNGChunkWriter(capacity: length + 128)
        let size = PNGChunkWriter.bigEndian(UInt32(width)) + PNGChunkWriter.bigEndian(UInt32(height))
        writer.add("IHDR", size + [packing.bitDepth, packing.colorType, 0, 0, 0])
        writer.add("sRGB", [Self.relativeColorimetric])
        if let density {
            let perMetre = PNGChunkWriter.bigEndian(density)
            writer.add("pHYs", perMetre + perMetre + [1])
        }
        packed.withUnsafeBytes { packed in
            for start in stride(from: 0, to: length, by: Self.longestChunk) {
                let end = min(start + Self.longestChunk, length)
                writer.add("IDAT", UnsafeRawBufferPointer(rebasing: packed[start..<end]))
            }
        }
        writer.add("IEND")
        return writer.bytes
    }

    /// The rendering intent that leaves colours as they are (PNG specification, section 11.3.2.5).
    private static let relativeColorimetric: UInt8 = 1
    /// Well below the 2³¹ − 1 bytes that a chunk's length can say.
    private static let longestChunk = 1 << 30

    /// Pixels per metre: a point is 1/72 inch, an inch 0.0254 metres.
    private static func density(of scale: Double) throws(PNGError) -> UInt32 {
        guard scale > 0, scale <= 1000 else { throw .unwritableScale(scale) }
        return UInt32((72 * scale / 0.0254).rounded())
    }

    /// How the filter of each row is chosen.
    private enum Filtering: CaseIterable {
        /// One for rows of continuous tone, none for the others.
        case byTone
        /// Whichever leaves the fewest different pairs of bytes.
        case patiently
        /// None at all, which leaves lines of text as they repeat.
        case never
    }

    /// Fills `rows` with the filter byte and the bytes of each row.
    private mutating func writeRows(
        of pixels: PixelBuffer,
        packing: PNGPacking,
        tone: [Bool],
        _ filtering: Filtering
    ) {
        let width = pixels.width
        let height = pixels.height
        let count = width * packing.bytesPerPixel
        let sourceCount = width * packing.format.bytesPerPixel
        // Two more rows: a row of zeros above the first, and room for differences.
        Self.grow(&rows, to: (count + 1) * (height + 2))
        rows.withUnsafeMutableBufferPointer { buffer in
            guard let rows = buffer.baseAddress else { return }
            pixels.bytes.withUnsafeBytes { source in
                guard let source = source.baseAddress else { return }
                for y in 0..<height {
                    let row = rows + y * (count + 1)
                    row[0] = PNGFilter.none.rawValue
                    packing.pack(source + y * sourceCount, count: width, into: row + 1)
                }
            }
            let zeros = rows + height * (count + 1)
            zeros.update(repeating: 0, count: count)
            let scratch = zeros + count + 1
            // From the bottom up, because a row's differences need the row above as it was.
            for y in stride(from: height - 1, through: 0, by: -1) {
                let row = rows + y * (count + 1)
                let above = y > 0 ? row - count : zeros
                let distance = packing.bytesPerPixel
                let filter: PNGFilter =
                    switch filtering {
                    case .byTone where !tone[y]: .none
                    case .byTone:
                        .forTone(row: row + 1, above: above, count: count, distance: distance, scratch: scratch)
                    case .patiently:
                        .forPatience(row: row + 1, above: above, count: count, distance: distance, scratch: scratch)
                    case .never: .none
                    }
                guard filter != .none else { continue }
                filter.apply(to: row + 1, above: above, count: count, distance: distance, into: scratch)
                row[0] = filter.rawValue
                (row + 1).update(from: scratch, count: count)
            }
        }
    }

    private mutating func compress(_ used: Int) -> Int {
        Self.grow(&packed, to: compressor.bound(for: used))
        return rows.withUnsafeBytes { rows in
            packed.withUnsafeMutableBytes { packed in
                compressor.compress(UnsafeRawBufferPointer(rebasing: rows[..<used]), into: packed)
            }
        }
    }

    /// Makes `bytes` at least `count` long without clearing what will be written anyway.
    private static func grow(_ bytes: inout [UInt8], to count: Int) {
        guard bytes.count < count else { return }
        bytes = [UInt8](unsafeUninitializedCapacity: count) { _, initialized in initialized = count }
    }
}
