/// Geometry of the screens behind the bars and of the system's furniture, in points. Ours where nothing is said.
enum ScreenMetrics {
    static let gap = 12.0
    static let rowInset = 16.0
    static let rowPadding = 11.0
    static let rowArtwork = 48.0
    static let recentsTop = 12.0
    /// Documented: the height of a plain list row.
    static let recentRowHeight = 44.0
    static let sectionGap = 28.0
    static let headingGap = 12.0
    static let cardSide = 156.0
    static let largeCardSide = 260.0
    static let cardGap = 14.0
    static let gridGap = 16.0
    static let gridColumns = 2
    static let captionGap = 8.0
    static let artworkSymbolShare = 0.34
    static let paragraphGap = 14.0
    /// A banner's height for its width, and the most of the screen's height that it takes.
    static let bannerShare = 0.75
    static let bannerMostShare = 0.4
    /// How far content is scrolled when a banner has gone under its bar.
    static let bannerCollapse = 200.0
    /// σ of what goes on past a picture's edges.
    static let extensionBlur = 12.0
    static let dialSide = 220.0
    static let dialPadding = 24.0
    static let titleGap = 8.0

    /// Documented: a navigation bar's height, and in compact height.
    static let navigationBarHeight = 44.0
    static let compactNavigationBarHeight = 32.0
    /// Measured: what a large title adds below the bar.
    static let largeTitleHeight = 52.0
    /// Ours: how far content is scrolled when the small title has taken over.
    static let titleCollapse = 40.0
    static let backSymbolSide = 20.0
    /// Measured once: the round buttons of the navigation bar on iOS 26, which stand nearer to the edge than the content.
    static let navigationButtonSide = 44.0
    static let navigationButtonOutset = 4.0

    /// Measured once: 144 × 5 on a 402 pt screen, 8 above the foot; the width follows the screen's.
    static let homeIndicatorShare = 144.0 / 402.0
    static let homeIndicatorHeight = 5.0
    static let homeIndicatorBottom = 8.0

    /// Measured once: a key's height, the gaps between keys and rows, the margin, and the strip under the keys.
    static let keyHeight = 45.0
    static let keyGap = 6.0
    static let keyRowPitch = 56.0
    static let keyboardSide = 8.5
    static let keyboardStrip = 80.0
    /// Guess: the same strip on a phone with a home button, and sideways.
    static let keyboardStripWithoutIndicator = 4.0
    static let keyboardStripSideways = 24.0
    /// Guess: the space above the first row.
    static let keyboardTopSideways = 12.0
    static let keyboardRadius = 28.0
    static let keyRadius = 8.0

    /// Measured once: a large sheet's corners and its grabber.
    static let sheetRadius = 38.0
    static let grabberWidth = 36.0
    static let grabberHeight = 5.0
    static let grabberTop = 5.0
    /// The round button that ends a sheet. Measured once.
    static let closeSide = 30.0
    /// How much of a sheet's dimming lies over a screen that another grows out of. Ours.
    static let zoomDim = 0.5
    /// The side that a zoom begins at where its cell can't be seen, as a part of the screen's width. Ours.
    static let zoomFallbackShare = 0.25

    /// Guess: Apple publishes no figures for the large content viewer.
    static let largeContentSide = 200.0
    static let largeContentSymbol = 84.0
    static let largeContentPadding = 20.0
}
