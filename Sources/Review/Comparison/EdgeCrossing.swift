/// The pixels of both pictures on a straight line across one changed pixel.
///
/// A smoothed pixel is a mixture of the colours on the two sides of an edge. So on either side of it there must be an
/// unchanged area within reach, and between the two, in both pictures, nothing but mixtures of their colours, passing
/// from one to the other without turning back. The differences of the mixtures then add up to how far the edge moved,
/// and only less than one pixel is smoothing. A colour that is no mixture of the two sides, such as one of another hue,
/// is never smoothing.
///
/// A line of which hardly a pixel is wholly inside has no such area. It may move by less than a pixel too, but there
/// must be as much of it as before: a hairline that came, went, grew or changed its colour is a change.
struct EdgeCrossing {
    /// How far away the unchanged pixel on either side may be: an edge that moved by less than a pixel touches at most
    /// two pixels across it, three where it runs aslant. Ours.
    static let reach = 3
    /// One more, to see whether an area begins there.
    static let length = reach + 1

    /// By how many eight-bit levels a mixture may miss the straight line between the two colours: what rounding of
    /// colour and alpha comes to. Ours.
    private static let tolerance: Float = 4
    /// The same as a part of the two colours' contrast: what a gradient beside the edge adds. Ours.
    private static let toleranceOfContrast: Float = 0.04
    /// The levels by which the two sides must differ for there to be an edge at all. Ours.
    private static let leastContrast: Float = 12
    /// By how many levels, or else by how much ΔE in OKLab, the changed pixel itself may miss that line in either
    /// picture: rounding, and the just noticeable difference of CSS Color 4's gamut mapping. More is another hue.
    private static let hueTolerance: (levels: Float, difference: Double) = (1.5, 0.02)
    /// How much of a pixel an edge may move; the rest of the pixel is left to rounding. Ours.
    private static let longestMove: Float = 0.97
    /// The part of the edge's contrast by which a side's next pixel may differ for the side to be an area: what a
    /// gradient beside the edge, or the last trace of a slanting edge, adds. Ours.
    private static let areaTolerance: Float = 0.15
    /// The part by which the amount of a thin line may change. Ours.
    private static let lineTolerance: Float = 0.1
    /// How much of a share rounding may take from one pixel to the next. Ours.
    private static let slip: Float = 0.03

    private typealias Pixel = SIMD4<Float>

    // Index `length` is the changed pixel itself.
    private var expected = [Pixel](repeating: .zero, count: 2 * length + 1)
    private var actual = [Pixel](repeating: .zero, count: 2 * length + 1)
    private var isThere = [Bool](repeating: false, count: 2 * length + 1)
    private var isUnchanged = [Bool](repeating: false, count: 2 * length + 1)
    private var before = [Float](repeating: 0, count: 2 * length + 1)
    private var after = [Float](repeating: 0, count: 2 * length + 1)
    private var stepLength: Float = 1

    /// Starts a new line whose pixels lie `stepLength` pixels apart.
    mutating func begin(stepLength: Float) {
        self.stepLength = stepLength
        for index in isThere.indices {
            isThere[index] = false
            isUnchanged[index] = false
        }
    }

    /// Adds the pixel `step` steps from the changed one: colour multiplied by alpha, and alpha, in eight-bit levels.
    mutating func add(_ step: Int, expected: SIMD4<Float>, actual: SIMD4<Float>, isUnchanged: Bool) {
        let index = Self.length + step
        self.expected[index] = expected
        self.actual[index] = actual
        self.isUnchanged[index] = isUnchanged
        isThere[index] = true
    }

    // MARK: The two shapes

    private static let left = (length - reach)..<length
    private static let right = (length + 1)...(length + reach)

    /// Whether the line leads from one area to another over an edge that moved by less than a pixel.
    var isMovedEdge: Bool {
        mutating get {
            guard let start = Self.left.last(where: { isUnchanged[$0] }),
                let end = Self.right.first(where: { isUnchanged[$0] }),
                isArea(at: start, next: start - 1, across: end), isArea(at: end, next: end + 1, across: start),
                mix(start...end, of: expected[end], and: actual[end])
            else { return false }
            var moved: Float = 0
            for index in start..<end {
                guard before[index + 1] >= before[index] - Self.slip, after[index + 1] >= after[index] - Self.slip
                else { return false }
                moved += abs(after[index] - before[index])
            }
            return moved * stepLength < Self.longestMove
        }
    }

