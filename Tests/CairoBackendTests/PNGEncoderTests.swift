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

    /// Text-like, smooth and noisy rows, so that every filter is chosen somewhere.
    static func varied(_ width: Int, _ height: Int, _ format: PixelBuffer.Format, alpha: Int?) throws -> PixelBuffer {
        var numbers = RepeatableNumbers(state: UInt64(width))
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let opacity = alpha ?? 255
                for channel in 0..<4 {
                    var value = y % 3 == 0 ? (x / 4 % 2) * 255 : y % 3 == 1 ? x * 3 + y * 5 + channel * 40 : 0
                    if y > 8 { value = Int.random(in: 0...255, using: &numbers) }
                    if channel == 3 { value = opacity }
                    if format == .bgraPremultiplied { value = min(value & 255, opacity) }
                    bytes.append(UInt8(truncatingIfNeeded: value))
                    if format == .rgba16 { bytes.append(channel == 3 ? UInt8(opacity) : UInt8(truncatingIfNeeded: x)) }
                }
            }
        }
        return try #require(PixelBuffer(width: width, height: height, format: format, bytes: bytes))
    }

    @Test("what was written is what is read", arguments: [PixelBuffer.Format.rgba8, .rgba16], [nil, 255, 254, 0, 7])
    func comesBack(format: PixelBuffer.Format, alpha: Int?) throws {
        for (width, height) in [(1, 1), (2, 3), (3, 2), (4, 20), (5, 12), (7, 1), (64, 30), (131, 17)] {
            let pixels = try Self.varied(width, height, format, alpha: alpha)
            #expect(try PNGDecoder.decode(PNGEncoder.encode(pixels)) == pixels, "\(width)×\(height)")
        }
    }

    @Test("opaque pictures are written without alpha, one pixel that is not brings it back")
    func colourType() throws {
        var pixels = try Self.varied(9, 9, .bgraPremultiplied, alpha: nil)
        #expect(try PNGEncoder.encode(pixels)[25] == 2)
        pixels.bytes[9 * 4 * 4 + 3] = 254
        pixels.bytes[9 * 4 * 4..<9 * 4 * 4 + 3] = [0, 0, 0]
        #expect(try PNGEncoder.encode(pixels)[25] == 6)
    }

    @Test("premultiplied colour comes back: multiplying again gives the same bytes, for every alpha")
    func unpremultiplied() throws {
        var bytes: [UInt8] = []
        for alpha in 0...255 {
            for value in 0...255 {
                let component = UInt8(min(value, alpha))
                bytes += [component, component / 2, 0, UInt8(alpha)]
            }
        }
        let pixels = try #require(PixelBuffer(width: 256, height: 256, format: .bgraPremultiplied, bytes: bytes))
        let read = try PNGDecoder.decode(PNGEncoder.encode(pixels))
        for at in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = Int(bytes[at + 3])
            #expect(read.bytes[at + 3] == bytes[at + 3])
            let blue = (Int(read.bytes[at + 2]) * alpha + 127) / 255
            let green = (Int(read.bytes[at + 1]) * alpha + 127) / 255
            guard blue == Int(bytes[at]), green == Int(bytes[at + 1]), read.bytes[at] == 0 else {
                Issue.record("alpha \(alpha), blue \(bytes[at]) came back as \(blue), green as \(green)")
                return
            }
        }
    }

    static func chunkTypes(_ file: [UInt8]) -> [String] { PNGSpecimen.chunks(file).map(\.type) }
}
