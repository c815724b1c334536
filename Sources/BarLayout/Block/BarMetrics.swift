/// Every geometry figure of the bars, in points, with how it is known. Other screens follow by rule, never by table.
enum BarMetrics {
    // Measured (two readings or a view-tree dump on 402 × 874).
    static let platterHeight = 62.0
    static let platterSideInset = 21.0
    static let itemHeight = 54.0
    static let itemInset = 4.0
    /// Items share the platter's width less this.
    static let itemPitchAllowance = 16.25
    /// Neighbouring items overlap by this.
    static let itemOverlap = 8.25
    static let foldedSide = 48.0
    static let foldedMargin = 28.0
    static let accessoryHeight = 48.0
    static let accessoryGap = 8.0
    static let searchButtonGap = 8.0
    static let openSearchGap = 12.0
    static let fieldHeight = 48.0
    static let fieldSymbolX = 15.0
    static let fieldSymbolSide = 16.3
    static let fieldTextX = 42.0
    static let fieldGapToKeyboard = 22.0

    // Measured once.
    static let artworkSide = 30.0
    static let artworkInset = 16.0
    static let artworkTitleGap = 8.0
    static let controlSymbolInset = 20.0

    /// The gap below the platter where the screen has a home indicator: measured upright, and the same as at the sides;
    /// sideways it is a guess.
    static let platterBottomGap = 21.0

    // Guesses.
    /// The same gap on a phone with a home button.
    static let homeButtonBottomGap = 8.0
    /// A bar on a screen held sideways is as wide as on a large phone held upright, and centred.
    static let landscapePlatterWidth = 440.0

    // Ours: no source gives them.
    /// How far below its place an accessory begins to rise, from behind the tabs.
    static let accessoryRise = 24.0
    static let foldedArtworkSide = 24.0
    static let foldedArtworkInset = 12.0
    static let tabSymbolSide = 24.0
    static let tabSymbolCenterY = 19.0
    static let tabLabelCenterY = 42.0
    static let tabLabelInset = 4.0
    /// A label shrinks to this part of its size before its tail is cut.
    static let minimumLabelScale = 0.8
    static let controlSymbolSide = 20.0
    static let controlSide = 44.0
    static let progressHeight = 2.0
    static let progressBottomInset = 4.0
    /// Two lines in a capsule this low stand closer than their leading.
    static let lineOverlap = 2.0
    static let foldedSymbolSide = 22.0
    static let searchSymbolSide = 20.0
    static let badgeHorizontalPadding = 5.0
    static let badgeOffsetX = 8.0
    /// How far a badge may stand out of the round button it stays on.
    static let badgeOverhang = 4.0
    /// How far a badge rises above its symbol's top.
    static let badgeRise = 4.0
    /// How far above the bar the background begins to fade in.
    static let fadeAbove = 28.0
    static let fadeOpacity = 0.9
    static let caretWidth = 2.0
    static let caretGap = 1.0
    /// The caret's height, as a part of the font size.
    static let caretHeightShare = 1.3
    static let clearSymbolSide = 18.0
    static let pressedScale = 0.94
    static let pressedRowScale = 0.98
    static let pressedControlScale = 0.9
    /// The artwork's symbol, as a part of its square.
    static let artworkSymbolShare = 0.66
    /// Seconds in which a waveform lights up once, and how bright its bars are before.
    static let waveformPeriod = 1.0
    static let waveformRestOpacity = 0.35
    /// Content ends this far above the bar.
    static let contentGap = 12.0
    /// The part of a fold in which the platter becomes a circle, before the accessory comes down beside it. Measured
    /// on the system bar: the accessory stays put until the platter is about 70 % shrunk.
    static let platterShare = 0.6
}
