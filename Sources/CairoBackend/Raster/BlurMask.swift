/// Alpha in eight bits, rows without padding: what a blur works on.
struct BlurMask {
    let width: Int
    let height: Int
    var alpha: [UInt8]

    /// A running sum over each row, the far end of the box entering as the near end leaves.
    mutating func boxBlurRows(_ box: GaussianBlur.Box) {
        let divide = BoxDivision(size: box.size)
        let ahead = box.size - box.before
        let width = width
        var line = [UInt8](repeating: 0, count: width)
        alpha.withUnsafeMutableBufferPointer { alpha in
            line.withUnsafeMutableBufferPointer { line in
                for row in 0..<height {
                    let start = row * width
                    // A row of nothing stays nothing, and most rows around a shape are that.
                    var sum: UInt32 = 0
                    for x in 0..<min(ahead, width) { sum &+= UInt32(alpha[start + x]) }
                    for x in 0..<width {
                        line[x] = divide(sum)
                        let entering = x + ahead
                        let leaving = x - box.before
                        if entering < width { sum &+= UInt32(alpha[start + entering]) }
                        if leaving >= 0 { sum &-= UInt32(alpha[start + leaving]) }
                    }
                    for x in 0..<width { alpha[start + x] = line[x] }
                }
            }
        }
    }

    /// The same down the columns, all of them side by side, which a processor does sixteen at a time.
    mutating func boxBlurColumns(_ box: GaussianBlur.Box) {
        let divide = BoxDivision(size: box.size)
        let ahead = box.size - box.before
        let (width, height) = (width, height)
        var sums = [UInt32](repeating: 0, count: width)
        let source = alpha
        source.withUnsafeBufferPointer { source in
            alpha.withUnsafeMutableBufferPointer { target in
                sums.withUnsafeMutableBufferPointer { sums in
                    for row in 0..<min(ahead, height) {
                        let start = row * width
                        for x in 0..<width { sums[x] &+= UInt32(source[start + x]) }
                    }
                    for row in 0..<height {
                        let start = row * width
                        for x in 0..<width { target[start + x] = divide(sums[x]) }
                        if row + ahead < height {
                            let entering = (row + ahead) * width
                            for x in 0..<width { sums[x] &+= UInt32(source[entering + x]) }
                        }
                        if row - box.before >= 0 {
                            let leaving = (row - box.before) * width
                            for x in 0..<width { sums[x] &-= UInt32(source[leaving + x]) }
                        }
                    }
                }
            }
        }
    }

    mutating func convolveRows(_ kernel: [Double]) {
        let source = alpha
        let radius = kernel.count / 2
        for row in 0..<height {
            let start = row * width
            for x in 0..<width {
                var sum = 0.0
                for column in max(0, x - radius)...min(width - 1, x + radius) {
                    sum += Double(source[start + column]) * kernel[column - x + radius]
                }
                alpha[start + x] = UInt8(min(sum, 255) + 0.5)
            }
        }
    }

    mutating func convolveColumns(_ kernel: [Double]) {
        let source = alpha
        let radius = kernel.count / 2
        for row in 0..<height {
            for x in 0..<width {
                var sum = 0.0
                for line in max(0, row - radius)...min(height - 1, row + radius) {
                    sum += Double(source[line * width + x]) * kernel[line - row + radius]
                }
                alpha[row * width + x] = UInt8(min(sum, 255) + 0.5)
            }
        }
    }
}

/// A sum over a box divided by the box's size, rounded half up.
private struct BoxDivision {
    private let reciprocal: Float
    /// Half, and a little that lifts exact halves over the reciprocal's rounding. The nearest a quotient can come to a
    /// half from below is 1/1000 (two times the widest box), so nothing else is lifted.
    private static let half: Float = 0.5004

    init(size: Int) { reciprocal = 1 / Float(size) }

    @inline(__always)
    func callAsFunction(_ sum: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: Int32(Float(sum) * reciprocal + Self.half))
    }
}
