/// What a screen asks of its bar, its edges, its search and its transitions, as its modifiers say.
public struct ScreenPatterns: Hashable, Sendable {
    /// `searchable(text:prompt:)`.
    public struct Searchable: Hashable, Sendable {
        /// What is in the field as the app begins.
        public var text: String
        /// What the empty field shows.
        public var prompt: String

        /// A field with its text and its prompt.
        public init(text: String, prompt: String) {
            self.text = text
            self.prompt = prompt
        }
    }

    /// The search that the screen asks for; nil asks for none.
    public internal(set) var searchable: Searchable?
    /// How that search's field appears; nil is the system's choice.
    public internal(set) var searchToolbarBehavior: SearchToolbarBehavior?
    /// `searchToolbarBehavior` without a `searchable` before it, where it does nothing.
    public internal(set) var isToolbarBehaviorStray = false
    /// How content gives way at the head; nil is the system's choice.
    public internal(set) var topStyle: ScreenEdges.EdgeStyle?
    /// How content gives way at the foot; nil is the system's choice.
    public internal(set) var bottomStyle: ScreenEdges.EdgeStyle?
    /// The bars in the safe area, in the order of their modifiers: the last of an edge stands outermost.
    public internal(set) var bars: [ScreenEdges.Bar] = []
    /// How many views carry `backgroundExtensionEffect()`.
    public internal(set) var backgroundExtensions = 0
    /// Whether the screen asks for a sidebar, which only an iPad draws.
    public internal(set) var hasSidebar = false
    /// How the screen comes, where it is a destination.
    public internal(set) var transition: NavigationTransition = .automatic
    /// The animatable shape that the screen shows on a card; nil shows none.
    public internal(set) var wedge: Wedge?
    /// Whether the bar finds the screen's scroll view; one that it doesn't find never minimises the bar.
    public internal(set) var isScrollViewFound = true
    /// The last row doesn't end above the bar and its accessory.
    public internal(set) var ignoresBottomSafeArea = false
    /// `toolbar(.hidden, for: .tabBar)`.
    public internal(set) var hidesTabBar = false

    /// A screen that asks for nothing.
    public init() {}
}

/// How a search field appears in the toolbar.
public enum SearchToolbarBehavior: String, Hashable, Sendable, CaseIterable {
    /// A field that is open at once.
    case automatic
    /// A button until it is used.
    case minimize
}

/// How a destination comes and goes.
public enum NavigationTransition: Hashable, Sendable {
    /// The system's own slide.
    case automatic
    /// Out of the cell that carries `matchedTransitionSource(id:)` with this id.
    case zoom(sourceID: String)
}

extension Screen {
    /// The same screen with one of its patterns changed.
    func with(_ change: (inout ScreenPatterns) -> Void) -> Screen {
        var copy = self
        change(&copy.patterns)
        return copy
    }
}
