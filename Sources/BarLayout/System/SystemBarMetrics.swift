/// Geometry of the system's tab bar on iOS 26, in points, beyond what the block's own bar shares with it.
enum SystemBarMetrics {
    // Measured (two readings or a view-tree dump).
    static let symbolBox = 28.0
    static let symbolTop = 6.0
    static let labelTop = 35.0
    static let labelLeading = 12.0
    static let labelSize = 10.0
    static let searchGlyphX = 19.7
    static let searchGlyphY = 19.7
    static let searchGlyphWidth = 21.3
    static let searchGlyphHeight = 19.3
    static let focusedFieldMargin = 8.0
    static let focusedFieldGap = 8.0
    static let closeSide = 48.0
    /// From the accessory's top to the open field's.
    static let accessoryAboveField = 56.0

    // Measured once.
    /// Without a search tab a few tabs hug the centre: three are 274 wide.
    static let huggingItemWidth = 86.0
    static let huggingAllowance = 16.0
    /// What a label needs beyond its own width; the other tabs share what is left.
    static let longLabelAllowance = 22.0
    static let closeGlyph = 25.0
    /// The keyboard that the focused field was measured above: a device's stood this much taller than the
    /// simulator's.
    static let measuredKeyboardExtra = 9.0
    static let artworkRadiusShare = 0.24
    static let playerTitleSize = 13.0
    static let playerSubtitleSize = 12.0
    static let playerControlGap = 18.0

    // Low confidence.
    static let badgeSide = 16.0
    static let badgeOffsetX = 4.0
    static let badgeTop = 10.0

    // Guess.
    static let badgeFontSize = 11.0
}

/// Geometry of the tab bar before iOS 26, in points.
enum ClassicBarMetrics {
    // Measured or documented.
    static let height = 49.0
    static let compactHeight = 32.0
    static let hairline = 0.33
    static let symbolBox = 25.0
    static let labelSize = 10.0
    static let labelLeading = 12.0
    static let buttonHeight = 48.0
    static let badgeSide = 18.0
    static let badgeFontSize = 13.0
    static let badgeOffsetX = 8.7
    static let badgeTop = 3.5

    // Ours.
    static let symbolTop = 6.0
    static let labelBottom = 3.0
}
