/// Everything a person could see or hear at one moment, without a pixel: the state model's output and layout's input.
///
/// The app's tab type ends here; layout sees each item's string id.
public struct Presentation: Hashable, Sendable {
    /// The moment that motion is measured at, in seconds.
    public var time: Seconds
    /// The bar in front of the content, by its kind.
    public var bar: Bar
    /// The content of the selected tab, or of the search; the topmost pushed screen where there is one.
    public var content: Content
    /// The sheet that covers the screen: the accessory's full view.
    public var sheet: Sheet?
    /// Whether a keyboard is up, in the content or for the search field.
    public var isKeyboardShown: Bool
    /// The layer id under the finger, such as `accessory/control`.
    public var pressed: String?
    /// The layer id that a long press holds, such as `tab-bar/tab-home`: the large content viewer at accessibility sizes.
    public var longPressed: String?
    /// What the visible screen asks of its edges, its background and its transitions.
    public var edges: ScreenEdges

    /// A moment without sheet, keyboard or finger, unless said otherwise.
    public init(
        time: Seconds,
        bar: Bar,
        content: Content,
        sheet: Sheet? = nil,
        isKeyboardShown: Bool = false,
        pressed: String? = nil,
        longPressed: String? = nil,
        edges: ScreenEdges = ScreenEdges()
    ) {
        self.time = time
        self.bar = bar
        self.content = content
        self.sheet = sheet
        self.isKeyboardShown = isKeyboardShown
        self.pressed = pressed
        self.longPressed = longPressed
        self.edges = edges
    }

    /// The four kinds of bar, each with all that its drawing depends on.
    public enum Bar: Hashable, Sendable {
        /// The block's own capsule of tabs with what is live above it.
        case accessoryTabBar(AccessoryTabBarPresentation)
        /// The block's own capsule of tabs with the round search button beside it.
        case searchTabBar(SearchTabBarPresentation)
        /// The system's bar: glass on iOS 26, the classic one before.
        case tabView(TabViewPresentation)
        /// The system's bar with a small view floating above it, or beside it.
        case floatingAccessory(FloatingAccessoryPresentation)
    }

    /// The screen that shows, and how far it is scrolled.
    public struct Content: Hashable, Sendable {
        /// What is on the screen, as the app described it.
        public var screen: Screen
        /// Points scrolled from the top, past the ends where the content rubber-bands.
        public var scrollOffset: Double
        /// The content was scrolled to its last row: at every text size the last row is what shows above the bar.
        public var isScrolledToEnd: Bool
        /// The title of the screen below, where this one was pushed on it.
        public var backTitle: String?
        /// The search field under the title, where it stood before iOS 26; nil where there is none.
        public var search: NativeSearchPresentation?

        /// A screen at its top with nothing below it, unless said otherwise.
        public init(screen: Screen, scrollOffset: Double = 0, isScrolledToEnd: Bool = false, backTitle: String? = nil) {
            self.screen = screen
            self.scrollOffset = scrollOffset
            self.isScrolledToEnd = isScrolledToEnd
            self.backTitle = backTitle
        }
    }

    /// The full view that `onExpand` opens.
    public struct Sheet: Hashable, Sendable {
        /// What the full view shows large: artwork, texts, line and control.
        public var accessory: AccessoryPresentation
        /// The full view of this accessory.
        public init(accessory: AccessoryPresentation) { self.accessory = accessory }
    }
}

/// One tab as it shows and speaks.
public struct TabPresentation: Hashable, Sendable {
    /// The tab's name in layer ids: `tab-bar/tab-<id>`.
    public var id: String
    /// The label under the symbol, and in the large content viewer.
    public var title: String
    /// The outline SF Symbol; the selected tab shows the fill form.
    public var symbol: String
    /// The badge's figures, "99+" over 99; nil draws none.
    public var badge: String?
    /// Whether it is drawn as the chosen one: its symbol filled, and the pill behind it where the bar has a pill.
    public var isSelected: Bool
    /// What is spoken: "Library, 2 new".
    public var spoken: String

    /// A tab whose badge and spoken text are already in words.
    public init(id: String, title: String, symbol: String, badge: String?, isSelected: Bool, spoken: String) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.badge = badge
        self.isSelected = isSelected
        self.spoken = spoken
    }
}

/// The accessory as it shows and speaks.
public struct AccessoryPresentation: Hashable, Sendable {
    /// Tells one live thing from another; nothing of it is seen.
    public var id: String
    /// The first line, which a folded row keeps.
    public var title: String
    /// The subtitle; where there is an error, the layout draws that in its place.
    public var subtitle: String
    /// The error's words, for four seconds, in the danger colour.
    public var error: String?
    /// The SF Symbol on the artwork square.
    public var symbol: String
    /// 0…1; nil hides the line.
    public var progress: Double?
    /// Whether it plays or runs: a waveform on the artwork moves only then.
    public var isActive: Bool
    /// The button at the trailing end; nil draws none, and the text has its room.
    public var control: ControlPresentation?
    /// Title, subtitle, percentage, Playing or Paused.
    public var spoken: String
    /// That it opens the full view; nil where it opens none.
    public var hint: String?

