/// OKLab of opaque colours to the nearest of 4,096 cells: enough to sort out, by a look-up, the pairs that are far apart.
struct CoarseOKLab: Sendable {
    /// By how much the distance of two cells may be off from that of any two colours in them, dark ones excepted: twice
    /// the largest distance from a cell's entry to a colour in it, 0.0351, found by trying all 2²⁴ colours.
    static let margin = 0.0703

    static let shared = CoarseOKLab()

    private typealias Lanes = SIMD4<Float>

    /// Indexed by the upper four bits of red, green and blue, red lowest; the fourth lane is 0.
    private let cells: [SIMD4<Float>]

    private init() {
        // The middle of the sixteen levels that share their upper four bits.
        let middles = (0..<16).map { TransferTable.linear((Double($0) * 16 + 7.5) / 255) }
        cells = (0..<4096).map { cell in
            let (red, green, blue) = (cell & 15, cell >> 4 & 15, cell >> 8)
            guard max(red, green, blue) >= Self.darkest else { return SIMD4(repeating: .nan) }
            let color = OKLab(linear: middles[red], middles[green], middles[blue])
            return SIMD4(Float(color.lightness), Float(color.a), Float(color.b), 0)
        }
    }

    /// In cells with no sample of 64 or more, distances vary too much.
    private static let darkest = 4

    /// The entry of an opaque colour's cell; nil for a dark one.
    func cell(red: Int, green: Int, blue: Int) -> SIMD4<Float>? {
        let cell = cells[red / 16 + green / 16 * 16 + blue / 16 * 256]
        return cell.x.isNaN ? nil : cell
    }

    /// Writes the squares of the distances between the cells of `count` `.rgba8` pixels; false where one isn't opaque.
    ///
    /// Pairs with a dark colour get what is not a number. `offsets` takes twice `count`; `scratch` and `output` take `count`
    /// rounded up to four.
    func squares(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        count: Int,
        offsets: UnsafeMutablePointer<UInt32>,
        scratch: UnsafeMutablePointer<SIMD4<Float>>,
        into output: UnsafeMutablePointer<Float>
    ) -> Bool {
        // One pass for each step: only a look-up can't be done for several pixels at once.
        let others = offsets + count
        var common = UInt32.max
        for x in 0..<count {
            common &= first[x]
            offsets[x] = Self.offset(first[x])
        }
        for x in 0..<count {
            common &= second[x]
            others[x] = Self.offset(second[x])
        }
        let alpha = UInt32(littleEndian: 0xFF00_0000)
        guard common & alpha == alpha else { return false }
        cells.withUnsafeBytes { cells in
            guard let cells = cells.baseAddress else { return }
            for x in 0..<count {
                let difference =
                    (cells + Int(offsets[x])).load(as: Lanes.self) - (cells + Int(others[x])).load(as: Lanes.self)
                scratch[x] = difference * difference
            }
        }
        for x in stride(from: 0, to: count, by: 4) {
            let (a, b, c, d) = (scratch[x], scratch[x &+ 1], scratch[x &+ 2], scratch[x &+ 3])
            let sum = Lanes(a.x, b.x, c.x, d.x) + Lanes(a.y, b.y, c.y, d.y) + Lanes(a.z, b.z, c.z, d.z)
            UnsafeMutableRawPointer(output + x).storeBytes(of: sum, as: Lanes.self)
        }
        return true
    }

    /// Where in memory a colour's cell stands: sixteen bytes each.
    @inline(__always)
    private static func offset(_ pixel: UInt32) -> UInt32 {
        pixel & 0xF0 | pixel >> 4 & 0xF00 | pixel >> 8 & 0xF000
    }
}
