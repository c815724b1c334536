extension AccessoryTabBar: BarMachine {
    public mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<Tab>] {
        // On a copy, so that an event that is refused halfway leaves no trace.
        var next = self
        let effects = try next.change(at: time) { try $0.apply(event, at: time) }
        self = next
        return effects
    }

    /// Makes a change and notes what it did to the control's face, which cross-fades.
    mutating func change(
        at time: Seconds,
        _ body: (inout Self) throws -> [BarEffect<Tab>]
    ) throws -> [BarEffect<Tab>] {
        try lastEvent.move(to: time)
        let before = (accessory: accessory, control: control)
        let effects = try body(&self)
        if before.accessory != nil, accessory != nil { swapControl(from: before.control, at: time) }
        return effects
    }

    private mutating func apply(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<Tab>] {
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
        case .scroll where isExpanded:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "a sheet covers the content",
                remedy: "Send dismiss first."
            )
        case .scroll(let distance, let limit, let isTracked):
            try scroll(by: distance, limit: limit, isTracked: isTracked, at: time)
        case .scrollEnds:
            tabs.current.top.settle()
        case .push(let screen):
            tabs.current.push(screen)
            showOtherScreen(at: time)
        case .pop:
            try tabs.current.pop()
            showOtherScreen(at: time)
        case .showKeyboard, .dismissKeyboard, .dismiss, .type, .submit:
            try changeCover(event)
        case .controlEnds(let run):
            _ = try runs.end(run)
        case .controlThrows(let message, let run):
            return try controlThrew(message, run: run, at: time)
        case .visibility:
            throw BarError.noAutoplay(event)
        }
        return []
    }

    private mutating func tap(_ layer: String, at time: Seconds) throws -> [BarEffect<Tab>] {
        switch layer {
        case BarLayer.folded:
            setFolded(false, at: time)
            return []
        case BarLayer.accessory:
            isExpanded = true
            return [.expand]
        case BarLayer.control:
            return runControl()
        default:
            guard let item = items.first(where: { BarLayer.tab($0.id) == layer }), item.tab != selection else {
                return []
            }
            select(item.tab, at: time)
            return [.setSelection(item.tab)]
        }
    }

    mutating func select(_ tab: Tab, at time: Seconds) {
        tabs.select(tab, build: content)
        pill.head(for: items.place(of: tab), at: time)
        showOtherScreen(at: time)
    }

    /// Another screen is under the bar: its offset decides the fold, and the keyboard left with the field it was for.
    private mutating func showOtherScreen(at time: Seconds) {
        isKeyboardShown = false
        settleFold(at: time)
    }

    /// The sheet and the content's keyboard, which lie over the bar.
    private mutating func changeCover(_ event: BarEvent) throws {
        switch event {
        case .showKeyboard:
            isKeyboardShown = true
        case .dismissKeyboard where isKeyboardShown:
            isKeyboardShown = false
        case .dismiss where isExpanded:
            isExpanded = false
        case .dismiss:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "no sheet is up",
                remedy: "Tap \"\(BarLayer.accessory)\" first, on a bar with onExpand."
            )
        case .dismissKeyboard:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "no keyboard is up",
                remedy: "Send showKeyboard first."
            )
        default:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "the accessory tab bar has no field",
                remedy: "Use it on a search tab bar."
            )
        }
    }

    public func tappableLayers(at time: Seconds) -> [String] {
        guard cover == nil else { return [] }
        var layers: [String] = []
        if accessory != nil {
            if onExpand != nil { layers.append(BarLayer.accessory) }
            if control != nil { layers.append(BarLayer.control) }
        }
        return layers + (isFolded ? [BarLayer.folded] : items.map { BarLayer.tab($0.id) })
    }

    /// What keeps a finger from the bar.
    private var cover: String? {
        if isExpanded { return "a sheet covers the bar; dismiss it first" }
        if isKeyboardShown { return "a keyboard covers the bar; send dismissKeyboard first" }
        return nil
    }

    /// Throws `BarError` for a layer that a finger could not act on.
    private func checkTouchable(_ layer: String, at time: Seconds) throws {
        let there = tappableLayers(at: time)
        guard there.contains(layer) else {
            throw BarError.layerNotThere(layer, there: there, reason: cover)
        }
    }

    public var errorEnd: Seconds? { runs.errorEnd }

    public func perform(_ effect: BarEffect<Tab>) async throws {
        switch effect {
        case .runControl: try await onControl?()
        case .expand: await onExpand?()
        case .submit, .reselect, .setSelection, .setQuery, .setRecents, .haptic, .announce: break
        }
    }
}