    /// Whether the line crosses a thin line that moved by less than a pixel.
    var isMovedLine: Bool {
        mutating get {
            for start in Self.left.reversed() where isUnchanged[start] {
                for end in Self.right where isUnchanged[end] {
                    if isMovedLine(from: start, to: end) { return true }
                }
            }
            return false
        }
    }

    private mutating func isMovedLine(from start: Int, to end: Int) -> Bool {
        guard Self.span(expected[end] - expected[start]) <= 2 * Self.tolerance else { return false }
        var core = expected[start]
        for index in start...end {
            for pixel in [expected[index], actual[index]]
            where Self.span(pixel - expected[start]) > Self.span(core - expected[start]) {
                core = pixel
            }
        }
        guard mix(start...end, of: core, and: core), hasOnePeak(before, start...end), hasOnePeak(after, start...end)
        else { return false }
        var amounts = SIMD2<Float>.zero
        var moments = SIMD2<Float>.zero
        for index in start...end {
            let shares = SIMD2(before[index], after[index])
            amounts += shares
            moments += shares * Float(index)
        }
        guard abs(amounts.y - amounts.x) <= Self.lineTolerance * amounts.x else { return false }
        let centers = moments / amounts
        return abs(centers.y - centers.x) * stepLength < Self.longestMove
    }

    /// Whether the pixel beside a side is of the side's colour, as far as the edge's contrast lets one see.
    ///
    /// Where the pictures end, the side is taken for one straight across, but not aslant, where every thin line ends so.
    private func isArea(at side: Int, next: Int, across other: Int) -> Bool {
        guard isThere[next] else { return stepLength == 1 }
        let contrast = Self.span(expected[side] - expected[other])
        return Self.span(expected[next] - expected[side]) <= Self.areaTolerance * contrast
            && Self.span(actual[next] - actual[side]) <= Self.areaTolerance * contrast
    }

    // MARK: Mixtures

    /// Fills `before` and `after` with how much of the given colour, and not of the first pixel's, each pixel holds.
    ///
    /// False where one is no mixture of the two, or the two are nearly the same.
    private mutating func mix(
        _ range: ClosedRange<Int>,
        of expectedColor: SIMD4<Float>,
        and actualColor: SIMD4<Float>
    ) -> Bool {
        Self.mix(expected, range, of: expectedColor, into: &before)
            && Self.mix(actual, range, of: actualColor, into: &after)
    }

    private static func mix(
        _ pixels: [Pixel],
        _ range: ClosedRange<Int>,
        of color: Pixel,
        into shares: inout [Float]
    ) -> Bool {
        let start = pixels[range.lowerBound]
        let way = color - start
        let contrast = span(way)
        guard contrast >= leastContrast else { return false }
        let allowed = max(tolerance, toleranceOfContrast * contrast)
        let square = (way * way).sum()
        for index in range {
            let share = min(max(((pixels[index] - start) * way).sum() / square, 0), 1)
            let mixture = start + way * share
            let miss = span(pixels[index] - mixture)
            guard miss <= allowed, index != length || isSameHue(pixels[index], mixture, miss: miss) else {
                return false
            }
            shares[index] = share
        }
        return true
    }

    private static func isSameHue(_ pixel: Pixel, _ mixture: Pixel, miss: Float) -> Bool {
        guard miss > hueTolerance.levels else { return true }
        return ColorDifference.exact(premultiplied: SIMD4(pixel) / 255, SIMD4(mixture) / 255) <= hueTolerance.difference
    }

    private func hasOnePeak(_ shares: [Float], _ range: ClosedRange<Int>) -> Bool {
        var isFalling = false
        for index in range.dropFirst() {
            let step = shares[index] - shares[index - 1]
            if step > Self.slip, isFalling { return false }
            if step < -Self.slip { isFalling = true }
        }
        return true
    }

    private static func span(_ difference: Pixel) -> Float { pointwiseMax(difference, 0 - difference).max() }
}
