/// The app changes the values that it owns.
extension SearchTabBar {
    public enum Value: Sendable {
        case selection(Tab)
        case items([Item])
        case query(String)
        case recents([String])
    }

    /// Takes new values in, all at once, so that items and a selection among them may change together.
    ///
    /// Throws `BarError` for what `init` refuses too; then nothing has changed.
    @discardableResult
    public mutating func set(_ values: Value..., at time: Seconds) throws -> [BarEffect<Tab>] {
        try set(values, at: time)
    }

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
