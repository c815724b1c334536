/// A pair as it measures in one set of tokens.
public struct ContrastMeasurement: Hashable, Sendable {
    public var pair: ContrastPair
    /// 1…21, alpha composited first.
    public var ratio: Double
    public var passes: Bool { ratio >= pair.level.rawValue }
    /// Where the pair fails: the nearest token, and the nearest colour, that would pass.
    public var passingToken: String?
    public var passingColor: SRGBColor?
}
