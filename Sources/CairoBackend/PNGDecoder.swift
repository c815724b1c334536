public import Drawing

/// Reads PNG files of every colour type, depth and interlacing into plain pixels.
///
/// Files of up to eight bits a sample become `.rgba8`, files of sixteen `.rgba16`. Samples are given as the file stores
/// them: gamma, colour profiles and rendering intents are not applied, because a comparison asks whether what was
/// stored differs. Colour under transparent pixels is kept.
public enum PNGDecoder {
    /// The most pixels that a header may ask for unless the caller says otherwise: thirty times a phone's screen, half
    /// a gigabyte of samples at most. Ours.
    public static let defaultMaximumPixels = 100_000_000

    /// Returns the pixels of a whole PNG file.
    ///
    /// Nothing is allocated for a picture of more than `maximumPixels`, nor for one that its compressed bytes can't
    /// fill. Bytes after the end chunk are not read. Throws for what is no PNG, is cut off, damaged or too large.
    public static func decode(
        _ bytes: [UInt8],
        maximumPixels: Int = defaultMaximumPixels
    ) throws(PNGError) -> PixelBuffer {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.starts(with: PNGChunkWriter.signature) else {
            // The signature alone, cut short, is still the start of a PNG.
            guard !PNGChunkWriter.signature.starts(with: bytes) else { throw .truncated(chunk: "the signature") }
            throw .notPNG(looksLike: PNGFileKind.name(of: bytes))
        }
        // A closure passed to the standard library can't say which error it throws; the outcome carries it out.
        let outcome: Result<PixelBuffer, PNGError> = bytes.withUnsafeBytes { file in
            Result { () throws(PNGError) in try decode(file, limit: maximumPixels) }
        }
        return try outcome.get()
    }

    private static func decode(_ bytes: UnsafeRawBufferPointer, limit: Int) throws(PNGError) -> PixelBuffer {
        let file = try PNGFile(bytes, limit: limit)
        let header = file.header
        guard let expected = header.pictureBytes else {
            throw .tooLarge(width: header.width, height: header.height, limit: limit)
        }
        guard expected / PNGDecompressor.greatestRatio <= file.pictureBytes else {
            throw .shortPicture(width: header.width, height: header.height)
        }
        let isWide = header.depth == 16
        let isFast = PNGTrueColorRows.handles(file)
        let outputBytes = header.width * header.height * (isWide ? 8 : 4)
        let slack = isFast ? PNGTrueColorRows.slack : 0

        var failure: PNGError?
        let pixels = [UInt8](unsafeUninitializedCapacity: max(outputBytes, expected) + slack) { output, count in
            guard let start = output.baseAddress else { return }
            LargePages.ask(for: output)
            do throws(PNGError) {
                if isFast {
                    // Both share one buffer: the rows end where it ends, and are read before they are written over.
                    let rows = start + output.count - slack / 2 - expected
                    try inflate(file, in: bytes, into: UnsafeMutableRawBufferPointer(start: rows, count: expected))
                    try PNGTrueColorRows(header: header).expand(rows, into: start)
                } else {
                    var rows = try inflate(file, in: bytes, count: expected)
                    try PNGRows(file: file).expand(&rows, into: start)
                }
                count = outputBytes
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        let format: PixelBuffer.Format = isWide ? .rgba16 : .rgba8
        guard let buffer = PixelBuffer(width: header.width, height: header.height, format: format, bytes: pixels) else {
            throw .shortPicture(width: header.width, height: header.height)
        }
        return buffer
    }

    private static func inflate(
        _ file: PNGFile,
        in bytes: UnsafeRawBufferPointer,
        count: Int
    ) throws(PNGError) -> [UInt8] {
        var failure: PNGError?
        let rows = [UInt8](unsafeUninitializedCapacity: count) { rows, initialized in
            do throws(PNGError) {
                try inflate(file, in: bytes, into: UnsafeMutableRawBufferPointer(start: rows.baseAddress, count: count))
                initialized = count
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return rows
    }

    private static func inflate(
        _ file: PNGFile,
        in bytes: UnsafeRawBufferPointer,
        into rows: UnsafeMutableRawBufferPointer
    ) throws(PNGError) {
        let decompressor = try PNGDecompressor()
        let outcome: PNGDecompressor.Outcome
        if file.picture.count == 1 {
            outcome = decompressor.decompress(UnsafeRawBufferPointer(rebasing: bytes[file.picture[0]]), into: rows)
        } else {
            var joined: [UInt8] = []
            joined.reserveCapacity(file.pictureBytes)
            for part in file.picture { joined += bytes[part] }
            outcome = joined.withUnsafeBytes { decompressor.decompress($0, into: rows) }
        }
        switch outcome {
        case .filled: return
        case .short: throw .shortPicture(width: file.header.width, height: file.header.height)
        case .long: throw .longPicture(width: file.header.width, height: file.header.height)
        case .damaged: throw .damagedPicture
        }
    }
}
