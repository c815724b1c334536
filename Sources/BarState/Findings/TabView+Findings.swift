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
        var path: [Finding.Part]
        /// Came by a push, or in a sheet or a cover.
        var isDestination: Bool
    }

    /// Every tab's screen and what its cells open, each once a way.
    var screens: [ReachableScreen] {
        tabs.flatMap { tab in
            Self.screens(
                from: ReachableScreen(
                    screen: tab.content(query),
                    place: "tab \"\(tab.id)\"",
                    path: [.screen(tab: tab.id)],
                    isDestination: false
                )
            )
        } + pushedScreens
    }

    /// What events pushed and no cell opens.
    private var pushedScreens: [ReachableScreen] {
        let seen =
            pages.current.below.dropFirst().map(\.screen)
            + (pages.current.below.isEmpty ? [] : [pages.current.top.screen])
        let opened = tabs.flatMap { tab in
            Self.screens(
                from: ReachableScreen(screen: tab.content(query), place: "", path: [], isDestination: false)
            )
        }.map(\.screen)
        // A video that plays by now makes no other screen of it.
        return seen.map(\.atRest).filter { !opened.contains($0) }.map {
            ReachableScreen(screen: $0, place: "pushed screen \"\($0.title)\"", path: [.pushed], isDestination: true)
        }
    }

    private static func screens(from here: ReachableScreen) -> [ReachableScreen] {
        [here]
            + here.screen.cells.flatMap { cell -> [ReachableScreen] in
                guard let screen = cell.item.destination?.screen else { return [] }
                return screens(
                    from: ReachableScreen(
                        screen: screen,
                        place: "\(here.place) › screen \"\(screen.title)\"",
                        path: here.path + [cell.part, .destination],
                        isDestination: true
                    )
                )
            }
    }

    // MARK: The bar

    private var barFindings: [Finding] {
        var findings: [Finding] = []
        if isLegacy, accessory != nil || minimizeBehavior?.direction != nil {
            findings.append(
                Finding(
                    .legacyTabs,
                    at: "tab view",
                    path: [.use(.tabItem)],
                    why: "tabs made with tabItem(_:) neither minimise nor host an accessory",
                    mend: "declare them with Tab(_:systemImage:)"
                )
            )
        }
        if isToolbarBehaviorStray { findings.append(.strayToolbarBehavior(at: "tab view", path: [])) }
        if hasOpaqueBackground {
            findings.append(
                Finding(
                    .opaqueBar,
                    at: "tab view",
                    path: [.modifier("tabBarBackgroundOpaque")],
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
                    path: [.use(.tabViewBottomAccessory)],
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
        let (place, path) = (reached.place, reached.path)
        var findings: [Finding] = []
        for (index, bar) in patterns.bars.enumerated() where bar.isSafeAreaBar && bar.glass != nil {
            findings.append(
                Finding(
                    .glassOnGlass,
                    at: place,
                    path: path + [patterns.part(ofBar: index), .use(.glassEffect)],
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
                    path: path + [.use(.backgroundExtensionEffect)],
                    why:
                        "\(patterns.backgroundExtensions) views extend their background; each costs and they blur into another",
                    mend: "keep backgroundExtensionEffect() on the one background view"
                )
            )
        }
        if patterns.isToolbarBehaviorStray { findings.append(.strayToolbarBehavior(at: place, path: path)) }
        findings += zoomFindings(of: reached)
        if !isLegacy, minimizeBehavior?.direction != nil, !patterns.isScrollViewFound {
            findings.append(
                Finding(
                    .contentNotFound,
                    at: place,
                    path: path + [.modifier("scrollViewFoundByBar")],
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
                    path: path + [.modifier("ignoresBottomSafeArea")],
                    why: "the pushed screen lacks the accessory's inset, so its last row stays hidden",
                    mend: "let the content respect the bottom safe area"
                )
            )
        }
        return findings
    }

    /// One for each id, at the second cell that carries it.
    private func zoomFindings(of reached: ReachableScreen) -> [Finding] {
        var counts: [String: Int] = [:]
        return reached.screen.cells.compactMap { cell in
            guard let id = cell.item.transitionSource else { return nil }
            counts[id, default: 0] += 1
            guard counts[id] == 2 else { return nil }
            return Finding(
                .zoomIDTwice,
                at: reached.place,
                path: reached.path + [cell.part, .use(.matchedTransitionSource)],
                why:
                    "more than one cell is the source \"\(id)\", so the zoom comes from the wrong one and leaves it invisible",
                mend: "give each cell an id of its own"
            )
        }
    }
}

extension Finding {
    static func strayToolbarBehavior(at place: String, path: [Part]) -> Finding {
        Finding(
            .strayToolbarBehavior,
            at: place,
            path: path + [.use(.searchToolbarBehavior)],
            why: "searchToolbarBehavior(_:) without a searchable(text:prompt:) before it does nothing",
            mend: "put it on the searchable view, after searchable(text:prompt:)"
        )
    }
}

extension Screen {
    /// The screen with every video waiting.
    fileprivate var atRest: Screen {
        mapItems { _, item in
            var item = item
            item.autoplay?.isPlaying = false
            return item
        }
    }
}
