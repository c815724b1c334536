import BarState
import Drawing
import Theme

/// The system's tab bar on iOS 26, lowest layer first: accessory, tabs, search.
struct SystemBarLayers {
    let canvas: Canvas
    let bar: TabViewPresentation
    let pressed: String?
    /// The glass that each shape takes over what lies under it.
    let glass: GlassMaker

    func layers(_ phases: SystemMotion) throws -> [Layer] {
        var geometry = try geometry(phases)
        if bar.isBarHidden { geometry.accessory = SystemBarGeometry.accessoryWithoutBar(in: canvas.screen) }
        var layers: [Layer] = []
        if let accessory = bar.accessory ?? bar.leavingAccessory, phases.rise > 0 {
            var layer = try TabAccessory(
                canvas: canvas,
                accessory: accessory,
                capsule: geometry.accessory.offset(y: (1 - phases.rise) * BarMetrics.accessoryRise),
                inline: phases.accessoryDrop,
                pressed: pressed,
                glass: glass.capsule(geometry.accessory)
            ).layer()
            layer.opacity = min(max(phases.rise, 0), 1)
            layers.append(layer)
        }
        guard !bar.isBarHidden else { return layers }
        // A focused search takes the tabs away.
        let tabsOpacity = min(max(1 - phases.focus, 0), 1)
        if tabsOpacity > 0 {
            var tabs = try tabBar(geometry, phases)
            tabs.opacity = tabsOpacity
            layers.append(tabs)
        }
        layers += try search(geometry, phases)
        return layers
    }

    func geometry(_ phases: SystemMotion) throws -> SystemBarGeometry {
        let style = labelStyle
        return SystemBarGeometry(
            screen: canvas.screen,
            labelWidths: showsLabels
                ? try bar.tabs.map { try canvas.shape($0.title, style).width } : bar.tabs.map { _ in 0 },
            hasSearchTab: bar.searchTab != nil,
            phases: SystemBarGeometry.Phases(
                minimize: phases.minimize,
                accessoryDrop: phases.accessoryDrop,
                search: phases.search,
                focus: phases.focus
            )
        )
    }

    // MARK: Tabs

    /// A tint of `textPrimary` follows the glass, light on dark and dark on light, whatever the appearance.
    private func tint(on glass: SystemGlass) -> ColorToken {
        bar.tintToken == canvas.theme.color.textPrimary.path ? glass.content : canvas.theme.color.tint
    }

    /// The system bar's labels are the system's size whatever the text size.
    private var labelStyle: LineStyle {
        canvas.systemStyle(size: SystemBarMetrics.labelSize, leading: SystemBarMetrics.labelLeading)
    }

    private var showsLabels: Bool { !canvas.environment.textSize.isAccessibilitySize }

    private func tabBar(_ geometry: SystemBarGeometry, _ phases: SystemMotion) throws -> Layer {
        let folding = max(phases.minimize, phases.search)
        let isFolded = folding >= 1
        var layer = canvas.layer(
            "tab-bar",
            geometry.platter,
            role: isFolded ? .group : .tabList,
            label: isFolded ? nil : BarWords.tabBar
        )
        let glass = try glass.capsule(geometry.platter)
        layer.items = glass.items
        guard !isFolded else {
            if let selected = bar.tabs.first(where: \.isSelected) ?? bar.tabs.first {
                layer.items.append(.layer(try foldedButton(selected, geometry.platter, glass)))
            }
            return layer
        }
        if bar.tabs.contains(where: \.isSelected) {
            let home = geometry.pill(at: phases.pill)
            let rect = home.interpolated(to: geometry.platter.inset(by: BarMetrics.itemInset), progress: folding)
            var pill = canvas.layer("tab-bar/pill", rect)
            pill.items = [canvas.fill(.capsule, rect, glass.pill)]
            pill.opacity = TabRow.fading(folding)
            layer.items.append(.layer(pill))
        }
        for (index, tab) in bar.tabs.enumerated() {
            layer.items.append(.layer(try tabLayer(tab, geometry.items[index], geometry.platter, folding, glass)))
        }
        return layer
    }

    private func tabLayer(
        _ tab: TabPresentation,
        _ home: Rect,
        _ platter: Rect,
        _ folding: Double,
        _ glass: SystemGlass
    ) throws -> Layer {
        let id = BarLayer.tab(tab.id)
        let frame = home.interpolated(to: platter, progress: folding)
        let color = tab.isSelected ? tint(on: glass) : glass.unselected
        var layer = canvas.layer(id, frame, role: .tab(isSelected: tab.isSelected), label: tab.spoken)
        if !tab.isSelected { layer.opacity = TabRow.fading(folding) }

        let box = Rect(
            x: home.midX - SystemBarMetrics.symbolBox / 2,
            y: showsLabels ? home.y + SystemBarMetrics.symbolTop : home.midY - SystemBarMetrics.symbolBox / 2,
            width: SystemBarMetrics.symbolBox,
            height: SystemBarMetrics.symbolBox
        )
        let symbolBox = box.interpolated(
            to: Rect(center: platter.center, side: SystemBarMetrics.symbolBox),
            progress: folding
        )
        layer.items.append(.layer(symbol(tab, id: id, symbolBox, color)))
        if showsLabels, TabRow.fading(folding) > 0 {
            let rect = Rect(
                x: home.x,
                y: home.y + SystemBarMetrics.labelTop,
                width: home.width,
                height: SystemBarMetrics.labelLeading
            )
            var label = canvas.layer(id + "/label", rect)
            label.opacity = TabRow.fading(folding)
            let style = try canvas.fitted(
                tab.title,
                labelStyle,
                width: home.width - BarMetrics.itemOverlap,
                minimum: BarMetrics.minimumLabelScale
            )
            label.items = [
                try canvas.line(
                    tab.title,
                    style,
                    color,
                    in: rect.inset(horizontally: BarMetrics.itemOverlap / 2, vertically: 0),
                    alignment: .center
                )
            ]
            layer.items.append(.layer(label))
        }
        if let badge = tab.badge {
            layer.items.append(.layer(try badgeLayer(badge, id: id + "/badge", symbolBox, top: home.y)))
        }
        return canvas.pressing(layer, frame, pressed, scale: BarMetrics.pressedScale)
    }

