/// A media app on the system's tab view: a mini player that knows where it stands, a bar that minimises as the feed
/// scrolls, search in a tab of its own, videos that play while they can be seen, and covers that open out of their tiles.
///
/// It plays the app's part: it owns the player, and pauses or plays once the control's closure has come back.
public struct MediaAppExample: BarMachine {
    /// The app's tab view at the last event.
    public private(set) var view: TabView<String>
    /// The mini player as the app owns it, playing at first.
    public private(set) var player: MiniPlayer

    /// The app as it opens.
    ///
    /// Throws `BarError` only if the example itself is wrong.
    public init() throws {
        player = MediaApp.player
        view = try MediaApp.root()
    }

    public mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<String>] {
        var next = self
        let effects = try next.view.handle(event, at: time)
        if case .controlEnds = event {
            next.player.isPlaying.toggle()
            let player = next.player
            try next.view.set(.accessory { player.body(in: $0) }, at: time)
        }
        self = next
        return effects
    }

    public func presentation(at time: Seconds) -> Presentation { view.presentation(at: time) }

    public func tappableLayers(at time: Seconds) -> [String] { view.tappableLayers(at: time) }

    public func perform(_ effect: BarEffect<String>) async throws { try await view.perform(effect) }
}

/// The app's description.
private enum MediaApp {
    static let player = MiniPlayer(title: "Slow Rivers", subtitle: "Ice Going Out", artwork: 13)

    static func root() throws -> TabView<String> {
        try TabView {
            Tab("Home", systemImage: "house") { feed }
            Tab("Library", systemImage: "books.vertical") { library }
            Tab(role: .search) { query in
                results(for: query)
                    .searchable(prompt: "Films and Shows")
                    .searchToolbarBehavior(.minimize)
            }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { player.body(in: $0) }
        .onAccessoryControl {}
        .fallback(for: [
            .tab, .searchTab, .tabBarMinimizeBehavior, .tabViewBottomAccessory, .searchToolbarBehavior,
            .matchedTransitionSource, .zoomTransition, .onScrollVisibilityChange,
        ])
    }

    /// How much of a video must be seen. Documented by the example that this one follows.
    static let autoplayThreshold = 0.6

    static var feed: Screen {
        Screen(
            title: "Home",
            sections: [
                .init(
                    heading: "Trailers",
                    content: .grid([
                        video("Night Ferry", "Tonight", 3),
                        video("Field Season", "New", 7),
                    ])
                ),
                .init(heading: "Continue Watching", content: .rows(films.map { row($0) })),
                .init(heading: "For a Quiet Evening", content: .cards(films.prefix(6).map { card($0) })),
            ]
        )
    }

    static var library: Screen {
        Screen(title: "Library", sections: [.init(heading: "Your Films", content: .grid(films.map { tile($0) }))])
    }

    static func results(for query: String) -> Screen {
        let wanted = query.trimmed.lowercased()
        guard !wanted.isEmpty else {
            return Screen(title: "Search", sections: [.init(heading: "Browse", content: .grid(subjects))])
        }
        let found = films.filter { $0.title.lowercased().contains(wanted) || $0.kind.lowercased().contains(wanted) }
        return Screen(
            title: "Search",
            sections: [
                .init(
                    content: found.isEmpty
                        ? .message(SearchTabBarRules.noResults) : .rows(found.map { row($0) })
                )
            ]
        )
    }

    // MARK: Films

    struct Film {
        var title: String
        var kind: String
        var length: String
        var artwork: Int
    }

    static let films = [
        Film(title: "Slow Rivers", kind: "Nature", length: "1 h 34 min", artwork: 13),
        Film(title: "The Lamp Room", kind: "Drama", length: "1 h 52 min", artwork: 15),
        Film(title: "Apples by Rail", kind: "History", length: "58 min", artwork: 17),
        Film(title: "Night Ferry", kind: "Thriller", length: "2 h 6 min", artwork: 3),
        Film(title: "Left Hand Alone", kind: "Music", length: "1 h 12 min", artwork: 14),
        Film(title: "Counting Swifts", kind: "Nature", length: "47 min", artwork: 7),
        Film(title: "Spare Key", kind: "Comedy", length: "1 h 28 min", artwork: 16),
        Film(title: "Maps Without Roads", kind: "Travel", length: "1 h 3 min", artwork: 5),
        Film(title: "The Hinge", kind: "Drama", length: "1 h 41 min", artwork: 2),
        Film(title: "A Kitchen for Forty", kind: "Cooking", length: "52 min", artwork: 1),
        Film(title: "Chapter Nought", kind: "Comedy", length: "1 h 19 min", artwork: 4),
        Film(title: "Below the Weir", kind: "Nature", length: "1 h 7 min", artwork: 12),
    ]

    static let subjects = [
        Screen.Item(title: "Comedy", symbol: "lightbulb", artwork: 16),
        Screen.Item(title: "Drama", symbol: "book", artwork: 4),
        Screen.Item(title: "History", symbol: "hourglass", artwork: 17),
        Screen.Item(title: "Music", symbol: "music.note", artwork: 14),
        Screen.Item(title: "Nature", symbol: "tree", artwork: 7),
        Screen.Item(title: "Travel", symbol: "airplane", artwork: 5),
    ]

    static func video(_ title: String, _ subtitle: String, _ artwork: Int) -> Screen.Item {
        Screen.Item(title: title, subtitle: subtitle, artwork: artwork)
            .onScrollVisibilityChange(threshold: autoplayThreshold)
    }

    static func row(_ film: Film) -> Screen.Item {
        Screen.Item(title: film.title, subtitle: film.kind, artwork: film.artwork, detail: film.length)
    }

    static func card(_ film: Film) -> Screen.Item {
        Screen.Item(title: film.title, subtitle: film.kind, artwork: film.artwork)
    }

    /// A tile that its film opens out of.
    static func tile(_ film: Film) -> Screen.Item {
        card(film)
            .matchedTransitionSource(id: film.title.asID)
            .navigationLink { page(of: film).navigationTransition(.zoom(sourceID: film.title.asID)) }
    }

    static func page(of film: Film) -> Screen {
        Screen(
            title: film.title,
            sections: [
                .init(
                    content: .text(["\(film.kind), \(film.length). Watch it from the start, or from where you left it."]
                    )
                ),
                .init(heading: "More Like This", content: .rows(films.filter { $0.kind == film.kind }.map { row($0) })),
            ]
        )
    }
}
