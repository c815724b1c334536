/// A colour token on the layers it is used on, as the bars and the screens behind them use it.
public struct ContrastPair: Hashable, Sendable {
    /// What is drawn: `color.textSecondary`.
    public var foreground: String
    /// What lies under it, the topmost last: `color.surface`, `color.fill`.
    public var layers: [String]
    /// What it is there, in a designer's words.
    public var use: String
    /// The ratio of WCAG 2.2 that the pair must reach.
    public var level: Contrast.Level

    /// The pairs that the two block bars and the screens behind them draw, from what is said under Theming.
    ///
    /// Tab labels and symbols stand on a surface, the selected ones on the pill besides; badges are the other way
    /// round. Separators and fills carry no meaning of their own, so they are not held to a ratio.
    public static let bars: [ContrastPair] = [
        text("color.textPrimary", ["color.bg"], "titles on the screen"),
        text("color.textSecondary", ["color.bg"], "subtitles on the screen"),
        text("color.textPrimary", ["color.surface"], "the accessory's title, the field's text, rows on a card"),
        text("color.textSecondary", ["color.surface"], "unselected tabs, the accessory's subtitle, a prompt"),
        text("color.textPrimary", ["color.surface", "color.fill"], "the selected tab on its pill"),
        graphic("color.textSecondary", ["color.surface", "color.fill"], "the symbol on the artwork square"),
        text("color.danger", ["color.surface"], "an error in the subtitle's place"),
        text("color.surface", ["color.textPrimary"], "the figures of a badge"),
        graphic("color.textTertiary", ["color.surface"], "the clear button"),
        graphic("color.tint", ["color.surface"], "the caret"),
        graphic("color.textPrimary", ["color.surface", "color.fill"], "the progress line on its track"),
        text("chrome.keyboard.label", ["chrome.keyboard.key"], "letters on a key"),
        text("chrome.keyboard.label", ["chrome.keyboard.keySecondary"], "words on a secondary key"),
    ]

    private static func text(_ foreground: String, _ layers: [String], _ use: String) -> ContrastPair {
        ContrastPair(foreground: foreground, layers: layers, use: use, level: .text)
    }

    private static func graphic(_ foreground: String, _ layers: [String], _ use: String) -> ContrastPair {
        ContrastPair(foreground: foreground, layers: layers, use: use, level: .largeOrGraphic)
    }
}
