/// A length in points.
public struct DimensionToken: Hashable, Sendable {
    /// The token's path, such as `radius.md`.
    public var path: String
    public var points: Double

    public init(path: String, points: Double) {
        self.path = path
        self.points = points
    }
}
