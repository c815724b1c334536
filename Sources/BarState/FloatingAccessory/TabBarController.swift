/// A tab bar controller as a value: the host of a floating accessory, on iOS 18 and 26.
public struct TabBarController<Value: Hashable & Sendable>: Sendable {
    /// A tab of this host, with the screen behind it.
    public typealias Item = BarState.Tab<Value>
    /// The app's own value of a tab, as effects give it back.
    public typealias Tab = Value

    /// When scrolling hides the bar on iOS 18, where the system has no such behaviour: the app's own policy.
    public struct ScrollPolicy: Hashable, Sendable {
        /// Points of scrolling down that hide the bar, and up that show it.
        public var distance: Double
        /// A policy of so many points, 40 where none are said.
        public init(distance: Double = 40) { self.distance = distance }
    }

    /// The iOS it runs on: it decides how the accessory looks, and what scrolling does.
    public internal(set) var release: SystemRelease
    /// The tab that shows.
    public var selection: Value { pages.selection }
    /// The tabs in the order they stand in the bar.
    public internal(set) var tabs: [Item]
    /// Whether the bar is one round button with the accessory beside it; always false before iOS 26.
    public internal(set) var isMinimized = false

    /// Content, position and visibility of the accessory.
    public var floatingAccessoryController = FloatingAccessoryController()
    /// iOS 26 and later: when the bar minimises; before, nothing does.
    public var tabBarMinimizeBehavior: TabBarMinimizeBehavior = .automatic
    /// How far scrolling minimises the bar on iOS 26, and what brings it back.
    public var minimizeRules = MinimizeRules.standard
    /// Before iOS 26: the app calls `setTabBarHidden` by it.
    public var scrollPolicy: ScrollPolicy?
    /// Runs when the accessory's button is tapped; without it the accessory is no button.
    public var onAccessoryTap: (@MainActor () -> Void)?

    var pages: VisitedTabs<Value>
    var isKeyboardShown = false
    var touch = Touch()
    var lastEvent = LastEvent()
    var minimize = MotionTrack(0)
    var pill: MotionTrack

    /// A host at rest, without an accessory.
    ///
    /// Throws `BarError` for no tabs, two tabs with one id, an unknown selection, a badge below zero, an empty title or
    /// symbol, and for anything but an iPhone with iOS 18 or later.
    public init(
        selection: Value,
        tabs: [Item],
        device: FloatingAccessoryController.Device = .iPhone,
        release: SystemRelease = .iOS26
    ) throws {
        try FloatingAccessoryController.check(device: device, release: release)
        try tabs.validate(selection: selection)
        self.tabs = tabs
        self.release = release
        pages = VisitedTabs(selection: selection) { Self.screen(of: $0, in: tabs) }
        pill = MotionTrack(tabs.place(of: selection))
    }

    /// UIKit's own call, of which the accessory hears nothing on iOS 18: a finding says so.
    ///
    /// Throws `BarError` for a time before the last.
    public mutating func setTabBarHidden(_ isHidden: Bool, animated: Bool = false, at time: Seconds) throws {
        try floatingAccessoryController.noteTabBarHidden(isHidden, animated: animated, at: time)
    }

    /// Whether the system draws the accessory in its own slot.
    var isNative: Bool { AvailabilityGate.gate(of: .tabViewBottomAccessory).isOpen(on: release) }

    static func screen(of value: Value, in tabs: [Item]) -> Screen {
        tabs.first { $0.value == value }?.content("") ?? Screen(title: "")
    }
}
