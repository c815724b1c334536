/// Which gated interfaces a tab view uses, and where.
extension TabView {
    /// Each interface once a place, in the order of the description.
    public var apiUses: [APIUse] {
        barUses + screens.flatMap { Self.uses(of: $0) }
    }

    private var barUses: [APIUse] {
        let place = "tab view"
        var uses: [APIUse] = []
        func use(_ api: AvailabilityGate.API, if isUsed: Bool = true, at path: [Finding.Part]? = nil) {
            if isUsed { uses.append(APIUse(api, at: place, path: path ?? [.use(api)])) }
        }
        use(.tabItem, if: isLegacy)
        if let tab = tabs.first(where: { !$0.isLegacy && $0.role == nil }) { use(.tab, at: [.tab(id: tab.id)]) }
        if let search = searchTab { use(.searchTab, at: [.tab(id: search.id)]) }
        use(.tabBarMinimizeBehavior, if: minimizeBehavior != nil)
        use(.tabViewBottomAccessory, if: accessory != nil && accessory?.isEnabled == nil)
        use(
            .tabViewBottomAccessoryIsEnabled,
            if: accessory?.isEnabled != nil,
            at: [.use(.tabViewBottomAccessory), .modifier("isEnabled")]
        )
        use(.searchable, if: searchable != nil)
        use(.searchToolbarBehavior, if: isToolbarBehaviorStray)
        use(.tabViewSearchActivation, if: searchActivation != nil)
        return uses
    }

    private static func uses(of reached: ReachableScreen) -> [APIUse] {
        let patterns = reached.screen.patterns
        var uses: [APIUse] = []
        func use(_ api: AvailabilityGate.API, if isUsed: Bool, at parts: [Finding.Part]? = nil) {
            if isUsed { uses.append(APIUse(api, at: reached.place, path: reached.path + (parts ?? [.use(api)]))) }
        }
        func use(_ api: AvailabilityGate.API, on isMarked: (Screen.Item) -> Bool) {
            guard let cell = reached.screen.cells.first(where: { isMarked($0.item) }) else { return }
            use(api, if: true, at: [cell.part, .use(api)])
        }
        use(.searchable, if: patterns.searchable != nil)
        use(.searchToolbarBehavior, if: patterns.searchToolbarBehavior != nil || patterns.isToolbarBehaviorStray)
        use(.scrollEdgeEffectStyle, if: patterns.topStyle != nil || patterns.bottomStyle != nil)
        use(.safeAreaBar, if: patterns.bars.contains(where: \.isSafeAreaBar))
        use(.safeAreaInset, if: patterns.bars.contains { !$0.isSafeAreaBar })
        if let bar = patterns.bars.firstIndex(where: { $0.glass != nil }) {
            use(.glassEffect, if: true, at: [patterns.part(ofBar: bar), .use(.glassEffect)])
        }
        use(.backgroundExtensionEffect, if: patterns.backgroundExtensions > 0)
        use(.zoomTransition, if: patterns.transition != .automatic)
        use(.animatable, if: patterns.wedge != nil)
        use(.matchedTransitionSource) { $0.transitionSource != nil }
        use(.onScrollVisibilityChange) { $0.autoplay != nil }
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
                path: use.path,
                why: "\(use.api.rawValue) exists since \(gate.since), and \(oldest) is drawn",
                mend: "put it inside if #available(iOS \(gate.since.major).\(gate.since.minor), *)"
                    + (gate.fallback.map { ", else use \($0)" } ?? "")
            )
        }
    }
}

extension ScreenPatterns {
    /// A bar of the safe area among those that were made by the same modifier.
    func part(ofBar index: Int) -> Finding.Part {
        let isSafeAreaBar = bars[index].isSafeAreaBar
        let before = bars[..<index].count { $0.isSafeAreaBar == isSafeAreaBar }
        return .use(isSafeAreaBar ? .safeAreaBar : .safeAreaInset, index: before)
    }
}
