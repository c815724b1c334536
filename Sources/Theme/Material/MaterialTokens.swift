/// `material.*`: what bars are made of, in both tones whatever the appearance, since glass turns light or dark against
/// what lies under it.
public struct MaterialTokens: Hashable, Sendable {
    /// The glass of bars, `material.glass.regular`.
    public var regular: Tones<GlassToken>
    /// The glass that dims what it shows, `material.glass.clear`.
    public var clear: Tones<GlassToken>
    /// When glass leaves its appearance's own tone.
    public var tone: Tone
    /// The bars of the systems before glass.
    public var bar: Tones<BarMaterialToken>
    /// How content fades under bars, `material.scrollEdge.soft`.
    public var scrollEdge: ScrollEdgeToken

    /// One value for each tone.
    public struct Tones<Value: Hashable & Sendable>: Hashable, Sendable {
        /// The value for light glass, or for bars in the light appearance.
        public var light: Value
        /// The value for dark glass, or for bars in the dark appearance.
        public var dark: Value

        /// The value of a tone.
        public subscript(tone: GlassTone) -> Value {
            switch tone {
            case .light: light
            case .dark: dark
            }
        }
    }

    /// `material.tone.*`: the brightness, 0…1, at which glass leaves its appearance's own tone.
    ///
    /// A frame knows nothing of the one before, so nothing can turn back later than it turned; instead there is a band
    /// between the two brightnesses in which the appearance decides, and each appearance turns at one end of it.
    public struct Tone: Hashable, Sendable {
        /// In the light appearance glass is dark over less than this.
        public var darkBelow: NumberToken
        /// In the dark appearance glass is light over more than this.
        public var lightAbove: NumberToken
    }

    /// The glass of one variant and one tone; there is one for each pair.
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
    /// The same at the head of the screen, from where the background covers most (0) to where the fade ends (1).
    public var top: GradientToken
    /// How far before the bar the fade begins at the foot of the screen, in points.
    public var bottomReach: DimensionToken
    /// How far past the bar the fade ends at the head of the screen, in points.
    public var topReach: DimensionToken
}
