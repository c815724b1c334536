/// What bars take of the screen around its content, in points, written for a screen read from left to right.
struct ContentInsets: Hashable, Sendable {
    /// Content ends above this line of the screen.
    var bottom: Double
    /// Below the navigation bar.
    var top = 0.0
    var leading = 0.0
    var trailing = 0.0
    /// A sidebar's part of the leading side, which even pictures from side to side leave free.
    var sidebar = 0.0
    /// Above the navigation bar; nil is the screen's own safe area.
    var safeTop: Double?
}
