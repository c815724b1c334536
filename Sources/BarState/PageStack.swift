/// The screens of one tab: a root, and what was pushed on it, each with its own scrolling.
struct PageStack: Hashable, Sendable {
    private(set) var below: [Page] = []
    var top: Page

    init(_ root: Screen) {
        top = Page(screen: root)
    }

    mutating func push(_ screen: Screen) {
        below.append(top)
        top = Page(screen: screen)
    }

    /// Throws `BarError` where the root is showing.
    mutating func pop() throws {
        guard let previous = below.popLast() else {
            throw BarError.eventOutOfPlace(
                event: "pop",
                reason: "the tab's first screen is showing",
                remedy: "Push a screen first."
            )
        }
        top = previous
    }

    var content: Presentation.Content {
        Presentation.Content(
            screen: top.screen,
            scrollOffset: top.offset,
            isScrolledToEnd: top.isScrolledToEnd,
            backTitle: below.last?.screen.title
        )
    }
}
