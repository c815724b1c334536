/// What the findings say of a tab view and the screens it can show.
extension TabView {
    /// Every finding, the bar's before the screens', those in the order of tabs and cells.
    ///
    /// - Parameter releases: The versions that the description is drawn on; an interface that one of them lacks wants a
    ///   fallback.
    public func findings(on releases: [SystemRelease]) -> [Finding] {
        barFindings + screens.flatMap { findings(of: $0) } + availabilityFindings(on: releases)
    }

    /// A screen that the description reaches, with what it says about itself.
    struct ReachableScreen {
        var screen: Screen
        var place: String
        /// Came by a push, or in a sheet or a cover.
        var isDestination: Bool
    }

    /// Every tab's screen and what its cells open, each once a way.
    var screens: [ReachableScreen] {
        tabs.flatMap { tab in
            Self.screens(from: tab.content(query), at: "tab \"\(tab.id)\"", isDestination: false)
        } + pushedScreens
    }

    /// What events pushed and no cell opens.
    private var pushedScreens: [ReachableScreen] {
        let known = tabs.map { $0.content(query) }
        let seen =
            pages.current.below.dropFirst().map(\.screen)
            + (pages.current.below.isEmpty ? [] : [pages.current.top.screen])
        let opened = known.flatMap { Self.screens(from: $0, at: "", isDestination: false) }.map(\.screen)
        return seen.filter { !opened.contains($0) }.map {
            ReachableScreen(screen: $0, place: "pushed screen \"\($0.title)\"", isDestination: true)
        }
    }

    private static func screens(from screen: Screen, at place: String, isDestination: Bool) -> [ReachableScreen] {
        let here = ReachableScreen(screen: screen, place: place, isDestination: isDestination)
        let further = screen.layeredItems.compactMap(\.item.destination).flatMap { destination in
            screens(
                from: destination.screen,
                at: "\(place) › screen \"\(destination.screen.title)\"",
                isDestination: true
            )
        }
        return [here] + further
    }

    // MARK: The bar

    private var barFindings: [Finding] {
        var findings: [Finding] = []
        if isLegacy, accessory != nil || minimizeBehavior?.direction != nil {
            findings.append(
                Finding(
                    .legacyTabs,
                    at: "tab view",
                    why: "tabs made with tabItem(_:) neither minimise nor host an accessory",
                    mend: "declare them with Tab(_:systemImage:)"
                )
            )
        }
        if isToolbarBehaviorStray { findings.append(.strayToolbarBehavior(at: "tab view")) }
        if hasOpaqueBackground {
            findings.append(
                Finding(
                    .opaqueBar,
                    at: "tab view",
                    why: "an opaque background behind the bar kills the glass",
                    mend: "leave the bar's background to the system"
                )
            )
        }
        if accessory?.isShown == true, accessory?.content(.expanded) == .empty {
            findings.append(
                Finding(
                    .emptyAccessory,
                    at: "tab view",
                    why: "an accessory without content leaves an empty capsule",
                    mend: "use tabViewBottomAccessory(isEnabled:content:) and disable it while there is nothing to show"
                )
            )
        }
        return findings
    }

    // MARK: A screen

    private func findings(of reached: ReachableScreen) -> [Finding] {
        let patterns = reached.screen.patterns
        let place = reached.place
        var findings: [Finding] = []
        for bar in patterns.bars where bar.isSafeAreaBar && bar.glass != nil {
            findings.append(
                Finding(
                    .glassOnGlass,
                    at: place,
                    why: "glass of its own in the bar at the \(bar.edge.rawValue) edge lies on the edge's effect",
                    mend:
                        "leave glassEffect(_:) out and let scrollEdgeEffectStyle(_:for:) do it, or make it a safeAreaInset"
                )
            )
        }
        if patterns.backgroundExtensions > 1 {
            findings.append(
                Finding(
                    .backgroundExtensions,
                    at: place,
                    why:
                        "\(patterns.backgroundExtensions) views extend their background; each costs and they blur into another",
                    mend: "keep backgroundExtensionEffect() on the one background view"
                )
            )
        }
        if patterns.isToolbarBehaviorStray { findings.append(.strayToolbarBehavior(at: place)) }
        findings += zoomFindings(of: reached)
        if !isLegacy, minimizeBehavior?.direction != nil, !patterns.isScrollViewFound {
            findings.append(
                Finding(
                    .contentNotFound,
                    at: place,
                    why: "the bar doesn't find the scroll view, so it never minimises over it",
                    mend: "let the scroll view be the screen's own content, not hidden in another view"
                )
            )
        }
        if reached.isDestination, patterns.ignoresBottomSafeArea, hasAccessory {
            findings.append(
                Finding(
                    .lostInset,
                    at: place,
                    why: "the pushed screen lacks the accessory's inset, so its last row stays hidden",
                    mend: "let the content respect the bottom safe area"
                )
            )
        }
        return findings
    }

    private func zoomFindings(of reached: ReachableScreen) -> [Finding] {
        var seen: [String] = []
        var twice: [String] = []
        for id in reached.screen.layeredItems.compactMap(\.item.transitionSource) {
            if !seen.contains(id) {
                seen.append(id)
            } else if !twice.contains(id) {
                twice.append(id)
            }
        }
        return twice.map { id in
            Finding(
                .zoomIDTwice,
                at: reached.place,
                why:
                    "more than one cell is the source \"\(id)\", so the zoom comes from the wrong one and leaves it invisible",
                mend: "give each cell an id of its own"
            )
        }
    }
}

extension Finding {
    static func strayToolbarBehavior(at place: String) -> Finding {
        Finding(
            .strayToolbarBehavior,
            at: place,
            why: "searchToolbarBehavior(_:) without a searchable(text:prompt:) before it does nothing",
            mend: "put it on the searchable view, after searchable(text:prompt:)"
        )
    }
}
