/// The chunks of a PNG that decide its pixels, read and checked.
///
/// Every chunk's checksum is checked, an unknown chunk that calls itself critical is refused, and the file must reach
/// its end chunk. What follows that end is not part of the picture and is not read, as in other decoders.
struct PNGFile {
    let header: PNGHeader
    /// Red, green, blue for each entry; empty where the file has none.
    private(set) var palette: [UInt8] = []
    /// The bytes of `tRNS`; empty where the file has none. Pictures with alpha of their own have no use for it.
    private(set) var transparency: [UInt8] = []
    /// Where in the file the parts of the compressed picture stand.
    private(set) var picture: [Range<Int>] = []

    var pictureBytes: Int { picture.reduce(0) { $0 + $1.count } }

    init(_ file: UnsafeRawBufferPointer, limit: Int) throws(PNGError) {
        var reader = PNGChunkReader(file)
        let first = try reader.next()
        guard first.type != "CgBI" else {
            throw .notPNG(looksLike: "a PNG that Xcode packed for a device: use the one in the source folder")
        }
        guard first.type == "IHDR" else { throw .invalid(chunk: first.type, reason: "it stands before the header") }
        header = try PNGHeader(UnsafeRawBufferPointer(rebasing: file[first.data]), limit: limit)
        var isPictureClosed = false
        while true {
            let chunk = try reader.next()
            if chunk.type != "IDAT", !picture.isEmpty { isPictureClosed = true }
            let data = UnsafeRawBufferPointer(rebasing: file[chunk.data])
            switch chunk.type {
            case "IDAT":
                guard !isPictureClosed else { throw .invalid(chunk: "IDAT", reason: "the picture was closed before") }
                if chunk.data.isEmpty == false { picture.append(chunk.data) }
            case "PLTE": try readPalette(data)
            case "tRNS": try readTransparency(data)
            case "IEND":
                try checkWhole()
                return
            case "IHDR": throw .invalid(chunk: "IHDR", reason: "it stands twice")
            default:
                guard chunk.isAncillary else {
                    throw .invalid(chunk: chunk.type, reason: "it says that it is needed, but is not known")
                }
            }
        }
    }

    private mutating func readPalette(_ data: UnsafeRawBufferPointer) throws(PNGError) {
        func invalid(_ reason: String) -> PNGError { .invalid(chunk: "PLTE", reason: reason) }
        guard palette.isEmpty else { throw invalid("it stands twice") }
        guard picture.isEmpty else { throw invalid("it stands after the picture") }
        guard data.count % 3 == 0, 1...256 ~= data.count / 3 else {
            throw invalid("\(data.count) bytes are no palette of 1 to 256 colours")
        }
        guard header.colorType != .gray, header.colorType != .grayAlpha else {
            throw invalid("a gray picture has no palette")
        }
        palette = [UInt8](data)
    }

    private mutating func readTransparency(_ data: UnsafeRawBufferPointer) throws(PNGError) {
        func invalid(_ reason: String) -> PNGError { .invalid(chunk: "tRNS", reason: reason) }
        guard transparency.isEmpty else { throw invalid("it stands twice") }
        guard picture.isEmpty else { throw invalid("it stands after the picture") }
        switch header.colorType {
        case .gray:
            guard data.count == 2 else { throw invalid("\(data.count) bytes stand where a gray value has 2") }
        case .rgb:
            guard data.count == 6 else { throw invalid("\(data.count) bytes stand where a colour has 6") }
        case .palette:
            guard data.count <= palette.count / 3 else { throw invalid("more entries than the palette has") }
        case .grayAlpha, .rgba:
            return
        }
        transparency = [UInt8](data)
    }

    private func checkWhole() throws(PNGError) {
        guard !picture.isEmpty else { throw .invalid(chunk: "IEND", reason: "the file ends without a picture") }
        guard header.colorType != .palette || !palette.isEmpty else {
            throw .invalid(chunk: "IDAT", reason: "its palette is missing")
        }
    }
}
