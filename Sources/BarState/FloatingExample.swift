/// A tab bar controller whose floating accessory grows with each tap: a plus button, then a text button, then a wide
/// view.
public struct FloatingExample: BarMachine {
    /// The tab bar controller at the last event, with the accessory that it owns.
    public private(set) var host: TabBarController<String>

    /// The app as it opens, with the plus button at the trailing edge.
    ///
    /// - Parameter release: The iOS it runs on: before 26 the app hides the bar by its own scroll policy.
    ///
    /// Throws `BarError` for an iOS without the accessory.
    public init(release: SystemRelease = .iOS26) throws {
        host = try FloatingApp.host(on: release)
        try host.floatingAccessoryController.setContentView(Self.contents[0], position: .trailing, at: 0)
    }

    /// What the accessory shows, one after the other.
    public static let contents: [FloatingAccessoryContent] = [
        .symbol("plus", label: "Add"),
        .text("Updated"),
        .wide(title: "Three changes since yesterday", width: 300),
    ]

    public mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<String>] {
        var next = self
        let effects = try next.host.handle(event, at: time)
        if effects.contains(.expand) { try next.update(at: time) }
        self = next
        return effects
    }

    /// The content after the present one, the first after the last.
    private mutating func update(at time: Seconds) throws {
        let shown = Self.contents.firstIndex { $0 == host.floatingAccessoryController.contentView } ?? -1
        let following = Self.contents[(shown + 1) % Self.contents.count]
        try host.floatingAccessoryController.performContentUpdate(at: time) { $0 = following }
    }

    public func presentation(at time: Seconds) -> Presentation { host.presentation(at: time) }

    public func tappableLayers(at time: Seconds) -> [String] { host.tappableLayers(at: time) }

    public func perform(_ effect: BarEffect<String>) async throws { try await host.perform(effect) }
}

/// The app's description.
private enum FloatingApp {
    static func host(on release: SystemRelease) throws -> TabBarController<String> {
        var host = try TabBarController(
            selection: "notes",
            tabs: [
                Tab("Notes", systemImage: "doc.text") { screen("Notes", notes) },
                Tab("Shared", systemImage: "person.2") { screen("Shared", Array(notes.suffix(6))) }.badge(2),
                Tab("Archive", systemImage: "archivebox") { screen("Archive", Array(notes.prefix(8))) },
            ],
            release: release
        )
        host.tabBarMinimizeBehavior = .onScrollDown
        host.scrollPolicy = TabBarController.ScrollPolicy()
        // The example itself takes the tap.
        host.onAccessoryTap = {}
        return host
    }

    static func screen(_ title: String, _ notes: [Screen.Item]) -> Screen {
        Screen(title: title, sections: [.init(content: .rows(notes))])
    }

    static let notes = [
        note("Harbour walk", "Ropes, tar, the bell at six", "09:12"),
        note("Packing list", "Lamp, two jumpers, spare key", "08:40"),
        note("Bread", "Seventy per cent water this time", "Yesterday"),
        note("Questions for Ines", "Who keeps the second ledger?", "Yesterday"),
        note("Chord ideas", "Wait one bar before the chorus", "Monday"),
        note("Garden", "Move the pear before the frost", "Monday"),
        note("Books to return", "Four, one of them late", "Sunday"),
        note("Bridge sketch", "The hinge carries everything", "Saturday"),
        note("Train times", "The 23:10 no longer stops here", "Friday"),
        note("Birds", "Forty swifts over the mill", "Friday"),
        note("Soup", "Less salt, more lemon", "Thursday"),
        note("Letter", "Begin with the weather after all", "Thursday"),
    ]

    private static func note(_ title: String, _ start: String, _ day: String) -> Screen.Item {
        Screen.Item(title: title, subtitle: start, detail: day)
    }
}
