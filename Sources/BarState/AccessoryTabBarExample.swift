/// A listening app on an accessory tab bar: an episode whose line creeps on, and a control that takes a moment.
///
/// It plays the app's part: it owns the playback, passes a new accessory as time goes by, and pauses or plays once the
/// control's closure has come back. Time is a value here too, so the example is as repeatable as the bar.
public struct AccessoryTabBarExample: BarMachine {
    /// The app's four tabs, by the ids that layers have.
    public enum Tab: String, Hashable, Sendable, CaseIterable {
        /// Selected as the app opens.
        case home
        /// With a badge of 2.
        case library
        /// An ordinary tab with a magnifying glass.
        case search
        /// The last of the four.
        case downloads
    }

    /// How long the player takes to pause or play. Ours.
    public static let controlDuration: Duration = .milliseconds(800)

    /// The bar at the last event, whose accessory stands as it was then.
    public private(set) var bar: AccessoryTabBar<Tab>
    private var playback: Playback

    /// The app as it opens, with an episode playing.
    ///
    /// - Parameters:
    ///   - custom: Shows the block's own bar on iOS 26 too.
    ///   - clock: Measures the moment that the control takes.
    ///
    /// Throws `BarError` only if the example itself is wrong.
    public init(custom: Bool = false, clock: any Clock<Duration> = ContinuousClock()) throws {
        let playback = Playback(episode: .sample, duration: 2_520, elapsed: 882)
        self.playback = playback
        bar = try AccessoryTabBar(
            selection: .home,
            items: [
                .init(.home, title: "Home", symbol: "house"),
                .init(.library, title: "Library", symbol: "books.vertical", badge: 2),
                .init(.search, title: "Search", symbol: "magnifyingglass"),
                .init(.downloads, title: "Downloads", symbol: "arrow.down.circle"),
            ],
            accessory: playback.accessory(at: 0),
            style: custom ? .custom : .automatic,
            onControl: { try await clock.sleep(for: Self.controlDuration) },
            // The Now Playing sheet shows what the bar's presentation carries.
            onExpand: {},
            content: { $0.screen }
        )
    }

    public mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<Tab>] {
        var next = self
        try next.bar.set(.accessory(playback.accessory(at: time)), at: time)
        let wasBusy = next.bar.control?.isBusy == true
        let effects = try next.bar.handle(event, at: time)
        if case .controlEnds = event, wasBusy, next.bar.control?.isBusy == false {
            next.playback.toggle(at: time)
            try next.bar.set(.accessory(next.playback.accessory(at: time)), at: time)
        }
        self = next
        return effects
    }

    public func presentation(at time: Seconds) -> Presentation { creeping(to: time).presentation(at: time) }

    public func tappableLayers(at time: Seconds) -> [String] { bar.tappableLayers(at: time) }

    public var errorEnd: Seconds? { bar.errorEnd }

    public func perform(_ effect: BarEffect<Tab>) async throws { try await bar.perform(effect) }

    /// The bar with the episode's line at a later moment.
    private func creeping(to time: Seconds) -> AccessoryTabBar<Tab> {
        var later = bar
        // A moment before the last event shows the line as it was left.
        guard (try? later.set(.accessory(playback.accessory(at: time)), at: time)) != nil else { return bar }
        return later
    }

    /// An episode and how far it has played, in seconds.
    private struct Playback: Sendable {
        var episode: AccessoryTabBarAccessory
        var duration: Seconds
        var elapsed: Seconds
        var isPlaying = true
        /// When `elapsed` was right.
        var since: Seconds = 0

        func elapsed(at time: Seconds) -> Seconds {
            isPlaying ? min(duration, elapsed + max(0, time - since)) : elapsed
        }

        mutating func toggle(at time: Seconds) {
            elapsed = elapsed(at: time)
            since = time
            isPlaying.toggle()
        }

        func accessory(at time: Seconds) -> AccessoryTabBarAccessory {
            var accessory = episode
            accessory.progress = elapsed(at: time) / duration
            accessory.isActive = isPlaying
            return accessory
        }
    }
}

extension AccessoryTabBarExample.Tab {
    /// The screen behind the bar.
    var screen: Screen {
        switch self {
        case .home: Self.homeScreen
        case .library: Self.libraryScreen
        case .search: Self.searchScreen
        case .downloads: Self.downloadsScreen
        }
    }

