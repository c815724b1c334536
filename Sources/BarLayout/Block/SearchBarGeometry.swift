import Drawing

/// Where the parts of the search tab bar stand for one moment of search opening.
struct SearchBarGeometry: Hashable, Sendable {
    /// The capsule of tabs, a circle once search is open.
    var platter: Rect
    /// The round search button, the field once open.
    var field: Rect
    /// The whole row has moved up by the keyboard's share.
    var tabs: TabRowGeometry

    init(screen: ScreenGeometry, tabCount: Int, search: Double, keyboard: Double) {
        let whole = AccessoryBarGeometry.expandedPlatter(in: screen)
        var closedPlatter = whole
        closedPlatter.width -= BarMetrics.platterHeight + BarMetrics.searchButtonGap
        let closedButton = Rect(
            x: whole.maxX - BarMetrics.platterHeight,
            y: whole.y,
            width: BarMetrics.platterHeight,
            height: BarMetrics.platterHeight
        )
        let circle = AccessoryBarGeometry.circle(of: whole)
        let fieldX = circle.maxX + BarMetrics.openSearchGap
        let trailing = whole.maxX - (BarMetrics.foldedMargin - BarMetrics.platterSideInset)
        let openField = Rect(x: fieldX, y: circle.y, width: trailing - fieldX, height: BarMetrics.fieldHeight)

        let focusedY = screen.keyboardTop - BarMetrics.fieldGapToKeyboard - BarMetrics.fieldHeight
        let lift = (focusedY - circle.y) * keyboard
        platter = closedPlatter.interpolated(to: circle, progress: search).offset(y: lift)
        field = closedButton.interpolated(to: openField, progress: search).offset(y: lift)
        tabs = TabRowGeometry(platter: closedPlatter.offset(y: lift), tabCount: tabCount)
    }

    /// Content ends above this line.
    static func contentBottom(in screen: ScreenGeometry, isSearchOpen: Bool, isKeyboardShown: Bool) -> Double {
        let geometry = SearchBarGeometry(
            screen: screen,
            tabCount: 2,
            search: isSearchOpen ? 1 : 0,
            keyboard: isSearchOpen && isKeyboardShown ? 1 : 0
        )
        return min(geometry.platter.minY, geometry.field.minY) - BarMetrics.contentGap
    }
}
