/// Why two pictures can't be compared as asked.
public enum ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The threshold asked for is below 0, not below 1, or no number.
    case threshold(Double)
    /// An ignored region has a negative width or height.
    case region(PixelRect)
    /// The text given for a region isn't four whole numbers `X,Y,W,H`, or gives a negative size.
    case regionText(String)
    /// The gap between regions, in pixels, is negative.
    case regionGap(Int)
    /// The picture of the differences would replace one of the pictures compared.
    case output(String)

    public var description: String {
        switch self {
        case .threshold(let threshold):
            "a threshold of \(threshold) is none: it takes 0 (exact) and up to, not including, 1, which is the difference "
                + "of black and white"
        case .region(let region):
            "an ignored region can't be \(region.width)×\(region.height) pixels: width and height take 0 or more"
        case .regionText(let text):
            "'\(text)' is no region: give X,Y,W,H in whole pixels, as in 0,0,1206,162"
        case .regionGap(let gap):
            "a gap of \(gap) pixels between regions is none: it takes 0 or more"
        case .output(let path):
            "\(path) is one of the pictures to compare: write the difference somewhere else"
        }
    }
}
