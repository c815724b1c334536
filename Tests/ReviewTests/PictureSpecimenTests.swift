import Drawing
import Review
import Testing

/// The pairs that the comparison's speed is told of are what their rows say.
@Suite("The comparison benchmark's pictures")
struct PictureSpecimenTests {
    private static let size = (width: 120, height: 200)

    /// A dark disc with a smooth edge on a light ground.
    private static func picture() throws -> PixelBuffer {
        var bytes: [UInt8] = []
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (dx, dy) = (Double(x) - 60, Double(y) - 100)
                let cover = min(max(40 - (dx * dx + dy * dy).squareRoot(), 0), 1)
                bytes += [UInt8(240 - 200 * cover), UInt8(240 - 180 * cover), UInt8(240 - 160 * cover), 255]
            }
        }
        return try #require(PixelBuffer(width: size.width, height: size.height, format: .rgba8, bytes: bytes))
    }

    private func compared(_ name: String, ignoresAntialiasing: Bool = false) throws -> PictureComparison {
        let specimens = PictureSpecimen.all(of: try Self.picture())
        let specimen = try #require(specimens.first { $0.name == name })
        let options = ComparisonOptions(ignoresAntialiasing: ignoresAntialiasing)
        return try PictureComparison(expected: specimen.expected, actual: specimen.actual, options: options)
    }

    @Test("identical pictures are the same in memory of their own")
    func identical() throws {
        let specimen = try #require(PictureSpecimen.all(of: try Self.picture()).first)
        #expect(specimen.name == "identical" && specimen.bound == 2)
        #expect(specimen.expected == specimen.actual)
        let isShared = specimen.expected.bytes.withUnsafeBytes { first in
            specimen.actual.bytes.withUnsafeBytes { $0.baseAddress == first.baseAddress }
        }
        #expect(!isShared)
    }

    @Test("three areas differ")
    func threeAreas() throws {
        let found = try compared("three areas")
        #expect(found.regions.count == 3)
        #expect(found.differs == 3 * (Self.size.width / 10) * (Self.size.height / 20))
    }

    @Test("where only smoothing differs, nothing is left once it is set aside")
    func smoothing() throws {
        #expect(try compared("smoothing only").differs > 0)
        let found = try compared("smoothing only", ignoresAntialiasing: true)
        #expect(found.differs == 0)
        #expect(found.smoothed > 0)
    }

    @Test("every pixel differs", arguments: ["all different", "noise"])
    func allDifferent(name: String) throws {
        let specimen = try #require(PictureSpecimen.all(of: try Self.picture()).first { $0.name == name })
        #expect(specimen.bound == 9)
        let found = try PictureComparison(expected: specimen.expected, actual: specimen.actual, options: .exact)
        #expect(found.differs == Self.size.width * Self.size.height)
    }
}
