/// The search tab bar's figures and words that are not the app's.
public enum SearchTabBarRules {
    /// How many tabs fit the capsule. Documented by the block.
    public static let tabCount = 2...4
    /// How many recent searches are kept. Documented by the block.
    public static let maximumRecents = 8
    /// What an empty list of recents says. Ours.
    public static let recentsPrompt = "Your searches appear here."
    /// What stands where the results closure returned nothing. Ours.
    public static let noResults = "No Results"
    /// What VoiceOver says for the round search button. Documented by the block.
    public static let searchButtonSpoken = "Search"

    /// What VoiceOver says for the folded tab, before its badge. Documented by the block.
    public static func backSpoken(to title: String) -> String { "Back to \(title)" }
}
