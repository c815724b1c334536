/// The bar steps aside as the content scrolls down, and comes back.
extension AccessoryTabBar {
    mutating func scroll(by distance: Double, limit: Double, isTracked: Bool?, at time: Seconds) throws {
        let movement = try tabs.current.top.scroll(by: distance, limit: limit)
        guard watches(isTracked) else { return }
        // Rubber-banding moves nothing inside the content's ends, so it adds nothing to the count.
        tabs.current.top.count(movement)
        let page = tabs.current.top
        if isSystemBar {
            if let verdict = page.isMinimized(by: minimizeRules, direction: 1) { setFolded(verdict, at: time) }
            return
        }
        let border = AccessoryTabBarRules.foldDistance - roundingNoise
        if page.isNearTop(within: nearTop) || page.travel <= -border {
            setFolded(false, at: time)
        } else if page.travel >= border {
            setFolded(true, at: time)
        }
    }

    mutating func setFolded(_ folded: Bool, at time: Seconds) {
        guard folded != isFolded else { return }
        isFolded = folded
        fold.head(for: folded ? 1 : 0, at: time)
        tabs.current.top.restartCount()
    }

    /// A folded bar comes back near the screen's top, and over content whose scrolling could never bring it back.
    mutating func settleFold(at time: Seconds) {
        tabs.current.top.restartCount()
        let start = isSystemBar ? minimizeRules.startDistance : nearTop
        if tabs.current.top.isNearTop(within: start) || !watches(nil) { setFolded(false, at: time) }
    }

    private func watches(_ isTracked: Bool?) -> Bool {
        isSystemBar || (isTracked ?? tabs.current.top.screen.isScrollTracked)
    }
}
