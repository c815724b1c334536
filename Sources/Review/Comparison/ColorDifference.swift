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

    /// Writes the squares of quick distances between opaque `.rgba8` pixels, at the `columns` of two rows.
    ///
    /// `output` takes `count` squares, rounded up to four.
    static func opaque(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        columns: UnsafePointer<UInt32>,
        count: Int,
        into output: UnsafeMutablePointer<Float>
    ) {
        TransferTable.shared.levels.withUnsafeBufferPointer { levels in
            guard let levels = levels.baseAddress, count > 0 else { return }
            var lastFirst = SIMD4<UInt32>(repeating: 0)
            var lastSecond = SIMD4<UInt32>(repeating: 0)
            var last = SIMD4<Float>(repeating: 0)
            for at in stride(from: 0, to: count, by: 4) {
                let a = gather(first, columns, at, count)
                let b = gather(second, columns, at, count)
                // Flat areas change from one colour to another, thousands of times over.
                if a != lastFirst || b != lastSecond {
                    last = quick(a, levels).squaredDistance(to: quick(b, levels))
                    lastFirst = a
                    lastSecond = b
                }
                UnsafeMutableRawPointer(output + at).storeBytes(of: last, as: SIMD4<Float>.self)
            }
        }
    }

    /// Four pixels, the last repeated where fewer are left.
    @inline(__always)
    private static func gather(
        _ row: UnsafePointer<UInt32>,
        _ columns: UnsafePointer<UInt32>,
        _ at: Int,
        _ count: Int
    ) -> SIMD4<UInt32> {
        func pixel(_ offset: Int) -> UInt32 { row[Int(columns[min(at &+ offset, count &- 1)])] }
        return SIMD4(pixel(0), pixel(1), pixel(2), pixel(3))
    }

    @inline(__always)
    private static func quick(_ pixels: SIMD4<UInt32>, _ levels: UnsafePointer<Float>) -> QuickOKLab {
        @inline(__always)
        func channel(_ shift: UInt32) -> SIMD4<Float> {
            SIMD4(
                levels[Int(pixels.x >> shift & 0xFF)],
                levels[Int(pixels.y >> shift & 0xFF)],
                levels[Int(pixels.z >> shift & 0xFF)],
                levels[Int(pixels.w >> shift & 0xFF)]
            )
        }
        return QuickOKLab(linear: channel(0), channel(8), channel(16))
    }

    /// The square of the quick distance between any two pixels, samples from 0 to 1.
    ///
    /// Its four lanes are the first and the second pixel over black, then over white.
    static func translucent(_ first: SIMD4<Float>, _ second: SIMD4<Float>, steps: UnsafePointer<Float>) -> Float {
        let alpha = SIMD4(first.w, second.w, first.w, second.w)
        let backdrop = SIMD4<Float>(0, 0, 1, 1) * (1 - alpha)
        @inline(__always)
        func channel(_ one: Float, _ other: Float) -> SIMD4<Float> {
            let stored = SIMD4(one, other, one, other) * alpha + backdrop
            let scaled = stored * Float(TransferTable.lastStep)
            return SIMD4(
                lookUp(scaled.x, steps),
                lookUp(scaled.y, steps),
                lookUp(scaled.z, steps),
                lookUp(scaled.w, steps)
            )
        }
        let both = QuickOKLab(
            linear: channel(first.x, second.x),
            channel(first.y, second.y),
            channel(first.z, second.z)
        )
        let squares = both.squaredDistance(to: both.swappedPairs)
        return max(squares.x, squares.z)
    }

    @inline(__always)
    private static func lookUp(_ scaled: Float, _ steps: UnsafePointer<Float>) -> Float {
        // Rounding may have carried it a hair past either end.
        let held = min(max(scaled, 0), Float(TransferTable.lastStep))
        let step = Int(held)
        return steps[step] + (steps[step &+ 1] - steps[step]) * (held - Float(step))
    }
}
