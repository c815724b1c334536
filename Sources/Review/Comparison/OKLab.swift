/// A colour in OKLab: lightness, green–red and blue–yellow, in which equal distances look about equally large.
///
/// The formula and its matrices are those of CSS Color 4 (sample code for OKLab, the step from sRGB to XYZ multiplied
/// in), after Björn Ottosson; the distance is its `deltaEOK`. Roots and powers are worked out here instead of by the
/// platform's library, so that the last digit is the same on every machine.
struct OKLab: Hashable {
    var lightness: Double
    var a: Double
    var b: Double

    /// From linear-light sRGB, 0…1.
    init(linear red: Double, _ green: Double, _ blue: Double) {
        let color = SIMD3(red, green, blue)
        let cones = SIMD3(
            cubeRoot((Self.long * color).sum()),
            cubeRoot((Self.medium * color).sum()),
            cubeRoot((Self.short * color).sum())
        )
        lightness = (Self.toLightness * cones).sum()
        a = (Self.toA * cones).sum()
        b = (Self.toB * cones).sum()
    }

    func distance(to other: OKLab) -> Double {
        let difference = SIMD3(lightness - other.lightness, a - other.a, b - other.b)
        return (difference * difference).sum().squareRoot()
    }

    /// From linear-light red, green and blue to what the three kinds of cones receive.
    @inline(__always) static var long: SIMD3<Double> { SIMD3(0.4122214695, 0.5363325373, 0.0514459933) }
    @inline(__always) static var medium: SIMD3<Double> { SIMD3(0.2119034958, 0.6806995506, 0.1073969535) }
    @inline(__always) static var short: SIMD3<Double> { SIMD3(0.0883024592, 0.2817188391, 0.6299787017) }

    /// From the cube roots of those to the three coordinates.
    @inline(__always) static var toLightness: SIMD3<Double> { SIMD3(0.2104542683, 0.7936177747, -0.0040720430) }
    @inline(__always) static var toA: SIMD3<Double> { SIMD3(1.9779985324, -2.4285922420, 0.4505937096) }
    @inline(__always) static var toB: SIMD3<Double> { SIMD3(0.0259040425, 0.7827717125, -0.8086757550) }
}

/// The cube root of a number from 0 on.
func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    // A third of the exponent, then Halley's steps: each triples the digits that are right.
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<4 {
        let cube = root * root * root
        root *= (cube + 2 * value) / (2 * cube + value)
    }
    return root
}
