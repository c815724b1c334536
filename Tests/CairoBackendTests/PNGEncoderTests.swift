import CairoBackend
import Drawing
import Testing

@Suite("PNG encoder")
struct PNGEncoderTests {
    static func gray(_ width: Int, _ height: Int) throws -> PixelBuffer {
        let pixel: [UInt8] = [128, 128, 128, 255]
        let bytes = (0..<width * height).flatMap { _ in pixel }
        return try #require(PixelBuffer(width: width, height: height, format: .rgba8, bytes: bytes))
    }

    @Test("the same pixels are the same bytes, from one encoder or another")
    func sameBytes() throws {
        let pixels = try Self.gray(7, 5)
        var encoder = try PNGEncoder()
        let first = try encoder.encode(pixels)
        _ = try encoder.encode(try Self.gray(40, 40))
        #expect(try encoder.encode(pixels) == first)
        #expect(try PNGEncoder.encode(pixels) == first)
    }

    @Test("a file holds size, sRGB mark, picture and end, and nothing else")
    func chunks() throws {
        let file = try PNGEncoder.encode(try Self.gray(7, 5))
        #expect(Self.chunkTypes(file) == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(Self.chunkTypes(try PNGEncoder.encode(try Self.gray(7, 5), scale: 3))[2] == "pHYs")
    }

    @Test("an empty side and a scale that is none are refused", arguments: [0, -1, 1000.5, .nan, .infinity])
    func refusals(scale: Double) throws {
        let empty = try #require(PixelBuffer(width: 0, height: 4, format: .rgba8, bytes: []))
        #expect(throws: PNGError.unwritableSize(width: 0, height: 4)) { try PNGEncoder.encode(empty) }
        #expect(throws: PNGError.self) { try PNGEncoder.encode(try Self.gray(1, 1), scale: scale) }
    }

    static func chunkTypes(_ file: [UInt8]) -> [String] {
        var types: [String] = []
        var at = 8
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            types.append(String(decoding: file[at + 4..<at + 8], as: UTF8.self))
            at += length + 12
        }
        return types
    }
}
