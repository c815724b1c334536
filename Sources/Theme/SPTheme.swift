/// The design tokens that decide how the bars look, for one appearance and one contrast.
///
/// Every value knows its token's path, so that a picture can say which token decided each of its parts. Nothing here
/// has a default: all values come from token files, and a file that lacks one is an error that names it.
public struct SPTheme: Hashable, Sendable {
    /// The theme's name, as its file has it: `default`.
    public var name: String
    /// The appearance that the values are for.
    public var appearance: Appearance
    /// The contrast that the values are for.
    public var contrast: Contrast
    /// The colours of bars and of the screens behind them.
    public var color: Colors
    /// The radii of corners.
    public var radius: Radii
    /// The shadows of what floats.
    public var elevation: Elevations
    /// The type scale at the standard text size.
    public var type: TypeScale
    /// The springs that carry every motion.
    public var motion: Motion
    /// The colours of what the system draws: status bar, keyboard, home indicator.
    public var chrome: Chrome
    /// The glass and the older materials of the system's bars.
    public var material: MaterialTokens
    /// Gradients for the artwork of the content behind the bars, in the file's order; a theme may have none.
    public var artwork: [GradientToken]
    /// The tokens that were read for all of this; those behind them, which they name, are not among them.
    public var tokenPaths: Set<String>

    /// Whether the screen is light or dark; the raw value is the context of the modifier `appearance`.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// Dark text on a light screen; the default.
        case light
        /// Light text on a dark screen.
        case dark
    }

    /// Whether Increase Contrast is on; the raw value is the context of the modifier `contrast`.
    public enum Contrast: String, Hashable, Sendable, CaseIterable {
        /// Increase Contrast is off; the default.
        case standard
        /// Increase Contrast is on, with values of the theme's own for it.
        case increased
    }

    /// `color.*`
    public struct Colors: Hashable, Sendable {
        /// The screen behind everything.
        public var bg: ColorToken
        /// Capsules, cards, fields.
        public var surface: ColorToken
        /// Quiet shapes on a surface: the pill, the artwork square, the progress track.
        public var fill: ColorToken
        /// Hairlines.
        public var separator: ColorToken
        /// Titles, selected tabs, the text in a field, a badge's ground.
        public var textPrimary: ColorToken
        /// Unselected tabs, subtitles, prompts.
        public var textSecondary: ColorToken
        /// The quietest of marks: the clear button, a sheet's grabber.
        public var textTertiary: ColorToken
        /// Errors.
        public var danger: ColorToken
        /// The app's one accent.
        public var tint: ColorToken
    }

    /// `radius.*`, drawn with continuous corners.
    public struct Radii: Hashable, Sendable {
        /// The artwork of the folded accessory; 6 pt in the default theme.
        public var xs: DimensionToken
        /// The artwork of rows and of the accessory at rest; 8 pt in the default theme.
        public var sm: DimensionToken
        /// Tiles, and the selected row of a sidebar; 12 pt in the default theme.
        public var md: DimensionToken
        /// Cards, grouped rows and wide pictures; 16 pt in the default theme.
        public var lg: DimensionToken
        /// A sheet's artwork and the large content viewer; 24 pt in the default theme.
        public var xl: DimensionToken
    }

    /// `e1` rests on the screen, `e3` floats highest.
    public struct Elevations: Hashable, Sendable {
        /// What rests on the screen; no bar that is built in casts it.
        public var e1: ElevationToken
        /// What floats over scrolling content: capsules, cards, a sheet's artwork.
        public var e2: ElevationToken
        /// What floats over everything: the large content viewer, a screen that zooms out of a cell.
        public var e3: ElevationToken
    }

    /// `type.*` at the standard text size.
    public struct TypeScale: Hashable, Sendable {
        /// Tab labels and figures of badges; 12 pt on 16 in the default theme.
        public var caption: TypeToken
        /// Subtitles; 13 pt on 18 in the default theme.
        public var footnote: TypeToken
        /// The accessory's title and small buttons; 15 pt on 20 in the default theme.
        public var subhead: TypeToken
        /// Running text, rows and fields; 17 pt on 22 in the default theme.
        public var body: TypeToken
        /// Headings over cards, and a navigation bar's title; 17 pt on 22, semibold, in the default theme.
        public var headline: TypeToken
        /// Section titles of the screens behind the bars; 20 pt on 25 in the default theme.
        public var title3: TypeToken
        /// A sheet's title; 22 pt on 28 in the default theme.
        public var title2: TypeToken
        /// The title of a screen at the top of its scroll; 34 pt on 41 in the default theme.
        public var largeTitle: TypeToken
    }

    /// `motion.*`
    public struct Motion: Hashable, Sendable {
        /// Folds, opens and moves: response 0.36 s and bounce 0.2 in the default theme.
        public var standard: SpringToken
        /// Swaps small parts, such as the accessory's control: response 0.25 s and bounce 0.15 in the default theme.
        public var snappy: SpringToken
    }

    /// `chrome.*`: what the system draws around an app, in its own colours.
    public struct Chrome: Hashable, Sendable {
        /// Dims what lies under a sheet.
        public var scrim: ColorToken
        /// A symbol on a cover of the content behind the bars.
        public var onArtwork: ColorToken
        /// The clock and the signs of the status bar.
        public var statusBar: ColorToken
        /// The line at the foot of the screen.
        public var homeIndicator: ColorToken
        /// The colours of the keyboard.
        public var keyboard: Keyboard
    }

    /// `chrome.keyboard.*`
    public struct Keyboard: Hashable, Sendable {
        /// The ground that the keys lie on.
        public var bg: ColorToken
        /// Letter keys and the space bar.
        public var key: ColorToken
        /// Shift, delete, numbers.
        public var keySecondary: ColorToken
        /// Letters, words and symbols on keys.
        public var label: ColorToken
        /// The dark edge under each key.
        public var edge: ColorToken
    }
}
