import BarState
import Testing

/// The tabs of the bars under test.
enum Place: String, Hashable, Sendable, CaseIterable {
    case home, library, search, downloads
}

extension AccessoryTabBar where Tab == Place {
    /// Four tabs over tracked content, with an episode playing unless the test says otherwise.
    static func underTest(
        selection: Place = .home,
        badge: Int? = nil,
        accessory: Accessory? = .sample,
        style: Style = .custom,
        onControl: (@Sendable () async throws -> Void)? = {},
        onExpand: (@MainActor () -> Void)? = {},
        content: @escaping @Sendable (Place) -> Screen = { .tracked($0.rawValue) }
    ) throws -> Self {
        try AccessoryTabBar(
            selection: selection,
            items: [
                .init(.home, title: "Home", symbol: "house"),
                .init(.library, title: "Library", symbol: "books.vertical", badge: badge),
                .init(.search, title: "Search", symbol: "magnifyingglass"),
                .init(.downloads, title: "Downloads", symbol: "arrow.down.circle"),
            ],
            accessory: accessory,
            style: style,
            onControl: onControl,
            onExpand: onExpand,
            content: content
        )
    }

    /// A bar that was folded by 100 points of scrolling, at second 1.
    static func folded(accessory: Accessory? = .sample, badge: Int? = nil) throws -> Self {
        var bar = try underTest(badge: badge, accessory: accessory)
        _ = try bar.handle(.scroll(by: 100, limit: 1_000), at: 1)
        try #require(bar.isFolded)
        return bar
    }

    /// Scrolls the visible content, at the time of the last event.
    mutating func scroll(_ distances: Double..., limit: Double = 1_000, at time: Seconds = 1) throws {
        for distance in distances { _ = try handle(.scroll(by: distance, limit: limit), at: time) }
    }

    func shown(at time: Seconds = 1) throws -> AccessoryTabBarPresentation {
        guard case .accessoryTabBar(let bar) = presentation(at: time).bar else { throw WrongBar() }
        return bar
    }

    func accessoryShown(at time: Seconds = 1) throws -> AccessoryPresentation {
        try #require(try shown(at: time).accessory)
    }
}

extension SearchTabBar where Tab == Place {
    /// Three tabs, two new in the library, three recents, and results for anything that isn't "nothing".
    static func underTest(
        query: String = "",
        recents: [String] = ["tides", "bread", "piano"],
        onSubmit: @escaping @MainActor (String) -> Void = { _ in },
        onReselect: @escaping @MainActor (Place) -> Void = { _ in },
        content: @escaping @Sendable (Place) -> Screen = { .tracked($0.rawValue) },
        results: @escaping @Sendable (String) -> Screen? = { $0 == "nothing" ? nil : .found($0) }
    ) throws -> Self {
        try SearchTabBar(
            selection: .home,
            items: [
                .init(.home, title: "Listen Now", symbol: "play.circle"),
                .init(.library, title: "Library", symbol: "books.vertical", badge: 2),
                .init(.downloads, title: "Browse", symbol: "square.grid.2x2"),
            ],
            query: query,
            recents: recents,
            onSubmit: onSubmit,
            onReselect: onReselect,
            content: content,
            results: results
        )
    }

    /// A bar whose search was opened at second 1, and a text typed.
    static func open(typed: String = "", recents: [String] = ["tides", "bread", "piano"]) throws -> Self {
        var bar = try underTest(recents: recents)
        _ = try bar.handle(.tap(BarLayer.searchButton), at: 1)
        if !typed.isEmpty { _ = try bar.handle(.type(typed), at: 1) }
        return bar
    }

    func shown(at time: Seconds = 1) throws -> SearchTabBarPresentation {
        guard case .searchTabBar(let bar) = presentation(at: time).bar else { throw WrongBar() }
        return bar
    }
}

struct WrongBar: Error {}

extension Screen {
    static func tracked(_ title: String) -> Screen { Screen(title: title).accessoryTabBarScrollTracking() }

    static func found(_ title: String) -> Screen {
        Screen(title: "", sections: [Section(content: .rows([Item(title: title)]))])
    }
}
