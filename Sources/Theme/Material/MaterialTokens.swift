/// `material.*`: what bars are made of, in both tones whatever the appearance, since glass turns light or dark against
/// what lies under it.
public struct MaterialTokens: Hashable, Sendable {
    public var regular: Tones<GlassToken>
    public var clear: Tones<GlassToken>
    public var tone: Tone
    /// The bars of the systems before glass.
    public var bar: Tones<BarMaterialToken>
    public var scrollEdge: ScrollEdgeToken

    /// One value for each tone.
    public struct Tones<Value: Hashable & Sendable>: Hashable, Sendable {
        public var light: Value
        public var dark: Value

        public subscript(tone: GlassTone) -> Value {
            switch tone {
            case .light: light
            case .dark: dark
            }
        }
    }

    /// `material.tone.*`: the brightness, 0…1, at which glass leaves its appearance's own tone.
    public struct Tone: Hashable, Sendable {
        /// In the light appearance glass is dark over less than this.
        public var darkBelow: NumberToken
        /// In the dark appearance glass is light over more than this.
        public var lightAbove: NumberToken
    }

    public func glass(_ variant: GlassVariant, _ tone: GlassTone) -> GlassToken {
        switch variant {
        case .regular: regular[tone]
        case .clear: clear[tone]
        }
    }

    /// Whether glass over what is `luminance` bright, 0…1, is light or dark in an appearance.
    public func tone(over luminance: Double, in appearance: SPTheme.Appearance) -> GlassTone {
        switch appearance {
        case .light: luminance < tone.darkBelow.value ? .dark : .light
        case .dark: luminance > tone.lightAbove.value ? .light : .dark
        }
    }
}

/// `material.scrollEdge.*`: how content fades where it scrolls under a bar.
public struct ScrollEdgeToken: Hashable, Sendable {
    /// How much of the background covers the content, from where the fade begins (0) to the screen's edge (1): only the
    /// stops' alpha counts, the colour is the background's.
    public var bottom: GradientToken
    public var top: GradientToken
    /// How far before the bar the fade begins at the foot of the screen, in points.
    public var bottomReach: DimensionToken
    /// How far past the bar the fade ends at the head of the screen, in points.
    public var topReach: DimensionToken
}
