/// Recent searches: newest first, at most eight, no repeats.
///
/// Two searches are the same when they are once white space at either side is dropped; case makes a difference.
enum Recents {
    /// A list with one search at its front.
    static func adding(_ query: String, to recents: [String]) -> [String] {
        tidy([query] + recents)
    }

    /// The list without blank and repeated searches, and without what is past the eighth.
    static func tidy(_ recents: [String]) -> [String] {
        var kept: [String] = []
        for recent in recents.map(\.trimmed) where !recent.isEmpty && !kept.contains(recent) {
            kept.append(recent)
        }
        return Array(kept.prefix(SearchTabBarRules.maximumRecents))
    }
}
