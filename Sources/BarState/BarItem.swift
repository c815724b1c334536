/// What both bars' tabs have in common: an id for layers and stories, and what shows and speaks of them.
protocol BarItem: Identifiable, Sendable where ID == String {
    associatedtype Tab: Hashable & Sendable
    var tab: Tab { get }
    var id: String { get }
    var title: String { get }
    var symbol: String { get }
    var badge: Int? { get }
}

extension BarItem {
    /// The badge's figures: none for nil and 0, "99+" over 99.
    var badgeText: String? {
        guard let badge, badge > 0 else { return nil }
        return badge > 99 ? "99+" : String(badge)
    }

    /// "Library, 2 new".
    var spoken: String { withBadge(title) }

    /// A sentence followed by the badge, as VoiceOver says it.
    func withBadge(_ sentence: String) -> String {
        badgeText.map { "\(sentence), \($0) new" } ?? sentence
    }

    func presentation(isSelected: Bool) -> TabPresentation {
        TabPresentation(
            id: id,
            title: title,
            symbol: symbol,
            badge: badgeText,
            isSelected: isSelected,
            spoken: spoken
        )
    }

    /// Throws `BarError` for an empty id, title or symbol, and for a badge below zero.
    func validate() throws {
        let owner = "tab \"\(id)\""
        for (field, text) in [("id", id), ("title", title), ("symbol", symbol)] where text.isBlank {
            throw BarError.emptyText(field: field, owner: owner)
        }
        if let badge, badge < 0 { throw BarError.negativeBadge(badge, tab: id) }
    }
}

extension Array where Element: BarItem {
    /// Throws `BarError` for a bad tab, two tabs with one id, and a selection that is none of them.
    func validate(selection: Element.Tab) throws {
        if isEmpty { throw BarError.noTabs }
        var seen: Set<String> = []
        for item in self {
            try item.validate()
            guard seen.insert(item.id).inserted else { throw BarError.duplicateTab(id: item.id) }
        }
        guard contains(where: { $0.tab == selection }) else {
            throw BarError.unknownTab(id: layerID(of: selection), known: map(\.id))
        }
    }

    func presentations(selection: Element.Tab) -> [TabPresentation] {
        map { $0.presentation(isSelected: $0.tab == selection) }
    }

    /// The place of a tab, as the pill's track counts it.
    func place(of tab: Element.Tab) -> Double {
        Double(firstIndex { $0.tab == tab } ?? 0)
    }
}

/// A tab's id in layers and stories: its raw string where it has one, else the words that Swift describes it by.
func layerID<Tab>(of tab: Tab) -> String {
    if let raw = (tab as? any RawRepresentable)?.rawValue as? String { return raw }
    return String(describing: tab)
}
