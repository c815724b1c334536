/// How far two pixels look apart, alpha included: ΔE in OKLab over black and over white, the larger of the two.
///
/// Laying over a backdrop is done on stored values, as renderers do it.
enum ColorDifference {
    /// In full precision; samples are red, green, blue, alpha from 0 to 1, colour not multiplied by alpha.
    static func exact(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
        func multiplied(_ pixel: SIMD4<Double>) -> SIMD4<Double> {
            SIMD4(pixel.x * pixel.w, pixel.y * pixel.w, pixel.z * pixel.w, pixel.w)
        }
        return exact(premultiplied: multiplied(first), multiplied(second))
    }

    /// The same, colour multiplied by alpha.
    static func exact(premultiplied first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
        func color(_ pixel: SIMD4<Double>, over backdrop: Double) -> OKLab {
            let stored = pixel + backdrop * (1 - pixel.w)
            return OKLab(
                linear: TransferTable.linear(stored.x),
                TransferTable.linear(stored.y),
                TransferTable.linear(stored.z)
            )
        }
        let overBlack = color(first, over: 0).distance(to: color(second, over: 0))
        if first.w == 1, second.w == 1 { return overBlack }
        return max(overBlack, color(first, over: 1).distance(to: color(second, over: 1)))
    }
}
