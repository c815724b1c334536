import BarState

/// What a search finds: a screen whose things are kept where they hold the query.
struct Catalogue: Sendable {
    var screen: Screen

    /// Everything on the tabs' screens, for stories that describe no results.
    init(of screens: [Screen]) {
        var seen: Set<String> = []
        let items = screens.flatMap(\.sections).flatMap(\.content.items).filter { seen.insert($0.title).inserted }
        screen = Screen(title: "", sections: [Screen.Section(content: .rows(items))])
    }

    init(_ screen: Screen) { self.screen = screen }

    /// The things whose title or subtitle holds the query, case ignored; nil where there is none.
    func results(for query: String) -> Screen? {
        var found = screen
        found.sections = screen.sections.compactMap { section in
            guard let content = section.content.filtered(by: query.lowercased()) else { return nil }
            return Screen.Section(heading: section.heading, content: content)
        }
        return found.sections.isEmpty ? nil : found
    }
}

extension Screen.Section.Content {
    fileprivate var items: [Screen.Item] {
        switch self {
        case .rows(let items), .cards(let items), .grid(let items), .pictures(let items), .videos(let items): items
        case .banner(let item): [item]
        case .text, .message: []
        }
    }

    /// Nil where nothing is left.
    fileprivate func filtered(by query: String) -> Self? {
        let found = items.filter { item in
            [item.title, item.subtitle ?? ""].contains { $0.lowercased().contains(query) }
        }
        guard !found.isEmpty else { return nil }
        switch self {
        case .cards: return .cards(found)
        case .grid: return .grid(found)
        case .pictures: return .pictures(found)
        case .videos: return .videos(found)
        case .rows, .banner, .text, .message: return .rows(found)
        }
    }
}
