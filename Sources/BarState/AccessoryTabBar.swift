/// The accessory tab bar as a value: a capsule of tabs, and above it whatever is live.
///
/// Events go in with their times, effects come out, and `presentation(at:)` says what shows. The bar holds the values
/// that the app owns (selection, items, accessory, `onControl`); the app changes them through `set`, and what the bar
/// changes itself comes out as an effect.
public struct AccessoryTabBar<Tab: Hashable & Sendable>: Sendable {
    /// A tab of this bar.
    public typealias Item = AccessoryTabBarItem<Tab>
    /// What is live above the tabs, or beside them while the bar is folded.
    public typealias Accessory = AccessoryTabBarAccessory
    /// Who draws the bar on iOS 26: the system, or the block.
    public typealias Style = AccessoryTabBarPresentation.Style

    /// The tab that shows, with the pill behind it; folded, its symbol is on the round button.
    public var selection: Tab { tabs.selection }
    /// The tabs in the order they stand in the capsule.
    public internal(set) var items: [Item]
    /// What is live; nil leaves the capsule of tabs alone.
    public internal(set) var accessory: Accessory?
    /// The style that the app asked for, kept for as long as the bar lives.
    public let style: Style
    /// Whether the tabs are one round button with the accessory beside it.
    public internal(set) var isFolded = false
    /// Whether the accessory's full view is up.
    public internal(set) var isExpanded = false

    /// Points from the top within which the bar is always expanded.
    public var nearTop = AccessoryTabBarRules.nearTop
    /// Whether the system draws the bar, as `.automatic` has it on iOS 26: it watches all scrolling by itself, and the
    /// mark `.accessoryTabBarScrollTracking()` does nothing.
    public var isSystemBar = false
    /// How far scrolling folds the system's bar, and what brings it back.
    public var minimizeRules = MinimizeRules.standard

    let content: @Sendable (Tab) -> Screen
    var onControl: (@Sendable () async throws -> Void)?
    var onExpand: (@MainActor () -> Void)?

    var tabs: VisitedTabs<Tab>
    var runs = ControlRuns()
    var touch = Touch()
    var lastEvent = LastEvent()
    var isKeyboardShown = false
    var leavingAccessory: AccessoryPresentation?
    var leavingControl: ControlPresentation?
    var fold = MotionTrack(0)
    var pill: MotionTrack
    var rise: MotionTrack
    var controlSwap = MotionTrack(1)

    /// A bar at rest, with the content of the selected tab built and no other.
    ///
    /// - Parameters:
    ///   - selection: The tab that shows.
    ///   - items: The tabs, in order.
    ///   - accessory: What is live; nil leaves the capsule of tabs alone.
    ///   - style: `.automatic` is the system bar on iOS 26 and the block's own before, `.custom` the own bar everywhere.
    ///   - onControl: Asks the app's player to pause or play, or ends the workout; nil hides the control.
    ///   - onExpand: Opens the full view; nil makes the row no button.
    ///   - content: Builds the screen of a tab, at its first visit.
    ///
    /// Throws `BarError` for no tabs, two tabs with one id, an unknown selection, a badge below zero, an empty title or
    /// symbol, and a progress outside 0…1 or not a number.
    public init(
        selection: Tab,
        items: [Item],
        accessory: Accessory? = nil,
        style: Style = .automatic,
        onControl: (@Sendable () async throws -> Void)? = nil,
        onExpand: (@MainActor () -> Void)? = nil,
        content: @escaping @Sendable (Tab) -> Screen
    ) throws {
        try items.validate(selection: selection)
        try accessory?.validate()
        self.items = items
        self.accessory = accessory
        self.style = style
        self.onControl = onControl
        self.onExpand = onExpand
        self.content = content
        tabs = VisitedTabs(selection: selection, build: content)
        pill = MotionTrack(items.place(of: selection))
        rise = MotionTrack(accessory == nil ? 0 : 1)
    }
}
