/// Which gated interfaces a tab view uses, and where.
extension TabView {
    /// Each interface once a place, in the order of the description.
    public var apiUses: [APIUse] {
        barUses + screens.flatMap { Self.uses(of: $0) }
    }

    private var barUses: [APIUse] {
        let place = "tab view"
        var uses: [APIUse] = []
        func use(_ api: AvailabilityGate.API, if isUsed: Bool = true) {
            if isUsed { uses.append(APIUse(api, at: place)) }
        }
        use(.tabItem, if: isLegacy)
        use(.tab, if: tabs.contains { !$0.isLegacy && $0.role == nil })
        use(.searchTab, if: searchTab != nil)
        use(.tabBarMinimizeBehavior, if: minimizeBehavior != nil)
        use(.tabViewBottomAccessory, if: accessory != nil && accessory?.isEnabled == nil)
        use(.tabViewBottomAccessoryIsEnabled, if: accessory?.isEnabled != nil)
        use(.searchable, if: searchable != nil)
        use(.searchToolbarBehavior, if: isToolbarBehaviorStray)
        use(.tabViewSearchActivation, if: searchActivation != nil)
        return uses
    }

    private static func uses(of reached: ReachableScreen) -> [APIUse] {
        let patterns = reached.screen.patterns
        let items = reached.screen.layeredItems.map(\.item)
        var uses: [APIUse] = []
        func use(_ api: AvailabilityGate.API, if isUsed: Bool) {
            if isUsed { uses.append(APIUse(api, at: reached.place)) }
        }
        use(.searchable, if: patterns.searchable != nil)
        use(.searchToolbarBehavior, if: patterns.searchToolbarBehavior != nil || patterns.isToolbarBehaviorStray)
        use(.scrollEdgeEffectStyle, if: patterns.topStyle != nil || patterns.bottomStyle != nil)
        use(.safeAreaBar, if: patterns.bars.contains(where: \.isSafeAreaBar))
        use(.safeAreaInset, if: patterns.bars.contains { !$0.isSafeAreaBar })
        use(.glassEffect, if: patterns.bars.contains { $0.glass != nil })
        use(.backgroundExtensionEffect, if: patterns.backgroundExtensions > 0)
        use(.zoomTransition, if: patterns.transition != .automatic)
        use(.animatable, if: patterns.wedge != nil)
        use(.matchedTransitionSource, if: items.contains { $0.transitionSource != nil })
        use(.onScrollVisibilityChange, if: items.contains { $0.autoplay != nil })
        return uses
    }

    /// An interface newer than the oldest version that is drawn, where the app says of no fallback.
    func availabilityFindings(on releases: [SystemRelease]) -> [Finding] {
        guard let oldest = releases.min() else { return [] }
        return apiUses.compactMap { use in
            let gate = AvailabilityGate.gate(of: use.api)
            guard !gate.isOpen(on: oldest), !fallbacks.contains(use.api) else { return nil }
            return Finding(
                .newerAPI,
                at: use.place,
                why: "\(use.api.rawValue) exists since \(gate.since), and \(oldest) is drawn",
                mend: "put it inside if #available(iOS \(gate.since.major).\(gate.since.minor), *)"
                    + (gate.fallback.map { ", with \($0) in its else" } ?? "")
            )
        }
    }
}
