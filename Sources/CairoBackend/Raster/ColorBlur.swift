/// The blur of `feGaussianBlur` on pictures of four bytes a pixel, done as `BlurMask` does it on one: every pass rounds to
/// eight bits, and outside the picture is nothing.
///
/// A box blur runs fastest down all columns side by side. A picture is therefore laid on its side for the passes along its
/// rows, and put up again for those down its columns. The memory is kept for the next picture.
struct ColorBlur {
    /// The blurred picture, rows of `width` pixels; after its last row lies what is left of earlier ones.
    private(set) var pixels: [UInt32] = []
    private(set) var width = 0
    private(set) var height = 0
    private var spare: [UInt32] = []

    /// Blurs `picture`, rows of `width` pixels, and keeps the columns in `columns` of what comes out.
    mutating func apply(_ blur: GaussianBlur, to picture: [UInt32], width: Int, keeping columns: Range<Int>) {
        guard width > 0, picture.count >= width else { return (self.width, height) = (0, 0) }
        let rows = picture.count / width
        if pixels.count < picture.count {
            pixels = [UInt32](repeating: 0, count: picture.count)
            spare = pixels
        }
        (self.width, height) = (rows, width)
        picture.withUnsafeBufferPointer { picture in
            pixels.withUnsafeMutableBufferPointer { Self.turn(picture, width: width, keeping: 0..<rows, into: $0) }
        }
        passes(blur)
        (self.width, height) = (columns.count, rows)
        pixels.withUnsafeBufferPointer { pixels in
            spare.withUnsafeMutableBufferPointer { Self.turn(pixels, width: rows, keeping: columns, into: $0) }
        }
        swap(&pixels, &spare)
        passes(blur)
    }

    /// Makes columns of the rows in `rows`.
    private static func turn(
        _ source: UnsafeBufferPointer<UInt32>,
        width: Int,
        keeping rows: Range<Int>,
        into target: UnsafeMutableBufferPointer<UInt32>
    ) {
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        // A square of this many pixels a side stays in the nearest memory, both ways.
        let block = 16
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: block) {
            let bottom = min(top + block, rows.upperBound)
            for left in stride(from: 0, to: width, by: block) {
                for x in left..<min(left + block, width) {
                    let line = target + x * rows.count - rows.lowerBound
                    for row in top..<bottom { line[row] = source[row &* width &+ x] }
                }
            }
        }
    }

    /// Everything that one axis asks for, down the columns.
    private mutating func passes(_ blur: GaussianBlur) {
        guard blur.sigma > 0 else { return }
        guard blur.sigma >= GaussianBlur.smallestBoxSigma else { return convolve(blur.kernel) }
        for box in blur.boxes {
            if box.size <= NarrowBoxAverage.widest {
                boxBlur(box, NarrowBoxAverage(size: box.size))
            } else {
                boxBlur(box, WideBoxAverage(size: box.size))
            }
        }
    }

    /// A running sum for each byte of a row, the far end of the box entering as the near end leaves.
    private mutating func boxBlur<Average: BoxAverage>(_ box: GaussianBlur.Box, _ average: Average) {
        typealias Sum = Average.Sum
        let ahead = box.size - box.before
        let (rowBytes, height) = (width * 4, height)
        var sums = [Sum](repeating: 0, count: rowBytes)
        let nothing = [UInt8](repeating: 0, count: rowBytes)
        pixels.withUnsafeBytes { source in
            spare.withUnsafeMutableBytes { target in
                sums.withUnsafeMutableBufferPointer { sums in
                    nothing.withUnsafeBufferPointer { nothing in
                        guard let source = source.baseAddress?.assumingMemoryBound(to: UInt8.self),
                            let target = target.baseAddress?.assumingMemoryBound(to: UInt8.self),
                            let sums = sums.baseAddress, let nothing = nothing.baseAddress
                        else { return }
                        for row in 0..<min(ahead, height) {
                            let entering = source + row * rowBytes
                            for x in 0..<rowBytes { sums[x] &+= Sum(truncatingIfNeeded: entering[x]) }
                        }
                        for row in 0..<height {
                            let out = target + row * rowBytes
                            let entering = row + ahead < height ? source + (row + ahead) * rowBytes : nothing
                            let leaving = row >= box.before ? source + (row - box.before) * rowBytes : nothing
                            for x in 0..<rowBytes {
                                let sum = sums[x]
                                out[x] = average(sum)
                                sums[x] =
                                    sum &+ Sum(truncatingIfNeeded: entering[x]) &- Sum(truncatingIfNeeded: leaving[x])
                            }
                        }
                    }
                }
            }
        }
        swap(&pixels, &spare)
    }

    /// Weights of their own for each distance, for blurs too small for boxes.
    private mutating func convolve(_ kernel: [Double]) {
        let radius = kernel.count / 2
        let (rowBytes, height) = (width * 4, height)
        pixels.withUnsafeBytes { source in
            spare.withUnsafeMutableBytes { target in
                for row in 0..<height {
                    let lines = max(0, row - radius)...min(height - 1, row + radius)
                    for x in 0..<rowBytes {
                        var sum = 0.0
                        for line in lines { sum += Double(source[line * rowBytes + x]) * kernel[line - row + radius] }
                        target[row * rowBytes + x] = UInt8(min(sum, 255) + 0.5)
                    }
                }
            }
        }
        swap(&pixels, &spare)
    }
}
