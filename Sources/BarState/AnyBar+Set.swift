extension AnyBar {
    /// A tab of either bar.
    public struct Item: Hashable, Sendable {
        public var id: String
        public var title: String
        public var symbol: String
        public var badge: Int?

        public init(id: String, title: String, symbol: String, badge: Int? = nil) {
            self.id = id
            self.title = title
            self.symbol = symbol
            self.badge = badge
        }

        /// As a tab of an accessory tab bar.
        public var accessoryTabBarItem: AccessoryTabBarItem<String> {
            AccessoryTabBarItem(id, title: title, symbol: symbol, badge: badge)
        }

        /// As a tab of a search tab bar.
        public var searchTabBarItem: SearchTabBarItem<String> {
            SearchTabBarItem(id, title: title, symbol: symbol, badge: badge)
        }
    }

    /// A value that the app owns, under the name that a story's `set` gives it.
    public enum Value: Sendable {
        case selection(String)
        case items([Item])
        case accessory(AccessoryTabBarAccessory?)
        case onControl((@Sendable () async throws -> Void)?)
        case onExpand((@MainActor () -> Void)?)
        case query(String)
        case recents([String])

        public var name: String {
            switch self {
            case .selection: "selection"
            case .items: "items"
            case .accessory: "accessory"
            case .onControl: "onControl"
            case .onExpand: "onExpand"
            case .query: "query"
            case .recents: "recents"
            }
        }
    }

    /// Takes new values in, all at once.
    ///
    /// Throws `BarError` for a value that this kind of bar doesn't have, and for what its `init` refuses.
    @discardableResult
    public mutating func set(_ values: [Value], at time: Seconds) throws -> [BarEffect<String>] {
        switch self {
        case .accessoryTabBar(var bar):
            let effects = try bar.set(values.map { try $0.forAccessoryTabBar() }, at: time)
            self = .accessoryTabBar(bar)
            return effects
        case .searchTabBar(var bar):
            let effects = try bar.set(values.map { try $0.forSearchTabBar() }, at: time)
            self = .searchTabBar(bar)
            return effects
        }
    }
}

extension AnyBar.Value {
    func forAccessoryTabBar() throws -> AccessoryTabBar<String>.Value {
        switch self {
        case .selection(let tab): .selection(tab)
        case .items(let items): .items(items.map(\.accessoryTabBarItem))
        case .accessory(let accessory): .accessory(accessory)
        case .onControl(let closure): .onControl(closure)
        case .onExpand(let closure): .onExpand(closure)
        case .query, .recents:
            throw BarError.eventOutOfPlace(
                event: "set \(name)",
                reason: "the accessory tab bar has no \(name)",
                remedy: "It has selection, items, accessory, onControl and onExpand."
            )
        }
    }

    func forSearchTabBar() throws -> SearchTabBar<String>.Value {
        switch self {
        case .selection(let tab): .selection(tab)
        case .items(let items): .items(items.map(\.searchTabBarItem))
        case .query(let query): .query(query)
        case .recents(let recents): .recents(recents)
        case .accessory, .onControl, .onExpand:
            throw BarError.eventOutOfPlace(
                event: "set \(name)",
                reason: "the search tab bar has no \(name)",
                remedy: "It has selection, items, query and recents."
            )
        }
    }
}
