/// A style of text, DTCG's `typography`.
public struct TokenTypography: Hashable, Sendable {
    /// The most wanted first; never empty.
    public var fontFamily: [String]
    /// The size at the standard text size.
    public var fontSize: TokenDimension
    /// 1–1000, with the name it was written with.
    public var fontWeight: TokenFontWeight
    /// Extra space after each glyph; negative where it is set tighter.
    public var letterSpacing: TokenDimension
    /// A multiple of the font size.
    public var lineHeight: Double

    /// Points from baseline to baseline.
    ///
    /// To a hundredth of a point, so that leading which became a ratio of four digits comes back exact.
    public var leading: Double { (fontSize.points * lineHeight * 100).rounded() / 100 }
}
