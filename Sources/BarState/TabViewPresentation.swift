/// The system's tab view at one moment: `TabView` with its tab bar, bottom accessory and search, by SwiftUI's names.
///
/// It says what is there, not how a system version draws it: layout draws glass on iOS 26 and the classic bar before.
public struct TabViewPresentation: Hashable, Sendable {
    /// The tabs in order, without the one whose role is search. While the search tab's field is open, the tab before it
    /// counts as selected: its symbol is what the round button shows.
    public var tabs: [TabPresentation]
    /// `Tab(role: .search)`, which stands apart; nil where there is none.
    public var searchTab: TabPresentation?
    /// Built with `.tabItem`: neither collapses nor hosts an accessory.
    public var isLegacy: Bool
    /// Whether the bar is one round button with the selected tab's symbol.
    public var isMinimized: Bool
    /// `tabViewBottomAccessory`; nil where there is none, or `isEnabled` is false.
    public var accessory: TabAccessoryPresentation?
    /// What was in the slot before, while `rise` still carries it away.
    public var leavingAccessory: TabAccessoryPresentation?
    /// The search that is open, in the search tab or by `searchable`; nil while it is closed.
    public var search: NativeSearchPresentation?
    /// The bar's tint where the app set one: a token's path such as `color.textPrimary`; nil is the app's tint.
    public var tintToken: String?
    /// `toolbar(.hidden, for: .tabBar)`: an accessory stands at the foot of the content.
    public var isBarHidden: Bool
    /// A background of the app's own behind the bar, which kills the glass: the fault, not the rule.
    public var hasOpaqueBackground: Bool
    /// 0 full size, 1 minimised.
    public var minimize: MotionTrack
    /// The index of the selected tab.
    public var pill: MotionTrack
    /// 0 no accessory, 1 an accessory.
    public var rise: MotionTrack
    /// 0 closed, 1 open at the foot.
    public var searchOpen: MotionTrack
    /// 0 at the foot, 1 above the keyboard.
    public var searchFocus: MotionTrack

    /// A bar of full size at rest, without accessory or search, unless said otherwise.
    public init(
        tabs: [TabPresentation],
        searchTab: TabPresentation? = nil,
        isLegacy: Bool = false,
        isMinimized: Bool = false,
        accessory: TabAccessoryPresentation? = nil,
        leavingAccessory: TabAccessoryPresentation? = nil,
        search: NativeSearchPresentation? = nil,
        tintToken: String? = nil,
        isBarHidden: Bool = false,
        hasOpaqueBackground: Bool = false,
        minimize: MotionTrack = MotionTrack(0),
        pill: MotionTrack = MotionTrack(0),
        rise: MotionTrack = MotionTrack(0),
        searchOpen: MotionTrack = MotionTrack(0),
        searchFocus: MotionTrack = MotionTrack(0)
    ) {
        self.tabs = tabs
        self.searchTab = searchTab
        self.isLegacy = isLegacy
        self.isMinimized = isMinimized
        self.accessory = accessory
        self.leavingAccessory = leavingAccessory
        self.search = search
        self.tintToken = tintToken
        self.isBarHidden = isBarHidden
        self.hasOpaqueBackground = hasOpaqueBackground
        self.minimize = minimize
        self.pill = pill
        self.rise = rise
        self.searchOpen = searchOpen
        self.searchFocus = searchFocus
    }
}

/// Where the system has put the accessory: `TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: String, Hashable, Sendable, CaseIterable {
    /// Beside the minimised tab.
    case inline
    /// Above the tab bar, or at the foot of the content where there is no bar.
    case expanded
}

/// The bottom accessory's slot and what the app put into it.
public struct TabAccessoryPresentation: Hashable, Sendable {
    /// What the slot's capsule holds.
    public enum Content: Hashable, Sendable {
        /// An empty view: an empty capsule.
        case empty
        /// The mini player of a media app.
        case player(MiniPlayerPresentation)
        /// The accessory block's own row, drawn in the system's slot.
        case accessory(AccessoryPresentation)
    }

    /// Nil where the environment has none.
    public var placement: TabViewBottomAccessoryPlacement?
    /// What the app put in, for the placement that it was given.
    public var content: Content

    /// A slot with its content; a placement of nil says that the environment has none.
    public init(placement: TabViewBottomAccessoryPlacement?, content: Content) {
        self.placement = placement
        self.content = content
    }
}

/// A mini player in the form that its placement asks for.
public struct MiniPlayerPresentation: Hashable, Sendable {
    /// The first line, in both forms.
    public var title: String
    /// Shown in the expanded form only.
    public var subtitle: String?
    /// Which of the theme's artwork gradients is its cover.
    public var artwork: Int
    /// Whether the control is Pause rather than Play.
    public var isPlaying: Bool
    /// `CompactPlayerControls` rather than `ExpandedPlayer`: inline, nil and unknown placements draw it.
    public var isCompact: Bool
    /// What VoiceOver says for the capsule: title, subtitle where it shows, and Playing or Paused.
    public var spoken: String

    /// A player whose form and spoken text fit each other already.
    public init(title: String, subtitle: String?, artwork: Int, isPlaying: Bool, isCompact: Bool, spoken: String) {
        self.title = title
        self.subtitle = subtitle
        self.artwork = artwork
        self.isPlaying = isPlaying
        self.isCompact = isCompact
        self.spoken = spoken
    }
}

/// The system's search while it is open.
public struct NativeSearchPresentation: Hashable, Sendable {
    /// The field's text as it was typed; empty shows the prompt.
    public var query: String
    /// What the empty field shows.
    public var prompt: String
    /// Above the keyboard with a close button, or at the foot with the tabs beside it.
    public var isFocused: Bool
    /// `searchToolbarBehavior(.minimize)`: a button until it is used.
    public var isMinimizedToButton: Bool

    /// A search whose field is open, rather than a button, unless said otherwise.
    public init(query: String, prompt: String, isFocused: Bool, isMinimizedToButton: Bool = false) {
        self.query = query
        self.prompt = prompt
        self.isFocused = isFocused
        self.isMinimizedToButton = isMinimizedToButton
    }
}
