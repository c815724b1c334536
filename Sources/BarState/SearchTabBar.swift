/// The search tab bar as a value: a capsule of tabs, and apart beside it a button that opens into a field.
///
/// Events go in with their times, effects come out, and `presentation(at:)` says what shows. The bar holds the values
/// that the app owns (selection, items, query, recents); the app changes them through `set`, and what the bar changes
/// itself comes out as an effect.
public struct SearchTabBar<Tab: Hashable & Sendable>: Sendable {
    /// A tab of this bar.
    public typealias Item = SearchTabBarItem<Tab>

    /// The tab that shows, or that the folded button leads back to while search is open.
    public var selection: Tab { tabs.selection }
    /// The two to four tabs in the order they stand in the capsule.
    public internal(set) var items: [Item]
    /// The field's text as it was typed; leaving search clears it.
    public internal(set) var query: String
    /// What the empty field shows.
    public let prompt: String
    /// Newest first, at most eight, no two equal once white space at either side is dropped.
    public internal(set) var recents: [String]
    /// Whether the field is open and the tabs are one round button.
    public internal(set) var isSearchOpen = false
    /// Whether the field has the caret and the keyboard.
    public internal(set) var isFieldFocused = false

    let onSubmit: @MainActor (String) -> Void
    let onReselect: @MainActor (Tab) -> Void
    let content: @Sendable (Tab) -> Screen
    let results: @Sendable (String) -> Screen?

    var tabs: VisitedTabs<Tab>
    var found: Found?
    var touch = Touch()
    var lastEvent = LastEvent()
    /// A keyboard for a field in the content, while search is closed.
    var isContentKeyboardShown = false
    var search = MotionTrack(0)
    var pill: MotionTrack
    var clearButton = MotionTrack(0)

    /// The results for one trimmed query, with what was pushed on them.
    struct Found: Hashable, Sendable {
        var query: String
        var pages: PageStack
    }

    /// A bar at rest with search closed, and the content of the selected tab built and no other.
    ///
    /// - Parameters:
    ///   - selection: The tab that shows.
    ///   - items: Two to four tabs, in order.
    ///   - query: The field's text; it may be set before search opens.
    ///   - prompt: What the empty field shows.
    ///   - recents: Recent searches, newest first; blank and repeated ones are dropped, and all past the eighth.
    ///   - onSubmit: Takes the trimmed query when Search is pressed or a recent is picked.
    ///   - onReselect: Takes the selected tab when it is tapped again.
    ///   - content: Builds the screen of a tab, at its first visit.
    ///   - results: Builds the results for a trimmed query that isn't empty; nil or an empty screen says "No Results".
    ///
    /// Throws `BarError` for fewer than two or more than four tabs, two tabs with one id, an unknown selection, a badge
    /// below zero, and an empty title or symbol.
    public init(
        selection: Tab,
        items: [Item],
        query: String = "",
        prompt: String = "Search",
        recents: [String] = [],
        onSubmit: @escaping @MainActor (String) -> Void = { _ in },
        onReselect: @escaping @MainActor (Tab) -> Void = { _ in },
        content: @escaping @Sendable (Tab) -> Screen,
        results: @escaping @Sendable (String) -> Screen?
    ) throws {
        try Self.validate(items, selection: selection)
        self.items = items
        self.query = query
        self.prompt = prompt
        self.recents = Recents.tidy(recents)
        self.onSubmit = onSubmit
        self.onReselect = onReselect
        self.content = content
        self.results = results
        tabs = VisitedTabs(selection: selection, build: content)
        pill = MotionTrack(items.place(of: selection))
    }

    /// Throws `BarError` for a number of tabs that the capsule can't hold, and for what every bar refuses.
    static func validate(_ items: [Item], selection: Tab) throws {
        guard !items.isEmpty else { throw BarError.noTabs }
        guard SearchTabBarRules.tabCount.contains(items.count) else { throw BarError.tabCount(items.count) }
        try items.validate(selection: selection)
    }
}
