/// From stored sRGB to linear light (CSS Color 4, `lin_sRGB`), looked up instead of computed for every pixel.
enum TransferTable {
    /// Steps between one eight-bit level and the next: colours laid over a backdrop fall between levels, as sixteen-bit
    /// ones do. Between steps the curve is straight to within 2·10⁻⁸.
    private static let stepsPerLevel = 16
    private static let lastStep = 255 * stepsPerLevel

    /// The light at each step, and how much more at the next.
    private static let steps: [SIMD2<Float>] = {
        let light = (0...lastStep).map { linear(Double($0) / Double(lastStep)) }
        return (0...lastStep).map { step in
            SIMD2(Float(light[step]), step < lastStep ? Float(light[step + 1] - light[step]) : 0)
        }
    }()

    /// Replaces stored values, 0…1, by linear light.
    static func linearize(_ values: UnsafeMutablePointer<Float>, count: Int) {
        steps.withUnsafeBufferPointer { steps in
            guard let steps = steps.baseAddress else { return }
            for index in 0..<count {
                // Rounding may have carried it a hair past either end.
                let scaled = min(max(values[index] * Float(lastStep), 0), Float(lastStep))
                let step = Int(Int32(scaled))
                let entry = steps[step]
                values[index] = entry.x + entry.y * (scaled - Float(Int32(truncatingIfNeeded: step)))
            }
        }
    }

    /// `component` is 0…1.
    static func linear(_ component: Double) -> Double {
        guard component > 0.04045 else { return component / 12.92 }
        let base = (component + 0.055) / 1.055
        // base^2.4 = base² · (base^(1/5))²
        let root = fifthRoot(base)
        return base * base * root * root
    }

    /// The fifth root of a number between 0.05 and 1.1.
    private static func fifthRoot(_ value: Double) -> Double {
        // A fifth of the exponent, then Newton's steps: each doubles the digits that are right.
        var root = Double(bitPattern: value.bitPattern / 5 + 0x3325_D35B_0000_0000)
        for _ in 0..<5 {
            let fourth = root * root * root * root
            root -= (root * fourth - value) / (5 * fourth)
        }
        return root
    }
}
