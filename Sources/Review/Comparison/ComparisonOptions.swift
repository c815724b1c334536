/// How two pictures are compared.
public struct ComparisonOptions: Hashable, Sendable {
    /// The difference in colour, ΔE in OKLab, that a pixel must exceed to count; 0 counts every pixel whose stored
    /// samples are not the same.
    public var threshold: Double
    /// Whether pixels that only an edge's smoothing changed are set aside instead of counted.
    public var ignoresAntialiasing: Bool
    /// Parts that are not compared, in pixels from the top left; what lies outside the pictures has no meaning.
    public var ignoredRegions: [PixelRect]
    /// Changed pixels with at most this many unchanged ones between them, across or down, belong to one region.
    public var regionGap: Int

    /// Just above what people notice side by side; black and white are 1 apart. Ours.
    public static let standardThreshold = 0.05
    /// Wider than the gap between two letters of body text at 3x, narrower than that between two rows. Ours.
    public static let standardRegionGap = 8

    /// Options that, where nothing is said, let differences pass that nobody sees, count smoothing, and ignore no part;
    /// what they hold is checked when pictures are compared.
    public init(
        threshold: Double = standardThreshold,
        ignoresAntialiasing: Bool = false,
        ignoredRegions: [PixelRect] = [],
        regionGap: Int = standardRegionGap
    ) {
        self.threshold = threshold
        self.ignoresAntialiasing = ignoresAntialiasing
        self.ignoredRegions = ignoredRegions
        self.regionGap = regionGap
    }

    /// Every stored sample counts.
    public static let exact = ComparisonOptions(threshold: 0)

    /// Throws `ComparisonError` for a threshold or a region that would make the comparison pass whatever it is shown.
    func check() throws(ComparisonError) {
        // Written so that what is not a number is refused too.
        guard threshold >= 0, threshold < 1 else { throw .threshold(threshold) }
        for region in ignoredRegions where region.width < 0 || region.height < 0 { throw .region(region) }
        guard regionGap >= 0 else { throw .regionGap(regionGap) }
    }
}
