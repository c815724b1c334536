/// Glass of one variant and one tone.
public struct GlassToken: Hashable, Sendable {
    /// The group's path, such as `material.glass.regular.dark`.
    public var path: String
    /// What the pane makes of the picture under it, where neither Reduce Transparency nor Increase Contrast is on.
    public var body: MaterialToken
    /// The body's lift grows by `amount` as what lies under it grows brighter from `from` to `to`.
    public var adaptation: Adaptation
    /// How the pane's edge bends the picture.
    public var lens: Lens
    /// The line of light along the pane's edge.
    public var rim: Rim
    /// The shadow that the pane casts; one of alpha 0 isn't drawn.
    public var shadow: ElevationToken
    /// The colours of labels, symbols and the pill on the pane.
    public var content: Content
    /// Under Reduce Transparency: frostier, and it hides more.
    public var reduced: MaterialToken
    /// The plain shape that takes the pane's place under Increase Contrast.
    public var contrast: Contrast

    /// `…adaptation.*`
    public struct Adaptation: Hashable, Sendable {
        /// What the lift grows by in all, 0…1; 0 leaves it as it is.
        public var amount: NumberToken
        /// Brightness, 0…1.
        public var from: NumberToken
        /// The brightness, 0…1, from which on the lift has grown by all of `amount`.
        public var to: NumberToken
    }

    /// `…lens.*`, in points: how deep the bent band is, and from how far further in it shows the picture at the edge.
    public struct Lens: Hashable, Sendable {
        /// How far the bent band reaches in from the edge, in points.
        public var depth: DimensionToken
        /// How far further in the picture at the edge itself is taken from, in points.
        public var shift: DimensionToken
    }

    /// `…rim.*`: light along the inside of the edge, which gives way to a dark contour over bright content.
    public struct Rim: Hashable, Sendable {
        /// From full at the edge to nothing, in points.
        public var width: DimensionToken
        /// The colour at the edge over what is dark.
        public var light: ColorToken
        /// The colour at the edge over what is bright.
        public var contour: ColorToken
        /// The brightness, 0…1, from which the contour comes, and at which the light is gone.
        public var from: NumberToken
        /// The brightness from which on only the contour is left; above 1, that is never.
        public var to: NumberToken
    }

    /// `…content.*`: the colours of what stands on the glass.
    public struct Content: Hashable, Sendable {
        /// Labels and symbols of tabs, selected or not; a tint takes the selected one's place.
        public var label: ColorToken
        /// Labels and symbols of tabs that aren't selected.
        public var unselected: ColorToken
        /// Prompts and subtitles.
        public var secondary: ColorToken
        /// Behind the selected tab.
        public var pill: ColorToken
    }

    /// `…contrast.*`: Increase Contrast.
    public struct Contrast: Hashable, Sendable {
        /// The colour of the shape.
        public var fill: ColorToken
        /// The colour of the line along the inside of its edge.
        public var border: ColorToken
        /// The line's width, in points.
        public var borderWidth: DimensionToken
    }

    /// The lift over what is `luminance` bright, 0…1.
    public func lift(over luminance: Double) -> Double {
        body.lift.value + adaptation.amount.value
            * Self.smoothstep(adaptation.from.value, adaptation.to.value, luminance)
    }

    /// How far, 0…1, the rim's light has given way to its contour over what is `luminance` bright.
    public func contour(over luminance: Double) -> Double {
        Self.smoothstep(rim.from.value, rim.to.value, luminance)
    }

    /// 0 up to `start`, 1 from `end` on, and a smooth climb between.
    static func smoothstep(_ start: Double, _ end: Double, _ x: Double) -> Double {
        guard start < end else { return x < start ? 0 : 1 }
        let t = min(max((x - start) / (end - start), 0), 1)
        return t * t * (3 - 2 * t)
    }
}

/// Glass is light, with dark content, or dark, with light content.
public enum GlassTone: String, Hashable, Sendable, CaseIterable {
    /// Bright glass, on which labels are dark.
    case light
    /// Dark glass, on which labels are bright.
    case dark
}

/// The system's two kinds of glass.
public enum GlassVariant: String, Hashable, Sendable, CaseIterable {
    /// The glass of the system's bars, which blurs what lies under it.
    case regular
    /// Glass that shows more of what lies under it, and dims it.
    case clear
}
