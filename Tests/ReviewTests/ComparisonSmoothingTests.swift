import Drawing
import Testing

@testable import Review

@Suite("Comparison: smoothing and real change")
struct ComparisonSmoothingTests {
    typealias P = ComparisonPictures

    struct Case: CustomTestStringConvertible {
        var rule: String
        /// One row of gray levels, or of colours past 255.
        var expected: [UInt32]
        var actual: [UInt32]
        /// How many pixels of the row count.
        var counts: Int
        var testDescription: String { rule }

        init(_ rule: String, _ expected: [UInt32], _ actual: [UInt32], counts: Int) {
            self.rule = rule
            self.expected = expected.map { $0 < 256 ? ComparisonPictures.gray($0) : $0 }
            self.actual = actual.map { $0 < 256 ? ComparisonPictures.gray($0) : $0 }
            self.counts = counts
        }
    }

    static let red: UInt32 = 0xC81E_1EFF
    static let blue: UInt32 = 0x1E5A_DCFF

    static let cases = [
        Case("the same edge, smoothed differently", [0, 0, 128, 255, 255], [0, 0, 64, 255, 255], counts: 0),
        Case("an edge that moved by half a pixel", [0, 0, 0, 255, 255, 255], [0, 0, 128, 255, 255, 255], counts: 0),
        Case(
            "an edge that moved by nine tenths over two pixels",
            [0, 0, 128, 255, 255, 255, 255],
            [0, 0, 0, 153, 255, 255, 255],
            counts: 0
        ),
        Case(
            "an edge that moved by a whole pixel",
            [0, 0, 128, 255, 255, 255, 255],
            [0, 0, 0, 128, 255, 255, 255],
            counts: 2
        ),
        Case("a hard edge that moved by a pixel", [0, 0, 0, 255, 255, 255], [0, 0, 255, 255, 255, 255], counts: 1),
        Case(
            "a hard edge that moved by two pixels",
            [0, 0, 0, 0, 255, 255, 255],
            [0, 0, 255, 255, 255, 255, 255],
            counts: 2
        ),
        Case(
            "a coloured line that changed its hue",
            [0, 0, 0, red, 255, 255, 255],
            [0, 0, 0, blue, 255, 255, 255],
            counts: 1
        ),
        Case("a mixture that took on a hue", [0, 0, 128, 255, 255], [0, 0, 0x80A0_60FF, 255, 255], counts: 1),
        Case("a dark mixture that took on a hue", [0, 0, 20, 255, 255], [0, 0, 0x1414_3CFF, 255, 255], counts: 1),
        Case("an edge of two colours that moved", [red, red, blue, blue], [red, red, 0x733C_7DFF, blue], counts: 0),
        Case("a hairline that went", [255, 255, 255, 120, 255, 255, 255], Array(repeating: 255, count: 7), counts: 1),
        Case("a hairline that came", Array(repeating: 255, count: 7), [255, 255, 255, 120, 255, 255, 255], counts: 1),
        Case(
            "a hairline that grew darker",
            [255, 255, 255, 160, 255, 255, 255],
            [255, 255, 255, 90, 255, 255, 255],
            counts: 1
        ),
        Case(
            "a line that moved by half a pixel",
            [255, 255, 0, 255, 255, 255],
            [255, 255, 128, 128, 255, 255],
            counts: 0
        ),
        Case(
            "a line that moved by a quarter",
            [255, 255, 128, 0, 128, 255, 255],
            [255, 255, 192, 0, 64, 255, 255],
            counts: 0
        ),
        Case(
            "a line that moved by a pixel",
            [255, 255, 0, 255, 255, 255],
            [255, 255, 255, 0, 255, 255],
            counts: 2
        ),
        Case("a line that grew by a half", [255, 255, 0, 255, 255, 255], [255, 255, 0, 128, 255, 255], counts: 1),
        Case("a flat area that changed", [128, 128, 128, 128, 128], [128, 128, 60, 128, 128], counts: 1),
        Case("an area beside an edge that changed", [0, 0, 0, 0, 255, 255], [90, 90, 90, 90, 255, 255], counts: 4),
        Case(
            "a pattern of lines that changed places",
            [0, 255, 0, 255, 0, 255, 0, 255],
            [255, 0, 255, 0, 255, 0, 255, 0],
            counts: 8
        ),
        Case(
            "the foot of a soft edge that was cut off",
            [255, 255, 255, 180, 40, 0, 0],
            [255, 255, 255, 255, 40, 0, 0],
            counts: 1
        ),
        Case(
            "a pixel between that is darker than both sides",
            [90, 90, 90, 255, 255],
            [90, 90, 0, 255, 255],
            counts: 1
        ),
    ]

