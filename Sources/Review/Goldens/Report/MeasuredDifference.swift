public import Drawing

/// How much of a picture changed, and where.
public struct MeasuredDifference: Hashable, Sendable {
    /// Pixels, at the report's scale, that count as different.
    public var pixels: Int
    /// `pixels` in hundredths of the picture.
    public var percent: Double
    /// The largest difference, ΔE in OKLab.
    public var largest: Double
    /// In points, from top to bottom, as small as the changed pixels allow.
    public var regions: [Rect]

    /// A difference by its measures: pixels at the report's scale, hundredths, ΔE in OKLab, and points.
    public init(pixels: Int, percent: Double, largest: Double, regions: [Rect]) {
        self.pixels = pixels
        self.percent = percent
        self.largest = largest
        self.regions = regions
    }

    /// `scale` is the pixels per point of the pictures that were compared.
    init(_ comparison: PictureComparison, scale: Double) {
        func points(_ pixels: Int) -> Double { (Double(pixels) / scale).roundedToThousandth }
        self.init(
            pixels: comparison.differs,
            percent: comparison.percent,
            largest: comparison.largest,
            regions: comparison.regions.map { region in
                Rect(
                    x: points(region.box.x),
                    y: points(region.box.y),
                    width: points(region.box.width),
                    height: points(region.box.height)
                )
            }
        )
    }
}
