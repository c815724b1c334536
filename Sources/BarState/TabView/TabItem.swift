/// A title with a symbol.
public struct Label: Hashable, Sendable {
    /// The tab's label, which its id is made of where it has no tag.
    public var title: String
    /// The outline SF Symbol above the label.
    public var systemImage: String

    /// A label for `tabItem`, as SwiftUI's `Label` is written.
    public init(_ title: String, systemImage: String) {
        self.title = title
        self.systemImage = systemImage
    }
}

/// A screen with the legacy `.tabItem`, whose bar neither minimises nor hosts an accessory.
public struct TabItem: Sendable {
    let screen: Screen
    let label: Label
    private var badge: Int?

    init(screen: Screen, label: Label) {
        self.screen = screen
        self.label = label
    }

    /// A count on the tab.
    public func badge(_ count: Int?) -> TabItem {
        var copy = self
        copy.badge = count
        return copy
    }

    /// The value that selects the tab.
    public func tag<Value: Hashable & Sendable>(_ value: Value) -> Tab<Value> {
        Tab(
            value: value,
            id: layerID(of: value),
            title: label.title,
            systemImage: label.systemImage,
            role: nil,
            isLegacy: true,
            content: { [screen] _ in screen }
        ).badge(badge)
    }
}

extension Screen {
    /// Makes the screen a tab the way it was done before `Tab`.
    public func tabItem(_ label: () -> Label) -> TabItem {
        TabItem(screen: self, label: label())
    }
}
