/// One tab of a search tab bar.
public struct SearchTabBarItem<Tab: Hashable & Sendable>: Hashable, Identifiable, Sendable, BarItem {
    /// The app's own value, which a selection gives back.
    public let tab: Tab
    /// The tab's name in layer ids and stories: `tab-bar/tab-<id>`.
    public let id: String
    /// The label under the symbol, spoken too, and shown large by a long press at accessibility sizes.
    public var title: String
    /// An outline SF Symbol; the selected tab shows its fill variant.
    public var symbol: String
    /// A count; over 99 it reads "99+", nil and 0 draw none.
    public var badge: Int?

    /// The id is the tab's raw string where it has one, else the words that Swift describes it by.
    public init(_ tab: Tab, title: String, symbol: String, badge: Int? = nil) {
        self.tab = tab
        id = layerID(of: tab)
        self.title = title
        self.symbol = symbol
        self.badge = badge
    }
}