    /// A row whose texts and hint are already in words.
    public init(
        id: String,
        title: String,
        subtitle: String,
        error: String? = nil,
        symbol: String,
        progress: Double?,
        isActive: Bool,
        control: ControlPresentation?,
        spoken: String,
        hint: String?
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.error = error
        self.symbol = symbol
        self.progress = progress
        self.isActive = isActive
        self.control = control
        self.spoken = spoken
        self.hint = hint
    }
}

/// The accessory's one control.
public struct ControlPresentation: Hashable, Sendable {
    /// `pause.fill`, `play.fill`, or the app's own symbol.
    public var symbol: String
    /// Pause, Play, or the app's own label.
    public var label: String
    /// The closure runs: a spinner stands in its place.
    public var isBusy: Bool

    /// A control that shows its symbol, or a spinner while it is busy.
    public init(symbol: String, label: String, isBusy: Bool) {
        self.symbol = symbol
        self.label = label
        self.isBusy = isBusy
    }
}

/// The accessory tab bar at one moment.
public struct AccessoryTabBarPresentation: Hashable, Sendable {
    /// Who draws the bar on iOS 26.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// The system bar on iOS 26, the block's own before.
        case automatic
        /// The block's own bar on every version.
        case custom
    }

    /// The style that the app asked for.
    public var style: Style
    /// The tabs in the capsule, in order.
    public var tabs: [TabPresentation]
    /// Whether the bar has folded, or is on its way: one round button with the accessory beside it.
    public var isFolded: Bool
    /// Nil where nothing is live.
    public var accessory: AccessoryPresentation?
    /// What was live before, while `rise` still carries it away.
    public var leavingAccessory: AccessoryPresentation?
    /// The control before the last change, while `controlSwap` still fades it out; nil where there was none.
    public var leavingControl: ControlPresentation?
    /// 0 expanded, 1 folded.
    public var fold: MotionTrack
    /// The index of the selected tab.
    public var pill: MotionTrack
    /// 0 no accessory, 1 an accessory.
    public var rise: MotionTrack
    /// From 0 to 1 at each change of the control's face.
    public var controlSwap: MotionTrack

    /// A bar with its tracks, by which layout finds the frame of any moment.
    public init(
        style: Style,
        tabs: [TabPresentation],
        isFolded: Bool,
        accessory: AccessoryPresentation?,
        leavingAccessory: AccessoryPresentation? = nil,
        leavingControl: ControlPresentation? = nil,
        fold: MotionTrack,
        pill: MotionTrack,
        rise: MotionTrack,
        controlSwap: MotionTrack = MotionTrack(1)
    ) {
        self.style = style
        self.tabs = tabs
        self.isFolded = isFolded
        self.accessory = accessory
        self.leavingAccessory = leavingAccessory
        self.leavingControl = leavingControl
        self.fold = fold
        self.pill = pill
        self.rise = rise
        self.controlSwap = controlSwap
    }
}

/// The search tab bar at one moment.
public struct SearchTabBarPresentation: Hashable, Sendable {
    /// What fills the screen above the open field.
    public enum Panel: Hashable, Sendable {
        /// Recent searches, newest first, under a heading with Clear.
        case recents([String])
        /// The short prompt where there are no recents.
        case recentsPrompt(String)
        /// The results closure's screen; its content stands in `Presentation.content`.
        case results
    }

    /// The two to four tabs in the capsule, in order.
    public var tabs: [TabPresentation]
    /// Whether the field is open, or opening, with the tabs as one round button.
    public var isSearchOpen: Bool
    /// Whether the field has the caret.
    public var isFieldFocused: Bool
    /// The field's text as it was typed, white space and all.
    public var query: String
    /// What the empty field shows.
    public var prompt: String
    /// What stands above the field while search is open; nil while it is closed.
    public var panel: Panel?
    /// What VoiceOver says for the round search button: "Search".
    public var searchButtonSpoken: String
    /// What VoiceOver says for the folded tabs: "Back to Library", with the tab's badge.
    public var foldedTabSpoken: String
    /// 0 closed, 1 open.
    public var search: MotionTrack
    /// The index of the selected tab.
    public var pill: MotionTrack
    /// 0 hidden, 1 shown.
    public var clearButton: MotionTrack

    /// A bar with its tracks, by which layout finds the frame of any moment.
    public init(
        tabs: [TabPresentation],
        isSearchOpen: Bool,
        isFieldFocused: Bool,
        query: String,
        prompt: String,
        panel: Panel?,
        searchButtonSpoken: String,
        foldedTabSpoken: String,
        search: MotionTrack,
        pill: MotionTrack,
        clearButton: MotionTrack
    ) {
        self.tabs = tabs
        self.isSearchOpen = isSearchOpen
        self.isFieldFocused = isFieldFocused
        self.query = query
        self.prompt = prompt
        self.panel = panel
        self.searchButtonSpoken = searchButtonSpoken
        self.foldedTabSpoken = foldedTabSpoken
        self.search = search
        self.pill = pill
        self.clearButton = clearButton
    }
}
