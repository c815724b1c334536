/// The app changes the values that it owns.
extension SearchTabBar {
    /// One value that the app owns, as `set` takes it in.
    public enum Value: Sendable {
        /// The tab that shows: the pill slides to it, with the haptic of a changed choice.
        case selection(Tab)
        /// Two to four tabs in order; those that are gone lose what they kept.
        case items([Item])
        /// The field's text; while search is open, the results follow it.
        case query(String)
        /// Recent searches, newest first; blank and repeated ones are dropped, and all past the eighth.
        case recents([String])
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
        let effects = try next.apply(values, at: time)
        self = next
        return effects
    }

    private mutating func apply(_ values: [Value], at time: Seconds) throws -> [BarEffect<Tab>] {
        try lastEvent.move(to: time)
        var selection = self.selection
        for value in values {
            switch value {
            case .selection(let tab): selection = tab
            case .items(let items): self.items = items
            case .query(let query): self.query = query
            case .recents(let recents): self.recents = Recents.tidy(recents)
            }
        }
        try Self.validate(items, selection: selection)
        let isOther = selection != self.selection
        if isOther { select(selection, at: time) }
        pill.head(for: items.place(of: selection), at: time)
        tabs.keep(items.map(\.tab))
        refresh(at: time)
        return isOther ? [.haptic(.selection)] : []
    }
}
