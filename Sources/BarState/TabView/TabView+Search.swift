/// Search in the search tab, or wherever a screen is searchable.
extension TabView {
    var isSearchTabSelected: Bool { searchTab?.value == selection }

    /// The field that the visible screen has; the tab view's own belongs to the search tab where there is one.
    var visibleSearchable: ScreenPatterns.Searchable? {
        if let own = pages.current.top.screen.patterns.searchable { return own }
        return searchTab == nil || isSearchTabSelected ? searchable : nil
    }

    /// A button until it is used, or holds something.
    var isSearchMinimizedToButton: Bool {
        visibleSearchable != nil && pages.current.top.screen.patterns.searchToolbarBehavior == .minimize
            && !isSearchUsed && query.isEmpty
    }

    /// The field is there, with or without the keyboard.
    var isSearchOpen: Bool { visibleSearchable != nil && !isSearchMinimizedToButton }

    /// The search tab's round button, or the field's where it is minimised to one.
    var hasSearchButton: Bool {
        isSearchMinimizedToButton || (searchTab != nil && !isSearchTabSelected)
    }

    mutating func useSearchButton(at time: Seconds) -> [BarEffect<SelectionValue>] {
        if isSearchMinimizedToButton {
            focusSearch()
            return []
        }
        guard let searchTab else { return [] }
        let effects = select(searchTab.value, at: time)
        if searchActivation == .searchTabSelection, visibleSearchable != nil { focusSearch() }
        return effects
    }

    mutating func focusSearch() {
        isSearchUsed = true
        isSearchFocused = true
    }

    /// Ends the search and keeps the query; where selecting the tab activated it, the tab before it comes back.
    mutating func closeSearch(at time: Seconds) -> [BarEffect<SelectionValue>] {
        isSearchFocused = false
        isSearchUsed = false
        guard searchActivation == .searchTabSelection, isSearchTabSelected else { return [] }
        return select(lastTab, at: time)
    }

    mutating func useField(_ event: BarEvent) throws -> [BarEffect<SelectionValue>] {
        guard isSearchFocused else {
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "no search field has the keyboard",
                remedy: "Tap \"\(isSearchOpen ? BarLayer.searchField : BarLayer.searchButton)\" first."
            )
        }
        if case .type(let text) = event { return try setQuery(query + text) }
        let wanted = query.trimmed
        guard !wanted.isEmpty else { return [] }
        isSearchFocused = false
        return [.submit(wanted)]
    }

    /// Another query: the search tab's screen is built anew.
    ///
    /// Throws `BarError` for a screen that can't be.
    mutating func setQuery(_ text: String) throws -> [BarEffect<SelectionValue>] {
        guard text != query else { return [] }
        query = text
        if let searchTab {
            let screen = searchTab.content(text)
            try screen.validate()
            pages.change(searchTab.value) { $0.replaceRoot(with: screen) }
        }
        return [.setQuery(text)]
    }

    /// Brings the motions in line with what is there.
    mutating func refreshSearch(at time: Seconds) {
        if visibleSearchable == nil { isSearchFocused = false }
        if isSearchOpen { setMinimized(false, at: time) }
        searchOpen.head(for: isSearchOpen ? 1 : 0, at: time)
        searchFocus.head(for: isSearchFocused ? 1 : 0, at: time)
    }

    /// A tab view that comes with an open field shows it at rest.
    mutating func settleSearch() {
        searchOpen.settle(at: isSearchOpen ? 1 : 0)
    }
}
