/// The app changes the values that it owns.
extension TabView {
    /// One value that the app owns, or one thing that its modifiers say, as `set` takes it in.
    public enum Value: Sendable {
        /// The tab that shows; the pill slides to it.
        case selection(SelectionValue)
        /// The tabs in order; those that are gone lose what they kept.
        case tabs([Item])
        /// The search field's text, by which the search tab's screen is built anew.
        case query(String)
        /// Nil takes the slot away.
        case accessory((@Sendable (TabViewBottomAccessoryPlacement?) -> TabAccessoryPresentation.Content)?)
        /// `isEnabled` of `tabViewBottomAccessory(isEnabled:content:)`.
        case accessoryEnabled(Bool)
        /// The environment has a placement, or none.
        case placementUndefined(Bool)
        /// When the bar makes itself small from now on.
        case minimizeBehavior(TabBarMinimizeBehavior)
        /// How far scrolling minimises the bar from now on, and what brings it back.
        case minimizeRules(MinimizeRules)
        /// True takes the bar away: an accessory then stands at the foot of the content.
        case barHidden(Bool)
        /// True draws a background of the app's own behind the bar, which kills the glass.
        case barBackgroundOpaque(Bool)
        /// The wedge of the visible screen moves to another state.
        case wedge(Wedge)
        /// Nil makes the accessory no button.
        case onAccessoryTap((@MainActor () -> Void)?)
        /// Nil makes the accessory's control no button.
        case onAccessoryControl((@Sendable () async throws -> Void)?)
    }

    /// Takes new values in, all at once, so that tabs and a selection among them may change together.
    ///
    /// Throws `BarError` for what `init` refuses too; then nothing has changed.
    @discardableResult
    public mutating func set(_ values: Value..., at time: Seconds) throws -> [BarEffect<SelectionValue>] {
        try set(values, at: time)
    }

    /// The same for a list of values; of two of one kind the later one stands.
    @discardableResult
    public mutating func set(_ values: [Value], at time: Seconds) throws -> [BarEffect<SelectionValue>] {
        try change(at: time) { view in
            var selection = view.selection
            for value in values {
                if case .selection(let tab) = value {
                    selection = tab
                } else {
                    try view.take(value, at: time)
                }
            }
            try Self.validate(view.tabs, selection: selection, query: view.query)
            if selection != view.selection { _ = view.select(selection, at: time) }
            view.keepTabs(at: time)
            return []
        }
    }

    private mutating func take(_ value: Value, at time: Seconds) throws {
        switch value {
        case .selection: break
        case .tabs(let new): tabs = new
        case .query(let text): _ = try setQuery(text)
        case .accessory(let content):
            setAccessory(content.map { BottomAccessory(isEnabled: accessory?.isEnabled, content: $0) }, at: time)
        case .accessoryEnabled(let isEnabled):
            var slot = accessory
            slot?.isEnabled = isEnabled
            setAccessory(slot, at: time)
        case .placementUndefined(let isUndefined): hasUndefinedPlacement = isUndefined
        case .minimizeBehavior(let behavior):
            minimizeBehavior = behavior
            settleMinimized(at: time)
        case .minimizeRules(let rules):
            minimizeRules = rules
            settleMinimized(at: time)
        case .barBackgroundOpaque(let isOpaque): hasOpaqueBackground = isOpaque
        case .barHidden(let isHidden):
            isBarHiddenByApp = isHidden
            settleMinimized(at: time)
        case .wedge(let wedge):
            guard pages.current.top.wedge != nil else {
                throw BarError.eventOutOfPlace(
                    event: "set wedge",
                    reason: "the visible screen has no wedge",
                    remedy: "Give that screen a wedge."
                )
            }
            pages.current.top.wedge?.head(for: wedge, at: time)
        case .onAccessoryTap(let action): onExpand = action
        case .onAccessoryControl(let action): onControl = action
        }
    }

    /// Forgets tabs that are gone, the one that showed last among them.
    private mutating func keepTabs(at time: Seconds) {
        pages.keep(tabs.map(\.value))
        if !ordinaryTabs.contains(where: { $0.value == lastTab }), let first = ordinaryTabs.first {
            lastTab = first.value
        }
        pill.head(for: ordinaryTabs.place(of: lastTab), at: time)
    }
}
