import BarState
import Testing

extension TabView where SelectionValue == Place {
    /// Three tabs and, if asked, a search tab, over plain screens.
    static func underTest(
        selection: Place = .home,
        hasSearch: Bool = false,
        badge: Int? = nil,
        home: Screen = Screen(title: "home"),
        searching: @escaping @Sendable (String) -> Screen = { Screen(title: "found \($0)").searchable() }
    ) throws -> Self {
        try TabView(selection: selection) {
            BarState.Tab("Home", systemImage: "house", value: .home) { home }
            BarState.Tab("Library", systemImage: "books.vertical", value: .library) { Screen(title: "library") }
                .badge(badge)
            BarState.Tab("Downloads", systemImage: "arrow.down.circle", value: .downloads) {
                Screen(title: "downloads")
            }
            if hasSearch { BarState.Tab(value: .search, role: .search, content: searching) }
        }
    }

    /// A bar that 100 points of scrolling minimised, at second 1.
    static func minimized(hasSearch: Bool = false, badge: Int? = nil) throws -> Self {
        var view = try underTest(hasSearch: hasSearch, badge: badge).tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory { MiniPlayer.sample.body(in: $0) }
        try view.scroll(100)
        try #require(view.isMinimized)
        return view
    }
}

extension TabView {
    /// Scrolls the visible content, at second 1 unless told otherwise.
    mutating func scroll(_ distances: Double..., limit: Double = 1_000, at time: Seconds = 1) throws {
        for distance in distances { _ = try handle(.scroll(by: distance, limit: limit), at: time) }
    }

    mutating func tap(_ layer: String, at time: Seconds = 1) throws { _ = try handle(.tap(layer), at: time) }

    func shown(at time: Seconds = 1) throws -> TabViewPresentation {
        guard case .tabView(let bar) = presentation(at: time).bar else { throw WrongBar() }
        return bar
    }
}

extension MiniPlayer {
    static let sample = MiniPlayer(title: "Slow Rivers", subtitle: "Ice Going Out", artwork: 13)
}
