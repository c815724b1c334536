/// A listening app's root on a search tab bar: results filter a catalogue of shows and episodes as one types.
public struct SearchTabBarExample: BarMachine {
    /// The app's three tabs, by the ids that layers have.
    public enum Tab: String, Hashable, Sendable, CaseIterable {
        /// Selected as the app opens.
        case listenNow
        /// With a badge of 2, for two new episodes.
        case library
        /// Every show, as tiles.
        case browse
    }

    /// The bar as it is after the last event.
    public private(set) var bar: SearchTabBar<Tab>

    /// The app as it opens, with three recent searches and two new episodes in the library.
    ///
    /// Throws `BarError` only if the example itself is wrong.
    public init() throws {
        bar = try SearchTabBar(
            selection: .listenNow,
            items: [
                .init(.listenNow, title: "Listen Now", symbol: "play.circle"),
                .init(.library, title: "Library", symbol: "books.vertical", badge: 2),
                .init(.browse, title: "Browse", symbol: "square.grid.2x2"),
            ],
            prompt: "Shows and Episodes",
            recents: ["tide", "Small Machines", "piano"],
            content: { $0.screen },
            results: { Catalogue.results(for: $0) }
        )
    }

    public mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<Tab>] {
        try bar.handle(event, at: time)
    }

    public func presentation(at time: Seconds) -> Presentation { bar.presentation(at: time) }

    public func tappableLayers(at time: Seconds) -> [String] { bar.tappableLayers(at: time) }

    public func perform(_ effect: BarEffect<Tab>) async throws { try await bar.perform(effect) }
}

/// The shows and episodes that the example searches.
private enum Catalogue {
    struct Show {
        var title: String
        var subject: String
        var symbol: String
        var episodes: [Episode]
    }

    struct Episode {
        var title: String
        var minutes: Int
    }

    static let shows = [
        show("Tidal Clocks", "History", "clock", ["How Harbours Keep Time": 42, "The Last Lamplighter": 40]),
        show(
            "The Long Table",
            "Cooking",
            "cup.and.saucer",
            ["A Kitchen for Forty": 36, "One Street, Nine Bakeries": 31]
        ),
        show(
            "Small Machines",
            "Science",
            "cpu",
            ["The Hinge That Outlived Its Door": 29, "A Bridge Nobody Designed": 44]
        ),
        show("Night Ferry", "Stories", "moon", ["Crossing in Fog": 51, "Letters Kept Dry": 27]),
        show("Second Draft", "Books", "book", ["What the Margin Said": 33, "Chapter Nought": 30]),
        show("Far Corners", "Travel", "globe", ["Maps Without Roads": 47, "Snow on the Relay": 55]),
        show("Room Tone", "Music", "mic", ["The Choir in the Stairwell": 24, "A Piano Travels North": 35]),
        show("Field Season", "Nature", "binoculars", ["Counting Swifts": 38, "The Tide Pool at Noon": 26]),
        show("Piano, Unhurried", "Music", "music.note", ["Three Late Waltzes": 58, "Left Hand Alone": 49]),
        show("Ghosts of the Line", "Stories", "tram", ["The 23:10 to Nowhere": 37, "Lamp Room": 41]),
        show("Harvest Letters", "History", "envelope", ["A Dry Year": 32, "Apples by Rail": 28]),
        show("Slow Rivers", "Nature", "drop", ["Ice Going Out": 61, "Below the Weir": 54]),
        show("Under the Stairs", "Comedy", "lightbulb", ["The Landlord's Parrot": 22, "Spare Key": 25]),
        show("Close Listening", "Music", "headphones", ["Why the Chorus Waits": 34, "Echo as an Instrument": 39]),
    ]

    /// Shows and episodes whose words hold the query, whatever the case; nil where none do.
    static func results(for query: String) -> Screen? {
        let wanted = query.lowercased()
        func holds(_ text: String) -> Bool { text.lowercased().contains(wanted) }
        let found = shows.indices.filter { holds(shows[$0].title) || holds(shows[$0].subject) }
        let episodes = shows.indices.flatMap { place in
            shows[place].episodes.filter { holds($0.title) || holds(shows[place].title) }.map { row($0, of: place) }
        }
        let sections = [
            Screen.Section(heading: "Shows", content: .rows(found.map(row))),
            Screen.Section(heading: "Episodes", content: .rows(episodes)),
        ]
        let filled = sections.filter { !$0.content.isEmpty }
        return filled.isEmpty ? nil : Screen(title: "", sections: filled)
    }

    static func row(_ place: Int) -> Screen.Item {
        let show = shows[place]
        return Screen.Item(title: show.title, subtitle: show.subject, symbol: show.symbol, artwork: place)
    }

    static func row(_ episode: Episode, of place: Int) -> Screen.Item {
        Screen.Item(
            title: episode.title,
            subtitle: shows[place].title,
            artwork: place,
            detail: "\(episode.minutes) min"
        )
    }

    private static func show(
        _ title: String,
        _ subject: String,
        _ symbol: String,
        _ episodes: KeyValuePairs<String, Int>
    ) -> Show {
        Show(
            title: title,
            subject: subject,
            symbol: symbol,
            episodes: episodes.map { Episode(title: $0.key, minutes: $0.value) }
        )
    }
}

extension SearchTabBarExample.Tab {
    /// The screen behind the bar.
    var screen: Screen {
        let shows = Catalogue.shows
        let latest = shows.indices.compactMap { place in
            shows[place].episodes.first.map { Catalogue.row($0, of: place) }
        }
        switch self {
        case .listenNow:
            return Screen(
                title: "Listen Now",
                sections: [
                    .init(heading: "Up Next", content: .cards(shows.indices.prefix(6).map(Catalogue.row))),
                    .init(heading: "Latest Episodes", content: .rows(latest)),
                ]
            )
        case .library:
            let sorted = shows.indices.sorted { shows[$0].title < shows[$1].title }
            let news = [5, 7].compactMap { place in
                shows[place].episodes.last.map { Catalogue.row($0, of: place) }
            }
            return Screen(
                title: "Library",
                sections: [
                    .init(heading: "New Episodes", content: .rows(news)),
                    .init(heading: "Your Shows", content: .rows(sorted.map(Catalogue.row))),
                ]
            )
        case .browse:
            return Screen(
                title: "Browse",
                sections: [
                    .init(
                        content: .text([
                            "Fourteen shows made by small teams, from harbour bells to late waltzes.",
                            "Open one to hear where it starts, or search for a word you remember.",
                        ])
                    ),
                    .init(heading: "All Shows", content: .grid(shows.indices.map(Catalogue.row))),
                ]
            )
        }
    }
}
