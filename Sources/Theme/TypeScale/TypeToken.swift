/// A typographic style at one text size.
public struct TypeToken: Hashable, Sendable {
    /// The token's path, such as `type.caption`.
    public var path: String
    /// The system's style that it grows like.
    public var style: TextStyle
    /// Font families, the most wanted first; never empty.
    public var families: [String]
    /// 1–1000, as in CSS.
    public var weight: Int
    /// Points.
    public var size: Double
    /// Points from baseline to baseline.
    public var leading: Double
    /// Extra space after each glyph, in points.
    public var tracking: Double
    /// How the font wants to be spaced at other sizes; nil keeps the token's own share of the size.
    public var trackingCurve: TrackingCurve?

    /// A style by its parts, lengths in points; without a curve, tracking keeps its share of the size as the text
    /// grows.
    public init(
        path: String,
        style: TextStyle,
        families: [String],
        weight: Int,
        size: Double,
        leading: Double,
        tracking: Double,
        trackingCurve: TrackingCurve? = nil
    ) {
        self.path = path
        self.style = style
        self.families = families
        self.weight = weight
        self.size = size
        self.leading = leading
        self.tracking = tracking
        self.trackingCurve = trackingCurve
    }

    /// The most wanted family.
    public var family: String { families.first ?? "" }

    /// The same style at another text size; at `TextSize.standard` exactly the token itself.
    ///
    /// Size and leading grow in the proportion that Apple's table gives the style, to whole points as the table's are,
    /// so that a token with Apple's values at the standard size has Apple's values at every size.
    public func scaled(to textSize: TextSize) -> TypeToken {
        guard textSize != .standard else { return self }
        var scaled = self
        let growth = style.size(at: textSize) / style.size(at: .standard)
        scaled.size = max(1, (size * growth).rounded())
        let leadingGrowth = style.leading(at: textSize) / style.leading(at: .standard)
        scaled.leading = max(1, (leading * leadingGrowth).rounded())
        scaled.tracking = tracking(at: scaled.size)
        return scaled
    }

    /// The style under Bold Text.
    ///
    /// Two hundred units heavier, to 900 at most: regular becomes semibold, semibold extra bold (guess, from how the
    /// system's own text looks).
    public var bold: TypeToken {
        var heavier = self
        heavier.weight = min(max(weight, 900), weight + Self.boldTextStep)
        return heavier
    }

    /// The same style at another weight, as the bars set labels in a medium weight.
    public func weight(_ weight: Int) -> TypeToken {
        var changed = self
        changed.weight = weight
        return changed
    }

    private func tracking(at newSize: Double) -> Double {
        let own = size > 0 ? tracking / size : 0
        guard let trackingCurve else { return own * newSize }
        return (own + trackingCurve.ratio(at: newSize) - trackingCurve.ratio(at: size)) * newSize
    }

    private static let boldTextStep = 200
}
