/// The bar that the system draws for `style: .automatic` on iOS 26: a tab view with the same row as its accessory.
extension AccessoryTabBar {
    /// What shows where the system draws the bar.
    public func systemPresentation(at time: Seconds) -> Presentation {
        var presentation = ownPresentation(at: time)
        presentation.edges = tabs.current.top.screen.patterns.edges
        return presentation.drawnBySystem
    }
}

extension Presentation {
    /// The same moment with an accessory tab bar handed to the system; any other bar stays as it is.
    public var drawnBySystem: Presentation {
        guard case .accessoryTabBar(let own) = bar else { return self }
        var copy = self
        copy.bar = .tabView(own.systemBar)
        return copy
    }
}

extension AccessoryTabBarPresentation {
    /// The tint of the system's bar. Documented by the block.
    public static let systemTint = "color.textPrimary"

    /// The tab view that the block builds on iOS 26, minimising as its content scrolls down.
    public var systemBar: TabViewPresentation {
        TabViewPresentation(
            tabs: tabs.spokenBySystem(),
            isMinimized: isFolded,
            accessory: accessory.map { slot($0) },
            leavingAccessory: leavingAccessory.map { slot($0) },
            tintToken: Self.systemTint,
            minimize: fold,
            pill: pill,
            rise: rise
        )
    }

    private func slot(_ accessory: AccessoryPresentation) -> TabAccessoryPresentation {
        TabAccessoryPresentation(placement: isFolded ? .inline : .expanded, content: .accessory(accessory))
    }
}
