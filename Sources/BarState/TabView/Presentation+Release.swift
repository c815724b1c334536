extension Presentation {
    /// What the same moment shows on a version of iOS: every interface that it doesn't have gives way to its fallback.
    ///
    /// Before iOS 26 the bar keeps its size, accessory and `safeAreaBar` become a `safeAreaInset` with `.bar`, the search
    /// tab is an ordinary one and its field is up in the navigation bar; before iOS 18 a zoom is a cross-fade and
    /// nothing plays by itself.
    public func on(_ release: SystemRelease) -> Presentation {
        func lacks(_ api: AvailabilityGate.API) -> Bool {
            !AvailabilityGate.gate(of: api).isOpen(on: release)
        }
        var copy = self
        switch bar {
        case .tabView(var bar):
            if lacks(.tabBarMinimizeBehavior) { bar.keepSize() }
            if lacks(.tabViewBottomAccessory) {
                bar.takeAccessoryOutOfSlot()
                copy.content.search = bar.search
                // The bar of these versions has no place apart either.
                bar.takeSearchTabIn()
            }
            copy.bar = .tabView(bar)
        case .floatingAccessory(var bar):
            if lacks(.tabBarMinimizeBehavior) {
                bar.isMinimized = false
                bar.minimize.settle(at: 0)
            }
            copy.bar = .floatingAccessory(bar)
        case .accessoryTabBar, .searchTabBar: break
        }
        if lacks(.scrollEdgeEffectStyle) {
            copy.edges.topStyle = nil
            copy.edges.bottomStyle = nil
        }
        if lacks(.safeAreaBar) {
            for index in copy.edges.bars.indices {
                copy.edges.bars[index].isInset = true
                copy.edges.bars[index].glass = nil
            }
        }
        if lacks(.backgroundExtensionEffect) { copy.edges.hasBackgroundExtension = false }
        if lacks(.zoomTransition) { copy.edges.zoom?.isCrossFade = true }
        if lacks(.onScrollVisibilityChange) { copy.content.screen = content.screen.paused }
        return copy
    }
}

extension TabViewPresentation {
    fileprivate mutating func keepSize() {
        isMinimized = false
        minimize.settle(at: 0)
    }

    /// The accessory stands in the safe area, where the environment has no placement: its content is the compact one.
    fileprivate mutating func takeAccessoryOutOfSlot() {
        accessory?.fallBack()
        leavingAccessory?.fallBack()
    }

    fileprivate mutating func takeSearchTabIn() {
        if let search = searchTab {
            if search.isSelected {
                for index in tabs.indices { tabs[index].isSelected = false }
                pill.settle(at: Double(tabs.count))
            }
            tabs.append(search)
            searchTab = nil
        }
        search = nil
        searchOpen.settle(at: 0)
        searchFocus.settle(at: 0)
    }
}

extension TabAccessoryPresentation {
    fileprivate mutating func fallBack() {
        placement = nil
        if case .player(let player) = content { content = .player(player.compact) }
    }
}

extension Screen {
    /// The screen with every video waiting for a tap.
    fileprivate var paused: Screen {
        mapItems { _, item in
            var item = item
            item.autoplay?.isPlaying = false
            return item.showingPlayback
        }
    }
}
