/// The app changes the values that it owns.
extension AccessoryTabBar {
    /// One value that the app owns, as `set` takes it in.
    public enum Value: Sendable {
        /// The tab that shows: the pill slides to it, and its own scroll offset decides the fold.
        case selection(Tab)
        /// The tabs in order, with their titles, symbols and badges; those that are gone lose what they kept.
        case items([Item])
        /// Another id is another thing; nil lets the accessory go.
        case accessory(Accessory?)
        /// Nil hides the control.
        case onControl((@Sendable () async throws -> Void)?)
        /// Nil makes the row no button.
        case onExpand((@MainActor () -> Void)?)
    }

    /// Takes new values in, all at once, so that items and a selection among them may change together.
    ///
    /// Throws `BarError` for what `init` refuses too; then nothing has changed.
    @discardableResult
    public mutating func set(_ values: Value..., at time: Seconds) throws -> [BarEffect<Tab>] {
        try set(values, at: time)
    }

    /// The same for a list of values; of two of one kind the later one stands.
    @discardableResult
    public mutating func set(_ values: [Value], at time: Seconds) throws -> [BarEffect<Tab>] {
        var next = self
        let effects = try next.change(at: time) { bar in
            var selection = bar.selection
            for value in values {
                switch value {
                case .selection(let tab): selection = tab
                case .items(let items): bar.items = items
                case .accessory(let accessory): try bar.replaceAccessory(with: accessory, at: time)
                case .onControl(let closure): bar.onControl = closure
                case .onExpand(let closure): bar.onExpand = closure
                }
            }
            try bar.items.validate(selection: selection)
            if selection != bar.selection { bar.select(selection, at: time) }
            bar.pill.head(for: bar.items.place(of: selection), at: time)
            bar.tabs.keep(bar.items.map(\.tab))
            return []
        }
        self = next
        return effects
    }

    private mutating func replaceAccessory(with new: Accessory?, at time: Seconds) throws {
        try new?.validate()
        if new?.id != accessory?.id {
            if accessory != nil { leavingAccessory = accessoryPresentation(at: time) }
            runs.abandon()
        }
        if new == nil { isExpanded = false }
        rise.head(for: new == nil ? 0 : 1, at: time)
        accessory = new
    }
}
