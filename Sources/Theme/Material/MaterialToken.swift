/// What a material makes of the picture under it: blurred, then coloured.
public struct MaterialToken: Hashable, Sendable {
    /// The group's path, such as `material.bar.dark`.
    public var path: String
    /// σ of the Gaussian, in points.
    public var blur: DimensionToken
    /// 1 leaves the colour, above 1 strengthens it.
    public var saturation: NumberToken
    /// The blurred picture is multiplied by the gain, and the lift (0…1) is added.
    public var gain: NumberToken
    /// What is added to each channel after the gain, 0…1.
    public var lift: NumberToken
    /// Laid over the result by its alpha: a bar's own colour, the dimming of clear glass. Nothing at alpha 0.
    public var tint: ColorToken

    /// The paths of all that decides it.
    public var paths: [String] {
        [blur.path, saturation.path, gain.path, lift.path] + (tint.alpha > 0 ? [tint.path] : [])
    }
}

/// The bars of the systems before glass, and the `bar` background.
public struct BarMaterialToken: Hashable, Sendable {
    /// The group's path, such as `material.bar.dark`.
    public var path: String
    /// What the bar makes of the picture under it.
    public var body: MaterialToken
    /// Under Reduce Transparency.
    public var reduced: MaterialToken
    /// Along the edge that content scrolls under.
    public var hairline: ColorToken
}
