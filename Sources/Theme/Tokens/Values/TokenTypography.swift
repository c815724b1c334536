public struct TokenTypography: Hashable, Sendable {
    public var fontFamily: [String]
    public var fontSize: TokenDimension
    public var fontWeight: TokenFontWeight
    public var letterSpacing: TokenDimension
    /// A multiple of the font size.
    public var lineHeight: Double

    /// Points from baseline to baseline.
    ///
    /// To a hundredth of a point, so that leading which became a ratio of four digits comes back exact.
    public var leading: Double { (fontSize.points * lineHeight * 100).rounded() / 100 }
}
