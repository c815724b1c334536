/// The words that the bars themselves say and show, beside those that the state model speaks. No source gives them;
/// they are ours, in one place.
enum BarWords {
    static let tabBar = "Tab Bar"
    static let recentSearches = "Recent Searches"
    static let clear = "Clear"
    static let clearText = "Clear text"
    static let close = "Close"
    static let results = "Results"
    static let search = "Search"
    static let next = "Next"
    static let play = "Play"
    static let pause = "Pause"
    static let keyboard = "Keyboard"
    static let showTabBar = "Show Tab Bar"
    static let sidebar = "Sidebar"
    static let hideSidebar = "Hide Sidebar"
}
