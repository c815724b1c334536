/// The system's tab view as a value, by SwiftUI's names: tabs, a bottom accessory, a search tab, and the patterns of the
/// screens behind them.
///
/// Events go in with their times, effects come out, and `presentation(at:)` says what shows. How a version of iOS draws
/// it, and what it leaves out, is decided afterwards: `Presentation.on(_:)`.
public struct TabView<SelectionValue: Hashable & Sendable>: Sendable {
    /// A tab of this view, with the screen behind it.
    public typealias Item = BarState.Tab<SelectionValue>

    /// The tab that shows, which may be the search tab.
    public var selection: SelectionValue { pages.selection }
    /// The tabs as the app declared them, the search tab among them.
    public internal(set) var tabs: [Item]
    /// What is in the search field; closing and leaving search keep it.
    public internal(set) var query = ""
    /// Whether the bar is one round button with the selected tab's symbol, or on its way there.
    public internal(set) var isMinimized = false

    /// How far scrolling minimises the bar, and what brings it back.
    public var minimizeRules = MinimizeRules.standard

    // What the modifiers said.
    var minimizeBehavior: TabBarMinimizeBehavior?
    var accessory: BottomAccessory?
    var hasUndefinedPlacement = false
    var searchActivation: TabSearchActivation?
    var searchable: ScreenPatterns.Searchable?
    var isToolbarBehaviorStray = false
    var tintToken: String?
    var isBarHiddenByApp = false
    var hasOpaqueBackground = false
    var fallbacks: Set<AvailabilityGate.API> = []
    var onExpand: (@MainActor () -> Void)?
    var onControl: (@Sendable () async throws -> Void)?
    var onSubmit: (@MainActor (String) -> Void)?

    // What happened.
    var pages: VisitedTabs<SelectionValue>
    /// The tab that showed last, apart from the search tab.
    var lastTab: SelectionValue
    /// The search field was opened from its button.
    var isSearchUsed = false
    var isSearchFocused = false
    var isContentKeyboardShown = false
    /// A sheet or a cover that grew out of a cell.
    var cover: ZoomMotion?
    var leavingAccessory: TabAccessoryPresentation?
    var runs = ControlRuns()
    var touch = Touch()
    var lastEvent = LastEvent()
    var minimize = MotionTrack(0)
    var pill: MotionTrack
    var rise = MotionTrack(0)
    var searchOpen = MotionTrack(0)
    var searchFocus = MotionTrack(0)

    /// A tab view at rest.
    ///
    /// Throws `BarError` for no tabs, two tabs with one id, two search tabs, an unknown selection, a badge below zero,
    /// an empty title or symbol, and for screens with a visibility threshold outside 0…1 or a zoom without a source.
    public init(selection: SelectionValue, tabs: [Item]) throws {
        let query = tabs.compactMap { $0.content("").patterns.searchable?.text }.first { !$0.isEmpty } ?? ""
        try Self.validate(tabs, selection: selection, query: query)
        self.tabs = tabs
        self.query = query
        pages = VisitedTabs(selection: selection) { Self.screen(of: $0, in: tabs, query: query) }
        let ordinary = tabs.filter { $0.role == nil }
        lastTab = ordinary.first { $0.value == selection }?.value ?? ordinary.first?.value ?? selection
        pill = MotionTrack(ordinary.place(of: lastTab))
        settleSearch()
    }

    /// A tab view whose selection the app owns.
    public init(selection: SelectionValue, @TabContentBuilder<SelectionValue> content: () -> [Item]) throws {
        try self.init(selection: selection, tabs: content())
    }

    /// The tabs in order, without the search tab.
    var ordinaryTabs: [Item] { tabs.filter { $0.role == nil } }
    var searchTab: Item? { tabs.first { $0.role == .search } }
    var isLegacy: Bool { tabs.contains(where: \.isLegacy) }

    /// Throws `BarError` for tabs that the bar can't hold and for screens that can't be.
    static func validate(_ tabs: [Item], selection: SelectionValue, query: String) throws {
        try tabs.validate(selection: selection)
        let searches = tabs.filter { $0.role == .search }
        if searches.count > 1 { throw BarError.searchTabs(searches.map(\.id)) }
        if searches.count == tabs.count { throw BarError.noTabs }
        for tab in tabs { try tab.content(query).validate() }
    }

    static func screen(of value: SelectionValue, in tabs: [Item], query: String) -> Screen {
        tabs.first { $0.value == value }?.content(query) ?? Screen(title: "")
    }
}

extension TabView where SelectionValue == String {
    /// A tab view that keeps its selection itself, beginning with the first tab.
    public init(@TabContentBuilder<String> content: () -> [Item]) throws {
        let tabs = content()
        try self.init(selection: tabs.first?.value ?? "", tabs: tabs)
    }
}

/// When selecting the search tab takes the field's focus.
public enum TabSearchActivation: String, Hashable, Sendable, CaseIterable {
    /// A tap on the field does; ending the search has no other effect.
    case automatic
    /// Selecting the tab does, and ending the search goes back to the tab before it.
    case searchTabSelection
}

/// What the app put into the slot of `tabViewBottomAccessory`.
struct BottomAccessory: Sendable {
    /// Nil where the app gave no `isEnabled`.
    var isEnabled: Bool?
    var content: @Sendable (TabViewBottomAccessoryPlacement?) -> TabAccessoryPresentation.Content

    var isShown: Bool { isEnabled ?? true }
}
