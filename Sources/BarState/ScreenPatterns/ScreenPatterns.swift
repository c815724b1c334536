/// What a screen asks of its bar, its edges, its search and its transitions, as its modifiers say.
public struct ScreenPatterns: Hashable, Sendable {
    /// `searchable(text:prompt:)`.
    public struct Searchable: Hashable, Sendable {
        public var text: String
        public var prompt: String

        public init(text: String, prompt: String) {
            self.text = text
            self.prompt = prompt
        }
    }

    public internal(set) var searchable: Searchable?
    public internal(set) var searchToolbarBehavior: SearchToolbarBehavior?
    /// `searchToolbarBehavior` without a `searchable` before it, where it does nothing.
    public internal(set) var isToolbarBehaviorStray = false
    public internal(set) var topStyle: ScreenEdges.EdgeStyle?
    public internal(set) var bottomStyle: ScreenEdges.EdgeStyle?
    public internal(set) var bars: [ScreenEdges.Bar] = []
    /// How many views carry `backgroundExtensionEffect()`.
    public internal(set) var backgroundExtensions = 0
    public internal(set) var hasSidebar = false
    /// How the screen comes, where it is a destination.
    public internal(set) var transition: NavigationTransition = .automatic
    public internal(set) var wedge: Wedge?
    /// Whether the bar finds the screen's scroll view; one that it doesn't find never minimises the bar.
    public internal(set) var isScrollViewFound = true
    /// The last row doesn't end above the bar and its accessory.
    public internal(set) var ignoresBottomSafeArea = false
    /// `toolbar(.hidden, for: .tabBar)`.
    public internal(set) var hidesTabBar = false

    public init() {}
}

/// How a search field appears in the toolbar.
public enum SearchToolbarBehavior: String, Hashable, Sendable, CaseIterable {
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
