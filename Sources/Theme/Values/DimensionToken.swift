/// A length in points.
public struct DimensionToken: Hashable, Sendable {
    /// The token's path, such as `radius.md`.
    public var path: String
    /// The length in points, whichever unit the file states it in.
    public var points: Double

    /// A length in points with the path of its token.
    public init(path: String, points: Double) {
        self.path = path
        self.points = points
    }
}
