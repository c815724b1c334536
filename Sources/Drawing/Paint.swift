/// A colour in sRGB, each component 0…1, not premultiplied.
public struct Color: Hashable, Sendable {
    /// 0…1, as sRGB encodes it.
    public var red: Double
    /// 0…1, as sRGB encodes it.
    public var green: Double
    /// 0…1, as sRGB encodes it.
    public var blue: Double
    /// 0 is clear, 1 opaque.
    public var alpha: Double

    /// A colour by its components, opaque where nothing is said; they are taken as they are.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The same colour at another alpha, in place of its own.
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
    /// Where the colour of each pixel comes from.
    public enum Source: Hashable, Sendable {
        /// One colour all over.
        case solid(Color)
        /// Colours along a line, the first and last carried on past its ends.
        case linearGradient(LinearGradient)
    }

    /// The colour or the gradient.
    public var source: Source
    /// The path of the design token the colour came from, such as `color.fill`; nil where none decided it.
    public var token: String?

    /// A paint by its source, with the path of the token it came from.
    public init(_ source: Source, token: String? = nil) {
        self.source = source
        self.token = token
    }

    /// A paint of one colour.
    public static func solid(_ color: Color, token: String? = nil) -> Paint { Paint(.solid(color), token: token) }
}

/// A gradient along the line from `start` to `end`, both in points on the screen.
public struct LinearGradient: Hashable, Sendable {
    /// A colour and its place on the line.
    public struct Stop: Hashable, Sendable {
        /// The place along the line, 0…1.
        public var offset: Double
        /// The colour there; between two stops both are mixed in sRGB.
        public var color: Color

        /// A stop at `offset`, 0…1 along the line.
        public init(offset: Double, color: Color) {
            self.offset = offset
            self.color = color
        }
    }

    /// Where offset 0 stands, in points.
    public var start: Point
    /// Where offset 1 stands, in points.
    public var end: Point
    /// The colours by their offsets, the smallest first.
    public var stops: [Stop]

    /// A gradient from `start` to `end`, in points.
    public init(start: Point, end: Point, stops: [Stop]) {
        self.start = start
        self.end = end
        self.stops = stops
    }
}

/// One drop shadow: the shape moved by the offset, blurred, in one colour, under whatever is drawn after it.
public struct Shadow: Hashable, Sendable {
    /// The shadow's colour, with its strength as alpha.
    public var color: Color
    /// Points to the right and down.
    public var offset: Point
    /// The token's blur in points; the Gaussian's σ is half of it.
    public var blur: Double
    /// The token that decided it, such as `e2`.
    public var token: String?

    /// A shadow with the blur as tokens state it, twice the Gaussian's σ.
    public init(color: Color, offset: Point, blur: Double, token: String? = nil) {
        self.color = color
        self.offset = offset
        self.blur = blur
        self.token = token
    }

    /// σ of the Gaussian in points, half the blur as in CSS.
    public var sigma: Double { blur / 2 }
}
