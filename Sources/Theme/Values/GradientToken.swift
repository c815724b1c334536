/// Colours along a line.
public struct GradientToken: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: ColorToken
        /// 0…1.
        public var position: Double

        public init(color: ColorToken, position: Double) {
            self.color = color
            self.position = position
        }
    }

    /// The token's path, such as `artwork.1`.
    public var path: String
    public var stops: [Stop]

    public init(path: String, stops: [Stop]) {
        self.path = path
        self.stops = stops
    }
}
