import Drawing

/// Tells pixels that only the smoothing of an edge changed from pixels that show something else.
///
/// It looks across a pixel in four directions and asks of each line of pixels, an `EdgeCrossing`, whether an edge or a
/// thin line that moved by less than a pixel explains both pictures.
struct EdgeSmoothing: Sendable {
    private let pair: PicturePair
    /// A mark for each pixel; nobody writes them meanwhile.
    private let marks: SharedMemory<UInt8>

    init(pair: PicturePair, marks: SharedMemory<UInt8>) {
        self.pair = pair
        self.marks = marks
    }

    /// The places of the pixels in some rows that only smoothing changed.
    func places(in rows: Range<Int>) -> [Int] {
        var crossing = EdgeCrossing()
        return (rows.lowerBound * pair.width..<rows.upperBound * pair.width).filter { place in
            marks.start[place] == PixelMark.differs
                && explains(x: place % pair.width, y: place / pair.width, &crossing)
        }
    }

    /// Whether smoothing alone explains the difference of the pixel, which both pictures have.
    private func explains(x: Int, y: Int, _ crossing: inout EdgeCrossing) -> Bool {
        for direction in Self.directions {
            // Without an unchanged pixel on either side there is nothing to look for.
            guard hasWitness(x, y, direction, sign: -1), hasWitness(x, y, direction, sign: 1) else { continue }
            read(x, y, direction, into: &crossing)
            if crossing.isMovedEdge || crossing.isMovedLine { return true }
        }
        return false
    }

    private typealias Direction = (x: Int, y: Int, length: Float)

    private static let directions: [Direction] = [
        (1, 0, 1), (0, 1, 1), (1, 1, Float(2).squareRoot()), (1, -1, Float(2).squareRoot()),
    ]

    private func hasWitness(_ x: Int, _ y: Int, _ direction: Direction, sign: Int) -> Bool {
        (1...EdgeCrossing.reach).contains { step in
            isUnchanged(x + sign * step * direction.x, y + sign * step * direction.y)
        }
    }

    private func isUnchanged(_ x: Int, _ y: Int) -> Bool {
        guard isShared(x, y) else { return false }
        switch marks.start[y * pair.width + x] {
        case PixelMark.same: return true
        // An ignored pixel was not compared; here it may serve as a witness where it is the same.
        case PixelMark.ignored: return pair.expected.straightPixel(x: x, y: y) == pair.actual.straightPixel(x: x, y: y)
        default: return false
        }
    }

    private func isShared(_ x: Int, _ y: Int) -> Bool { 0..<pair.commonWidth ~= x && 0..<pair.commonHeight ~= y }

    private func read(_ x: Int, _ y: Int, _ direction: Direction, into crossing: inout EdgeCrossing) {
        crossing.begin(stepLength: direction.length)
        for step in -EdgeCrossing.length...EdgeCrossing.length {
            let x = x + step * direction.x
            let y = y + step * direction.y
            guard isShared(x, y) else { continue }
            crossing.add(
                step,
                expected: Self.sample(pair.expected, x, y),
                actual: Self.sample(pair.actual, x, y),
                isUnchanged: isUnchanged(x, y)
            )
        }
    }

    /// Colour multiplied by alpha, and alpha, in eight-bit levels: mixtures are straight lines there, over any backdrop.
    private static func sample(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> SIMD4<Float> {
        let pixel = picture.straightPixel(x: x, y: y)
        var multiplied = pixel * pixel.w
        multiplied.w = pixel.w
        return SIMD4<Float>(multiplied * 255)
    }
}
