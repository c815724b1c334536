/// The floating accessory's words that are not the app's.
public enum FloatingAccessoryRules {
    /// What VoiceOver says for the area of a hidden tab bar. Documented by the package.
    public static let showTabBar = "Show Tab Bar"
}
