/// The bar makes itself small while content scrolls.
extension TabView {
    mutating func scroll(by distance: Double, limit: Double, isTracked: Bool?, at time: Seconds) throws {
        let movement = try pages.current.top.scroll(by: distance, limit: limit)
        guard let direction, movement != 0, watches(isTracked) else { return }
        pages.current.top.count(movement)
        let verdict = pages.current.top.isMinimized(by: minimizeRules, direction: direction)
        if let verdict { setMinimized(verdict, at: time) }
    }

    mutating func setMinimized(_ isSmall: Bool, at time: Seconds) {
        guard isSmall != isMinimized else { return }
        isMinimized = isSmall
        minimize.head(for: isSmall ? 1 : 0, at: time)
        pages.current.top.restartCount()
    }

    /// Under another screen a small bar stays small, but for where that screen's scrolling could never bring it back
    /// or is at its start. Ours: Apple says nothing, and people saw it stay.
    mutating func settleMinimized(at time: Seconds) {
        pages.current.top.restartCount()
        guard let direction, watches(nil),
            pages.current.top.isMinimized(by: minimizeRules, direction: direction) != false
        else {
            setMinimized(false, at: time)
            return
        }
    }

    /// The direction that minimises, down positive; nil where none does.
    private var direction: Double? {
        isLegacy || isSearchOpen || isBarHidden ? nil : minimizeBehavior?.direction
    }

    private func watches(_ isTracked: Bool?) -> Bool {
        isTracked ?? pages.current.top.screen.patterns.isScrollViewFound
    }

    var isBarHidden: Bool { isBarHiddenByApp || pages.current.top.screen.patterns.hidesTabBar }
}
