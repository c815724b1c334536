extension TabView: BarMachine {
    public mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<SelectionValue>] {
        try change(at: time) { try $0.apply(event, at: time) }
    }

    /// Makes a change on a copy, so that one that is refused halfway leaves no trace, and brings search in line.
    mutating func change(
        at time: Seconds,
        _ body: (inout Self) throws -> [BarEffect<SelectionValue>]
    ) throws -> [BarEffect<SelectionValue>] {
        var next = self
        try next.lastEvent.move(to: time)
        let effects = try body(&next)
        next.refreshSearch(at: time)
        self = next
        return effects
    }

    private mutating func apply(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<SelectionValue>] {
        switch event {
        case .tap(let layer):
            try checkTouchable(layer, at: time)
            touch.release()
            return try tap(layer, at: time)
        case .press(let layer):
            try checkTouchable(layer, at: time)
            touch.press(layer)
        case .longPress(let layer):
            try checkTouchable(layer, at: time)
            touch.longPress(layer)
        case .release:
            touch.release()
        case .scroll(let distance, let limit, let isTracked):
            try checkUncovered(for: event)
            try scroll(by: distance, limit: limit, isTracked: isTracked, at: time)
        case .scrollEnds:
            pages.current.top.settle()
        case .type, .submit:
            return try useField(event)
        case .showKeyboard, .dismissKeyboard:
            try changeKeyboard(event)
        case .push, .pop, .dismiss:
            try navigate(event, at: time)
        case .visibility(let layer, let share):
            try see(share, of: layer)
        case .controlEnds(let run):
            _ = try runs.end(run)
        case .controlThrows(let message, let run):
            guard try runs.end(run) else { return [] }
            return [.announce(message.flatMap { $0.isBlank ? nil : $0 } ?? AccessoryTabBarRules.generalError)]
        }
        return []
    }

    private mutating func tap(_ layer: String, at time: Seconds) throws -> [BarEffect<SelectionValue>] {
        switch layer {
        case BarLayer.folded where !isMinimized: return select(lastTab, at: time)
        case BarLayer.folded: setMinimized(false, at: time)
        case BarLayer.accessory: return [.expand]
        case BarLayer.control: return runControl()
        case BarLayer.searchButton: return useSearchButton(at: time)
        case BarLayer.searchField: focusSearch()
        case BarLayer.clearButton: return try setQuery("")
        case BarLayer.searchClose: return closeSearch(at: time)
        default:
            if let tab = tabs.first(where: { BarLayer.tab($0.id) == layer }) {
                return tab.value == selection ? [.reselect(tab.value)] : select(tab.value, at: time)
            }
            if let destination = pages.current.top.screen.item(at: layer)?.destination {
                try open(destination.screen, as: destination.kind, at: time)
            }
        }
        return []
    }

    /// Shows a tab, and says so.
    mutating func select(_ value: SelectionValue, at time: Seconds) -> [BarEffect<SelectionValue>] {
        let tabs = tabs
        let query = query
        pages.select(value) { Self.screen(of: $0, in: tabs, query: query) }
        isContentKeyboardShown = false
        isSearchUsed = false
        isSearchFocused = false
        if let tab = ordinaryTabs.first(where: { $0.value == value }) {
            lastTab = tab.value
            pill.head(for: ordinaryTabs.place(of: lastTab), at: time)
        }
        settleMinimized(at: time)
        return [.setSelection(value)]
    }

    // MARK: Touch

    public func tappableLayers(at time: Seconds) -> [String] {
        guard cover == nil, !isContentKeyboardShown else { return [] }
        if isSearchFocused { return fieldLayers + [BarLayer.searchClose] }
        return cellLayers(at: time) + accessoryLayers + barLayers
    }

    private var barLayers: [String] {
        guard !isBarHidden else { return [] }
        if isSearchOpen { return [BarLayer.folded] + fieldLayers }
        let ordinary = isMinimized ? [BarLayer.folded] : ordinaryTabs.map { BarLayer.tab($0.id) }
        return ordinary + (hasSearchButton ? [BarLayer.searchButton] : [])
    }

    private var fieldLayers: [String] {
        [BarLayer.searchField] + (query.isEmpty ? [] : [BarLayer.clearButton])
    }

    /// While a pushed screen still grows, nothing of it can be touched.
    private func cellLayers(at time: Seconds) -> [String] {
        guard arrival(at: time) == nil else { return [] }
        return pages.current.top.screen.layeredItems.filter { $0.item.destination != nil }.map(\.layer)
    }

    /// Throws `BarError` for a layer that a finger could not act on.
    private func checkTouchable(_ layer: String, at time: Seconds) throws {
        let there = tappableLayers(at: time)
        guard there.contains(layer) else {
            let reason =
                cover.map { "a \($0.kind.words) is up; dismiss it first" }
                ?? (isContentKeyboardShown ? "a keyboard covers the bar; send dismissKeyboard first" : nil)
            throw BarError.layerNotThere(layer, there: there, reason: reason)
        }
    }

    /// Throws `BarError` where a sheet or a cover lies over the content.
    func checkUncovered(for event: BarEvent) throws {
        guard let cover else { return }
        throw BarError.eventOutOfPlace(
            event: event.name,
            reason: "a \(cover.kind.words) covers the content",
            remedy: "Send dismiss first."
        )
    }

    private mutating func changeKeyboard(_ event: BarEvent) throws {
        switch event {
        case .showKeyboard where isSearchFocused:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "the search field has the keyboard",
                remedy: "Send dismissKeyboard first."
            )
        case .showKeyboard: isContentKeyboardShown = true
        case _ where isSearchFocused: isSearchFocused = false
        case _ where isContentKeyboardShown: isContentKeyboardShown = false
        default:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "no keyboard is up",
                remedy: "Tap \"\(BarLayer.searchField)\" or send showKeyboard first."
            )
        }
    }

    public func perform(_ effect: BarEffect<SelectionValue>) async throws {
        switch effect {
        case .runControl: try await onControl?()
        case .expand: await onExpand?()
        case .submit(let query): await onSubmit?(query)
        case .reselect, .setSelection, .setQuery, .setRecents, .haptic, .announce: break
        }
    }
}

extension ScreenEdges.Zoom.Kind {
    var words: String {
        switch self {
        case .push: "pushed screen"
        case .sheet: "sheet"
        case .fullScreenCover: "full-screen cover"
        }
    }
}
