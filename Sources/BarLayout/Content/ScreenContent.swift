import BarState
import Drawing
import Theme

/// Lays out the screen behind a bar: enough of a title, rows, cards and tiles to look like an app.
struct ScreenContent {
    let canvas: Canvas
    let content: Presentation.Content
    /// The last row ends above this line.
    let bottom: Double
    /// `screen`, or `results` while search shows its results.
    var id = "screen"
    var label: String?
    /// Below this line something opaque covers the content, the round corners of a keyboard counted; nil where nothing
    /// does.
    var visibleBottom: Double?

    private var theme: SPTheme { canvas.theme }
    private var screen: ScreenGeometry { canvas.screen }
    private var margin: Double { screen.contentMargin }
    private var width: Double { screen.width - 2 * margin }

    // MARK: Frame

    func layer() throws -> Layer {
        var layer = canvas.layer(id, screen.bounds, role: label == nil ? nil : .group, label: label)
        layer.items = [canvas.fill(.rectangle, screen.bounds, theme.color.bg)]
        let blocks = try blocks()
        let offset = shownOffset(contentHeight: Self.height(of: blocks))
        let top = contentTop - offset
        for block in blocks {
            let place = block.rect.offset(y: top)
            // What is scrolled off the screen, or behind a keyboard, isn't drawn at all.
            guard place.maxY > 0, place.minY < visibleBottom ?? screen.height else { continue }
            add(try block.layer(offset: top), of: block.list, to: &layer)
        }
        if let bar = try navigationBar(offset: offset) { layer.items.append(.layer(bar)) }
        return layer
    }

    /// Entries of one list stand in one layer, as assistive technology expects them.
    private func add(_ entry: Layer, of list: String?, to layer: inout Layer) {
        guard let list else {
            layer.items.append(.layer(entry))
            return
        }
        if case .layer(var last) = layer.items.last, last.id == list {
            last.items.append(.layer(entry))
            last.frame = last.frame.union(entry.frame)
            layer.items[layer.items.count - 1] = .layer(last)
        } else {
            layer.items.append(.layer(Layer(id: list, frame: entry.frame, role: .list, items: [.layer(entry)])))
        }
    }

    /// The largest offset without rubber-banding, in points.
    func limit() throws -> Double {
        max(Self.height(of: try blocks()) + contentTop - bottom, 0)
    }

    /// At the end, the last row stands above the bar at every text size; past the ends the content gives way like
    /// rubber.
    private func shownOffset(contentHeight: Double) -> Double {
        let limit = max(contentHeight + contentTop - bottom, 0)
        if content.isScrolledToEnd { return limit }
        let offset = content.scrollOffset
        let beyond = offset < 0 ? offset : max(offset - limit, 0)
        guard beyond != 0 else { return offset }
        let give = screen.height * (1 - 1 / (abs(beyond) * Self.rubber / screen.height + 1))
        return min(max(offset, 0), limit) + (beyond < 0 ? -give : give)
    }

    /// The factor of UIKit's rubber band, as often measured.
    private static let rubber = 0.55

    private static func height(of blocks: [ContentBlock]) -> Double { blocks.last?.rect.maxY ?? 0 }

    // MARK: Navigation bar

    private var hasLargeTitle: Bool {
        !content.screen.title.isEmpty && content.backTitle == nil && !screen.isLandscape
    }

    private var navigationBarHeight: Double {
        if content.screen.title.isEmpty { return 0 }
        return screen.isLandscape ? ScreenMetrics.compactNavigationBarHeight : ScreenMetrics.navigationBarHeight
    }

    private var contentTop: Double {
        if isFullBleed { return 0 }
        return screen.safeTop + navigationBarHeight + (hasLargeTitle ? 0 : ScreenMetrics.gap)
    }

    /// Pictures without a title above them go up under the clock.
    private var isFullBleed: Bool {
        guard content.screen.title.isEmpty, case .pictures = content.screen.sections.first?.content else {
            return false
        }
        return true
    }

