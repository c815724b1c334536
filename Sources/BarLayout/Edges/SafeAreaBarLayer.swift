import BarState
import Drawing
import Theme

/// Draws one bar in the safe area: its title and its buttons, along its edge.
struct SafeAreaBarLayer {
    let canvas: Canvas
    let placed: SafeAreaBars.Placed
    /// The material of `.background(.bar)` goes on to the edge of the screen.
    let bounds: Rect

    private var bar: ScreenEdges.Bar { placed.bar }
    private var rect: Rect { placed.rect }
    /// The colours of the title and of the buttons: on glass both are the glass's own.
    private typealias Ink = (title: ColorToken, symbol: ColorToken)

    private var isUpright: Bool { bar.edge == .leading || bar.edge == .trailing }

    /// - Parameter glass: for a bar with glass of its own.
    func layer(glass: @autoclosure () throws -> GlassMaker) throws -> Layer {
        var layer = canvas.layer(placed.id, rect, role: .group, label: bar.title)
        var ink: Ink = (canvas.theme.color.textPrimary, canvas.theme.color.tint)
        if bar.isInset { layer.items += material() }
        if let effect = bar.glass {
            let shape = rect.inset(
                horizontally: isUpright ? SafeAreaBarMetrics.glassInset : canvas.screen.contentMargin,
                vertically: SafeAreaBarMetrics.glassInset
            )
            var maker = try glass()
            maker.variant = effect == .clear ? .clear : .regular
            let pane = try maker.capsule(shape)
            layer.items += pane.items
            ink = (pane.content, pane.content)
        }
        layer.items += isUpright ? try uprightContent(ink) : try levelContent(ink)
        return layer
    }

    /// The bars' material from the bar's inner edge to the edge of the screen, and a hairline between it and the content.
    private func material() -> [Item] {
        var whole = rect
        var line = Rect(x: rect.x, y: rect.y, width: rect.width, height: canvas.hairline)
        switch bar.edge {
        case .top:
            whole = Rect(x: rect.x, y: bounds.minY, width: rect.width, height: rect.maxY - bounds.minY)
            line.y = rect.maxY - line.height
        case .bottom: whole.height = bounds.maxY - rect.minY
        case .leading:
            whole = Rect(x: bounds.minX, y: rect.y, width: rect.maxX - bounds.minX, height: rect.height)
            line = Rect(x: rect.maxX - canvas.hairline, y: rect.y, width: canvas.hairline, height: rect.height)
        case .trailing:
            whole.width = bounds.maxX - rect.minX
            line = Rect(x: rect.x, y: rect.y, width: canvas.hairline, height: rect.height)
        }
        return canvas.barMaterial(whole) + [canvas.barRule(line)]
    }

    // MARK: Content

    private var titleStyle: LineStyle {
        let type = canvas.theme.type
        return canvas.style(isUpright ? type.caption : type.subhead, weight: FontWeight.semibold, cap: .xxLarge)
    }

    /// Title and buttons one after the other; a title that leads leaves the buttons at the other end.
    private func levelContent(_ ink: Ink) throws -> [Item] {
        let padding = bar.glass == nil ? 0 : SafeAreaBarMetrics.glassPadding
        let row = rect.inset(horizontally: canvas.screen.contentMargin + padding, vertically: 0)
        let buttons = Double(bar.symbols.count) * SafeAreaBarMetrics.button
        let gap = bar.title == nil || bar.symbols.isEmpty ? 0 : ScreenMetrics.gap
        let title = try bar.title.map { try canvas.shape($0, titleStyle, width: max(row.width - buttons - gap, 0)) }
        let group = (title?.width ?? 0) + gap + buttons
        // Symbols stand in the middle of their buttons, so that the outermost lines up with the content's margin.
        let overhang = bar.symbols.isEmpty ? 0 : (SafeAreaBarMetrics.button - SafeAreaBarMetrics.symbol) / 2
        let start: Double
        switch bar.alignment {
        case .leading: start = row.minX - (title == nil ? overhang : 0)
        case .center: start = row.midX - group / 2
        case .trailing: start = row.maxX + overhang - group
        }
        var items: [Item] = []
        if let title {
            let box = Rect(x: start, y: row.y, width: title.width, height: row.height)
            var layer = canvas.layer(placed.id + "/title", box)
            layer.items = [canvas.line(title, titleStyle, ink.title, in: box)]
            items.append(.layer(layer))
        }
        let isSpread = bar.alignment == .leading && title != nil
        let first = isSpread ? row.maxX + overhang - buttons : start + (title?.width ?? 0) + gap
        return items
            + bar.symbols.enumerated().map { index, symbol in
                button(
                    index,
                    symbol,
                    ink.symbol,
                    center: Point(x: first + SafeAreaBarMetrics.button * (Double(index) + 0.5), y: row.midY)
                )
            }
    }

    /// The title over the buttons, from the top, in the middle or at the foot.
    private func uprightContent(_ ink: Ink) throws -> [Item] {
        let gap = bar.title == nil || bar.symbols.isEmpty ? 0 : ScreenMetrics.captionGap
        let buttons = Double(bar.symbols.count) * SafeAreaBarMetrics.button
        let titleHeight = bar.title == nil ? 0 : titleStyle.leading
        let group = titleHeight + gap + buttons
        let start: Double
        switch bar.alignment {
        case .leading: start = rect.minY + ScreenMetrics.captionGap
        case .center: start = rect.midY - group / 2
        case .trailing: start = rect.maxY - ScreenMetrics.captionGap - group
        }
        var items: [Item] = []
        if let title = bar.title {
            let box = Rect(x: rect.x, y: start, width: rect.width, height: titleHeight)
            let style = try canvas.fitted(title, titleStyle, width: box.width, minimum: BarMetrics.minimumLabelScale)
            var layer = canvas.layer(placed.id + "/title", box)
            layer.items = [
                try canvas.line(title, style, ink.title, in: box, alignment: .center)
            ]
            items.append(.layer(layer))
        }
        let first = start + titleHeight + gap
        return items
            + bar.symbols.enumerated().map { index, symbol in
                button(
                    index,
                    symbol,
                    ink.symbol,
                    center: Point(x: rect.midX, y: first + SafeAreaBarMetrics.button * (Double(index) + 0.5))
                )
            }
    }

    private func button(_ index: Int, _ symbol: String, _ color: ColorToken, center: Point) -> Item {
        let frame = Rect(center: center, side: SafeAreaBarMetrics.button)
        var layer = canvas.layer("\(placed.id)/button-\(index + 1)", frame)
        let box = Rect(center: center, side: SafeAreaBarMetrics.symbol)
        layer.items = [canvas.symbol(symbol, box, color)]
        return .layer(layer)
    }
}
