/// Apple's text styles that the theme's type tokens grow like.
///
/// Sizes and leading are Apple's published Dynamic Type table (documented): a fact about the system, not a token.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// 34 pt on 41 at the standard size.
    case largeTitle
    /// 22 pt on 28 at the standard size.
    case title2
    /// 20 pt on 25 at the standard size.
    case title3
    /// 17 pt on 22 at the standard size; it grows as `body` does.
    case headline
    /// 17 pt on 22 at the standard size.
    case body
    /// 15 pt on 20 at the standard size.
    case subhead
    /// 13 pt on 18 at the standard size.
    case footnote
    /// 12 pt on 16 at the standard size.
    case caption1

    /// The style's size in points at `textSize`.
    public func size(at textSize: TextSize) -> Double { sizes[textSize.index] }

    /// The style's leading, baseline to baseline, in points at `textSize`.
    public func leading(at textSize: TextSize) -> Double { leadings[textSize.index] }

    private var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .subhead: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        }
    }

    private var leadings: [Double] {
        switch self {
        case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .subhead: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        }
    }
}
