public import BarState
import Foundation

/// The app's own bar.
public enum AppBar {
    /// Three tabs; `APPBAR_TITLE` says what the first is called, as a change to the app would.
    public static func bar() throws -> AccessoryTabBar<String> {
        let title = ProcessInfo.processInfo.environment["APPBAR_TITLE"] ?? "Today"
        return try AccessoryTabBar(
            selection: "today",
            items: [
                .init("today", title: title, symbol: "sun.max"),
                .init("tides", title: "Tides", symbol: "water"),
                .init("log", title: "Log", symbol: "book"),
            ],
            style: .custom,
            content: { _ in Screen(title: "Harbour").accessoryTabBarScrollTracking() }
        )
    }
}
