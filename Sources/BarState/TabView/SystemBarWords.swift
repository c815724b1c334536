/// What the system's bars say and are called, which the app doesn't choose.
enum SystemBarWords {
    /// The search tab's title. Documented by Apple: the system names it.
    static let search = "Search"
    static let searchSymbol = "magnifyingglass"

    /// "Selected, Library, 2 items, tab, 2 of 4", as VoiceOver says it; where the badge stands is ours.
    static func spoken(title: String, badge: String?, isSelected: Bool, place: Int, count: Int) -> String {
        let items = badge.map { $0 == "1" ? "1 item" : "\($0) items" }
        let parts = [isSelected ? "Selected" : nil, title, items, "tab", "\(place) of \(count)"]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}

extension Array where Element == TabPresentation {
    /// The same tabs spoken as the system's bar has them, `others` standing after them.
    func spokenBySystem(followedBy others: Int = 0, isSelectionElsewhere: Bool = false) -> [TabPresentation] {
        enumerated().map { index, tab in
            var copy = tab
            copy.spoken = SystemBarWords.spoken(
                title: tab.title,
                badge: tab.badge,
                isSelected: tab.isSelected && !isSelectionElsewhere,
                place: index + 1,
                count: count + others
            )
            return copy
        }
    }
}
