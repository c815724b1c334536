public import Drawing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What comparing two pictures found: how much differs, by how much, and where.
public struct PictureComparison: Sendable {
    /// Pixels that count as different, those that only one picture has among them.
    public let differs: Int
    /// The two sizes.
    public let expectedSize: PixelExtent
    /// The size, in pixels, of the picture that is, as against the one that should be.
    public let actualSize: PixelExtent
    /// `differs` in hundredths of the pixels that at least one picture has; 0 for pictures without pixels.
    public let percent: Double
    /// The largest difference, ΔE in OKLab, of the pixels that were compared and not set aside; 1 where a pixel is
    /// missing in one picture. It tells how near a comparison that found nothing came to the threshold.
    public let largest: Double
    /// Where the pixels that count stand, from top to bottom.
    public let regions: [ChangedRegion]
    /// Pixels set aside because only the smoothing of an edge changed.
    public let smoothed: Int

    /// A `PixelMark` for each pixel of the picture that both fit in; empty where nothing at all differs.
    let marks: [UInt8]

    /// Whether the pictures are not of one size, which is a difference whatever the pixels are.
    public var sizeDiffers: Bool { expectedSize != actualSize }

    /// Whether the pictures differ at all.
    public var isDifferent: Bool { sizeDiffers || differs > 0 }

    /// Compares the picture that should be with the one that is.
    ///
    /// Pictures of any two formats can be compared: premultiplied colour is divided by its alpha first, and eight bits
    /// are spread over sixteen where only one picture has sixteen. Throws for options that mean nothing.
    public init(
        expected: PixelBuffer,
        actual: PixelBuffer,
        options: ComparisonOptions = ComparisonOptions()
    ) throws(ComparisonError) {
        try options.check()
        expectedSize = PixelExtent(width: expected.width, height: expected.height)
        actualSize = PixelExtent(width: actual.width, height: actual.height)
        guard !Self.areSame(expected, actual) else {
            differs = 0
            percent = 0
            largest = 0
            regions = []
            smoothed = 0
            marks = []
            return
        }
        let pair = PicturePair(expected: expected, actual: actual)
        let found = ComparisonScan(pair, options: options).run()
        marks = found.marks
        largest = found.largest
        smoothed = found.smoothed
        regions = RegionClusters.regions(in: marks, width: pair.width, height: pair.height, gap: options.regionGap)
        differs = regions.reduce(0) { $0 + $1.pixels }
        percent = pair.unionArea > 0 ? 100 * Double(differs) / Double(pair.unionArea) : 0
    }

    /// Whether the two are the same to the last sample, at the speed of memory.
    private static func areSame(_ first: PixelBuffer, _ second: PixelBuffer) -> Bool {
        guard first.width == second.width, first.height == second.height, first.format == second.format else {
            return false
        }
        return first.bytes.withUnsafeBytes { first in
            second.bytes.withUnsafeBytes { second in
                guard let one = first.baseAddress, let other = second.baseAddress else { return true }
                return memcmp(one, other, first.count) == 0
            }
        }
    }
}
