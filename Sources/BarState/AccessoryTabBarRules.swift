/// The accessory tab bar's figures and words that are not the app's.
public enum AccessoryTabBarRules {
    /// Points of scrolling in one direction that fold the bar or bring it back. Documented by the block.
    public static let foldDistance = 40.0
    /// Points from the top within which the bar is always expanded. Ours.
    public static let nearTop = 8.0
    /// Seconds that an error stands in place of the subtitle. Documented by the block.
    public static let errorDuration: Seconds = 4
    /// What an error without a description of its own says. Documented by the block.
    public static let generalError = "That didn't work. Try again."
    /// What VoiceOver says the accessory's tap does. Ours.
    public static let expandHint = "Opens the full view"
}

/// Sums of scrolls and waits carry rounding noise; borders are met within this much of a point or a second.
let roundingNoise = 1e-9
