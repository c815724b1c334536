import Drawing

/// A colour matrix at work on pixels.
struct PaneColor {
    /// What red, green and blue, each 0…255, add to a channel, and where it begins.
    private struct Row {
        let red: Float
        let green: Float
        let blue: Float
        let base: Float

        init(_ row: [Double]) {
            red = Float(row[0])
            green = Float(row[1])
            blue = Float(row[2])
            base = Float(row[3] * 255)
        }

        /// The channel as a byte.
        @inline(__always)
        func value(_ red: Float, _ green: Float, _ blue: Float) -> UInt32 {
            let mixed = base + self.red * red + self.green * green + self.blue * blue
            // A float of the size 2²³ has no fraction left: adding it rounds, and the sum's low bits are the whole number.
            return (max(0, min(255, mixed)) + 0x1p23).bitPattern & 0xFF
        }
    }

    private let red: Row
    private let green: Row
    private let blue: Row

    init(_ matrix: ColorMatrix) {
        red = Row(matrix.rows[0])
        green = Row(matrix.rows[1])
        blue = Row(matrix.rows[2])
    }

    /// Colours the pixels and makes them opaque. What is partly transparent counts as the colour it has.
    func apply(to pixels: UnsafeBufferPointer<UInt32>, into colored: UnsafeMutableBufferPointer<UInt32>) {
        let count = min(pixels.count, colored.count)
        guard let pixels = pixels.baseAddress, let colored = colored.baseAddress else { return }
        var alphas: UInt32 = 0xFF00_0000
        for index in 0..<count { alphas &= pixels[index] }
        if alphas < 0xFF00_0000 {
            for index in 0..<count { colored[index] = color(of: Self.opaque(pixels[index])) }
        } else {
            for index in 0..<count { colored[index] = color(of: pixels[index]) }
        }
    }

    @inline(__always)
    private func color(of pixel: UInt32) -> UInt32 {
        let b = Float(Int32(truncatingIfNeeded: pixel & 0xFF))
        let g = Float(Int32(truncatingIfNeeded: pixel >> 8 & 0xFF))
        let r = Float(Int32(truncatingIfNeeded: pixel >> 16 & 0xFF))
        return 0xFF00_0000 | red.value(r, g, b) << 16 | green.value(r, g, b) << 8 | blue.value(r, g, b)
    }

    /// The pixel's own colour, rounded to eight bits.
    private static func opaque(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha < 255 else { return pixel }
        guard alpha > 0 else { return 0xFF00_0000 }
        func channel(_ shift: UInt32) -> UInt32 {
            min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
        }
        return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }
}