    /// The glyph itself stands inside its box: measured 21–26 wide, 23–25 tall in 28.
    private func symbol(_ tab: TabPresentation, id: String, _ box: Rect, _ color: ColorToken) -> Layer {
        var layer = canvas.layer(id + "/symbol", box)
        let glyph = Rect(center: box.center, side: box.width * BarMetrics.tabSymbolSide / SystemBarMetrics.symbolBox)
        layer.items = [canvas.symbol(canvas.filled(tab.symbol), glyph, color)]
        return layer
    }

    private func foldedButton(_ tab: TabPresentation, _ circle: Rect, _ glass: SystemGlass) throws -> Layer {
        let id = BarLayer.folded
        var layer = canvas.layer(id, circle, role: .button, label: tab.spoken)
        let box = Rect(center: circle.center, side: SystemBarMetrics.symbolBox)
        // Beside an open search the tabs wait, untinted.
        layer.items = [.layer(symbol(tab, id: id, box, bar.search == nil ? tint(on: glass) : glass.content))]
        if let badge = tab.badge {
            layer.items.append(
                .layer(try badgeLayer(badge, id: id + "/badge", box, top: circle.y - BarMetrics.badgeRise))
            )
        }
        return canvas.pressing(layer, circle, pressed, scale: BarMetrics.pressedScale)
    }

    /// The system's badge: a red capsule with white figures. Its place is of low confidence.
    private func badgeLayer(_ text: String, id: String, _ symbol: Rect, top: Double) throws -> Layer {
        let style = canvas.systemStyle(size: SystemBarMetrics.badgeFontSize, leading: SystemBarMetrics.badgeSide)
        let shaped = try canvas.shape(text, style, isTranslated: false)
        let rect = Rect(
            x: symbol.midX + SystemBarMetrics.badgeOffsetX,
            y: min(top + SystemBarMetrics.badgeTop, symbol.y) - BarMetrics.badgeRise,
            width: max(SystemBarMetrics.badgeSide, shaped.width + 2 * BarMetrics.badgeHorizontalPadding),
            height: SystemBarMetrics.badgeSide
        )
        var layer = canvas.layer(id, rect)
        layer.items = [
            canvas.fill(.capsule, rect, canvas.theme.color.danger),
            canvas.line(shaped, style, canvas.theme.chrome.onArtwork, in: rect, alignment: .center),
        ]
        return layer
    }

    // MARK: Search

    private func search(_ geometry: SystemBarGeometry, _ phases: SystemMotion) throws -> [Layer] {
        guard let tab = bar.searchTab, let rect = geometry.search else { return [] }
        if phases.search <= 0 {
            var button = canvas.layer(
                BarLayer.searchButton,
                rect,
                role: .tab(isSelected: tab.isSelected),
                label: tab.spoken
            )
            let glass = try glass.capsule(rect)
            button.items = glass.items
            let glyph = Rect(
                x: rect.x + SystemBarMetrics.searchGlyphX * rect.width / BarMetrics.platterHeight,
                y: rect.y + SystemBarMetrics.searchGlyphY * rect.height / BarMetrics.platterHeight,
                width: SystemBarMetrics.searchGlyphWidth,
                height: SystemBarMetrics.searchGlyphHeight
            )
            let centred = rect.width < BarMetrics.platterHeight ? Rect(center: rect.center, side: glyph.height) : glyph
            var symbol = canvas.layer("search-button/symbol", centred)
            // The measured box is wider than it is high; the glass in it is as large as it is wide.
            let box = rect.width < BarMetrics.platterHeight ? centred : Rect(center: glyph.center, side: glyph.width)
            symbol.items = [canvas.symbol(tab.symbol, box, tab.isSelected ? tint(on: glass) : glass.content)]
            button.items.append(.layer(symbol))
            return [canvas.pressing(button, rect, pressed, scale: BarMetrics.pressedScale)]
        }
        guard let search = bar.search else { return [] }
        var layers = [
            try NativeSearchField(
                canvas: canvas,
                search: search,
                rect: rect,
                progress: phases.search,
                glass: glass.capsule(rect),
                pressed: pressed
            )
            .layer()
        ]
        if phases.focus > 0 {
            let close = geometry.close
            var button = canvas.layer(BarLayer.searchClose, close, role: .button, label: BarWords.close)
            button.opacity = min(max(phases.focus, 0), 1)
            let glass = try glass.capsule(close)
            button.items = glass.items
            let glyph = Rect(center: close.center, side: SystemBarMetrics.closeGlyph)
            button.items.append(
                canvas.symbol("xmark", glyph.inset(by: glyph.width * 0.14), glass.content)
            )
            layers.append(canvas.pressing(button, close, pressed, scale: BarMetrics.pressedScale))
        }
        return layers
    }
}
