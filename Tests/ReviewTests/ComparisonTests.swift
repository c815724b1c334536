import Drawing
import Testing

@testable import Review

@Suite("Comparison")
struct ComparisonTests {
    typealias P = ComparisonPictures

    @Test("black and white are 1 apart, and nothing is farther")
    func wholeRange() throws {
        let comparison = try PictureComparison(expected: P.filled(P.black, 3, 2), actual: P.filled(P.white, 3, 2))
        #expect(comparison.differs == 6)
        #expect(comparison.percent == 100)
        #expect(abs(comparison.largest - 1) < 1e-6)
    }

    @Test("the same pictures don't differ in anything", arguments: [ComparisonOptions(), .exact])
    func same(options: ComparisonOptions) throws {
        let picture = try P.noise(1, 30, 20, opaque: false)
        let comparison = try PictureComparison(expected: picture, actual: picture, options: options)
        #expect(!comparison.isDifferent)
        #expect(comparison.percent == 0 && comparison.largest == 0 && comparison.regions.isEmpty)
    }

    struct Case: CustomTestStringConvertible {
        var rule: String
        var expected: UInt32
        var actual: UInt32
        var threshold = ComparisonOptions.standardThreshold
        var differs: Bool
        var testDescription: String { rule }
    }

    @Test(
        "one pixel",
        arguments: [
            Case(rule: "a transparent pixel is not white", expected: 0xFFFF_FFFF, actual: 0, differs: true),
            Case(rule: "a transparent pixel is not black", expected: 0x0000_00FF, actual: 0, differs: true),
            Case(rule: "half as opaque, in black", expected: 0x0000_00FF, actual: 0x0000_0080, differs: true),
            Case(rule: "half as opaque, in white", expected: 0xFFFF_FFFF, actual: 0xFFFF_FF80, differs: true),
            Case(rule: "white at alpha 16 is seen over black", expected: 0xFFFF_FF10, actual: 0, differs: true),
            Case(rule: "black at alpha 40 is seen over white", expected: 0x0000_0028, actual: 0, differs: true),
            Case(
                rule: "what is under a transparent pixel is not seen",
                expected: 0xFF00_0000,
                actual: 0x00FF_0000,
                differs: false
            ),
            Case(
                rule: "but exactly it is another",
                expected: 0xFF00_0000,
                actual: 0x00FF_0000,
                threshold: 0,
                differs: true
            ),
            Case(
                rule: "one step of red, exactly",
                expected: 0x8B40_5FFF,
                actual: 0x8C40_5FFF,
                threshold: 0,
                differs: true
            ),
            Case(
                rule: "one step of alpha, exactly",
                expected: 0x8B40_5FFF,
                actual: 0x8B40_5FFE,
                threshold: 0,
                differs: true
            ),
            Case(rule: "one step of red is not seen", expected: 0x8B40_5FFF, actual: 0x8C40_5FFF, differs: false),
            Case(rule: "red and blue changed places", expected: 0xFF00_00FF, actual: 0x0000_FFFF, differs: true),
            Case(rule: "red and green of one luma", expected: 0xC800_00FF, actual: 0x0067_00FF, differs: true),
            Case(rule: "gray is not tinted gray", expected: 0x8080_80FF, actual: 0x8080_C0FF, differs: true),
        ]
    )
    func pixel(_ item: Case) throws {
        let comparison = try PictureComparison(
            expected: P.filled(item.expected, 1, 1),
            actual: P.filled(item.actual, 1, 1),
            options: ComparisonOptions(threshold: item.threshold)
        )
        #expect(comparison.isDifferent == item.differs)
        #expect(comparison.differs == (item.differs ? 1 : 0))
        #expect(comparison.percent == (item.differs ? 100 : 0))
    }

