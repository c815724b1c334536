import BarState
import Drawing
import Theme

/// Draws the tab bar of the systems before iOS 26: material from edge to edge, a hairline, symbols over labels.
struct ClassicTabBar {
    let canvas: Canvas
    let tabs: [TabPresentation]
    let tint: ColorToken
    let pressed: String?

    /// 49 pt above the safe area; lower in compact height.
    static func rect(in screen: ScreenGeometry) -> Rect {
        let height = screen.isLandscape ? ClassicBarMetrics.compactHeight : ClassicBarMetrics.height
        let top = screen.height - screen.safeBottom - height
        return Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
    }

    func layer() throws -> Layer {
        let screen = canvas.screen
        let rect = Self.rect(in: screen)
        var layer = canvas.layer("tab-bar", rect, role: .tabList, label: BarWords.tabBar)
        layer.items = canvas.barMaterial(rect) + [canvas.barHairline(rect)]
        let available = rect.width - 2 * screen.safeSide
        let width = available / Double(max(tabs.count, 1))
        for (index, tab) in tabs.enumerated() {
            let item = Rect(
                x: screen.safeSide + width * Double(index),
                y: rect.y + 1,
                width: width,
                height: rect.height - screen.safeBottom - 1
            )
            layer.items.append(.layer(try tabLayer(tab, item)))
        }
        return layer
    }

    private func tabLayer(_ tab: TabPresentation, _ item: Rect) throws -> Layer {
        let id = BarLayer.tab(tab.id)
        let color = tab.isSelected ? tint : canvas.theme.color.textSecondary
        var layer = canvas.layer(id, item, role: .tab(isSelected: tab.isSelected), label: tab.spoken)
        let isCompact = canvas.screen.isLandscape
        let showsLabel = !canvas.environment.textSize.isAccessibilitySize
        let side = isCompact ? ClassicBarMetrics.compactHeight * 0.6 : ClassicBarMetrics.symbolBox
        let style = canvas.systemStyle(size: ClassicBarMetrics.labelSize, leading: ClassicBarMetrics.labelLeading)
        let labelWidth = try canvas.shape(tab.title, style, width: item.width).width
        // Stacked upright, beside each other in compact height.
        let group = side + BarMetrics.tabLabelInset + labelWidth
        let symbolX = isCompact && showsLabel ? item.midX - group / 2 : item.midX - side / 2
        let symbolY =
            isCompact || !showsLabel ? item.midY - side / 2 : item.y + ClassicBarMetrics.symbolTop - 1
        let box = Rect(x: symbolX, y: symbolY, width: side, height: side)
        var symbol = canvas.layer(id + "/symbol", box)
        symbol.items = [canvas.symbol(canvas.filled(tab.symbol), box, color)]
        layer.items.append(.layer(symbol))
        if showsLabel {
            let rect =
                isCompact
                ? Rect(
                    x: box.maxX + BarMetrics.tabLabelInset,
                    y: item.midY - style.leading / 2,
                    width: labelWidth,
                    height: style.leading
                )
                : Rect(
                    x: item.x,
                    y: item.maxY - ClassicBarMetrics.labelBottom - style.leading,
                    width: item.width,
                    height: style.leading
                )
            var label = canvas.layer(id + "/label", rect)
            label.items = [try canvas.line(tab.title, style, color, in: rect, alignment: .center)]
            layer.items.append(.layer(label))
        }
        if let badge = tab.badge { layer.items.append(.layer(try badgeLayer(badge, id + "/badge", item))) }
        return layer
    }

    private func badgeLayer(_ text: String, _ id: String, _ item: Rect) throws -> Layer {
        let style = canvas.systemStyle(
            size: ClassicBarMetrics.badgeFontSize,
            leading: ClassicBarMetrics.badgeSide,
            weight: 400
        )
        let shaped = try canvas.shape(text, style, isTranslated: false)
        let rect = Rect(
            x: item.midX + ClassicBarMetrics.badgeOffsetX,
            y: item.y - 1 + ClassicBarMetrics.badgeTop,
            width: max(ClassicBarMetrics.badgeSide, shaped.width + 2 * BarMetrics.badgeHorizontalPadding),
            height: ClassicBarMetrics.badgeSide
        )
        var layer = canvas.layer(id, rect)
        layer.items = [
            canvas.fill(.capsule, rect, canvas.theme.color.danger),
            canvas.line(shaped, style, canvas.theme.chrome.onArtwork, in: rect, alignment: .center),
        ]
        return layer
    }
}
