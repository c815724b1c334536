/// A colour in sRGB, each component 0…1, not premultiplied.
public struct Color: Hashable, Sendable {
    public var red, green, blue, alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public func withAlpha(_ alpha: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour without its alpha as `#rrggbb`, each component rounded to eight bits.
    public var hex: String {
        func digits(_ component: Double) -> String {
            let byte = Int((component.clampedToUnit * 255).rounded())
            let text = String(byte, radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + digits(red) + digits(green) + digits(blue)
    }
}

/// What a shape is filled or stroked with, and the design token that decided it.
public struct Paint: Hashable, Sendable {
    public enum Source: Hashable, Sendable {
        case solid(Color)
        case linearGradient(LinearGradient)
    }

    public var source: Source
    /// The path of the design token the colour came from, such as `color.fill`; nil where none decided it.
    public var token: String?

    public init(_ source: Source, token: String? = nil) {
        self.source = source
        self.token = token
    }

    public static func solid(_ color: Color, token: String? = nil) -> Paint { Paint(.solid(color), token: token) }
}

/// A gradient along the line from `start` to `end`, both in points on the screen.
public struct LinearGradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        /// The place along the line, 0…1.
        public var offset: Double
        public var color: Color

        public init(offset: Double, color: Color) {
            self.offset = offset
            self.color = color
        }
    }

    public var start: Point
    public var end: Point
    public var stops: [Stop]

    public init(start: Point, end: Point, stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops
    }
}

/// One drop shadow: the shape moved by the offset, blurred, in one colour, under whatever is drawn after it.
public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// Points to the right and down.
    public var offset: Point
    /// The token's blur in points; the Gaussian's σ is half of it.
    public var blur: Double
    /// The token that decided it, such as `e2`.
    public var token: String?

    public init(color: Color, offset: Point, blur: Double, token: String? = nil) {
        self.color = color
        self.offset = offset
        self.blur = blur
        self.token = token
    }

    public var sigma: Double { blur / 2 }
}
