/// OKLab in plain loops over many colours, good to a few ten-thousandths: enough to settle all but the pairs at the
/// threshold.
///
/// Each kind of value stands in a plane of its own, one value for each colour, so that the loops are done for several
/// colours at once.
enum QuickOKLab {
    /// By how much a distance between two of these may be off: the root's relative error, 2.2·10⁻⁵ after one step,
    /// times the greatest sum of a row's factors for both colours, rounded up.
    static let margin = 0.0005

    /// Replaces red, green and blue, in linear light, by what the cones receive.
    static func receive(
        _ red: UnsafeMutablePointer<Float>,
        _ green: UnsafeMutablePointer<Float>,
        _ blue: UnsafeMutablePointer<Float>,
        count: Int
    ) {
        for index in 0..<count {
            let (r, g, b) = (red[index], green[index], blue[index])
            red[index] = combine(OKLab.long, r, g, b)
            green[index] = combine(OKLab.medium, r, g, b)
            blue[index] = combine(OKLab.short, r, g, b)
        }
    }

    /// Replaces what the cones receive by its cube root.
    static func takeRoots(_ values: UnsafeMutablePointer<Float>, count: Int) {
        for index in 0..<count {
            // Kept off zero, where the step below would divide nothing by nothing.
            let value = values[index] + 1e-20
            // A third of the exponent by shifts, 1/4 + 1/16, times 1 + 1/16, times 1 + 1/256; then one of Halley's steps.
            var third = value.bitPattern >> 2 &+ value.bitPattern >> 4
            third = third &+ third >> 4
            third = third &+ third >> 8
            let guess = Float(bitPattern: third &+ 0x2A51_37A0)
            let cube = guess * guess * guess
            values[index] = guess * (cube + value + value) / (cube + cube + value)
        }
    }

    /// Writes the squared distances between colours whose roots stand in two times three planes.
    ///
    /// The last linear step is taken on differences, which halves it.
    static func squares(
        _ first: UnsafePointer<Float>,
        _ second: UnsafePointer<Float>,
        plane: Int,
        count: Int,
        into output: UnsafeMutablePointer<Float>
    ) {
        for index in 0..<count {
            let l = first[index] - second[index]
            let m = first[plane &+ index] - second[plane &+ index]
            let s = first[2 &* plane &+ index] - second[2 &* plane &+ index]
            let lightness = combine(OKLab.toLightness, l, m, s)
            let a = combine(OKLab.toA, l, m, s)
            let b = combine(OKLab.toB, l, m, s)
            output[index] = lightness * lightness + a * a + b * b
        }
    }

    @inline(__always)
    private static func combine(_ factors: SIMD3<Double>, _ x: Float, _ y: Float, _ z: Float) -> Float {
        x * Float(factors.x) + y * Float(factors.y) + z * Float(factors.z)
    }
}
