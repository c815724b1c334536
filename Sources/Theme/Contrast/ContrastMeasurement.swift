/// A pair as it measures in one set of tokens.
public struct ContrastMeasurement: Hashable, Sendable {
    /// The colour token and the layers under it.
    public var pair: ContrastPair
    /// 1…21, alpha composited first.
    public var ratio: Double
    /// Whether the ratio reaches the pair's level; it isn't rounded first.
    public var passes: Bool { ratio >= pair.level.rawValue }
    /// Where the pair fails: the nearest token, and the nearest colour, that would pass.
    public var passingToken: String?
    /// The nearest colour that would pass; nil where the pair passes, and where no colour would.
    public var passingColor: SRGBColor?
}
