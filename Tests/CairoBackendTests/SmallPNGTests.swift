import CairoBackend
import Testing

@testable import Drawing

@Suite("The PNG writer for pictures inside an SVG")
struct SmallPNGTests {
    /// Numbers that look random and are the same each time.
    private static func noise(_ count: Int, most: UInt32) -> [UInt8] {
        var state: UInt32 = 1
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: (state >> 16) % most)
        }
    }

    static let pictures: [(name: String, width: Int, height: Int, rgb: [UInt8])] = [
        ("one pixel", 1, 1, [1, 2, 3]), ("flat", 300, 200, [UInt8](repeating: 128, count: 300 * 200 * 3)),
        ("noise", 97, 61, noise(97 * 61 * 3, most: 256)), ("few colours", 120, 80, noise(120 * 80 * 3, most: 3)),
        ("stripes", 259, 3, (0..<259 * 9).map { UInt8(truncatingIfNeeded: $0 / 7) }),
    ]

    @Test("is read back as it was", arguments: pictures.indices)
    func round(index: Int) throws {
        let picture = Self.pictures[index]
        let file = SmallPNG.encode(width: picture.width, height: picture.height, rgb: picture.rgb)
        #expect(file == SmallPNG.encode(width: picture.width, height: picture.height, rgb: picture.rgb))
        let decoded = try PNGDecoder.decode(file)
        #expect(decoded.width == picture.width && decoded.height == picture.height)
        var rgb: [UInt8] = []
        for pixel in stride(from: 0, to: decoded.bytes.count, by: 4) {
            rgb += decoded.bytes[pixel..<pixel + 3]
        }
        #expect(rgb == picture.rgb, "\(picture.name)")
    }

    @Test("makes a flat picture of 180,000 bytes smaller than 800")
    func size() {
        #expect(SmallPNG.encode(width: 300, height: 200, rgb: Self.pictures[1].rgb).count < 800)
    }
}