    private func navigationBar(offset: Double) throws -> Layer? {
        guard navigationBarHeight > 0 else { return statusBarGround(offset: offset) }
        let isCollapsed = !hasLargeTitle || offset > ScreenMetrics.titleCollapse
        guard isCollapsed else { return nil }
        let rect = Rect(x: 0, y: 0, width: screen.width, height: screen.safeTop + navigationBarHeight)
        let row = Rect(x: margin, y: screen.safeTop, width: width, height: navigationBarHeight)
        var bar = canvas.layer("navigation-bar", rect)
        if offset > 0 {
            let line = Rect(x: 0, y: rect.maxY - canvas.hairline, width: screen.width, height: canvas.hairline)
            bar.items = [
                canvas.fill(.rectangle, rect, theme.color.bg), canvas.fill(.rectangle, line, theme.color.separator),
            ]
        }
        // A navigation bar's type stops growing where the bar would burst.
        let style = canvas.style(theme.type.headline, cap: .xxLarge)
        var backWidth = 0.0
        if let backTitle = content.backTitle {
            let back = try backButton(backTitle, in: row)
            backWidth = back.frame.width + ScreenMetrics.gap
            bar.items.append(.layer(back))
        }
        let middle = row.inset(horizontally: backWidth, vertically: 0)
        var title = canvas.layer("navigation-bar/title", middle, role: .heading)
        title.items = [
            try canvas.line(content.screen.title, style, theme.color.textPrimary, in: middle, alignment: .center)
        ]
        bar.items.append(.layer(title))
        return bar
    }

    /// Under the clock of a screen without a navigation bar, so that rows never run through it.
    private func statusBarGround(offset: Double) -> Layer? {
        guard offset > 0, screen.safeTop > 0, !isFullBleed else { return nil }
        let rect = Rect(x: 0, y: 0, width: screen.width, height: screen.safeTop)
        var ground = canvas.layer(id + "/top", rect)
        ground.items = [canvas.fill(.rectangle, rect, theme.color.bg)]
        return ground
    }

    private func backButton(_ title: String, in row: Rect) throws -> Layer {
        let style = canvas.style(theme.type.body, cap: .xxLarge)
        let side = ScreenMetrics.backSymbolSide
        let shaped = try canvas.shape(title, style, width: row.width / 4)
        let symbol = Rect(x: row.x - side / 4, y: row.midY - side / 2, width: side, height: side)
        let text = Rect(x: symbol.maxX, y: row.y, width: shaped.width, height: row.height)
        let rect = Rect(x: row.x, y: row.y, width: text.maxX - row.x, height: row.height)
        var layer = canvas.layer("navigation-bar/back", rect, role: .button, label: title)
        layer.items = [
            canvas.symbol(canvas.isRightToLeft ? "chevron.right" : "chevron.left", symbol, theme.color.textPrimary),
            canvas.line(shaped, style, theme.color.textPrimary, in: text),
        ]
        return layer
    }

    // MARK: Blocks

    private func blocks() throws -> [ContentBlock] {
        var blocks: [ContentBlock] = []
        var y = 0.0
        if hasLargeTitle {
            let style = canvas.style(theme.type.largeTitle)
            let height = max(ScreenMetrics.largeTitleHeight, style.leading + ScreenMetrics.gap)
            let rect = Rect(x: margin, y: y, width: width, height: height)
            blocks.append(
                ContentBlock(rect: rect) { place in
                    let line = Rect(
                        x: place.x,
                        y: place.y + (place.height - style.leading) / 2,
                        width: place.width,
                        height: style.leading
                    )
                    var layer = canvas.layer(id + "/title", line, role: .heading)
                    layer.items = [try canvas.line(content.screen.title, style, theme.color.textPrimary, in: line)]
                    return layer
                }
            )
            y = rect.maxY + ScreenMetrics.titleGap
        }
        if let search = content.search {
            let rect = Rect(x: margin, y: y, width: width, height: NavigationSearchField.height)
            blocks.append(
                ContentBlock(rect: rect) { try NavigationSearchField(canvas: canvas, search: search).layer(in: $0) }
            )
            y += NavigationSearchField.block
        }
        for (index, section) in content.screen.sections.enumerated() {
            if index > 0 { y += ScreenMetrics.sectionGap }
            let layout = SectionLayout(
                canvas: canvas,
                id: "\(self.id)/section-\(index + 1)",
                section: section,
                margin: margin,
                width: width,
                // A message stands in the middle of what is free.
                available: bottom - contentTop - y
            )
            blocks += try layout.blocks(from: y)
            y = blocks.last?.rect.maxY ?? y
        }
        return blocks
    }
}