    @Test("a row, and the same turned into a column", arguments: cases)
    func rows(_ item: Case) throws {
        let options = ComparisonOptions(ignoresAntialiasing: true)
        let height = 5
        let expected = try P.rows(item.expected, height: height)
        let actual = try P.rows(item.actual, height: height)
        for (first, second) in [(expected, actual), (actual, expected)] {
            let across = try PictureComparison(expected: first, actual: second, options: options)
            #expect(across.differs == item.counts * height)
            let down = try PictureComparison(expected: P.turned(first), actual: P.turned(second), options: options)
            #expect(down.differs == item.counts * height)
        }
    }

    /// A half-plane whose edge runs along (cos, sin) through the middle, each pixel by how much of it is covered.
    static func slanted(_ angle: Double, moved: Double, size: Int = 24) throws -> PixelBuffer {
        // Taylor's series are enough for tests and the same everywhere.
        let sine = angle - angle * angle * angle / 6 + angle * angle * angle * angle * angle / 120
        let cosine = (1 - sine * sine).squareRoot()
        var rows: [[UInt32]] = []
        for y in 0..<size {
            rows.append(
                (0..<size).map { x in
                    var inside = 0
                    for step in 0..<64 {
                        let px = Double(x) + (Double(step % 8) + 0.5) / 8 - Double(size) / 2
                        let py = Double(y) + (Double(step / 8) + 0.5) / 8 - Double(size) / 2
                        inside += px * cosine + py * sine < moved ? 1 : 0
                    }
                    return P.gray(UInt32(255 - inside * 255 / 64))
                }
            )
        }
        return try P.picture(rows)
    }

    @Test("a slanted edge that moved by less than a pixel is smoothing", arguments: [0.0, 0.15, 0.4, 0.785])
    func slantedEdges(angle: Double) throws {
        // At the border of a picture one side of the edge may lie outside.
        let border = [(0, 0, 24, 4), (0, 20, 24, 4), (0, 0, 4, 24), (20, 0, 4, 24)].map {
            PixelRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3)
        }
        let options = ComparisonOptions(ignoresAntialiasing: true, ignoredRegions: border)
        let expected = try Self.slanted(angle, moved: 0)
        for moved in [0.2, 0.5] {
            let actual = try Self.slanted(angle, moved: moved)
            let comparison = try PictureComparison(expected: expected, actual: actual, options: options)
            #expect(comparison.differs == 0, "moved by \(moved)")
            #expect(comparison.smoothed >= 16)
        }
        let far = try Self.slanted(angle, moved: 2)
        #expect(try PictureComparison(expected: expected, actual: far, options: options).differs >= 32)
    }

    @Test("smoothing counts unless it is to be ignored")
    func plain() throws {
        let expected = try P.rows([0, 0, 128, 255, 255].map(P.gray), height: 3)
        let actual = try P.rows([0, 0, 64, 255, 255].map(P.gray), height: 3)
        #expect(try PictureComparison(expected: expected, actual: actual).differs == 3)
        let options = ComparisonOptions(ignoresAntialiasing: true)
        let ignoring = try PictureComparison(expected: expected, actual: actual, options: options)
        #expect(ignoring.smoothed == 3 && ignoring.largest == 0 && !ignoring.isDifferent)
    }

    @Test("an edge of a picture with alpha moves as one without does")
    func alpha() throws {
        let expected = try P.rows([0x0A7A_FFFF, 0x0A7A_FFFF, 0x0A7A_FF80, 0, 0], height: 3)
        let actual = try P.rows([0x0A7A_FFFF, 0x0A7A_FFFF, 0x0A7A_FF30, 0, 0], height: 3)
        let hue = try P.rows([0x0A7A_FFFF, 0x0A7A_FFFF, 0xFF20_2080, 0, 0], height: 3)
        let options = ComparisonOptions(ignoresAntialiasing: true)
        #expect(try PictureComparison(expected: expected, actual: actual, options: options).differs == 0)
        #expect(try PictureComparison(expected: expected, actual: hue, options: options).differs == 3)
    }

    @Test("what is largest is found among the pixels that were not set aside")
    func largest() throws {
        var rows = Array(repeating: [0, 0, 0, 255, 255, 255, 255, 255].map(P.gray), count: 5)
        let expected = try P.picture(rows)
        for y in 0..<5 { rows[y][2] = P.gray(128) }
        rows[2][7] = P.gray(200)
        let options = ComparisonOptions(ignoresAntialiasing: true)
        let comparison = try PictureComparison(expected: expected, actual: P.picture(rows), options: options)
        let dot = try PictureComparison(expected: P.filled(P.white, 1, 1), actual: P.filled(P.gray(200), 1, 1))
        #expect(comparison.differs == 1 && comparison.smoothed == 5)
        #expect(abs(comparison.largest - dot.largest) < 1e-12)
        let left = ComparisonOptions(
            ignoresAntialiasing: true,
            ignoredRegions: [PixelRect(x: 0, y: 0, width: 1, height: 5)]
        )
        let beside = try PictureComparison(expected: expected, actual: P.picture(rows), options: left)
        #expect(beside.differs == 1 && beside.smoothed == 5 && beside.largest == comparison.largest)
    }
}
