/// Glass of one variant and one tone.
public struct GlassToken: Hashable, Sendable {
    /// The group's path, such as `material.glass.regular.dark`.
    public var path: String
    public var body: MaterialToken
    /// The body's lift grows by `amount` as what lies under it grows brighter from `from` to `to`.
    public var adaptation: Adaptation
    public var lens: Lens
    public var rim: Rim
    public var shadow: ElevationToken
    public var content: Content
    /// Under Reduce Transparency: frostier, and it hides more.
    public var reduced: MaterialToken
    public var contrast: Contrast

    /// `…adaptation.*`
    public struct Adaptation: Hashable, Sendable {
        public var amount: NumberToken
        /// Brightness, 0…1.
        public var from: NumberToken
        public var to: NumberToken
    }

    /// `…lens.*`, in points: how deep the bent band is, and from how far further in it shows the picture at the edge.
    public struct Lens: Hashable, Sendable {
        public var depth: DimensionToken
        public var shift: DimensionToken
    }

    /// `…rim.*`: light along the inside of the edge, which gives way to a dark contour over bright content.
    public struct Rim: Hashable, Sendable {
        /// From full at the edge to nothing, in points.
        public var width: DimensionToken
        public var light: ColorToken
        public var contour: ColorToken
        /// The brightness, 0…1, from which the contour comes, and at which the light is gone.
        public var from: NumberToken
        public var to: NumberToken
    }

    /// `…content.*`: the colours of what stands on the glass.
    public struct Content: Hashable, Sendable {
        /// Labels and symbols of tabs, selected or not; a tint takes the selected one's place.
        public var label: ColorToken
        public var unselected: ColorToken
        /// Prompts and subtitles.
        public var secondary: ColorToken
        /// Behind the selected tab.
        public var pill: ColorToken
    }

    /// `…contrast.*`: Increase Contrast.
    public struct Contrast: Hashable, Sendable {
        public var fill: ColorToken
        public var border: ColorToken
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
    case light, dark
}

/// The system's two kinds of glass.
public enum GlassVariant: String, Hashable, Sendable, CaseIterable {
    case regular, clear
}
