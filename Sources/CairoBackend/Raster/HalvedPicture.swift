/// A picture made half as wide and half as high, some times over: what a wide blur leaves nothing finer of than it shows.
struct HalvedPicture {
    private(set) var pixels: [UInt32]
    private(set) var width: Int

    private var height: Int { pixels.count / max(width, 1) }

    /// The mean of every four pixels; past the edges there is nothing.
    mutating func halve() {
        let (width, height) = (width, height)
        let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
        let nothing = [UInt32](repeating: 0, count: width)
        let half = [UInt32](unsafeUninitializedCapacity: halfWidth * halfHeight) { half, count in
            pixels.withUnsafeBufferPointer { pixels in
                nothing.withUnsafeBufferPointer { nothing in
                    guard let half = half.baseAddress, let pixels = pixels.baseAddress,
                        let nothing = nothing.baseAddress
                    else { return }
                    for row in 0..<halfHeight {
                        let upper = pixels + 2 * row * width
                        let lower = 2 * row + 1 < height ? upper + width : nothing
                        let out = half + row * halfWidth
                        for x in 0..<width / 2 {
                            out[x] = Self.mean(upper[2 &* x], upper[2 &* x &+ 1], lower[2 &* x], lower[2 &* x &+ 1])
                        }
                        if width % 2 == 1 { out[halfWidth - 1] = Self.mean(upper[width - 1], 0, lower[width - 1], 0) }
                    }
                }
            }
            count = halfWidth * halfHeight
        }
        self.width = halfWidth
        pixels = half
    }

    /// Of each byte by itself, rounded half up.
    @inline(__always)
    private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
        let high = (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ 0x0002_0002
        return low >> 2 & mask | (high >> 2 & mask) << 8
    }
}

extension HalvedPicture {
    init(_ pixels: [UInt32], width: Int, halvings: Int) {
        self.init(pixels: pixels, width: width)
        for _ in 0..<halvings where width > 0 { halve() }
    }
}