    @Test("a pixel must exceed the threshold, not reach it")
    func threshold() throws {
        let expected = try P.filled(P.gray(100), 1, 1)
        let actual = try P.filled(P.gray(120), 1, 1)
        let distance = try PictureComparison(expected: expected, actual: actual).largest
        #expect(distance > 0.05)
        for (threshold, differs) in [(distance, 0), (distance.nextDown, 1), (distance.nextUp, 0), (0.9999, 0)] {
            let options = ComparisonOptions(threshold: threshold)
            #expect(try PictureComparison(expected: expected, actual: actual, options: options).differs == differs)
        }
    }

    @Test(
        "a threshold that passes everything, or is none, is refused",
        arguments: [Double.nan, -0.0001, 1, 50, .infinity, -.infinity]
    )
    func badThreshold(threshold: Double) throws {
        let picture = try P.filled(P.black, 1, 1)
        #expect(throws: ComparisonError.self) {
            try PictureComparison(expected: picture, actual: picture, options: ComparisonOptions(threshold: threshold))
        }
    }

    @Test("counts don't wrap: 256, 65536 and one more", arguments: [(16, 16), (256, 256), (257, 256)])
    func counts(width: Int, height: Int) throws {
        let comparison = try PictureComparison(
            expected: P.filled(P.black, width, height),
            actual: P.filled(P.white, width, height)
        )
        #expect(comparison.differs == width * height)
        #expect(
            comparison.regions == [
                ChangedRegion(box: PixelRect(x: 0, y: 0, width: width, height: height), pixels: width * height)
            ]
        )
    }

    @Test("one pixel in a large picture is found, wherever it is", arguments: [0, 1, 399, 400, 159_999])
    func needle(place: Int) throws {
        let expected = try P.filled(P.white, 400, 400)
        var actual = expected
        actual.bytes[place * 4] = 0
        let comparison = try PictureComparison(expected: expected, actual: actual)
        #expect(comparison.differs == 1)
        #expect(comparison.percent > 0)
        let box = PixelRect(x: place % 400, y: place / 400, width: 1, height: 1)
        #expect(comparison.regions == [ChangedRegion(box: box, pixels: 1)])
    }

    // MARK: Sizes

    @Test(
        "pixels that only one picture has count, whatever their colour",
        arguments: [
            (2, 2, 2, 4, 4, 50), (2, 4, 2, 2, 4, 50), (3, 1, 1, 1, 2, 200.0 / 3), (4, 2, 2, 4, 8, 200.0 / 3),
            (0, 0, 1, 1, 1, 100),
        ] as [(Int, Int, Int, Int, Int, Double)]
    )
    func sizes(w1: Int, h1: Int, w2: Int, h2: Int, differs: Int, percent: Double) throws {
        for pixel in [P.white, P.clear] {
            let bytes = try P.filled(pixel, 8, 8).bytes
            let first = try #require(
                PixelBuffer(width: w1, height: h1, format: .rgba8, bytes: Array(bytes[..<(w1 * h1 * 4)]))
            )
            let second = try #require(
                PixelBuffer(width: w2, height: h2, format: .rgba8, bytes: Array(bytes[..<(w2 * h2 * 4)]))
            )
            let comparison = try PictureComparison(expected: first, actual: second)
            #expect(comparison.sizeDiffers && comparison.isDifferent)
            #expect(comparison.differs == differs)
            #expect(abs(comparison.percent - percent) < 1e-9)
            #expect(comparison.largest == 1)
        }
    }

    @Test("a size change is a difference even where all of it is ignored")
    func ignoredSize() throws {
        let options = ComparisonOptions(ignoredRegions: [PixelRect(x: 0, y: 0, width: 100, height: 100)])
        let comparison = try PictureComparison(
            expected: P.filled(P.white, 4, 4),
            actual: P.filled(P.white, 4, 5),
            options: options
        )
        #expect(comparison.sizeDiffers && comparison.isDifferent && comparison.differs == 0)
    }

    @Test("two empty pictures are the same")
    func empty() throws {
        let empty = try #require(PixelBuffer(width: 0, height: 0, format: .rgba8, bytes: []))
        let flat = try #require(PixelBuffer(width: 5, height: 0, format: .rgba8, bytes: []))
        #expect(try !PictureComparison(expected: empty, actual: empty).isDifferent)
        let comparison = try PictureComparison(expected: empty, actual: flat)
        #expect(comparison.sizeDiffers && comparison.differs == 0 && comparison.percent == 0)
    }

    // MARK: Formats

    @Test("sixteen bits: the lowest counts exactly, and is not seen")
    func wideBits() throws {
        let expected = try P.wide([1000, 2000, 3000, 65535], width: 1, height: 1)
        let actual = try P.wide([1000, 2001, 3000, 65535], width: 1, height: 1)
        let exact = try PictureComparison(expected: expected, actual: actual, options: .exact)
        #expect(exact.differs == 1 && exact.largest > 0 && exact.largest < 0.001)
        #expect(try !PictureComparison(expected: expected, actual: actual).isDifferent)
        let far = try P.wide([1000, 40000, 3000, 65535], width: 1, height: 1)
        #expect(try PictureComparison(expected: expected, actual: far).differs == 1)
    }

    @Test("eight bits are the same as their sixteen, in either order")
    func mixedDepths() throws {
        let narrow = try P.filled(0x1234_56FF, 1, 1)
        let wide = try P.wide([0x1212, 0x3434, 0x5656, 0xFFFF], width: 1, height: 1)
        let off = try P.wide([0x1212, 0x3435, 0x5656, 0xFFFF], width: 1, height: 1)
        #expect(try !PictureComparison(expected: narrow, actual: wide, options: .exact).isDifferent)
        #expect(try !PictureComparison(expected: wide, actual: narrow, options: .exact).isDifferent)
        #expect(try PictureComparison(expected: narrow, actual: off, options: .exact).differs == 1)
    }

    @Test("premultiplied pixels are compared by the colour they show")
    func premultiplied() throws {
        let straight = try P.filled(0xFF80_0080, 1, 1)
        let multiplied = try #require(
            PixelBuffer(width: 1, height: 1, format: .bgraPremultiplied, bytes: [0, 0x40, 0x80, 0x80])
        )
        #expect(try !PictureComparison(expected: straight, actual: multiplied, options: .exact).isDifferent)
        var other = multiplied
        other.bytes[1] = 0x10
        #expect(try PictureComparison(expected: multiplied, actual: other).differs == 1)
    }

    // MARK: Ignored regions

    @Test(
        "an ignored region covers its pixels and no others",
        arguments: [
            (PixelRect(x: 0, y: 0, width: 4, height: 3), 0), (PixelRect(x: 1, y: 1, width: 2, height: 1), 10),
            (PixelRect(x: 2, y: 0, width: 5, height: 1), 10), (PixelRect(x: -3, y: -3, width: 4, height: 4), 11),
            (PixelRect(x: 4, y: 0, width: 9, height: 3), 12), (PixelRect(x: 0, y: 3, width: 4, height: 1), 12),
            (PixelRect(x: 1, y: 1, width: 0, height: 2), 12), (PixelRect(x: 0, y: 0, width: .max, height: .max), 0),
            (PixelRect(x: 3, y: 2, width: .max, height: .max), 11),
            (PixelRect(x: .min, y: 0, width: .max, height: 3), 12),
        ]
    )
    func ignored(region: PixelRect, differs: Int) throws {
        let options = ComparisonOptions(ignoredRegions: [region])
        let comparison = try PictureComparison(
            expected: P.filled(P.black, 4, 3),
            actual: P.filled(P.white, 4, 3),
            options: options
        )
        #expect(comparison.differs == differs)
        #expect(comparison.largest == 0 || differs > 0)
    }

    @Test("ignored regions may overlap and come in any order")
    func overlapping() throws {
        let regions = [
            PixelRect(x: 2, y: 0, width: 2, height: 2), PixelRect(x: 0, y: 0, width: 3, height: 1),
            PixelRect(x: 2, y: 0, width: 1, height: 1),
        ]
        let comparison = try PictureComparison(
            expected: P.filled(P.black, 5, 2),
            actual: P.filled(P.white, 5, 2),
            options: ComparisonOptions(ignoredRegions: regions)
        )
        #expect(comparison.differs == 4)
    }

    @Test("a region of negative size is refused", arguments: [(-1, 3), (3, -1)])
    func negativeRegion(width: Int, height: Int) throws {
        let region = PixelRect(x: 0, y: 0, width: width, height: height)
        let picture = try P.filled(P.black, 1, 1)
        #expect(throws: ComparisonError.region(region)) {
            try PictureComparison(
                expected: picture,
                actual: picture,
                options: ComparisonOptions(ignoredRegions: [region])
            )
        }
    }

    // MARK: Regions

    @Test("changes with up to the gap between them are one region, with one more they are two", arguments: [0, 1, 8])
    func gap(gap: Int) throws {
        for isTurned in [false, true] {
            for (distance, count) in [(gap, 1), (gap + 1, 2)] {
                var row = Array(repeating: P.white, count: 40)
                row[3] = P.black
                row[4 + distance] = P.black
                var actual = try P.rows(row, height: 1)
                if isTurned { actual = try P.turned(actual) }
                let expected = try P.filled(P.white, actual.width, actual.height)
                let options = ComparisonOptions(regionGap: gap)
                let comparison = try PictureComparison(expected: expected, actual: actual, options: options)
                #expect(comparison.regions.count == count)
                #expect(comparison.regions.reduce(0) { $0 + $1.pixels } == 2)
            }
        }
    }

    @Test("a region that grows takes in one it had passed, and they come from top to bottom")
    func growing() throws {
        // A dot at the left, a long stroke at the right, and a foot that reaches from the stroke back under the dot.
        var rows = Array(repeating: Array(repeating: P.white, count: 30), count: 30)
        rows[2][2] = P.black
        for y in 0..<25 { rows[y][25] = P.black }
        for x in 2...25 { rows[24][x] = P.black }
        rows[29][29] = P.black
        let options = ComparisonOptions(regionGap: 1)
        let comparison = try PictureComparison(
            expected: P.filled(P.white, 30, 30),
            actual: P.picture(rows),
            options: options
        )
        #expect(
            comparison.regions == [
                ChangedRegion(box: PixelRect(x: 2, y: 0, width: 24, height: 25), pixels: 1 + 25 + 23),
                ChangedRegion(box: PixelRect(x: 29, y: 29, width: 1, height: 1), pixels: 1),
            ]
        )
    }

    // MARK: The quick way

    @Test("the quick distances stay within their margin of the exact one", arguments: [true, false])
    func quickMargin(opaque: Bool) throws {
        let count = 64 * 64
        let first = try P.noise(3, 64, 64, opaque: opaque)
        let second = try P.noise(4, 64, 64, opaque: opaque)
        let scratch = UnsafeMutablePointer<Float>.allocate(capacity: QuickDistances.scratchPerPair * count)
        let squares = UnsafeMutablePointer<Float>.allocate(capacity: count)
        defer {
            scratch.deallocate()
            squares.deallocate()
        }
        func pixel(_ picture: PixelBuffer, _ index: Int) -> SIMD4<Double> {
            picture.straightPixel(x: index % 64, y: index / 64)
        }
        let exact = (0..<count).map { ColorDifference.exact(pixel(first, $0), pixel(second, $0)) }
        func worst() -> Double {
            (0..<count).reduce(0) { max($0, abs(exact[$1] - Double(squares[$1].squareRoot()))) }
        }
        QuickDistances.translucent(count: count, scratch: scratch, into: squares) { index in
            (SIMD4<Float>(pixel(first, index)), SIMD4<Float>(pixel(second, index)))
        }
        #expect(worst() < QuickOKLab.margin)
        guard opaque else { return }
        first.bytes.withUnsafeBytes { first in
            second.bytes.withUnsafeBytes { second in
                guard let first = first.bindMemory(to: UInt32.self).baseAddress,
                    let second = second.bindMemory(to: UInt32.self).baseAddress
                else { return }
                QuickDistances.shared.opaque(first, second, count: count, scratch: scratch, into: squares)
            }
        }
        #expect(worst() < QuickOKLab.margin)
    }

    @Test("a coarse cell is never farther from its colours than its margin, wherever it may be used")
    func coarseMargin() throws {
        // Every level that begins or ends a cell, and its middle: the farthest colours stand at a cell's corners.
        let levels = (0..<256).filter { [0, 8, 15].contains($0 % 16) }
        let light = (0...255).map { TransferTable.linear(Double($0) / 255) }
        var worst: Float = 0
        for red in levels {
            for green in levels {
                for blue in levels {
                    guard let cell = CoarseOKLab.shared.cell(red: red, green: green, blue: blue) else { continue }
                    let color = OKLab(linear: light[red], light[green], light[blue])
                    let exact = SIMD4<Float>(Float(color.lightness), Float(color.a), Float(color.b), 0)
                    let miss: SIMD4<Float> = cell - exact
                    worst = max(worst, (miss * miss).sum())
                }
            }
        }
        #expect(Double(2 * worst.squareRoot()) < CoarseOKLab.margin)
        #expect(Double(2 * worst.squareRoot()) > 0.9 * CoarseOKLab.margin)
    }

    @Test("what is counted is what the exact distance says, at any threshold", arguments: [true, false])
    func countsExactly(opaque: Bool) throws {
        let width = 61
        let height = 47
        let first = try P.noise(5, width, height, opaque: opaque)
        let second = try P.noise(6, width, height, opaque: opaque)
        let distances = (0..<width * height).map { place in
            ColorDifference.exact(
                first.straightPixel(x: place % width, y: place / width),
                second.straightPixel(x: place % width, y: place / width)
            )
        }
        for threshold in [0.0001, 0.02, 0.05, 0.3, 0.6] {
            let options = ComparisonOptions(threshold: threshold)
            let comparison = try PictureComparison(expected: first, actual: second, options: options)
            #expect(comparison.differs == distances.count { $0 > threshold })
            #expect(abs(comparison.largest - (distances.max() ?? 0)) < 2 * QuickOKLab.margin)
        }
    }

    @Test("many threads find what one finds", arguments: [true, false])
    func threads(opaque: Bool) throws {
        let rows = RowBands.smallestShared / 400 / 2 + 10
        let first = try P.noise(7, 400, 2 * rows, opaque: opaque)
        let second = try P.noise(8, 400, 2 * rows, opaque: opaque)
        func half(_ picture: PixelBuffer, _ half: Int) throws -> PixelBuffer {
            let count = picture.bytes.count / 2
            let bytes = Array(picture.bytes[half * count..<(half + 1) * count])
            return try #require(PixelBuffer(width: 400, height: rows, format: .rgba8, bytes: bytes))
        }
        let whole = try PictureComparison(expected: first, actual: second)
        let halves = try (0..<2).map { try PictureComparison(expected: half(first, $0), actual: half(second, $0)) }
        #expect(whole.differs == halves[0].differs + halves[1].differs)
        #expect(whole.marks == halves[0].marks + halves[1].marks)
        #expect(whole.largest == max(halves[0].largest, halves[1].largest))
    }

    @Test("the formula gives the values that its source lists")
    func formula() {
        // The sRGB primaries as browsers print them in `oklab()`.
        let red = OKLab(linear: 1, 0, 0)
        #expect(abs(red.lightness - 0.62796) < 1e-4 && abs(red.a - 0.22486) < 1e-4 && abs(red.b - 0.12585) < 1e-4)
        let white = OKLab(linear: 1, 1, 1)
        #expect(abs(white.lightness - 1) < 1e-7 && abs(white.a) < 1e-7 && abs(white.b) < 1e-7)
        let blue = OKLab(linear: 0, 0, 1)
        #expect(abs(blue.lightness - 0.45201) < 1e-4 && abs(blue.a + 0.03246) < 1e-4 && abs(blue.b + 0.31153) < 1e-4)
        #expect(abs(TransferTable.linear(0.5) - 0.21404114048) < 1e-9)
        #expect(TransferTable.linear(0) == 0 && abs(TransferTable.linear(1) - 1) < 1e-12)
    }
}
