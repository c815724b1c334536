extension SearchTabBar: BarMachine {
    public mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<Tab>] {
        // On a copy, so that an event that is refused halfway leaves no trace.
        var next = self
        try next.lastEvent.move(to: time)
        let effects = try next.apply(event, at: time)
        self = next
        return effects
    }

    private mutating func apply(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<Tab>] {
        switch event {
        case .tap(let layer):
            try checkTouchable(layer, at: time)
            touch.release()
            return tap(layer, at: time)
        case .press(let layer):
            try checkTouchable(layer, at: time)
            touch.press(layer)
        case .longPress(let layer):
            try checkTouchable(layer, at: time)
            touch.longPress(layer)
        case .release:
            touch.release()
        case .scroll(let distance, let limit, _):
            try changePages(for: event) { _ = try $0.top.scroll(by: distance, limit: limit) }
        case .scrollEnds:
            try changePages(for: event) { $0.top.settle() }
        case .push(let screen):
            try changePages(for: event) { $0.push(screen) }
            isContentKeyboardShown = false
        case .pop:
            try changePages(for: event) { try $0.pop() }
            isContentKeyboardShown = false
        case .type(let text):
            try checkFieldFocused(for: event)
            return setQuery(query + text, at: time)
        case .submit:
            try checkFieldFocused(for: event)
            return submit()
        case .showKeyboard, .dismissKeyboard:
            try changeKeyboard(event)
        case .dismiss:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "the search tab bar opens no sheet",
                remedy: "Tap \"\(BarLayer.folded)\" to leave search."
            )
        case .controlEnds, .controlThrows:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "the search tab bar has no control",
                remedy: "Use it on an accessory tab bar."
            )
        case .visibility:
            throw BarError.noAutoplay(event)
        }
        return []
    }

    private mutating func tap(_ layer: String, at time: Seconds) -> [BarEffect<Tab>] {
        switch layer {
        case BarLayer.searchButton: return openSearch(at: time)
        case BarLayer.folded: return closeSearch(at: time)
        case BarLayer.clearButton: return setQuery("", at: time)
        case BarLayer.recentsClear: return setRecents([])
        case BarLayer.searchField:
            isFieldFocused = true
            return []
        default:
            if let row = recents.indices.first(where: { BarLayer.recent($0 + 1) == layer }) {
                return pick(recents[row], at: time)
            }
            guard let item = items.first(where: { BarLayer.tab($0.id) == layer }) else { return [] }
            if item.tab == selection { return [.reselect(item.tab)] }
            select(item.tab, at: time)
            return [.setSelection(item.tab), .haptic(.selection)]
        }
    }

    mutating func select(_ tab: Tab, at time: Seconds) {
        tabs.select(tab, build: content)
        // A keyboard leaves with the field it was for.
        isContentKeyboardShown = false
        pill.head(for: items.place(of: tab), at: time)
    }

    /// Changes the screens that can be seen: the tab's, or the results'.
    private mutating func changePages(for event: BarEvent, _ body: (inout PageStack) throws -> Void) throws {
        if var seen = found {
            try body(&seen.pages)
            found = seen
        } else if isSearchOpen {
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "recent searches cover the tab",
                remedy: "Type a query or tap \"\(BarLayer.folded)\" first."
            )
        } else {
            try body(&tabs.current)
        }
    }

    private mutating func changeKeyboard(_ event: BarEvent) throws {
        let isShown = event == .showKeyboard
        switch (isShown, isSearchOpen) {
        case (true, true):
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "search covers the content's fields",
                remedy: "Tap \"\(BarLayer.searchField)\" instead."
            )
        case (false, _) where !isKeyboardShown:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "no keyboard is up",
                remedy: "Tap \"\(BarLayer.searchButton)\" or send showKeyboard first."
            )
        case (_, true): isFieldFocused = false
        case (_, false): isContentKeyboardShown = isShown
        }
    }

    var isKeyboardShown: Bool { isFieldFocused || isContentKeyboardShown }

    private func checkFieldFocused(for event: BarEvent) throws {
        guard isFieldFocused else {
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "the search field has no keyboard",
                remedy: "Tap \"\(isSearchOpen ? BarLayer.searchField : BarLayer.searchButton)\" first."
            )
        }
    }

    public func tappableLayers(at time: Seconds) -> [String] {
        guard !isContentKeyboardShown else { return [] }
        guard isSearchOpen else { return items.map { BarLayer.tab($0.id) } + [BarLayer.searchButton] }
        var layers: [String] = []
        if case .recents(let rows) = panel {
            layers.append(BarLayer.recentsClear)
            layers += rows.indices.map { BarLayer.recent($0 + 1) }
        }
        layers += [BarLayer.folded, BarLayer.searchField]
        if !query.isEmpty { layers.append(BarLayer.clearButton) }
        return layers
    }

    /// Throws `BarError` for a layer that a finger could not act on.
    private func checkTouchable(_ layer: String, at time: Seconds) throws {
        let there = tappableLayers(at: time)
        guard there.contains(layer) else {
            let reason = isContentKeyboardShown ? "a keyboard covers the bar; send dismissKeyboard first" : nil
            throw BarError.layerNotThere(layer, there: there, reason: reason)
        }
    }

    public func perform(_ effect: BarEffect<Tab>) async throws {
        switch effect {
        case .submit(let query): await onSubmit(query)
        case .reselect(let tab): await onReselect(tab)
        case .runControl, .expand, .setSelection, .setQuery, .setRecents, .haptic, .announce: break
        }
    }
}
