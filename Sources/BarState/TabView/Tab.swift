/// One tab of a tab view, or of a tab bar controller, with the screen behind it.
public struct Tab<Value: Hashable & Sendable>: Identifiable, Sendable, BarItem {
    /// What a tab is for beyond its content.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// Stands apart, and opens into a field.
        case search
    }

    /// The app's own value, which a selection gives back.
    public let value: Value
    /// The tab's name in layer ids and stories: `tab-bar/tab-<id>`.
    public let id: String
    /// The label under the symbol, which is spoken too; a minimised bar doesn't show it.
    public var title: String
    /// An outline SF Symbol.
    public var systemImage: String
    /// What the tab is for beyond its content; nil for an ordinary tab.
    public var role: Role?
    /// Built with `.tabItem`.
    public let isLegacy: Bool
    /// A count; over 99 it reads "99+", nil and 0 draw none.
    public private(set) var badge: Int?
    /// The screen for what is in the search field; other tabs' screens don't look at it.
    let content: @Sendable (_ query: String) -> Screen

    var tab: Value { value }
    var symbol: String { systemImage }

    init(
        value: Value,
        id: String,
        title: String,
        systemImage: String,
        role: Role?,
        isLegacy: Bool,
        content: @escaping @Sendable (String) -> Screen
    ) {
        self.value = value
        self.id = id
        self.title = title
        self.systemImage = systemImage
        self.role = role
        self.isLegacy = isLegacy
        self.content = content
    }

    /// A tab with its label, an outline SF Symbol and its screen; a role of nil makes it an ordinary one.
    public init(
        _ title: String,
        systemImage: String,
        value: Value,
        role: Role? = nil,
        content: @escaping @Sendable () -> Screen
    ) {
        self.init(
            value: value,
            id: layerID(of: value),
            title: title,
            systemImage: systemImage,
            role: role,
            isLegacy: false,
            content: { _ in content() }
        )
    }

    /// The search tab, whose title and symbol are the system's; its screen is built for each query.
    public init(value: Value, role: Role, content: @escaping @Sendable (_ query: String) -> Screen) {
        self.init(
            value: value,
            id: layerID(of: value),
            title: SystemBarWords.search,
            systemImage: SystemBarWords.searchSymbol,
            role: role,
            isLegacy: false,
            content: content
        )
    }

    /// A count on the tab.
    public func badge(_ count: Int?) -> Self {
        var copy = self
        copy.badge = count
        return copy
    }
}

extension Tab where Value == String {
    /// A tab of a tab view without a selection of the app's: its id is made of its title.
    public init(
        _ title: String,
        systemImage: String,
        role: Role? = nil,
        content: @escaping @Sendable () -> Screen
    ) {
        self.init(title, systemImage: systemImage, value: title.asID, role: role, content: content)
    }

    /// The search tab of a tab view without a selection of the app's.
    public init(role: Role, content: @escaping @Sendable (_ query: String) -> Screen) {
        self.init(value: SystemBarWords.search.asID, role: role, content: content)
    }
}

extension String {
    /// "Listen Now" as `listen-now`.
    var asID: String {
        trimmed.lowercased().split { $0.isWhitespace || $0 == "/" }.joined(separator: "-")
    }
}
