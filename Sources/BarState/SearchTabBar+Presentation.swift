extension SearchTabBar {
    public func presentation(at time: Seconds) -> Presentation {
        let finger = touch.among(tappableLayers(at: time))
        return Presentation(
            time: time,
            bar: .searchTabBar(
                SearchTabBarPresentation(
                    tabs: items.presentations(selection: selection),
                    isSearchOpen: isSearchOpen,
                    isFieldFocused: isFieldFocused,
                    query: query,
                    prompt: prompt,
                    panel: panel,
                    searchButtonSpoken: SearchTabBarRules.searchButtonSpoken,
                    foldedTabSpoken: foldedTabSpoken,
                    search: search,
                    pill: pill,
                    clearButton: clearButton
                )
            ),
            // Recents lie over the tab, whose content stays for the motion between them.
            content: (found?.pages ?? tabs.current).content,
            isKeyboardShown: isKeyboardShown,
            pressed: finger.pressed,
            longPressed: finger.longPressed
        )
    }

    var panel: SearchTabBarPresentation.Panel? {
        guard isSearchOpen else { return nil }
        if found != nil { return .results }
        return recents.isEmpty ? .recentsPrompt(SearchTabBarRules.recentsPrompt) : .recents(recents)
    }

    private var foldedTabSpoken: String {
        guard let item = items.first(where: { $0.tab == selection }) else { return "" }
        return item.withBadge(SearchTabBarRules.backSpoken(to: item.title))
    }
}
