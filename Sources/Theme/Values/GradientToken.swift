/// Colours along a line.
public struct GradientToken: Hashable, Sendable {
    /// A colour and its place along the line.
    public struct Stop: Hashable, Sendable {
        /// The colour there, under the gradient's own path.
        public var color: ColorToken
        /// 0…1.
        public var position: Double

        /// A stop at `position`, 0…1 along the line.
        public init(color: ColorToken, position: Double) {
            self.color = color
            self.position = position
        }
    }

    /// The token's path, such as `artwork.1`.
    public var path: String
    /// By position, the smallest first.
    public var stops: [Stop]

    /// A gradient with the path of its token.
    public init(path: String, stops: [Stop]) {
        self.path = path
        self.stops = stops
    }
}
