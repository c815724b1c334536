/// The modifiers of a tab view, by SwiftUI's names; each returns a copy.
extension TabView {
    /// When the bar makes itself small.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> TabView {
        with { $0.minimizeBehavior = behavior }
    }

    /// Puts a view above the bar, or beside it while it is minimised; its content switches on the placement.
    public func tabViewBottomAccessory(
        content: @escaping @Sendable (TabViewBottomAccessoryPlacement?) -> TabAccessoryPresentation.Content
    ) -> TabView {
        with { $0.accessory = BottomAccessory(content: content) }.settlingAccessory()
    }

    /// The same, shown only while `isEnabled`: false leaves nothing, not even a capsule.
    public func tabViewBottomAccessory(
        isEnabled: Bool,
        content: @escaping @Sendable (TabViewBottomAccessoryPlacement?) -> TabAccessoryPresentation.Content
    ) -> TabView {
        with { $0.accessory = BottomAccessory(isEnabled: isEnabled, content: content) }.settlingAccessory()
    }

    /// Leaves the environment without a placement, as it is outside the system's slot.
    public func tabViewBottomAccessoryPlacementUndefined(_ isUndefined: Bool = true) -> TabView {
        with { $0.hasUndefinedPlacement = isUndefined }
    }

    /// A search for all tabs, which the search tab takes over where there is one.
    public func searchable(text: String = "", prompt: String = "Search") -> TabView {
        with {
            $0.searchable = ScreenPatterns.Searchable(text: text, prompt: prompt)
            $0.query = text
            $0.settleSearch()
        }
    }

    /// When selecting the search tab takes the field's focus.
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> TabView {
        with { $0.searchActivation = activation }
    }

    /// Belongs after a screen's `searchable`; on the tab view it does nothing, and a finding says so.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> TabView {
        with { $0.isToolbarBehaviorStray = true }
    }

    /// The bar's tint: a token's path such as `color.textPrimary`.
    public func tint(_ token: String?) -> TabView {
        with { $0.tintToken = token }
    }

    /// Hides the bar: `toolbar(.hidden, for: .tabBar)`. An accessory then stands at the foot of the content.
    public func tabBarHidden(_ isHidden: Bool = true) -> TabView {
        with { $0.isBarHiddenByApp = isHidden }
    }

    /// A background of the app's own behind the bar, which kills the glass.
    public func tabBarBackgroundOpaque(_ isOpaque: Bool = true) -> TabView {
        with { $0.hasOpaqueBackground = isOpaque }
    }

    /// Says that the app has something else to show where these interfaces don't exist yet: `if #available … else`.
    public func fallback(for apis: AvailabilityGate.API...) -> TabView {
        fallback(for: apis)
    }

    /// The same for a list of interfaces; `api-newer-than-os` is then not found for them.
    public func fallback(for apis: [AvailabilityGate.API]) -> TabView {
        with { $0.fallbacks.formUnion(apis) }
    }

    /// Runs when the accessory is tapped; without it the accessory is no button.
    public func onAccessoryTap(_ action: (@MainActor () -> Void)?) -> TabView {
        with { $0.onExpand = action }
    }

    /// Runs when the accessory's control is tapped; without it the control is no button.
    public func onAccessoryControl(_ action: (@Sendable () async throws -> Void)?) -> TabView {
        with { $0.onControl = action }
    }

    /// Takes the trimmed query when Search is pressed.
    public func onSubmit(_ action: (@MainActor (String) -> Void)?) -> TabView {
        with { $0.onSubmit = action }
    }

    private func with(_ change: (inout TabView) -> Void) -> TabView {
        var copy = self
        change(&copy)
        return copy
    }

    /// A tab view that comes with its accessory shows it at rest.
    private func settlingAccessory() -> TabView {
        with { $0.rise.settle(at: $0.hasAccessory ? 1 : 0) }
    }
}
