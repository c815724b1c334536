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

    /// The contexts that it is drawn in, by modifier; none for all of them.
    public var inputs: [String: String] = [:]

    /// Every pair that the bars and the screens behind them draw, glass and pictures left out: what lies under those is no
    /// token's choice.
    ///
    /// Tab labels and symbols stand on a surface, the selected ones on the pill besides; badges are the other way
    /// round. Separators and fills carry no meaning of their own, so they are not held to a ratio. With Increase Contrast
    /// the system's glass has a fill of its own, and with it pairs.
    public static let bars: [ContrastPair] =
        [
            text("color.textPrimary", ["color.bg"], "titles on the screen"),
            text("color.textSecondary", ["color.bg"], "subtitles on the screen"),
            text("color.textSecondary", ["color.bg", "color.fill"], "the prompt of a search field on the screen"),
            text("color.textPrimary", ["color.surface"], "the accessory's title, the field's text, rows on a card"),
            text("color.textSecondary", ["color.surface"], "unselected tabs, the accessory's subtitle, a prompt"),
            text("color.textPrimary", ["color.surface", "color.fill"], "the selected tab on its pill"),
            text("color.textSecondary", ["color.surface", "color.fill"], "the subtitle of a pressed accessory"),
            graphic(
                "color.textSecondary",
                ["color.surface", "color.fill", "color.fill"],
                "the symbol on the artwork square of a pressed accessory"
            ),
            graphic(
                "color.textPrimary",
                ["color.surface", "color.fill", "color.fill"],
                "the progress line of a pressed accessory"
            ),
            text("color.danger", ["color.surface"], "an error in the subtitle's place"),
            text("color.surface", ["color.textPrimary"], "the figures of a badge"),
            text("chrome.onArtwork", ["color.danger"], "the figures of the system's badge"),
            graphic("color.textTertiary", ["color.surface"], "the clear button"),
            graphic("color.tint", ["color.surface"], "the caret"),
            graphic("color.tint", ["color.bg"], "buttons of a bar at the edge"),
            text("chrome.keyboard.label", ["chrome.keyboard.key"], "letters on a key"),
            text("chrome.keyboard.label", ["chrome.keyboard.keySecondary"], "words on a secondary key"),
            graphic("chrome.keyboard.label", ["chrome.keyboard.bg"], "symbols below the keys"),
        ] + glass("light") + glass("dark")

    /// Glass takes the tone of what lies under it, in either appearance.
    private static func glass(_ tone: String) -> [ContrastPair] {
        let (content, fill) = ("material.glass.regular.\(tone).content", "material.glass.regular.\(tone).contrast.fill")
        let pairs = [
            text("\(content).label", [fill], "the accessory's title on \(tone) glass"),
            text("\(content).secondary", [fill], "the accessory's subtitle on \(tone) glass"),
            text("\(content).unselected", [fill], "unselected tabs on \(tone) glass"),
            text("color.tint", [fill, "\(content).pill"], "the selected tab on its pill, on \(tone) glass"),
        ]
        return pairs.map { pair in
            var pair = pair
            pair.inputs = ["contrast": "increased"]
            return pair
        }
    }

    private static func text(_ foreground: String, _ layers: [String], _ use: String) -> ContrastPair {
        ContrastPair(foreground: foreground, layers: layers, use: use, level: .text)
    }

    private static func graphic(_ foreground: String, _ layers: [String], _ use: String) -> ContrastPair {
        ContrastPair(foreground: foreground, layers: layers, use: use, level: .largeOrGraphic)
    }
}
