import Drawing

/// Where the parts of the iOS 26 tab bar stand for one moment of minimising and searching.
struct SystemBarGeometry: Hashable, Sendable {
    struct Phases: Hashable, Sendable {
        /// 0 full, 1 minimised.
        var minimize = 0.0
        /// 0 above the bar, 1 beside the button; later than `minimize`, since the accessory waits.
        var accessoryDrop = 0.0
        /// 0 closed, 1 open at the foot.
        var search = 0.0
        /// 0 at the foot, 1 above the keyboard.
        var focus = 0.0
    }

    var platter: Rect
    /// The items of a full bar; the pill is one of them.
    var items: [Rect]
    /// The round button or the field it opens into; nil without a search tab.
    var search: Rect?
    /// The button that ends a focused search.
    var close: Rect
    var accessory: Rect

    init(
        screen: ScreenGeometry,
        labelWidths: [Double],
        hasSearchTab: Bool,
        phases: Phases
    ) {
        let whole = AccessoryBarGeometry.expandedPlatter(in: screen)
        let margin = BarMetrics.foldedMargin - BarMetrics.platterSideInset
        let full = Self.fullPlatter(in: whole, tabCount: labelWidths.count, hasSearchTab: hasSearchTab)
        let circle = AccessoryBarGeometry.circle(of: whole)
        items = Self.items(in: full, labelWidths: labelWidths)

        let folding = max(phases.minimize, phases.search)
        platter = full.interpolated(to: circle, progress: folding)

        let button = Rect(
            x: whole.maxX - BarMetrics.platterHeight,
            y: whole.y,
            width: BarMetrics.platterHeight,
            height: BarMetrics.platterHeight
        )
        let smallButton = Rect(
            x: whole.maxX - margin - BarMetrics.foldedSide,
            y: circle.y,
            width: BarMetrics.foldedSide,
            height: BarMetrics.foldedSide
        )
        let fieldX = circle.maxX + BarMetrics.openSearchGap
        let field = Rect(
            x: fieldX,
            y: circle.y,
            width: whole.maxX - margin - fieldX,
            height: BarMetrics.fieldHeight
        )
        let focused = Self.focusedField(in: screen)
        close = focused.close
        if hasSearchTab {
            let resting = button.interpolated(to: smallButton, progress: phases.minimize)
            search = resting.interpolated(to: field, progress: phases.search)
                .interpolated(to: focused.field, progress: phases.focus)
        } else {
            search = nil
        }

        let above = AccessoryBarGeometry.expandedAccessory(above: whole)
        let beside = Rect(
            x: circle.maxX + BarMetrics.accessoryGap,
            y: circle.y,
            width: (hasSearchTab ? smallButton.minX - BarMetrics.accessoryGap : whole.maxX - margin) - circle.maxX
                - BarMetrics.accessoryGap,
            height: circle.height
        )
        let narrowed = above.interpolated(to: beside, progress: phases.minimize)
        let dropped = above.interpolated(to: beside, progress: phases.accessoryDrop)
        let folded = Rect(x: narrowed.x, y: dropped.y, width: narrowed.width, height: narrowed.height)
        let fieldTop = search?.y ?? whole.y
        let lifted = Rect(
            x: whole.x + margin,
            y: fieldTop - SystemBarMetrics.accessoryAboveField,
            width: whole.width - 2 * margin,
            height: BarMetrics.accessoryHeight
        )
        accessory = folded.interpolated(to: lifted, progress: phases.search)
    }

    /// The accessory at the foot of content without a bar: where the bar's own foot would be. Ours: no source shows it.
    static func accessoryWithoutBar(in screen: ScreenGeometry) -> Rect {
        let whole = AccessoryBarGeometry.expandedPlatter(in: screen)
        return Rect(
            x: whole.x,
            y: whole.maxY - BarMetrics.accessoryHeight,
            width: whole.width,
            height: BarMetrics.accessoryHeight
        )
    }

    /// With a search tab the platter fills up to its button; without one few tabs hug the centre.
    static func fullPlatter(in whole: Rect, tabCount: Int, hasSearchTab: Bool) -> Rect {
        var platter = whole
        if hasSearchTab {
            platter.width -= BarMetrics.platterHeight + BarMetrics.searchButtonGap
            return platter
        }
        let hugging = SystemBarMetrics.huggingItemWidth * Double(tabCount) + SystemBarMetrics.huggingAllowance
        platter.width = min(whole.width, hugging)
        platter.x = whole.midX - platter.width / 2
        return platter
    }

    /// Equal items; where a label needs more, its item takes that and the others share what is left.
    static func items(in platter: Rect, labelWidths: [Double]) -> [Rect] {
        let count = Double(max(labelWidths.count, 1))
        let shared = platter.width - BarMetrics.itemPitchAllowance
        let equal = shared / count
        let needed = labelWidths.map { $0 + SystemBarMetrics.longLabelAllowance - BarMetrics.itemOverlap }
        let long = needed.filter { $0 > equal }.reduce(0, +)
        let shortCount = Double(needed.filter { $0 <= equal }.count)
        let rest = shortCount > 0 ? (shared - long) / shortCount : 0
        // Where everything is long, or the long ones leave too little, all are equal again.
        let fits = shortCount == 0 || rest >= BarMetrics.foldedSide
        var x = platter.x + BarMetrics.itemInset
        return needed.map { need in
            let pitch = !fits || shortCount == count || shortCount == 0 ? equal : (need > equal ? need : rest)
            defer { x += pitch }
            return Rect(
                x: x,
                y: platter.y + BarMetrics.itemInset,
                width: pitch + BarMetrics.itemOverlap,
                height: BarMetrics.itemHeight
            )
        }
    }

    /// The field above the keyboard with its close button; the tabs are away.
    static func focusedField(in screen: ScreenGeometry) -> (field: Rect, close: Rect) {
        let y =
            screen.systemKeyboardTop - BarMetrics.fieldGapToKeyboard - BarMetrics.fieldHeight
        let margin = screen.safeSide + SystemBarMetrics.focusedFieldMargin
        let closeX = screen.width - margin - SystemBarMetrics.closeSide
        let field = Rect(
            x: margin,
            y: y,
            width: closeX - SystemBarMetrics.focusedFieldGap - margin,
            height: BarMetrics.fieldHeight
        )
        let close = Rect(x: closeX, y: y, width: SystemBarMetrics.closeSide, height: SystemBarMetrics.closeSide)
        return (field, close)
    }

    /// The pill at `index`, between two items while it slides.
    func pill(at index: Double) -> Rect {
        guard let last = items.indices.last else { return .zero }
        let lower = min(max(Int(index.rounded(.down)), 0), last)
        let upper = min(lower + 1, last)
        return items[lower].interpolated(to: items[upper], progress: index - Double(lower))
    }
}
