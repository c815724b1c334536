/// A colour in sRGB, each component 0…1 and not premultiplied; a wider colour has been mapped into the gamut.
public struct ColorToken: Hashable, Sendable {
    /// The token's path, such as `color.fill`.
    public var path: String
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(path: String, red: Double, green: Double, blue: Double, alpha: Double) {
        self.path = path
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

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

/// The shadows that lift a shape off what lies under it.
public struct ElevationToken: Hashable, Sendable {
    /// One drop shadow; lengths in points, the Gaussian's σ is half of `blur`.
    public struct Shadow: Hashable, Sendable {
        /// Its path is the elevation's where the shadow states its own colour.
        public var color: ColorToken
        public var offsetX: Double
        public var offsetY: Double
        public var blur: Double
        /// How far the shape grows before it is blurred.
        public var spread: Double

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

    public init(path: String, shadows: [Shadow]) {
        self.path = path
        self.shadows = shadows
    }
}

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

/// A spring that carries a motion.
public struct SpringToken: Hashable, Sendable {
    /// The token's path, such as `motion.standard`.
    public var path: String
    public var spring: Spring

    public init(path: String, spring: Spring) {
        self.path = path
        self.spring = spring
    }
}
