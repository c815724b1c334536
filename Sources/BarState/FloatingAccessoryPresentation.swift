/// A tab bar host with its floating accessory at one moment.
public struct FloatingAccessoryPresentation: Hashable, Sendable {
    /// Where the accessory stands between the safe sides; right to left changes leading and trailing over.
    public enum Position: String, Hashable, Sendable, CaseIterable {
        /// At the side where reading begins.
        case leading
        /// In the middle.
        case center
        /// At the side where reading ends.
        case trailing
    }

    /// The view that the app installed, as layout needs to know it.
    public enum Content: Hashable, Sendable {
        /// A button with a symbol alone.
        case symbol(String, label: String)
        /// A button with a title.
        case text(String)
        /// A view that would like this many points of width.
        case wide(title: String, width: Double)
    }

    /// The tabs of the bar below, as they show and speak.
    public var tabs: [TabPresentation]
    /// Nil once removed.
    public var content: Content?
    /// The snapshot of what was removed or replaced, while `visibility` or `size` still carries it away.
    public var leavingContent: Content?
    /// Where the content heads for; `place` says where it is on its way.
    public var position: Position
    /// Whether the app hid the accessory, installed or not.
    public var isHidden: Bool
    /// iOS 18: the bar is away, the accessory down at the safe area.
    public var isTabBarHidden: Bool
    /// iOS 26: the bar is one round button and the accessory stands inline.
    public var isMinimized: Bool
    /// 0 leading, 0.5 center, 1 trailing.
    public var place: MotionTrack
    /// 0 hidden or removed, 1 shown.
    public var visibility: MotionTrack
    /// From 0 to 1 at each change of the content's size.
    public var size: MotionTrack
    /// 0 there, 1 hidden.
    public var tabBarHidden: MotionTrack
    /// 0 full size, 1 minimised.
    public var minimize: MotionTrack
    /// The index of the selected tab.
    public var pill: MotionTrack

    /// A host that shows its accessory at the trailing end, at rest, unless said otherwise.
    public init(
        tabs: [TabPresentation],
        content: Content?,
        leavingContent: Content? = nil,
        position: Position = .trailing,
        isHidden: Bool = false,
        isTabBarHidden: Bool = false,
        isMinimized: Bool = false,
        place: MotionTrack = MotionTrack(1),
        visibility: MotionTrack = MotionTrack(1),
        size: MotionTrack = MotionTrack(1),
        tabBarHidden: MotionTrack = MotionTrack(0),
        minimize: MotionTrack = MotionTrack(0),
        pill: MotionTrack = MotionTrack(0)
    ) {
        self.tabs = tabs
        self.content = content
        self.leavingContent = leavingContent
        self.position = position
        self.isHidden = isHidden
        self.isTabBarHidden = isTabBarHidden
        self.isMinimized = isMinimized
        self.place = place
        self.visibility = visibility
        self.size = size
        self.tabBarHidden = tabBarHidden
        self.minimize = minimize
        self.pill = pill
    }
}
