import Drawing

/// Where the parts of the accessory tab bar stand for one moment of its fold and of its accessory's rise.
///
/// Every rectangle is written for a screen read from left to right; the canvas mirrors.
struct AccessoryBarGeometry: Hashable, Sendable {
    /// The capsule of tabs, a circle once folded.
    var platter: Rect
    /// The whole accessory capsule.
    var accessory: Rect
    /// How far the platter is on its way to a circle, and the accessory on its way down; past 0 and 1 in an overshoot.
    var platterProgress: Double
    var accessoryProgress: Double
    /// 0…1.
    var accessoryOpacity: Double
    var tabs: TabRowGeometry

    init(screen: ScreenGeometry, tabCount: Int, fold: Double, rise: Double) {
        let expanded = Self.expandedPlatter(in: screen)
        let circle = Self.circle(of: expanded)
        platterProgress = Self.progress(of: fold, from: 0, to: BarMetrics.platterShare)
        accessoryProgress = Self.progress(of: fold, from: BarMetrics.platterShare, to: 1)
        platter = expanded.interpolated(to: circle, progress: platterProgress)

        let above = Self.expandedAccessory(above: expanded)
        let beside = Self.foldedAccessory(beside: circle, platter: expanded)
        // Its width follows the platter, its height on the screen comes after: the two never touch on the way.
        let horizontal = above.interpolated(to: beside, progress: platterProgress)
        let vertical = above.interpolated(to: beside, progress: accessoryProgress)
        accessory = Rect(x: horizontal.x, y: vertical.y, width: horizontal.width, height: vertical.height)
            .offset(y: (1 - rise) * BarMetrics.accessoryRise)
        accessoryOpacity = min(max(rise, 0), 1)
        tabs = TabRowGeometry(platter: expanded, tabCount: tabCount)
    }

    /// The top edge of whatever the bar puts on the screen once expanded: content ends above it.
    static func contentBottom(in screen: ScreenGeometry, hasAccessory: Bool) -> Double {
        let platter = expandedPlatter(in: screen)
        return (hasAccessory ? expandedAccessory(above: platter).minY : platter.minY) - BarMetrics.contentGap
    }

    static func expandedPlatter(in screen: ScreenGeometry) -> Rect {
        let gap = screen.safeBottom > 0 ? BarMetrics.platterBottomGap : BarMetrics.homeButtonBottomGap
        let available = screen.width - 2 * (screen.safeSide + BarMetrics.platterSideInset)
        let width = screen.isLandscape ? min(available, BarMetrics.landscapePlatterWidth) : available
        return Rect(
            x: (screen.width - width) / 2,
            y: screen.height - gap - BarMetrics.platterHeight,
            width: width,
            height: BarMetrics.platterHeight
        )
    }

    /// The folded button, on the platter's centre line.
    static func circle(of platter: Rect) -> Rect {
        Rect(
            x: platter.x + BarMetrics.foldedMargin - BarMetrics.platterSideInset,
            y: platter.midY - BarMetrics.foldedSide / 2,
            width: BarMetrics.foldedSide,
            height: BarMetrics.foldedSide
        )
    }

    static func expandedAccessory(above platter: Rect) -> Rect {
        Rect(
            x: platter.x,
            y: platter.y - BarMetrics.accessoryGap - BarMetrics.accessoryHeight,
            width: platter.width,
            height: BarMetrics.accessoryHeight
        )
    }

    static func foldedAccessory(beside circle: Rect, platter: Rect) -> Rect {
        let x = circle.maxX + BarMetrics.accessoryGap
        let trailing = platter.maxX - (BarMetrics.foldedMargin - BarMetrics.platterSideInset)
        return Rect(x: x, y: circle.y, width: trailing - x, height: circle.height)
    }

    /// How far `value` is from `start` to `end`, 0 before and 1 after; what a spring overshoots beyond 0 or 1 is kept.
    static func progress(of value: Double, from start: Double, to end: Double) -> Double {
        let part = min(max((value - start) / (end - start), 0), 1)
        if value > 1 { return part + (value - 1) }
        if value < 0 { return part + value }
        return part
    }
}

/// Where the tabs stand in a platter.
struct TabRowGeometry: Hashable, Sendable {
    var platter: Rect
    var tabCount: Int

    /// From one item's leading edge to the next one's.
    var pitch: Double { (platter.width - BarMetrics.itemPitchAllowance) / Double(max(tabCount, 1)) }

    /// The item at `index`; between two items for the pill on its way.
    func item(at index: Double) -> Rect {
        Rect(
            x: platter.x + BarMetrics.itemInset + pitch * index,
            y: platter.y + BarMetrics.itemInset,
            width: pitch + BarMetrics.itemOverlap,
            height: BarMetrics.itemHeight
        )
    }
}
