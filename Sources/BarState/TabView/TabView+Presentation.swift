extension TabView {
    public func presentation(at time: Seconds) -> Presentation {
        let finger = touch.among(tappableLayers(at: time))
        // While a pushed screen grows, what it grows over is still there.
        let below = arrival(at: time) == nil ? nil : pages.current.contentBelow
        let content = below ?? pages.current.content
        return Presentation(
            time: time,
            bar: .tabView(barPresentation(at: time)),
            content: content.showingPlayback,
            isKeyboardShown: isSearchFocused || isContentKeyboardShown,
            pressed: finger.pressed,
            longPressed: finger.longPressed,
            edges: edges(of: content.screen, at: time)
        )
    }

    private func barPresentation(at time: Seconds) -> TabViewPresentation {
        let shown = accessoryPresentation
        return TabViewPresentation(
            tabs: tabPresentations,
            searchTab: searchTabPresentation,
            isLegacy: isLegacy,
            isMinimized: isMinimized,
            accessory: shown,
            leavingAccessory: shown == nil && rise.isMoving(at: time) ? leavingAccessory : nil,
            search: searchPresentation,
            tintToken: tintToken,
            isBarHidden: isBarHidden,
            hasOpaqueBackground: hasOpaqueBackground,
            minimize: minimize,
            pill: pill,
            rise: rise,
            searchOpen: searchOpen,
            searchFocus: searchFocus
        )
    }

    /// The tab behind an open field shows as selected, but search is what VoiceOver calls so.
    private var tabPresentations: [TabPresentation] {
        ordinaryTabs.presentations(selection: isSearchOpen ? lastTab : selection).spokenBySystem(
            followedBy: searchTab == nil ? 0 : 1,
            isSelectionElsewhere: isSearchTabSelected
        )
    }

    private var searchTabPresentation: TabPresentation? {
        guard let searchTab else { return nil }
        var shown = searchTab.presentation(isSelected: isSearchTabSelected)
        shown.spoken = SystemBarWords.spoken(
            title: shown.title,
            badge: shown.badge,
            isSelected: shown.isSelected,
            place: tabs.count,
            count: tabs.count
        )
        return shown
    }

    private var searchPresentation: NativeSearchPresentation? {
        guard let visibleSearchable else { return nil }
        return NativeSearchPresentation(
            query: query,
            prompt: visibleSearchable.prompt,
            isFocused: isSearchFocused,
            isMinimizedToButton: isSearchMinimizedToButton
        )
    }

    private func edges(of screen: Screen, at time: Seconds) -> ScreenEdges {
        var edges = screen.patterns.edges
        edges.zoom = zoom(at: time)
        edges.wedge = pages.current.top.wedge?.presentation
        return edges
    }
}

extension ScreenPatterns {
    /// What layout needs of them, but for what moves.
    var edges: ScreenEdges {
        ScreenEdges(
            topStyle: topStyle,
            bottomStyle: bottomStyle,
            bars: bars,
            hasBackgroundExtension: backgroundExtensions > 0,
            hasSidebar: hasSidebar,
            ignoresBottomSafeArea: ignoresBottomSafeArea
        )
    }
}

extension Presentation.Content {
    /// The content with the videos' symbols on their cells.
    var showingPlayback: Presentation.Content {
        var copy = self
        copy.screen = screen.mapItems { $1.showingPlayback }
        return copy
    }
}
