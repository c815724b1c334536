/// A sum over a box divided by the box's size, rounded half up.
protocol BoxAverage {
    /// Holds the sum of a box of white.
    associatedtype Sum: FixedWidthInteger

    init(size: Int)
    func callAsFunction(_ sum: Sum) -> UInt8
}

/// For boxes up to 256 pixels: sixteen bits hold the sum, and a processor divides eight of them at a time.
struct NarrowBoxAverage: BoxAverage {
    static let widest = 256

    private let size: UInt16
    private let half: UInt16
    /// 2¹⁶ / size, rounded down.
    private let reciprocal: UInt16

    init(size: Int) {
        self.size = UInt16(clamping: size)
        half = UInt16(clamping: size / 2)
        reciprocal = UInt16(clamping: 65_536 / max(size, 1))
    }

    @inline(__always)
    func callAsFunction(_ sum: UInt16) -> UInt8 {
        let raised = sum &+ half
        // The reciprocal is too small by less than one part in 2¹⁶, so the quotient is right or one too small.
        let quotient = UInt16(truncatingIfNeeded: (UInt32(raised) &* UInt32(reciprocal)) >> 16)
        let rest = raised &- quotient &* size
        return UInt8(truncatingIfNeeded: quotient &+ (rest >= size ? 1 : 0))
    }
}

/// For any box.
struct WideBoxAverage: BoxAverage {
    private let size: UInt32

    init(size: Int) { self.size = UInt32(clamping: size) }

    @inline(__always)
    func callAsFunction(_ sum: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (sum &+ size / 2) / size) }
}
