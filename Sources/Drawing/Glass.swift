/// A pane that shows what lies under it, blurred, coloured and bent at its edge.
///
/// Every number is resolved: a writer blurs, multiplies and shifts, and decides nothing. What the pane shows is the
/// layer `backdrop` of the same frame, and never other glass, so that panes that overlap don't darken one another. Its
/// shadow is a plain item under it.
public struct Glass: Hashable, Sendable {
    /// The id of the layer that every pane reads: a plain layer directly in the root, without a transform, with all
    /// that lies under the bars.
    public static let backdropID = "backdrop"

    /// In points, in the coordinates of the layer that the pane is in.
    public var rect: Rect
    /// Circular corners, in points; a capsule's are half its height.
    public var radius: Double
    /// σ of the Gaussian in points.
    public var blur: Double
    /// How much of the colour is left: 0 is gray, 1 leaves it, above 1 strengthens it.
    public var saturation: Double
    /// What each channel is multiplied by after the saturation, and what is added then (0…1).
    public var gain: Channels
    /// What is added to each channel last, 0…1.
    public var lift: Channels
    /// Laid over the result in this order, each by its alpha: a dimming layer, a tint.
    public var overlays: [Color]
    /// Nil where the edge bends nothing, as in the material before glass.
    public var lens: Lens?
    /// Light or dark along the inside of the edge, in this order.
    public var rims: [Rim]
    /// The tokens that the numbers came from, the rims' aside.
    public var tokens: [String]

    /// A pane that, where nothing else is said, only blurs: its colours stay as they are, and its edge bends nothing.
    public init(
        rect: Rect,
        radius: Double,
        blur: Double,
        saturation: Double = 1,
        gain: Channels = Channels(1),
        lift: Channels = Channels(0),
        overlays: [Color] = [],
        lens: Lens? = nil,
        rims: [Rim] = [],
        tokens: [String] = []
    ) {
        self.rect = rect
        self.radius = radius
        self.blur = blur
        self.saturation = saturation
        self.gain = gain
        self.lift = lift
        self.overlays = overlays
        self.lens = lens
        self.rims = rims
        self.tokens = tokens
    }

    /// One number for each channel.
    public struct Channels: Hashable, Sendable {
        /// The first channel's number.
        public var red: Double
        /// The second channel's number.
        public var green: Double
        /// The third channel's number.
        public var blue: Double

        /// One number for each channel; what they mean is their place's to say.
        public init(red: Double, green: Double, blue: Double) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// The same number for all three.
        public init(_ value: Double) { self.init(red: value, green: value, blue: value) }
    }

    /// The outer band, where the pane shows what lies further in.
    public struct Lens: Hashable, Sendable {
        /// How far the band reaches in from the edge, in points.
        public var depth: Double
        /// How far in the picture is taken from at the edge itself, in points.
        public var shift: Double

        /// A lens `depth` points deep that shifts by `shift` points at the edge.
        public init(depth: Double, shift: Double) {
            self.depth = depth
            self.shift = shift
        }

        /// A displacement map's scale: a byte's whole range stands for the shift one way and the other.
        public var scale: Double { 2 * shift }
    }

    /// A colour that is all there at the edge and fades away further in.
    public struct Rim: Hashable, Sendable {
        /// How far it reaches in, in points.
        public var width: Double
        /// At the edge.
        public var color: Color
        /// The token of the colour.
        public var token: String?

        /// A rim `width` points wide, whose colour came from `token` where one decided it.
        public init(width: Double, color: Color, token: String? = nil) {
            self.width = width
            self.color = color
            self.token = token
        }
    }

    /// The pane's outline.
    public var outline: Path { .circularRectangle(rect, radius: radius) }
}

extension Glass {
    func rounded() -> Glass {
        var copy = self
        copy.rect = rect.rounded()
        copy.radius = radius.roundedToThousandth
        copy.blur = blur.roundedToThousandth
        copy.saturation = saturation.roundedToThousandth
        copy.gain = gain.rounded()
        copy.lift = lift.rounded()
        copy.overlays = overlays.map { $0.rounded() }
        copy.rims = rims.map {
            Rim(width: $0.width.roundedToThousandth, color: $0.color.rounded(), token: $0.token)
        }
        copy.lens = lens.map {
            Lens(depth: $0.depth.roundedToThousandth, shift: $0.shift.roundedToThousandth)
        }
        return copy
    }
}

extension Glass.Channels {
    func rounded() -> Glass.Channels {
        Glass.Channels(
            red: red.roundedToThousandth,
            green: green.roundedToThousandth,
            blue: blue.roundedToThousandth
        )
    }
}
