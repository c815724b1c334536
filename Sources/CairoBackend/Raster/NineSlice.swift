/// Which part of a mask can be left out while it is blurred: columns, and rows, in the middle that are all alike.
///
/// A bar or a card is the same from end to end but for its corners. What lies further from a change than a blur reaches
/// comes out alike too, so one column stands for all of them: the same bytes for a fraction of the work.
struct NineSlice {
    let columns: Cut
    let rows: Cut

    /// A stretch of equal lines, shortened.
    struct Cut {
        /// The line that stands for those left out; it and what `reach` covers on either side of it are kept.
        var line: Int
        var dropped: Int

        static let none = Cut(line: 0, dropped: 0)

        /// Shortens the longest stretch of equal lines; `differs[i]` tells whether line i and line i + 1 differ.
        init(differs: [Bool], reach: Int) {
            var (best, bestStart) = (1, 0)
            var start = 0
            for index in 0...differs.count where index == differs.count || differs[index] {
                if index + 1 - start > best { (best, bestStart) = (index + 1 - start, start) }
                start = index + 1
            }
            line = bestStart + reach
            dropped = max(0, best - (2 * reach + 1))
        }

        private init(line: Int, dropped: Int) {
            self.line = line
            self.dropped = dropped
        }
    }

    /// Looks for equal lines in `pixels`, rows of `width` bytes that lie `stride` apart; `reach` pixels is how far the
    /// blur carries.
    init(of pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, reach: Int) {
        guard width > 1, height > 1 else {
            (columns, rows) = (.none, .none)
            return
        }
        var columnDiffers = [UInt8](repeating: 0, count: width - 1)
        var rowDiffers = [Bool](repeating: false, count: height - 1)
        columnDiffers.withUnsafeMutableBufferPointer { columnDiffers in
            for row in 0..<height {
                let start = row * stride
                for x in 0..<width - 1 { columnDiffers[x] |= pixels[start + x] ^ pixels[start + x + 1] }
                guard row + 1 < height else { continue }
                var difference: UInt8 = 0
                for x in 0..<width { difference |= pixels[start + x] ^ pixels[start + stride + x] }
                rowDiffers[row] = difference != 0
            }
        }
        columns = Cut(differs: columnDiffers.map { $0 != 0 }, reach: reach)
        rows = Cut(differs: rowDiffers, reach: reach)
    }

    /// The mask without the lines that are left out.
    func shrink(_ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int) -> BlurMask {
        let smallWidth = width - columns.dropped
        let smallHeight = height - rows.dropped
        let alpha = [UInt8](unsafeUninitializedCapacity: smallWidth * smallHeight) { target, count in
            for row in 0..<smallHeight {
                let from = (row <= rows.line ? row : row + rows.dropped) * stride
                let to = row * smallWidth
                let left = min(columns.line + 1, smallWidth)
                for x in 0..<left { target[to + x] = pixels[from + x] }
                for x in left..<smallWidth { target[to + x] = pixels[from + x + columns.dropped] }
            }
            count = smallWidth * smallHeight
        }
        return BlurMask(width: smallWidth, height: smallHeight, alpha: alpha)
    }

    /// Writes `mask` back with the lines that were left out repeated.
    func expand(
        _ mask: BlurMask,
        into pixels: UnsafeMutableBufferPointer<UInt8>,
        width: Int,
        height: Int,
        stride: Int
    ) {
        mask.alpha.withUnsafeBufferPointer { source in
            for row in 0..<height {
                let smallRow = row <= rows.line ? row : max(rows.line, row - rows.dropped)
                let from = smallRow * mask.width
                let to = row * stride
                let left = min(columns.line + 1, mask.width)
                for x in 0..<left { pixels[to + x] = source[from + x] }
                guard left < width else { continue }
                let repeated = source[from + left - 1]
                for x in left..<left + columns.dropped { pixels[to + x] = repeated }
                for x in left..<mask.width { pixels[to + x + columns.dropped] = source[from + x] }
            }
        }
    }
}
