/// The squares of quick distances between pairs of colours, opaque or not.
struct QuickDistances: Sendable {
    static let shared = QuickDistances()

    /// How many numbers of working memory a pair takes at most.
    static let scratchPerPair = 12

    /// What the three kinds of cones receive from each level of red, then of green, then of blue; for an opaque colour
    /// the three add up. The fourth lane is 0.
    private let levels: [SIMD4<Float>]

    private init() {
        let light = (0...255).map { TransferTable.linear(Double($0) / 255) }
        levels = (0..<3).flatMap { channel in
            light.map { light in
                let cones = SIMD3(OKLab.long[channel], OKLab.medium[channel], OKLab.short[channel]) * light
                return SIMD4(Float(cones.x), Float(cones.y), Float(cones.z), 0)
            }
        }
    }

    /// Between `count` pairs of opaque `.rgba8` pixels.
    func opaque(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        count: Int,
        scratch: UnsafeMutablePointer<Float>,
        into output: UnsafeMutablePointer<Float>
    ) {
        let others = scratch + 3 * count
        levels.withUnsafeBufferPointer { levels in
            guard let levels = levels.baseAddress else { return }
            for pair in 0..<count {
                Self.spread(Self.cones(first[pair], levels), pair, count, scratch)
                Self.spread(Self.cones(second[pair], levels), pair, count, others)
            }
        }
        QuickOKLab.takeRoots(scratch, count: 6 * count)
        QuickOKLab.squares(scratch, others, plane: count, count: count, into: output)
    }

    @inline(__always)
    private static func cones(_ pixel: UInt32, _ levels: UnsafePointer<SIMD4<Float>>) -> SIMD4<Float> {
        levels[Int(pixel & 0xFF)] + levels[256 &+ Int(pixel >> 8 & 0xFF)] + levels[512 &+ Int(pixel >> 16 & 0xFF)]
    }

    @inline(__always)
    private static func spread(
        _ value: SIMD4<Float>,
        _ index: Int,
        _ plane: Int,
        _ output: UnsafeMutablePointer<Float>
    ) {
        output[index] = value.x
        output[plane &+ index] = value.y
        output[2 &* plane &+ index] = value.z
    }

    /// Between `count` pairs of any pixels: over black and over white, the larger of the two.
    ///
    /// `samples` gives red, green, blue and alpha of a pair's two pixels, from 0 to 1.
    @inline(__always)
    static func translucent(
        count: Int,
        scratch: UnsafeMutablePointer<Float>,
        into output: UnsafeMutablePointer<Float>,
        samples: (Int) -> (SIMD4<Float>, SIMD4<Float>)
    ) {
        // The first and the second colour over black, then both over white: three planes each.
        let (second, firstOnWhite, secondOnWhite) = (scratch + 3 * count, scratch + 6 * count, scratch + 9 * count)
        for pair in 0..<count {
            let (one, other) = samples(pair)
            spread(one * one.w, pair, count, scratch)
            spread(other * other.w, pair, count, second)
            spread(one * one.w + (1 - one.w), pair, count, firstOnWhite)
            spread(other * other.w + (1 - other.w), pair, count, secondOnWhite)
        }
        TransferTable.linearize(scratch, count: 12 * count)
        for color in 0..<4 {
            let red = scratch + color * 3 * count
            QuickOKLab.receive(red, red + count, red + 2 * count, count: count)
        }
        QuickOKLab.takeRoots(scratch, count: 12 * count)
        QuickOKLab.squares(scratch, second, plane: count, count: count, into: output)
        // The first plane has been read, and takes the second answer.
        QuickOKLab.squares(firstOnWhite, secondOnWhite, plane: count, count: count, into: scratch)
        for pair in 0..<count { output[pair] = max(output[pair], scratch[pair]) }
    }
}
