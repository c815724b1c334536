/// The screens of one tab: a root, and what was pushed on it, each with its own scrolling.
struct PageStack: Hashable, Sendable {
    private(set) var below: [Page] = []
    var top: Page

    init(_ root: Screen) {
        top = Page(screen: root)
    }

    mutating func push(_ screen: Screen) { push(Page(screen: screen)) }

    mutating func push(_ page: Page) {
        below.append(top)
        top = page
    }

    /// Another screen in place of the root, with nothing pushed on it.
    mutating func replaceRoot(with screen: Screen) {
        self = PageStack(screen)
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

    var content: Presentation.Content { content(of: top, over: below.last) }

    /// What was there before the top page; nil at the root.
    var contentBelow: Presentation.Content? {
        below.last.map { content(of: $0, over: below.dropLast().last) }
    }

    private func content(of page: Page, over previous: Page?) -> Presentation.Content {
        Presentation.Content(
            screen: page.screen,
            scrollOffset: page.offset,
            isScrolledToEnd: page.isScrolledToEnd,
            backTitle: previous?.screen.title
        )
    }
}
