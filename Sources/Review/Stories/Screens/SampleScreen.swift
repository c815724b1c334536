import BarState

/// Screens for tabs that a story doesn't describe: long enough to scroll, and enough like an app to judge a bar by.
public enum SampleScreen {
    /// A tab's first screen. `place` is the tab's, so that neighbouring tabs don't look alike.
    public static func root(title: String, place: Int) -> Screen {
        let rows = (0..<16).map { row(place * 5 + $0) }
        let cards = (0..<5).map { card(place * 3 + $0) }
        return Screen(
            title: title,
            sections: [
                Screen.Section(heading: "For You", content: .cards(cards)),
                Screen.Section(heading: "Recent", content: .rows(rows)),
            ],
            isScrollTracked: true
        )
    }

    /// What a `push` shows where the story describes nothing.
    public static func detail(title: String) -> Screen {
        Screen(
            title: title,
            sections: [
                Screen.Section(content: .text(["Everything about this one, from the first note to the last."])),
                Screen.Section(heading: "Parts", content: .rows((0..<14).map { row($0 + 7) })),
            ],
            isScrollTracked: true
        )
    }

    private static func row(_ number: Int) -> Screen.Item {
        Screen.Item(
            title: titles[number % titles.count],
            subtitle: subtitles[number % subtitles.count],
            artwork: number,
            detail: "\(8 + number * 7 % 50) min"
        )
    }

    private static func card(_ number: Int) -> Screen.Item {
        Screen.Item(
            title: titles[(number * 2 + 1) % titles.count],
            subtitle: subtitles[(number + 2) % subtitles.count],
            artwork: number + 3
        )
    }

    private static let titles = [
        "Morning Fog", "The Long Field", "Paper Boats", "North of the River", "Small Hours", "A Second Kettle",
        "Lamplight", "Slow Trains", "The Orchard Wall", "Salt and Slate", "Late Swallows",
    ]

    private static let subtitles = [
        "Notes from the valley", "With three good photographs", "Continued from last week", "New since yesterday",
        "Shared with you", "Kept for the weekend", "Read twice",
    ]
}
