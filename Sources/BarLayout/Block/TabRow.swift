import BarState
import Drawing
import Theme

/// Draws the tabs of a block's own bar: a capsule with a pill, symbols over labels, badges; or folded to one button.
struct TabRow {
    let canvas: Canvas
    let tabs: [TabPresentation]
    /// The capsule at this moment.
    let platter: Rect
    let geometry: TabRowGeometry
    /// 0 open, 1 folded to a circle; beyond both in an overshoot.
    let fold: Double
    /// The selected tab's index; between two tabs while the pill slides.
    let pill: Double
    /// What the folded button says.
    let foldedSpoken: String
    let pressed: String?

    func layer() throws -> Layer {
        let isFolded = fold >= 1
        var bar = canvas.layer(
            "tab-bar",
            platter,
            role: isFolded ? .group : .tabList,
            label: isFolded ? nil : BarWords.tabBar
        )
        bar.items = canvas.floatingSurface(.capsule, platter)
        if isFolded {
            if let selected = tabs.first(where: \.isSelected) { bar.items.append(.layer(try foldedButton(selected))) }
        } else {
            bar.items.append(.layer(pillLayer()))
            for (index, tab) in tabs.enumerated() {
                bar.items.append(.layer(try tabLayer(tab, at: index)))
            }
        }
        return bar
    }

    // MARK: Open

    private func pillLayer() -> Layer {
        let rect = geometry.item(at: pill).interpolated(to: platter.inset(by: BarMetrics.itemInset), progress: fold)
        var layer = canvas.layer("tab-bar/pill", rect)
        layer.items = [canvas.fill(.capsule, rect, canvas.theme.color.fill)]
        layer.opacity = Self.fading(fold)
        return layer
    }

    private func tabLayer(_ tab: TabPresentation, at index: Int) throws -> Layer {
        let id = BarLayer.tab(tab.id)
        let home = geometry.item(at: Double(index))
        let frame = home.interpolated(to: platter, progress: fold)
        let color = tab.isSelected ? canvas.theme.color.textPrimary : canvas.theme.color.textSecondary
        var layer = canvas.layer(id, frame, role: .tab(isSelected: tab.isSelected), label: tab.spoken)
        if !tab.isSelected { layer.opacity = Self.fading(fold) }

        let openCenter = Point(
            x: home.midX,
            y: showsLabels ? home.minY + BarMetrics.tabSymbolCenterY : home.midY
        )
        let center = Point(
            x: openCenter.x + (platter.midX - openCenter.x) * fold,
            y: openCenter.y + (platter.midY - openCenter.y) * fold
        )
        let shrink = tab.isSelected ? BarMetrics.foldedSymbolSide / BarMetrics.tabSymbolSide : 0.5
        let side = BarMetrics.tabSymbolSide * max(1 + (shrink - 1) * fold, 0.1)
        let symbolRect = Rect(center: center, side: side)
        var symbol = canvas.layer(id + "/symbol", symbolRect)
        let name = tab.isSelected ? canvas.filled(tab.symbol) : tab.symbol
        symbol.items = [canvas.symbol(name, symbolRect, color)]
        layer.items.append(.layer(symbol))

        if showsLabels, Self.fading(fold) > 0 {
            layer.items.append(.layer(try labelLayer(tab, id: id, home: home, center: center, color: color)))
        }
        if let badge = tab.badge {
            let edge = home.maxX - BarMetrics.itemOverlap / 2
            layer.items.append(.layer(try badgeLayer(badge, id: id + "/badge", symbol: symbolRect, edge: edge)))
        }
        // On its way in a tab never leaves the shrinking capsule.
        if fold > 0 { layer.clip = canvas.path(.capsule, platter) }
        return canvas.pressing(layer, frame, pressed, scale: BarMetrics.pressedScale)
    }

    /// All labels of a row shrink together, as far as the longest needs.
    private func labelStyle() throws -> LineStyle {
        let style = canvas.style(canvas.theme.type.caption, weight: FontWeight.medium, cap: .xLarge)
        return try tabs.map { tab in
            try canvas.fitted(tab.title, style, width: labelWidth, minimum: BarMetrics.minimumLabelScale)
        }.min { $0.size < $1.size } ?? style
    }

    /// Neighbouring items overlap, so a label keeps clear of the overlap on both sides.
    private var labelWidth: Double {
        max(geometry.item(at: 0).width - BarMetrics.itemOverlap - BarMetrics.tabLabelInset, 0)
    }

    private func labelLayer(
        _ tab: TabPresentation,
        id: String,
        home: Rect,
        center: Point,
        color: ColorToken
    ) throws -> Layer {
        let style = try labelStyle()
        let shaped = try canvas.shape(tab.title, style, width: labelWidth)
        let rect = Rect(
            x: center.x - shaped.width / 2,
            y: home.minY + BarMetrics.tabLabelCenterY - style.leading / 2,
            width: shaped.width,
            height: style.leading
        )
        var label = canvas.layer(id + "/label", rect)
        label.opacity = Self.fading(fold)
        label.items = [canvas.line(shaped, style, color, in: rect, alignment: .center)]
        return label
    }

    /// - Parameter edge: where the badge has to end: it never reaches a neighbour.
    private func badgeLayer(_ text: String, id: String, symbol: Rect, edge: Double) throws -> Layer {
        let style = canvas.style(canvas.theme.type.caption, weight: FontWeight.medium, cap: .xLarge)
        let shaped = try canvas.shape(text, style, isTranslated: false)
        let height = style.leading
        let width = max(height, shaped.width + 2 * BarMetrics.badgeHorizontalPadding)
        let rect = Rect(
            x: min(symbol.midX + BarMetrics.badgeOffsetX, edge - width),
            y: symbol.minY - BarMetrics.badgeRise,
            width: width,
            height: height
        )
        var badge = canvas.layer(id, rect)
        badge.items = [
            canvas.fill(.capsule, rect, canvas.theme.color.textPrimary),
            canvas.line(shaped, style, canvas.theme.color.surface, in: rect, alignment: .center),
        ]
        return badge
    }

    // MARK: Folded

    private func foldedButton(_ tab: TabPresentation) throws -> Layer {
        let id = BarLayer.folded
        var layer = canvas.layer(id, platter, role: .button, label: foldedSpoken)
        let rect = Rect(center: platter.center, side: BarMetrics.foldedSymbolSide)
        var symbol = canvas.layer(id + "/symbol", rect)
        symbol.items = [canvas.symbol(canvas.filled(tab.symbol), rect, canvas.theme.color.textPrimary)]
        layer.items = [.layer(symbol)]
        if let badge = tab.badge {
            let edge = platter.maxX + BarMetrics.badgeOverhang
            layer.items.append(.layer(try badgeLayer(badge, id: id + "/badge", symbol: rect, edge: edge)))
        }
        return canvas.pressing(layer, platter, pressed, scale: BarMetrics.pressedScale)
    }

    // MARK: Rules

    /// At accessibility sizes the labels step aside.
    private var showsLabels: Bool { !canvas.environment.textSize.isAccessibilitySize }

    /// The opacity of what goes in the first half of a fold.
    static func fading(_ fold: Double) -> Double { min(max(1 - 2 * fold, 0), 1) }
}
