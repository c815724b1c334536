/// The shadows that lift a shape off what lies under it.
public struct ElevationToken: Hashable, Sendable {
    /// One drop shadow; lengths in points, the Gaussian's σ is half of `blur`.
    public struct Shadow: Hashable, Sendable {
        /// Its path is the elevation's where the shadow states its own colour.
        public var color: ColorToken
        /// Points to the right.
        public var offsetX: Double
        /// Points down.
        public var offsetY: Double
        /// How soft it is, in points; 0 leaves a sharp edge.
        public var blur: Double
        /// How far the shape grows before it is blurred.
        public var spread: Double

        /// A shadow by its parts, lengths in points.
        public init(color: ColorToken, offsetX: Double, offsetY: Double, blur: Double, spread: Double) {
            self.color = color
            self.offsetX = offsetX
            self.offsetY = offsetY
            self.blur = blur
            self.spread = spread
        }
    }

    /// The token's path, such as `e2`.
    public var path: String
    /// The first lies on top, as in CSS.
    public var shadows: [Shadow]

    /// Shadows with the path of their token, the topmost first.
    public init(path: String, shadows: [Shadow]) {
        self.path = path
        self.shadows = shadows
    }
}
