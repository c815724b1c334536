import CairoBackend
import Drawing
import Testing

@Suite("PNG decoder: bad files")
struct PNGDecoderErrorTests {
    static let good = PNGSpecimen(width: 6, height: 4).file()

    @Test(
        "a file that is no PNG is named for what it looks like",
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"), (Array("GIF89a".utf8), "GIF"), (Array("<svg xmlns=".utf8), "SVG"),
            (Array("hello\n".utf8), "text"),
            (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull"),
            (Array("<<<<<<< HEAD\n".utf8), "merge conflict"), ([0, 1, 2, 3], "no format"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0], "line endings"),
            ([0, 0, 0, 24] + Array("ftypheic".utf8), "HEIC"),
        ] as [([UInt8], String)]
    )
    func notPNG(bytes: [UInt8], name: String) throws {
        let error = try #require(throws: PNGError.self) { try PNGDecoder.decode(bytes) }
        #expect(error.description.contains(name))
    }

    @Test("zero bytes are an empty file")
    func empty() {
        #expect(throws: PNGError.empty) { try PNGDecoder.decode([]) }
    }

    @Test("cut off at any byte, a file is an error and never a picture")
    func truncated() {
        for count in Self.good.indices {
            #expect(throws: PNGError.self, "\(count) bytes") { try PNGDecoder.decode(Array(Self.good[..<count])) }
        }
        #expect(throws: PNGError.truncated(chunk: "IDAT")) { try PNGDecoder.decode(Array(Self.good[..<60])) }
        #expect(throws: PNGError.truncated(chunk: "the signature")) { try PNGDecoder.decode(Array(Self.good[..<5])) }
    }

    @Test("a changed byte in any chunk is a wrong checksum", arguments: ["IHDR", "IDAT"])
    func checksum(chunk: String) throws {
        var file = Self.good
        let place = try #require(PNGSpecimen.chunks(file).first { $0.type == chunk })
        file[place.data.lowerBound + 3] ^= 0x10
        #expect(throws: PNGError.damagedChunk(chunk)) { try PNGDecoder.decode(file) }
    }

    @Test("a header that asks for too much is refused before memory is taken")
    func tooLarge() {
        let header = PNGSpecimen.word(30000) + PNGSpecimen.word(30000) + [8, 6, 0, 0, 0]
        let file = Self.good[..<8] + PNGSpecimen.chunk("IHDR", header)
        #expect(throws: PNGError.tooLarge(width: 30000, height: 30000, limit: PNGDecoder.defaultMaximumPixels)) {
            try PNGDecoder.decode(Array(file))
        }
    }

    @Test("the limit is the caller's: as many pixels pass, one fewer don't")
    func limit() throws {
        #expect(try PNGDecoder.decode(Self.good, maximumPixels: 24).width == 6)
        #expect(throws: PNGError.tooLarge(width: 6, height: 4, limit: 23)) {
            try PNGDecoder.decode(Self.good, maximumPixels: 23)
        }
    }

    @Test("a size that the compressed bytes can't fill is refused, whatever the limit")
    func hollow() {
        let header = PNGSpecimen.word(30000) + PNGSpecimen.word(30000) + [8, 6, 0, 0, 0]
        let file =
            Self.good[..<8] + PNGSpecimen.chunk("IHDR", header)
            + PNGSpecimen.chunk("IDAT", PNGSpecimen.zlib([1, 2, 3]))
            + PNGSpecimen.chunk("IEND", [])
        #expect(throws: PNGError.shortPicture(width: 30000, height: 30000)) {
            try PNGDecoder.decode(Array(file), maximumPixels: .max)
        }
    }

    static func file(header: [UInt8], picture: [UInt8], extra: [UInt8] = []) -> [UInt8] {
        file(header: header, stream: PNGSpecimen.zlib(picture), extra: extra)
    }

    static func file(header: [UInt8], stream: [UInt8], extra: [UInt8] = []) -> [UInt8] {
        Array(good[..<8]) + PNGSpecimen.chunk("IHDR", header) + extra
            + PNGSpecimen.chunk("IDAT", stream) + PNGSpecimen.chunk("IEND", [])
    }

    @Test(
        "a compressed picture that is no whole zlib stream is damaged, one of another length is named for it",
        arguments: [
            ([], PNGError.invalid(chunk: "IEND", reason: "the file ends without a picture")),
            ([0x78], .damagedPicture),
            ([0x79, 0x01] + PNGSpecimen.zlib([0, 9]).dropFirst(2), .damagedPicture),
            (Array(PNGSpecimen.zlib([0, 9]).dropLast(4)), .damagedPicture),
            (PNGSpecimen.zlib([0, 9]).dropLast() + [0], .damagedPicture),
            // A stored block whose length doesn't fit its complement, and a block of the type that isn't one.
            ([0x78, 0x01, 1, 2, 0, 2, 0, 0, 9, 0, 0, 0, 0], .damagedPicture),
            ([0x78, 0x01, 7, 0, 0, 0, 0, 0, 0], .damagedPicture),
            (PNGSpecimen.zlib([0]), .shortPicture(width: 1, height: 1)),
            (PNGSpecimen.zlib([]), .shortPicture(width: 1, height: 1)),
            (PNGSpecimen.zlib([0, 9, 9]), .longPicture(width: 1, height: 1)),
        ] as [([UInt8], PNGError)]
    )
    func stream(bytes: [UInt8], error: PNGError) {
        let file = Self.file(header: Self.one + [8, 0, 0, 0, 0], stream: bytes)
        #expect(throws: error) { try PNGDecoder.decode(file) }
    }

    static let one = PNGSpecimen.word(1) + PNGSpecimen.word(1)

    @Test(
        "what the specification forbids is refused",
        arguments: [
            ("no width", file(header: PNGSpecimen.word(0) + PNGSpecimen.word(1) + [8, 0, 0, 0, 0], picture: [0, 0])),
            ("depth 3", file(header: one + [3, 0, 0, 0, 0], picture: [0, 0])),
            ("colour type 5", file(header: one + [8, 5, 0, 0, 0], picture: [0, 0])),
            ("compression 1", file(header: one + [8, 0, 1, 0, 0], picture: [0, 0])),
            ("filter method 1", file(header: one + [8, 0, 0, 1, 0], picture: [0, 0])),
            ("interlace 2", file(header: one + [8, 0, 0, 0, 2], picture: [0, 0])),
            ("row filter 5", file(header: one + [8, 0, 0, 0, 0], picture: [5, 0])),
            ("row filter 5 in true colour", file(header: one + [8, 2, 0, 0, 0], picture: [5, 0, 0, 0])),
            ("a row too few", file(header: one + [8, 0, 0, 0, 0], picture: [0])),
            ("a byte too many", file(header: one + [8, 0, 0, 0, 0], picture: [0, 0, 0])),
            ("no palette", file(header: one + [8, 3, 0, 0, 0], picture: [0, 0])),
            (
                "past the palette",
                file(header: one + [8, 3, 0, 0, 0], picture: [0, 1], extra: PNGSpecimen.chunk("PLTE", [1, 2, 3]))
            ),
            (
                "half a palette entry",
                file(header: one + [8, 3, 0, 0, 0], picture: [0, 0], extra: PNGSpecimen.chunk("PLTE", [1, 2, 3, 4]))
            ),
            (
                "an unknown critical chunk",
                file(header: one + [8, 0, 0, 0, 0], picture: [0, 0], extra: PNGSpecimen.chunk("ABCD", []))
            ),
            (
                "two headers",
                file(
                    header: one + [8, 0, 0, 0, 0],
                    picture: [0, 0],
                    extra: PNGSpecimen.chunk("IHDR", one + [8, 0, 0, 0, 0])
                )
            ),
        ]
    )
    func forbidden(what: String, file: [UInt8]) {
        #expect(throws: PNGError.self, "\(what)") { try PNGDecoder.decode(file) }
    }

    @Test("an unknown chunk that may be passed over is passed over")
    func ancillary() throws {
        let file = Self.file(
            header: Self.one + [8, 0, 0, 0, 0],
            picture: [0, 9],
            extra: PNGSpecimen.chunk("tEXt", Array("a\0b".utf8))
        )
        #expect(try PNGDecoder.decode(file).bytes == [9, 9, 9, 255])
    }

    @Test("ten thousand damaged files are errors or pictures of the size they tell, never a crash", arguments: 0..<4)
    func damaged(round: Int) throws {
        var numbers = RepeatableNumbers(state: UInt64(round))
        let files = PNGDecoderTests.kinds.flatMap { kind in
            [false, true].map { isInterlaced in
                var specimen = PNGDecoderTests.specimen(kind, width: 11, height: 9)
                specimen.isInterlaced = isInterlaced
                specimen.filter = { UInt8($0 % 5) }
                return specimen.file()
            }
        }
        for _ in 0..<2500 {
            var file = files[Int.random(in: files.indices, using: &numbers)]
            for _ in 0..<Int.random(in: 1...4, using: &numbers) { Self.damage(&file, &numbers) }
            // Half of them with checksums mended, so that the damage reaches what lies behind the checksum.
            if Bool.random(using: &numbers) { Self.mendChecksums(&file) }
            if let pixels = try? PNGDecoder.decode(file, maximumPixels: 1 << 20) {
                #expect(pixels.bytes.count == pixels.width * pixels.height * pixels.format.bytesPerPixel)
            }
        }
    }

    private static func damage(_ file: inout [UInt8], _ numbers: inout RepeatableNumbers) {
        guard !file.isEmpty else { return }
        let at = Int.random(in: file.indices, using: &numbers)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: file[at] = UInt8.random(in: 0...255, using: &numbers)
        case 1: file[at] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        case 2: file.remove(at: at)
        case 3: file.insert(UInt8.random(in: 0...255, using: &numbers), at: at)
        case 4: file.removeLast(min(file.count, Int.random(in: 1...9, using: &numbers)))
        // The header decides most, so it is hit more often than its length would have it.
        default:
            file[min(16 + Int.random(in: 0..<13, using: &numbers), file.count - 1)] ^= UInt8.random(
                in: 1...31,
                using: &numbers
            )
        }
    }

    private static func mendChecksums(_ file: inout [UInt8]) {
        for (_, data) in PNGSpecimen.chunks(file) {
            let crc = PNGSpecimen.word(Int(PNGSpecimen.crc(file[data.lowerBound - 4..<data.upperBound])))
            file.replaceSubrange(data.upperBound..<data.upperBound + 4, with: crc)
        }
    }
}
