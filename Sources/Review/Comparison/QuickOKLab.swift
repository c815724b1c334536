/// The same OKLab for four colours at once, good to a few ten-thousandths: enough to sort out the pixels that clearly
/// count and those that clearly don't.
struct QuickOKLab {
    typealias Four = SIMD4<Float>

    /// By how much a distance between two of these may be off: the root's relative error, 2.2·10⁻⁵ after one step,
    /// times the greatest sum of a row's factors for both colours, rounded up.
    static let margin = 0.0005

    /// Cube roots of what the cones receive; the last linear step is taken on differences, which halves it.
    private let long: Four
    private let medium: Four
    private let short: Four

    /// From linear-light sRGB, 0…1.
    @inline(__always)
    init(linear red: Four, _ green: Four, _ blue: Four) {
        long = Self.root(Self.combine(OKLab.long, red, green, blue))
        medium = Self.root(Self.combine(OKLab.medium, red, green, blue))
        short = Self.root(Self.combine(OKLab.short, red, green, blue))
    }

    private init(long: Four, medium: Four, short: Four) {
        self.long = long
        self.medium = medium
        self.short = short
    }

    /// The first and second changing places, as well as the third and fourth.
    @inline(__always)
    var swappedPairs: QuickOKLab {
        func swap(_ four: Four) -> Four { Four(four.y, four.x, four.w, four.z) }
        return QuickOKLab(long: swap(long), medium: swap(medium), short: swap(short))
    }

    @inline(__always)
    func squaredDistance(to other: QuickOKLab) -> Four {
        let l = long - other.long
        let m = medium - other.medium
        let s = short - other.short
        let lightness = Self.combine(OKLab.toLightness, l, m, s)
        let a = Self.combine(OKLab.toA, l, m, s)
        let b = Self.combine(OKLab.toB, l, m, s)
        return lightness * lightness + a * a + b * b
    }

    @inline(__always)
    private static func combine(_ factors: SIMD3<Double>, _ x: Four, _ y: Four, _ z: Four) -> Four {
        x * Float(factors.x) + y * Float(factors.y) + z * Float(factors.z)
    }

    @inline(__always)
    private static func root(_ value: Four) -> Four {
        // Kept off zero, where the step below would divide nothing by nothing.
        let value = value + 1e-20
        let bits = unsafeBitCast(value, to: SIMD4<UInt32>.self)
        // A third of the bits by shifts: 1/4 + 1/16, times 1 + 1/16, times 1 + 1/256.
        var third = (bits &>> 2) &+ (bits &>> 4)
        third = third &+ (third &>> 4)
        third = third &+ (third &>> 8)
        let guess = unsafeBitCast(third &+ 0x2A51_37A0, to: Four.self)
        let cube = guess * guess * guess
        return guess * (cube + value + value) / (cube + cube + value)
    }
}
