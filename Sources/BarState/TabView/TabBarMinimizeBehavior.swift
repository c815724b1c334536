/// When the tab bar makes itself small.
public enum TabBarMinimizeBehavior: String, Hashable, Sendable, CaseIterable {
    /// The platform's choice: on iPhone it doesn't.
    case automatic
    /// One round button once one scrolls towards the end of the content.
    case onScrollDown
    /// One round button once one scrolls towards the top of the content.
    case onScrollUp
    /// Full size, however one scrolls.
    case never

    /// The direction of scrolling that minimises the bar, down positive; nil where none does.
    var direction: Double? {
        switch self {
        case .onScrollDown: 1
        case .onScrollUp: -1
        case .automatic, .never: nil
        }
    }
}
