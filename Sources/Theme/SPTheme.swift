/// The design tokens that decide how the bars look, for one appearance and one contrast.
///
/// Every value knows its token's path, so that a picture can say which token decided each of its parts. Nothing here
/// has a default: all values come from token files, and a file that lacks one is an error that names it.
public struct SPTheme: Hashable, Sendable {
    /// The theme's name, as its file has it: `default`.
    public var name: String
    public var appearance: Appearance
    public var contrast: Contrast
    public var color: Colors
    public var radius: Radii
    public var elevation: Elevations
    public var type: TypeScale
    public var motion: Motion
    public var chrome: Chrome
    public var material: MaterialTokens
    /// Gradients for the artwork of the content behind the bars, in the file's order; a theme may have none.
    public var artwork: [GradientToken]
    /// The tokens that were read for all of this; those behind them, which they name, are not among them.
    public var tokenPaths: Set<String>

    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    public enum Contrast: String, Hashable, Sendable, CaseIterable {
        case standard, increased
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
        public var textPrimary: ColorToken
        public var textSecondary: ColorToken
        public var textTertiary: ColorToken
        /// Errors.
        public var danger: ColorToken
        /// The app's one accent.
        public var tint: ColorToken
    }

    /// `radius.*`, drawn with continuous corners.
    public struct Radii: Hashable, Sendable {
        public var xs: DimensionToken
        public var sm: DimensionToken
        public var md: DimensionToken
        public var lg: DimensionToken
        public var xl: DimensionToken
    }

    /// `e1` rests on the screen, `e3` floats highest.
    public struct Elevations: Hashable, Sendable {
        public var e1: ElevationToken
        public var e2: ElevationToken
        public var e3: ElevationToken
    }

    /// `type.*` at the standard text size.
    public struct TypeScale: Hashable, Sendable {
        public var caption: TypeToken
        public var footnote: TypeToken
        public var subhead: TypeToken
        public var body: TypeToken
        public var headline: TypeToken
        public var title3: TypeToken
        public var title2: TypeToken
        public var largeTitle: TypeToken
    }

    /// `motion.*`
    public struct Motion: Hashable, Sendable {
        public var standard: SpringToken
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
        public var homeIndicator: ColorToken
        public var keyboard: Keyboard
    }

    /// `chrome.keyboard.*`
    public struct Keyboard: Hashable, Sendable {
        public var bg: ColorToken
        /// Letter keys and the space bar.
        public var key: ColorToken
        /// Shift, delete, numbers.
        public var keySecondary: ColorToken
        public var label: ColorToken
        /// The dark edge under each key.
        public var edge: ColorToken
    }
}
