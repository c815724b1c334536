/// From stored sRGB to linear light (CSS Color 4, `lin_sRGB`), looked up instead of computed for every pixel.
struct TransferTable: Sendable {
    /// Steps between one eight-bit level and the next: colours laid over a backdrop fall between levels, as sixteen-bit
    /// ones do. Between steps the curve is straight to within 2·10⁻⁸.
    static let stepsPerLevel = 16
    static let lastStep = 255 * stepsPerLevel

    static let shared = TransferTable()

    /// One entry for each of the 256 levels.
    let levels: [Float]
    /// One entry for each step, and one more so that interpolation may look past the last.
    let steps: [Float]

    private init() {
        levels = (0...255).map { Float(Self.linear(Double($0) / 255)) }
        steps = (0...Self.lastStep + 1).map { Float(Self.linear(min(Double($0) / Double(Self.lastStep), 1))) }
    }

    /// `component` is 0…1.
    static func linear(_ component: Double) -> Double {
        guard component > 0.04045 else { return component / 12.92 }
        let base = (component + 0.055) / 1.055
        // base^2.4 = base² · (base^(1/5))²
        let root = fifthRoot(base)
        return base * base * root * root
    }

    /// The fifth root of a number in 0…1.1, by Newton's steps from above.
    private static func fifthRoot(_ value: Double) -> Double {
        var root = 1.1
        for _ in 0..<40 {
            let fourth = root * root * root * root
            root -= (root * fourth - value) / (5 * fourth)
        }
        return root
    }
}
