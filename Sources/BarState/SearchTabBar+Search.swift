/// Opening, typing, submitting and leaving search.
extension SearchTabBar {
    mutating func openSearch(at time: Seconds) -> [BarEffect<Tab>] {
        isSearchOpen = true
        isFieldFocused = true
        search.head(for: 1, at: time)
        refresh(at: time)
        return []
    }

    /// Back to the tab, with the field cleared.
    mutating func closeSearch(at time: Seconds) -> [BarEffect<Tab>] {
        isSearchOpen = false
        isFieldFocused = false
        search.head(for: 0, at: time)
        return setQuery("", at: time)
    }

    mutating func setQuery(_ text: String, at time: Seconds) -> [BarEffect<Tab>] {
        let isNew = text != query
        query = text
        refresh(at: time)
        return isNew ? [.setQuery(text)] : []
    }

    mutating func setRecents(_ new: [String]) -> [BarEffect<Tab>] {
        guard new != recents else { return [] }
        recents = new
        return [.setRecents(new)]
    }

    /// The Search key; on a blank query it does nothing, and the keyboard stays.
    mutating func submit() -> [BarEffect<Tab>] {
        let wanted = query.trimmed
        guard !wanted.isEmpty else { return [] }
        isFieldFocused = false
        return setRecents(Recents.adding(wanted, to: recents)) + [.submit(wanted)]
    }

    mutating func pick(_ recent: String, at time: Seconds) -> [BarEffect<Tab>] {
        setQuery(recent, at: time) + submit()
    }

    /// Brings results and clear button in line with the query.
    mutating func refresh(at time: Seconds) {
        clearButton.head(for: isSearchOpen && !query.isEmpty ? 1 : 0, at: time)
        let wanted = query.trimmed
        if !isSearchOpen || wanted.isEmpty {
            found = nil
        } else if found?.query != wanted {
            found = Found(query: wanted, pages: PageStack(screen(for: wanted)))
        }
    }

    private func screen(for query: String) -> Screen {
        if let screen = results(query), !screen.isEmpty { return screen }
        return Screen(title: "", sections: [Screen.Section(content: .message(SearchTabBarRules.noResults))])
    }
}

extension Screen {
    /// Nothing to see below the title.
    var isEmpty: Bool { sections.allSatisfy(\.content.isEmpty) }
}

extension Screen.Section.Content {
    var isEmpty: Bool {
        switch self {
        case .rows(let items), .cards(let items), .grid(let items), .pictures(let items), .videos(let items):
            items.isEmpty
        case .banner: false
        case .text(let paragraphs): paragraphs.isEmpty
        case .message(let line): line.isEmpty
        }
    }
}