    private static let homeScreen = Screen(
        title: "Home",
        sections: [
            .init(
                heading: "Jump Back In",
                content: .cards([
                    .init(title: "Tidal Clocks", subtitle: "28 min left", symbol: "clock", artwork: 0),
                    .init(title: "The Long Table", subtitle: "11 min left", symbol: "cup.and.saucer", artwork: 1),
                    .init(title: "Small Machines", subtitle: "Episode 42", symbol: "cpu", artwork: 2),
                    .init(title: "Night Ferry", subtitle: "Part three", symbol: "moon", artwork: 3),
                    .init(title: "Second Draft", subtitle: "New today", symbol: "book", artwork: 4),
                ])
            ),
            .init(
                heading: "New Episodes",
                content: .rows([
                    episode("How Harbours Keep Time", "Tidal Clocks", "42 min", 0),
                    episode("A Kitchen for Forty", "The Long Table", "36 min", 1),
                    episode("The Hinge That Outlived Its Door", "Small Machines", "29 min", 2),
                    episode("Crossing in Fog", "Night Ferry", "51 min", 3),
                    episode("What the Margin Said", "Second Draft", "33 min", 4),
                    episode("Maps Without Roads", "Far Corners", "47 min", 5),
                    episode("The Choir in the Stairwell", "Room Tone", "24 min", 6),
                    episode("Counting Swifts", "Field Season", "38 min", 7),
                    episode("One Street, Nine Bakeries", "The Long Table", "31 min", 8),
                    episode("A Bridge Nobody Designed", "Small Machines", "44 min", 9),
                    episode("Letters Kept Dry", "Night Ferry", "27 min", 10),
                    episode("The Last Lamplighter", "Tidal Clocks", "40 min", 11),
                    episode("Snow on the Relay", "Far Corners", "55 min", 12),
                ])
            ),
            .init(
                heading: "For the Evening",
                content: .grid([
                    .init(title: "Slow Rivers", subtitle: "Field recordings", artwork: 13),
                    .init(title: "Piano, Unhurried", subtitle: "Concerts", artwork: 14),
                    .init(title: "Ghosts of the Line", subtitle: "Stories", artwork: 15),
                    .init(title: "Under the Stairs", subtitle: "Comedy", artwork: 16),
                    .init(title: "Harvest Letters", subtitle: "History", artwork: 17),
                    .init(title: "Close Listening", subtitle: "Music talk", artwork: 18),
                ])
            ),
        ],
        isScrollTracked: true
    )

    private static let libraryScreen = Screen(
        title: "Library",
        sections: [
            .init(
                heading: "Shows",
                content: .rows([
                    show("Close Listening", "Updated yesterday", "headphones", 18),
                    show("Far Corners", "Updated on Monday", "globe", 5),
                    show("Field Season", "1 new episode", "binoculars", 7),
                    show("Ghosts of the Line", "Complete", "tram", 15),
                    show("Harvest Letters", "Updated last week", "envelope", 17),
                    show("Night Ferry", "Updated on Sunday", "moon", 3),
                    show("Piano, Unhurried", "Complete", "music.note", 14),
                    show("Room Tone", "Updated last week", "mic", 6),
                    show("Second Draft", "1 new episode", "book", 4),
                    show("Slow Rivers", "Complete", "drop", 13),
                    show("Small Machines", "Updated on Friday", "cpu", 2),
                    show("The Long Table", "Updated on Thursday", "cup.and.saucer", 1),
                    show("Tidal Clocks", "Updated today", "clock", 0),
                    show("Under the Stairs", "Complete", "lightbulb", 16),
                ])
            )
        ],
        isScrollTracked: true
    )

    private static let searchScreen = Screen(
        title: "Search",
        sections: [
            .init(
                heading: "Browse by Subject",
                content: .grid([
                    .init(title: "Arts", symbol: "paintpalette", artwork: 0),
                    .init(title: "Books", symbol: "book", artwork: 1),
                    .init(title: "Comedy", symbol: "face.smiling", artwork: 2),
                    .init(title: "Cooking", symbol: "cup.and.saucer", artwork: 3),
                    .init(title: "History", symbol: "hourglass", artwork: 4),
                    .init(title: "Music", symbol: "music.note", artwork: 5),
                    .init(title: "Nature", symbol: "tree", artwork: 6),
                    .init(title: "News", symbol: "newspaper", artwork: 7),
                    .init(title: "Science", symbol: "lightbulb", artwork: 8),
                    .init(title: "Society", symbol: "person.2", artwork: 9),
                    .init(title: "Sport", symbol: "trophy", artwork: 10),
                    .init(title: "Travel", symbol: "airplane", artwork: 11),
                ])
            )
        ],
        isScrollTracked: true
    )

    private static let downloadsScreen = Screen(
        title: "Downloads",
        sections: [
            .init(
                heading: "On This Phone",
                content: .rows([
                    episode("How Harbours Keep Time", "Tidal Clocks", "58 MB", 0),
                    episode("Crossing in Fog", "Night Ferry", "71 MB", 3),
                    episode("What the Margin Said", "Second Draft", "46 MB", 4),
                    episode("Counting Swifts", "Field Season", "53 MB", 7),
                    episode("A Bridge Nobody Designed", "Small Machines", "61 MB", 9),
                    episode("Maps Without Roads", "Far Corners", "66 MB", 5),
                    episode("The Choir in the Stairwell", "Room Tone", "34 MB", 6),
                    episode("One Street, Nine Bakeries", "The Long Table", "43 MB", 8),
                    episode("Letters Kept Dry", "Night Ferry", "37 MB", 10),
                    episode("The Last Lamplighter", "Tidal Clocks", "56 MB", 11),
                    episode("Snow on the Relay", "Far Corners", "77 MB", 12),
                    episode("A Kitchen for Forty", "The Long Table", "50 MB", 1),
                ])
            )
        ],
        isScrollTracked: true
    )

    private static func episode(_ title: String, _ show: String, _ detail: String, _ artwork: Int) -> Screen.Item {
        Screen.Item(title: title, subtitle: show, artwork: artwork, detail: detail)
    }

    private static func show(_ title: String, _ state: String, _ symbol: String, _ artwork: Int) -> Screen.Item {
        Screen.Item(title: title, subtitle: state, symbol: symbol, artwork: artwork)
    }
}
