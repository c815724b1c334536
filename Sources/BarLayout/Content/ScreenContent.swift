import BarState
import Drawing
import Theme

/// Lays out the screen behind a bar: enough of a title, rows, cards and tiles to look like an app.
struct ScreenContent {
    let canvas: Canvas
    let content: Presentation.Content
    let insets: ContentInsets
    /// `screen`, or `results` while search shows its results.
    var id = "screen"
    var label: String?
    /// What stands before the ids of its navigation bar.
    var prefix = ""
    var navigation = NavigationBar.Style.opaque
    /// Below this line something opaque covers the content, the round corners of a keyboard counted; nil where nothing
    /// does.
    var visibleBottom: Double?
    /// What moves on the screen, over its first section.
    var wedge: ScreenEdges.Wedge?
    /// How far the wedge is on its way.
    var wedgeProgress = 1.0
    /// The background of a picture from side to side goes on past the safe area.
    var extendsBackground = false
    /// The layer of the cell whose picture is away, since it is growing or was lost.
    var hiddenPicture: String?

    private var theme: SPTheme { canvas.theme }
    private var screen: ScreenGeometry { canvas.screen }
    private var margin: Double { screen.contentMargin + insets.leading + insets.sidebar }
    private var width: Double { screen.width - margin - screen.contentMargin - insets.trailing }

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
        if navigation == .opaque, let bar = try opaqueBar(offset: offset) { layer.items.append(.layer(bar)) }
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

    // MARK: Scrolling

    /// The largest offset without rubber-banding, in points.
    func limit() throws -> Double {
        max(Self.height(of: try blocks()) + contentTop - insets.bottom, 0)
    }

    /// At the end, the last row stands above the bar at every text size; past the ends the content gives way like
    /// rubber.
    private func shownOffset(contentHeight: Double) -> Double {
        let limit = max(contentHeight + contentTop - insets.bottom, 0)
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

    private var beginsWithBanner: Bool {
        if case .banner? = content.screen.sections.first?.content { wedge == nil } else { false }
    }

    private var hasLargeTitle: Bool {
        !content.screen.title.isEmpty && content.backTitle == nil && !screen.isLandscape && !beginsWithBanner
            && insets.top == 0
    }

    private var navigationBarHeight: Double { NavigationBar.height(of: content, in: screen) }

    private var safeTop: Double { insets.safeTop ?? screen.safeTop }

    /// The foot of the navigation bar.
    var navigationBottom: Double { safeTop + navigationBarHeight }

    private var contentTop: Double {
        if isFullBleed { return 0 }
        return navigationBottom + insets.top + (hasLargeTitle || beginsWithBanner ? 0 : ScreenMetrics.gap)
    }

    /// Pictures without a title above them go up under the clock.
    private var isFullBleed: Bool {
        guard content.screen.title.isEmpty, case .pictures = content.screen.sections.first?.content else {
            return false
        }
        return true
    }

    private func bar() -> NavigationBar {
        let x = insets.sidebar
        return NavigationBar(
            canvas: canvas,
            id: prefix + "navigation-bar",
            title: content.screen.title,
            backTitle: content.backTitle,
            frame: Rect(x: x, y: 0, width: screen.width - x, height: navigationBottom),
            row: Rect(
                x: screen.contentMargin + x,
                y: safeTop,
                width: screen.width - x - 2 * screen.contentMargin,
                height: navigationBarHeight
            )
        )
    }

    /// A large title gives way to the small one as it goes; a banner has its own title on it.
    private func showsSmallTitle(offset: Double) -> Bool {
        if beginsWithBanner { return offset > ScreenMetrics.bannerCollapse }
        return !hasLargeTitle || offset > ScreenMetrics.titleCollapse
    }

    private func opaqueBar(offset: Double) throws -> Layer? {
        guard navigationBarHeight > 0 else { return statusBarGround(offset: offset) }
        guard showsSmallTitle(offset: offset) || content.backTitle != nil else { return nil }
        return try bar().opaque(isScrolled: offset > 0)
    }

    /// The bar that floats over the content on `glass`; nil where it would be empty.
    func floatingBar(glass: @autoclosure () throws -> GlassMaker) throws -> Layer? {
        guard navigation == .floating, navigationBarHeight > 0 else { return nil }
        let showsTitle = try showsFloatingTitle()
        guard showsTitle || content.backTitle != nil else { return nil }
        return try bar().floating(glass: content.backTitle == nil ? nil : glass(), showsTitle: showsTitle)
    }

    /// Whether the small title stands over the content.
    func showsFloatingTitle() throws -> Bool {
        guard navigation == .floating, navigationBarHeight > 0, !content.screen.title.isEmpty else { return false }
        return showsSmallTitle(offset: shownOffset(contentHeight: Self.height(of: try blocks())))
    }

    /// Under the clock of a screen without a navigation bar, so that rows never run through it.
    private func statusBarGround(offset: Double) -> Layer? {
        guard offset > 0, screen.safeTop > 0, !isFullBleed else { return nil }
        let rect = Rect(x: 0, y: 0, width: screen.width, height: screen.safeTop)
        var ground = canvas.layer(id + "/top", rect)
        ground.items = [canvas.fill(.rectangle, rect, theme.color.bg)]
        return ground
    }

    // MARK: Blocks

    private func blocks() throws -> [ContentBlock] {
        var blocks: [ContentBlock] = []
        var y = 0.0
        if hasLargeTitle {
            let title = largeTitle(at: y)
            blocks.append(title)
            y = title.rect.maxY + ScreenMetrics.titleGap
        }
        if let wedge {
            let dial = WedgeDial(canvas: canvas, id: prefix + "wedge", wedge: wedge, progress: wedgeProgress)
            let rect = Rect(x: margin, y: y, width: width, height: dial.height)
            blocks.append(ContentBlock(rect: rect) { try dial.layer(in: $0) })
            y = rect.maxY + (content.screen.sections.isEmpty ? 0 : ScreenMetrics.sectionGap)
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
            var layout = SectionLayout(
                canvas: canvas,
                id: "\(self.id)/section-\(index + 1)",
                section: section,
                margin: margin,
                width: width,
                // A message stands in the middle of what is free.
                available: insets.bottom - contentTop - y
            )
            layout.bleed = Rect(x: insets.sidebar, y: 0, width: screen.width - insets.sidebar, height: 0)
            layout.hiddenPicture = hiddenPicture
            if index == 0, beginsWithBanner { layout.bannerHead = extendsBackground ? contentTop : 0 }
            layout.extendsBackground = extendsBackground
            blocks += try layout.blocks(from: y)
            y = blocks.last?.rect.maxY ?? y
        }
        return blocks
    }

    private func largeTitle(at y: Double) -> ContentBlock {
        let style = canvas.style(theme.type.largeTitle)
        let height = max(ScreenMetrics.largeTitleHeight, style.leading + ScreenMetrics.gap)
        return ContentBlock(rect: Rect(x: margin, y: y, width: width, height: height)) { place in
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
    }
}
