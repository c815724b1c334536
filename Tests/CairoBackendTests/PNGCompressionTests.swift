import CairoBackend
import Drawing
import Testing

/// The encoder's own compression, proved by reading it back with a decompressor that shares nothing with it.
@Suite("PNG compression")
struct PNGCompressionTests {
    private static func comesBack(_ bytes: [UInt8], width: Int, _ format: PixelBuffer.Format = .rgba8) throws -> Int {
        let height = bytes.count / width / format.bytesPerPixel
        let pixels = try #require(PixelBuffer(width: width, height: height, format: format, bytes: bytes))
        let file = try PNGEncoder.encode(pixels)
        #expect(try PNGDecoder.decode(file) == pixels)
        return file.count
    }

    private static func opaque(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> [UInt8] {
        (0..<height).flatMap { y in
            (0..<width).flatMap { x in
                let color = color(x, y)
                return [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF), 255]
            }
        }
    }

    @Test("a flat picture takes next to nothing", arguments: [1, 85, 86, 87, 173, 1206])
    func flat(width: Int) throws {
        #expect(try Self.comesBack(Self.opaque(width, 40) { _, _ in 0xF8F8FA }, width: width) < 1000)
    }

    @Test(
        "runs of every length around the longest match",
        arguments: [1, 2, 3, 4, 85, 86, 87, 257, 258, 259, 260, 516]
    )
    func runs(length: Int) throws {
        let width = length * 3 + 5
        _ = try Self.comesBack(Self.opaque(width, 7) { x, y in UInt32(x / length * 70_000 + y) }, width: width)
    }

    @Test("rows wider than the window reach no row above", arguments: [10_922, 10_923, 20_000])
    func wideRows(width: Int) throws {
        let bytes = Self.opaque(width, 3) { x, _ in UInt32(x * 37 % 65_521) }
        _ = try Self.comesBack(bytes, width: width)
    }

    @Test(
        "repeats at any distance, near the ends of what a distance can say",
        arguments: [1, 4, 5, 1024, 8191, 8192, 8193]
    )
    func distances(pixels: Int) throws {
        var numbers = RepeatableNumbers(state: 9)
        let pattern = (0..<40).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &numbers) }
        var colors = (0..<20_000).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &numbers) }
        for start in stride(from: 0, to: 19_000, by: max(pixels, 40)) {
            colors.replaceSubrange(start..<start + 40, with: pattern)
        }
        _ = try Self.comesBack(Self.opaque(100, 200) { x, y in colors[y * 100 + x] }, width: 100)
    }

    @Test("noise is stored at hardly more than its size, alpha and sixteen bits included")
    func noise() throws {
        var numbers = RepeatableNumbers(state: 4)
        let bytes = (0..<400 * 300 * 4).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        for format in [PixelBuffer.Format.rgba8, .rgba16] {
            #expect(try Self.comesBack(bytes, width: 100, format) < bytes.count + bytes.count / 100 + 500)
        }
    }

    @Test("bytes so uneven that a plain code would be longer than a decoder takes")
    func unevenBytes() throws {
        // Fibonacci's numbers make the deepest tree: 21 of them for as many values fill a block.
        var counts = [1, 1]
        while counts.count < 21 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        var values = counts.enumerated().flatMap { Array(repeating: UInt8($0.offset * 11), count: $0.element) }
        var numbers = RepeatableNumbers(state: 5)
        values.shuffle(using: &numbers)
        values.removeLast(values.count % 400)
        _ = try Self.comesBack(values, width: 100)
    }

    @Test("pictures of every kind and odd sizes come back", arguments: 0..<6)
    func kinds(seed: Int) throws {
        var numbers = RepeatableNumbers(state: UInt64(seed))
        for _ in 0..<40 {
            let width = Int.random(in: 1...70, using: &numbers)
            let height = Int.random(in: 1...40, using: &numbers)
            let palette = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
                UInt32.random(in: 0...0xFFFFFF, using: &numbers)
            }
            let block = Int.random(in: 1...9, using: &numbers)
            var bytes = Self.opaque(width, height) { x, y in palette[(x / block + y / block * 3) % palette.count] }
            if Bool.random(using: &numbers) { bytes[bytes.count - 1] = 9 }
            _ = try Self.comesBack(bytes, width: width)
        }
    }
}
