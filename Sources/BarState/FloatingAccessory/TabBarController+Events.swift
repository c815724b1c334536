extension TabBarController: BarMachine {
    public mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<Value>] {
        // On a copy, so that an event that is refused halfway leaves no trace.
        var next = self
        try next.lastEvent.move(to: time)
        let effects = try next.apply(event, at: time)
        self = next
        return effects
    }

    private mutating func apply(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<Value>] {
        switch event {
        case .tap(let layer):
            try checkTouchable(layer, at: time)
            touch.release()
            return try tap(layer, at: time)
        case .press(let layer):
            try checkTouchable(layer, at: time)
            touch.press(layer)
        case .longPress(BarLayer.tabBarArea):
            try checkTouchable(BarLayer.tabBarArea, at: time)
            try showTabBar(at: time)
        case .longPress(let layer):
            try checkTouchable(layer, at: time)
            touch.longPress(layer)
        case .release:
            touch.release()
        case .scroll(let distance, let limit, let isTracked):
            try scroll(by: distance, limit: limit, isTracked: isTracked, at: time)
        case .scrollEnds:
            pages.current.top.settle()
        case .push(let screen):
            pages.current.push(screen)
            showOtherScreen(at: time)
        case .pop:
            try pages.current.pop()
            showOtherScreen(at: time)
        case .showKeyboard:
            isKeyboardShown = true
        case .dismissKeyboard where isKeyboardShown:
            isKeyboardShown = false
        case .visibility:
            throw BarError.noAutoplay(event)
        case .dismissKeyboard, .type, .submit, .dismiss, .controlEnds, .controlThrows:
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "a tab bar controller has no field, sheet or control, and no keyboard is up",
                remedy: "Use it on another kind of bar."
            )
        }
        return []
    }

    private mutating func tap(_ layer: String, at time: Seconds) throws -> [BarEffect<Value>] {
        switch layer {
        case BarLayer.tabBarArea: try showTabBar(at: time)
        case BarLayer.folded: setMinimized(false, at: time)
        case BarLayer.floatingAccessory: return [.expand]
        default:
            guard let tab = tabs.first(where: { BarLayer.tab($0.id) == layer }) else { return [] }
            if tab.value == selection { return [.reselect(tab.value)] }
            select(tab.value, at: time)
            return [.setSelection(tab.value)]
        }
        return []
    }

    private mutating func showTabBar(at time: Seconds) throws {
        touch.release()
        try floatingAccessoryController.setTabBarHidden(false, animated: true, at: time)
    }

    mutating func select(_ value: Value, at time: Seconds) {
        let tabs = tabs
        pages.select(value) { Self.screen(of: $0, in: tabs) }
        pill.head(for: tabs.place(of: value), at: time)
        showOtherScreen(at: time)
    }

    private mutating func showOtherScreen(at time: Seconds) {
        isKeyboardShown = false
        pages.current.top.restartCount()
        guard let direction = minimizeDirection,
            pages.current.top.isMinimized(by: minimizeRules, direction: direction) != false
        else {
            setMinimized(false, at: time)
            return
        }
    }

    // MARK: Scrolling

    private mutating func scroll(by distance: Double, limit: Double, isTracked: Bool?, at time: Seconds) throws {
        let movement = try pages.current.top.scroll(by: distance, limit: limit)
        let isFound = isTracked ?? pages.current.top.screen.patterns.isScrollViewFound
        guard movement != 0, isFound else { return }
        pages.current.top.count(movement)
        if let direction = minimizeDirection {
            let verdict = pages.current.top.isMinimized(by: minimizeRules, direction: direction)
            if let verdict { setMinimized(verdict, at: time) }
        }
        try followPolicy(at: time)
    }

    private var minimizeDirection: Double? { isNative ? tabBarMinimizeBehavior.direction : nil }

    private mutating func setMinimized(_ isSmall: Bool, at time: Seconds) {
        guard isSmall != isMinimized else { return }
        isMinimized = isSmall
        minimize.head(for: isSmall ? 1 : 0, at: time)
        pages.current.top.restartCount()
    }

    /// The app's own policy before iOS 26.
    private mutating func followPolicy(at time: Seconds) throws {
        guard let scrollPolicy, !isNative else { return }
        let page = pages.current.top
        let border = scrollPolicy.distance - roundingNoise
        let wanted = page.isNearTop(within: 0) || page.travel <= -border ? false : page.travel >= border ? true : nil
        guard let wanted, wanted != floatingAccessoryController.isTabBarHidden else { return }
        try floatingAccessoryController.setTabBarHidden(wanted, animated: true, at: time)
        pages.current.top.restartCount()
    }

    // MARK: Touch

    public func tappableLayers(at time: Seconds) -> [String] {
        guard !isKeyboardShown else { return [] }
        let controller = floatingAccessoryController
        var layers: [String] = []
        if controller.contentView != nil, !controller.isHidden, onAccessoryTap != nil {
            layers.append(BarLayer.floatingAccessory)
        }
        if controller.isTabBarHidden { return layers + (isNative ? [] : [BarLayer.tabBarArea]) }
        return layers + (isMinimized ? [BarLayer.folded] : tabs.map { BarLayer.tab($0.id) })
    }

    /// Throws `BarError` for a layer that a finger could not act on.
    private func checkTouchable(_ layer: String, at time: Seconds) throws {
        let there = tappableLayers(at: time)
        guard there.contains(layer) else {
            let reason = isKeyboardShown ? "a keyboard covers the bar; send dismissKeyboard first" : nil
            throw BarError.layerNotThere(layer, there: there, reason: reason)
        }
    }

    public func perform(_ effect: BarEffect<Value>) async throws {
        if effect == .expand { await onAccessoryTap?() }
    }
}
