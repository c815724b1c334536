import CairoBackend
import Drawing
import Testing

@Suite("PNG decoder")
struct PNGDecoderTests {
    struct Kind: CustomTestStringConvertible {
        var colorType: Int
        var depth: Int
        var testDescription: String { "colour type \(colorType), \(depth) bits" }
    }

    /// The depths that the specification allows each colour type.
    static let depths: [(type: Int, depths: [Int])] = [
        (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]

    static let kinds: [Kind] = depths.flatMap { type, depths -> [Kind] in
        depths.map { Kind(colorType: type, depth: $0) }
    }

    static func specimen(_ kind: Kind, width: Int = 5, height: Int = 7) -> PNGSpecimen {
        var specimen = PNGSpecimen(width: width, height: height, depth: kind.depth, colorType: kind.colorType)
        if kind.colorType == 3 {
            let entries = min(1 << kind.depth, 200)
            specimen.palette = (0..<entries).flatMap { (entry: Int) -> [UInt8] in
                [UInt8(entry), UInt8(255 - entry), UInt8(entry / 2)]
            }
        }
        if kind.depth == 16 { specimen.sample = { x, y, channel in x * 4099 + y * 9001 + channel * 20011 + 77 } }
        return specimen
    }

    /// What a specimen's pixel is as red, green, blue, alpha, by the specification's words.
    static func expected(_ specimen: PNGSpecimen, _ x: Int, _ y: Int) -> [Int] {
        let s = (0..<specimen.channels).map { specimen.stored(x, y, $0) }
        let greatest = 1 << specimen.depth - 1
        let key = stride(from: 0, to: specimen.transparency.count - 1, by: 2).map {
            Int(specimen.transparency[$0]) << 8 | Int(specimen.transparency[$0 + 1])
        }
        let isKey = specimen.colorType != 3 && !key.isEmpty && key == s
        let full = specimen.depth == 16 ? 65535 : 255
        switch specimen.colorType {
        case 0: return Array(repeating: s[0] * full / greatest, count: 3) + [isKey ? 0 : full]
        case 2: return s + [isKey ? 0 : full]
        case 3:
            let alpha = s[0] < specimen.transparency.count ? Int(specimen.transparency[s[0]]) : 255
            return specimen.palette[s[0] * 3..<s[0] * 3 + 3].map(Int.init) + [alpha]
        case 4: return [s[0], s[0], s[0], s[1]]
        default: return s
        }
    }

    static func samples(_ pixels: PixelBuffer) -> [Int] {
        guard pixels.format == .rgba16 else { return pixels.bytes.map(Int.init) }
        return pixels.bytes.withUnsafeBytes { $0.bindMemory(to: UInt16.self).map(Int.init) }
    }

    static func check(_ specimen: PNGSpecimen) throws {
        let pixels = try PNGDecoder.decode(specimen.file())
        #expect(pixels.width == specimen.width && pixels.height == specimen.height)
        #expect(pixels.format == (specimen.depth == 16 ? .rgba16 : .rgba8))
        let wanted = (0..<specimen.height).flatMap { y in
            (0..<specimen.width).flatMap { expected(specimen, $0, y) }
        }
        #expect(samples(pixels) == wanted)
    }

    @Test("every colour type and depth comes back as stored, plain and interlaced", arguments: kinds, [false, true])
    func kindsComeBack(kind: Kind, isInterlaced: Bool) throws {
        for (width, height) in [(1, 1), (2, 1), (1, 2), (5, 7), (8, 8), (9, 17), (33, 3)] {
            var specimen = Self.specimen(kind, width: width, height: height)
            specimen.isInterlaced = isInterlaced
            specimen.filter = { UInt8($0 % 5) }
            try Self.check(specimen)
        }
    }

    @Test("each filter is undone, on the first row as on others", arguments: kinds, [0, 1, 2, 3, 4] as [UInt8])
    func filters(kind: Kind, filter: UInt8) throws {
        var specimen = Self.specimen(kind, width: 21, height: 5)
        specimen.filter = { _ in filter }
        try Self.check(specimen)
    }

    @Test("the colour that tRNS names is transparent, and only it", arguments: kinds.filter { $0.colorType < 4 })
    func transparency(kind: Kind) throws {
        var specimen = Self.specimen(kind)
        if kind.colorType == 3 {
            specimen.transparency = [0, 128]
        } else {
            specimen.transparency = (0..<specimen.channels).flatMap { channel in
                let value = specimen.stored(2, 3, channel)
                return [UInt8(value >> 8), UInt8(value & 255)]
            }
        }
        try Self.check(specimen)
    }

    @Test("a picture in many chunks is one picture", arguments: [2, 3, 50])
    func parts(parts: Int) throws {
        var specimen = Self.specimen(Kind(colorType: 6, depth: 8))
        specimen.parts = parts
        try Self.check(specimen)
    }

    @Test("what follows the end chunk is not read")
    func trailingBytes() throws {
        let file = PNGSpecimen(width: 3, height: 2).file()
        #expect(try PNGDecoder.decode(file + [1, 2, 3]) == PNGDecoder.decode(file))
    }

    @Test("colour under transparent pixels is kept")
    func hiddenColour() throws {
        var specimen = PNGSpecimen(width: 1, height: 1, colorType: 6)
        specimen.sample = { _, _, channel in [9, 8, 7, 0][channel] }
        #expect(try PNGDecoder.decode(specimen.file()).bytes == [9, 8, 7, 0])
    }

    @Test("what compresses as far as deflate can is read, and comes back")
    func flat() throws {
        let side = 2000
        let pixels = try #require(
            PixelBuffer(
                width: side,
                height: side,
                format: .rgba8,
                bytes: [UInt8](repeating: 255, count: side * side * 4)
            )
        )
        let file = try PNGEncoder.encode(pixels)
        #expect(file.count < side * side / 100)
        #expect(try PNGDecoder.decode(file) == pixels)
    }

    @Test("bytes behind the compressed stream are not read")
    func bytesBehindStream() throws {
        let header = PNGDecoderErrorTests.one + [8, 0, 0, 0, 0]
        let stream = PNGSpecimen.zlib([0, 9]) + [1, 2, 3]
        let file = PNGDecoderErrorTests.file(header: header, stream: stream)
        #expect(try PNGDecoder.decode(file).bytes == [9, 9, 9, 255])
    }
}
