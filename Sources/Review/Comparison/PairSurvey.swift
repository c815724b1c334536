/// What two stretches of eight-bit pixels have to do with each other, counted four pixels at a time.
struct PairSurvey {
    private typealias Four = SIMD4<UInt32>

    /// Pixels that aren't the same.
    private(set) var different = 0
    /// Pixels at which the pair of colours is another than the one before, the first included.
    private(set) var changes = 0
    /// Whether all pixels that aren't the same are opaque.
    private(set) var isOpaque = true

    init(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int) {
        guard count > 0 else { return }
        var sames = Four(repeating: 0)
        var repeats = Four(repeating: 0)
        var common = Four(repeating: .max)
        // The first pixel has none before it, so it stands apart; the rest goes by four, the last of it by one.
        let one = Four(repeating: 1)
        let none = Four(repeating: 0)
        let all = Four(repeating: .max)
        var x = 1
        while x &+ 4 <= count {
            let a = Self.load(first, x)
            let b = Self.load(second, x)
            let isSame = a .== b
            sames = sames &+ none.replacing(with: one, where: isSame)
            common = common & (a & b).replacing(with: all, where: isSame)
            let isRepeat = (a .== Self.load(first, x &- 1)) .& (b .== Self.load(second, x &- 1))
            repeats = repeats &+ none.replacing(with: one, where: isRepeat)
            x &+= 4
        }
        var same = Int(sames.wrappedSum())
        var repeated = Int(repeats.wrappedSum())
        var mask = common.x & common.y & common.z & common.w
        for x in [0] + Array(x..<count) {
            if first[x] == second[x] {
                same += 1
            } else {
                mask &= first[x] & second[x]
            }
            if x > 0, first[x] == first[x - 1], second[x] == second[x - 1] { repeated += 1 }
        }
        different = count - same
        changes = count - repeated
        let alpha = UInt32(littleEndian: 0xFF00_0000)
        isOpaque = mask & alpha == alpha
    }

    @inline(__always)
    private static func load(_ pixels: UnsafePointer<UInt32>, _ x: Int) -> Four {
        UnsafeRawPointer(pixels + x).loadUnaligned(as: Four.self)
    }
}
