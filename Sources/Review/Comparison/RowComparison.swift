/// Compares stretches of two rows, marks what counts and keeps the largest difference.
///
/// Pixels whose samples are the same are passed over first; of the rest most are settled by a quick distance, and only
/// those within its margin of the threshold by the exact one.
struct RowComparison {
    private let threshold: Double
    /// The squares of the quick distances above which a pixel surely counts, and below which it surely doesn't.
    private let upper: Float
    private let lower: Float
    private var columns: [UInt32]
    private var squares: [Float]

    private(set) var counted = 0
    /// The pixel whose quick distance is the largest so far, and the square of that distance.
    private(set) var farthest: (x: Int, y: Int, square: Float)?

    /// `width` is the longest stretch it will be given.
    init(threshold: Double, width: Int) {
        self.threshold = threshold
        if threshold == 0 {
            // Samples that aren't the same count, however near.
            upper = -1
            lower = -1
        } else {
            upper = Float((threshold + QuickOKLab.margin) * (threshold + QuickOKLab.margin))
            let less = max(threshold - QuickOKLab.margin, 0)
            lower = Float(less * less)
        }
        columns = [UInt32](repeating: 0, count: width)
        squares = [Float](repeating: 0, count: width + 3)
    }

    /// Compares the columns `range` of row `y`; the pointers are to the starts of the rows.
    mutating func compare(
        _ first: UnsafeRawPointer,
        _ second: UnsafeRawPointer,
        isWide: Bool,
        range: Range<Int>,
        y: Int,
        marks: UnsafeMutablePointer<UInt8>
    ) {
        if isWide {
            compare(
                first.assumingMemoryBound(to: SIMD4<UInt16>.self),
                second.assumingMemoryBound(to: SIMD4<UInt16>.self),
                range: range,
                y: y,
                marks: marks
            )
        } else {
            compare(
                first.assumingMemoryBound(to: UInt32.self),
                second.assumingMemoryBound(to: UInt32.self),
                range: range,
                y: y,
                marks: marks
            )
        }
    }

    /// `.rgba8` pictures.
    private mutating func compare(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        range: Range<Int>,
        y: Int,
        marks: UnsafeMutablePointer<UInt8>
    ) {
        let alpha = UInt32(littleEndian: 0xFF00_0000)
        var common = UInt32.max
        let count = collect(range) { x in
            let isDifferent = first[x] != second[x]
            common &= isDifferent ? first[x] & second[x] : .max
            return isDifferent
        }
        guard count > 0 else { return }
        if common & alpha == alpha {
            columns.withUnsafeBufferPointer { columns in
                squares.withUnsafeMutableBufferPointer { squares in
                    guard let columns = columns.baseAddress, let squares = squares.baseAddress else { return }
                    ColorDifference.opaque(first, second, columns: columns, count: count, into: squares)
                }
            }
        } else {
            measure(count) { x in (Self.samples(first[x]), Self.samples(second[x])) }
        }
        settle(count, y: y, marks: marks) { x in (Self.exactSamples(first[x]), Self.exactSamples(second[x])) }
    }

    /// `.rgba16` pictures.
    private mutating func compare(
        _ first: UnsafePointer<SIMD4<UInt16>>,
        _ second: UnsafePointer<SIMD4<UInt16>>,
        range: Range<Int>,
        y: Int,
        marks: UnsafeMutablePointer<UInt8>
    ) {
        let count = collect(range) { first[$0] != second[$0] }
        guard count > 0 else { return }
        measure(count) { x in (SIMD4<Float>(first[x]) / 65535, SIMD4<Float>(second[x]) / 65535) }
        settle(count, y: y, marks: marks) { x in
            (SIMD4<Double>(first[x]) / 65535, SIMD4<Double>(second[x]) / 65535)
        }
    }

    /// Lists the columns whose samples aren't the same.
    @inline(__always)
    private mutating func collect(_ range: Range<Int>, isDifferent: (Int) -> Bool) -> Int {
        columns.withUnsafeMutableBufferPointer { columns in
            var count = 0
            for x in range {
                columns[count] = UInt32(truncatingIfNeeded: x)
                count &+= isDifferent(x) ? 1 : 0
            }
            return count
        }
    }

    @inline(__always)
    private mutating func measure(_ count: Int, pixels: (Int) -> (SIMD4<Float>, SIMD4<Float>)) {
        TransferTable.shared.steps.withUnsafeBufferPointer { steps in
            guard let steps = steps.baseAddress else { return }
            for at in 0..<count {
                let (first, second) = pixels(Int(columns[at]))
                squares[at] = ColorDifference.translucent(first, second, steps: steps)
            }
        }
    }

    @inline(__always)
    private mutating func settle(
        _ count: Int,
        y: Int,
        marks: UnsafeMutablePointer<UInt8>,
        pixels: (Int) -> (SIMD4<Double>, SIMD4<Double>)
    ) {
        var found: UInt32 = 0
        var near: UInt32 = 0
        var largest: Float = -1
        squares.withUnsafeBufferPointer { squares in
            for at in 0..<count {
                let square = squares[at]
                found &+= square > upper ? 1 : 0
                near &+= square >= lower && square <= upper ? 1 : 0
                largest = max(largest, square)
            }
            if near == 0, Int(found) == count, Int(columns[count - 1]) - Int(columns[0]) == count - 1 {
                (marks + Int(columns[0])).update(repeating: PixelMark.differs, count: count)
            } else {
                for at in 0..<count where squares[at] > upper { marks[Int(columns[at])] = PixelMark.differs }
            }
            if near > 0 {
                for at in 0..<count where squares[at] >= lower && squares[at] <= upper {
                    let (first, second) = pixels(Int(columns[at]))
                    guard ColorDifference.exact(first, second) > threshold else { continue }
                    marks[Int(columns[at])] = PixelMark.differs
                    found &+= 1
                }
            }
            if largest > farthest?.square ?? -1, let at = squares[..<count].firstIndex(of: largest) {
                farthest = (Int(columns[at]), y, largest)
            }
        }
        counted += Int(found)
    }

    @inline(__always)
    private static func samples(_ pixel: UInt32) -> SIMD4<Float> {
        SIMD4<Float>(unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) / 255
    }

    private static func exactSamples(_ pixel: UInt32) -> SIMD4<Double> {
        SIMD4<Double>(unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) / 255
    }
}
