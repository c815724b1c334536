import CairoBackend
import Drawing
import SourceJSON
import Testing

@testable import Review

/// The verdicts that the cases beside the repository ask for; without them there is nothing to test.
@Suite("Comparison: shared cases")
struct ComparisonSharedCasesTests {
    static let folder: String = {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return "/\(root)/../shared/diff-cases"
    }()

    static let isThere = FilePath.isFile(folder + "/cases.json")

    @Test("every case gets its verdict", .enabled(if: isThere))
    func verdicts() throws {
        let cases = try SourceDocument(contentsOf: Self.folder + "/cases.json").root.array()
        #expect(!cases.isEmpty)
        for item in cases {
            let item = try item.object()
            let id = try item.required("id").string()
            let expected = try Self.picture(try item.required("a").object())
            let actual = try Self.picture(try item.required("b").object())
            var options = ComparisonOptions()
            if let threshold = try item["threshold"]?.number() { options.threshold = threshold }
            options.ignoresAntialiasing = try item["ignore_antialiasing"]?.bool() ?? false
            options.ignoredRegions = try (item["ignore"]?.array() ?? []).map { region in
                let numbers = try region.array().map { try $0.integer() }
                return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
            let comparison = try PictureComparison(expected: expected, actual: actual, options: options)
            if let differs = try item["differs"]?.integer() { #expect(comparison.differs == differs, "\(id)") }
            if let sizeDiffers = try item["size_differs"]?.bool() {
                #expect(comparison.sizeDiffers == sizeDiffers, "\(id)")
                #expect(comparison.isDifferent || !sizeDiffers, "\(id)")
            }
        }
    }

    private static func picture(_ object: SourceObject) throws -> PixelBuffer {
        let width = try object.required("width").integer()
        let height = try object.required("height").integer()
        let pixels: [SourceValue]
        if let fill = object["fill"] {
            pixels = Array(repeating: fill, count: width * height)
        } else {
            pixels = try object.required("rows").array().flatMap { try $0.array() }
        }
        let bytes = try pixels.flatMap { pixel in try pixel.array().map { UInt8(try $0.integer()) } }
        return try #require(PixelBuffer(width: width, height: height, format: .rgba8, bytes: bytes))
    }

    @Test(
        "fixtures land between another tool's count without smoothing and the plain count",
        .enabled(if: isThere),
        arguments: [("1", 143...212, 212), ("3", 212...374, 374), ("6", 51...4875, 4875)]
    )
    func fixtures(name: String, between: ClosedRange<Int>, plain: Int) throws {
        let expected = try PNGDecoder.decode(FileInput.read("\(Self.folder)/fixtures/\(name)a.png"))
        let actual = try PNGDecoder.decode(FileInput.read("\(Self.folder)/fixtures/\(name)b.png"))
        let all = try PictureComparison(expected: expected, actual: actual)
        #expect(all.differs == plain)
        let options = ComparisonOptions(ignoresAntialiasing: true)
        let comparison = try PictureComparison(expected: expected, actual: actual, options: options)
        #expect(between.contains(comparison.differs))
        #expect(comparison.differs + comparison.smoothed == plain)
    }
}
