import BarState
import Drawing
import Theme

/// Lays out one section of a screen as blocks that scroll.
struct SectionLayout {
    let canvas: Canvas
    let id: String
    let section: Screen.Section
    let margin: Double
    let width: Double
    let available: Double
    /// Where a picture from side to side begins, and how wide it is.
    var bleed = Rect.zero
    /// The layer of the cell whose picture is away.
    var hiddenPicture: String?
    /// A banner goes on past the safe area: by so much above it where it is the first of its screen, and under a sidebar.
    var extendsBackground = false
    var bannerHead = 0.0

    var theme: SPTheme { canvas.theme }

    func blocks(from top: Double) throws -> [ContentBlock] {
        var blocks: [ContentBlock] = []
        var y = top
        if let heading = section.heading {
            let style = canvas.style(theme.type.title3)
            let lines = try canvas.lines(heading, style, width: width, limit: maximumLines)
            blocks.append(
                textBlock(lines, style, theme.color.textPrimary, id: id + "/heading", role: .heading, at: y)
            )
            y = (blocks.last?.rect.maxY ?? y) + ScreenMetrics.headingGap
        }
        switch section.content {
        case .rows(let items): blocks += try rows(items, from: y)
        case .cards(let items): blocks.append(try cards(items, at: y))
        case .grid(let items): blocks += try grid(items, from: y)
        case .pictures(let items): blocks += try pictures(items, from: y)
        case .banner(let item): blocks.append(banner(item, at: y))
        case .videos(let items): blocks += videos(items, from: y)
        case .text(let paragraphs): blocks += try text(paragraphs, from: y)
        case .message(let message): blocks.append(try messageBlock(message, at: y))
        }
        return blocks
    }

    /// Text that the largest sizes would cut off goes on a second line there.
    var maximumLines: Int { canvas.environment.textSize.isAccessibilitySize ? 2 : 1 }

    // MARK: Text

    private func textBlock(
        _ lines: [String],
        _ style: LineStyle,
        _ color: ColorToken,
        id: String,
        role: Role? = nil,
        alignment: TextAlignment = .leading,
        at y: Double
    ) -> ContentBlock {
        let rect = Rect(x: margin, y: y, width: width, height: style.leading * Double(lines.count))
        return ContentBlock(rect: rect) { place in
            var layer = canvas.layer(id, place, role: role)
            layer.items = try canvas.stack(lines, style, color, in: place, alignment: alignment)
            return layer
        }
    }

    private func text(_ paragraphs: [String], from top: Double) throws -> [ContentBlock] {
        let style = canvas.style(theme.type.body)
        var y = top
        var blocks: [ContentBlock] = []
        for (index, paragraph) in paragraphs.enumerated() {
            let lines = try canvas.lines(paragraph, style, width: width, limit: .max)
            let block = textBlock(lines, style, theme.color.textPrimary, id: "\(id)/paragraph-\(index + 1)", at: y)
            blocks.append(block)
            y = block.rect.maxY + ScreenMetrics.paragraphGap
        }
        return blocks
    }

    private func messageBlock(_ message: String, at y: Double) throws -> ContentBlock {
        let style = canvas.style(theme.type.body)
        let lines = try canvas.lines(message, style, width: width, limit: 3)
        let height = style.leading * Double(lines.count)
        let top = y + max((available - height) / 2, 0)
        return textBlock(
            lines,
            style,
            theme.color.textSecondary,
            id: id + "/message",
            role: .status,
            alignment: .center,
            at: top
        )
    }

    // MARK: Rows

    /// One block a row, so that a long list draws only what shows; the card is drawn in slices with the rows.
    private func rows(_ items: [Screen.Item], from top: Double) throws -> [ContentBlock] {
        var row = ContentRow(canvas: canvas, width: width, maximumLines: maximumLines)
        var y = top
        var blocks: [ContentBlock] = []
        for (index, item) in items.enumerated() {
            let measured = try row.measure(item)
            let rect = Rect(x: margin, y: y, width: width, height: measured.height)
            let position = ContentRow.Position(isFirst: index == 0, isLast: index == items.count - 1)
            let rowID = "\(id)/row-\(index + 1)"
            row.hidesPicture = rowID == hiddenPicture
            blocks.append(
                ContentBlock(rect: rect, list: id) { [row] in
                    try row.layer(measured, id: rowID, in: $0, position: position)
                }
            )
            y = rect.maxY
        }
        return blocks
    }

    // MARK: Cards

    private func cards(_ items: [Screen.Item], at y: Double) throws -> ContentBlock {
        // Larger text needs wider cards.
        let isLarge = canvas.environment.textSize.isAccessibilitySize
        let side = isLarge ? ScreenMetrics.largeCardSide : ScreenMetrics.cardSide
        let tile = ContentTile(canvas: canvas, width: side)
        let height = tile.height
        let rect = Rect(x: margin, y: y, width: width, height: height)
        return ContentBlock(rect: rect) { place in
            var layer = canvas.layer(id, place, role: .list)
            var x = place.x
            for (index, item) in items.enumerated() where x < canvas.screen.width {
                let box = Rect(x: x, y: place.y, width: side, height: height)
                layer.items.append(.layer(try self.tile(tile, item, id: "\(id)/card-\(index + 1)", in: box)))
                x += side + ScreenMetrics.cardGap
            }
            return layer
        }
    }

    // MARK: Pictures

    private func pictures(_ items: [Screen.Item], from top: Double) throws -> [ContentBlock] {
        let picture = ContentPicture(canvas: canvas)
        return items.enumerated().map { index, item in
            let rect = Rect(
                x: 0,
                y: top + Double(index) * picture.height,
                width: canvas.screen.width,
                height: picture.height
            )
            return ContentBlock(rect: rect) { try picture.layer(item, id: "\(id)/picture-\(index + 1)", in: $0) }
        }
    }

    // MARK: Grid

    private func grid(_ items: [Screen.Item], from top: Double) throws -> [ContentBlock] {
        let isWide = canvas.screen.isLandscape || canvas.environment.device.isPad
        let isLarge = canvas.environment.textSize.isAccessibilitySize
        let columns = (isWide ? 2 : 1) * (isLarge ? 1 : ScreenMetrics.gridColumns)
        let tileWidth = (width - ScreenMetrics.gridGap * Double(columns - 1)) / Double(columns)
        let tile = ContentTile(canvas: canvas, width: tileWidth)
        var y = top
        var blocks: [ContentBlock] = []
        for start in stride(from: 0, to: items.count, by: columns) {
            let rect = Rect(x: margin, y: y, width: width, height: tile.height)
            let line = Array(items[start..<min(start + columns, items.count)])
            blocks.append(
                ContentBlock(rect: rect, list: id) { place in
                    var layer = canvas.layer("\(id)/line-\(start / columns + 1)", place)
                    for (index, item) in line.enumerated() {
                        let x = place.x + Double(index) * (tileWidth + ScreenMetrics.gridGap)
                        let box = Rect(x: x, y: place.y, width: tileWidth, height: tile.height)
                        let tileID = "\(id)/tile-\(start + index + 1)"
                        layer.items.append(.layer(try self.tile(tile, item, id: tileID, in: box)))
                    }
                    return layer
                }
            )
            y = rect.maxY + ScreenMetrics.gridGap
        }
        return blocks
    }

    private func tile(_ tile: ContentTile, _ item: Screen.Item, id: String, in box: Rect) throws -> Layer {
        var tile = tile
        tile.hidesPicture = id == hiddenPicture
        return try tile.layer(item, id: id, in: box)
    }

    // MARK: Pictures

    private func banner(_ item: Screen.Item, at y: Double) -> ContentBlock {
        let rect = Rect(
            x: bleed.x,
            y: y,
            width: bleed.width,
            height: ContentBanner.height(width: bleed.width, in: canvas.screen)
        )
        let bannerID = "\(id)/banner-1"
        let banner = ContentBanner(canvas: canvas, item: item, hidesPicture: bannerID == hiddenPicture)
        let reach = ContentBanner.Extension(above: bannerHead, leading: extendsBackground ? bleed.x : 0)
        return ContentBlock(rect: rect) { try banner.layer(id: bannerID, in: $0, goingOn: reach) }
    }

    private func videos(_ items: [Screen.Item], from top: Double) -> [ContentBlock] {
        var video = ContentVideo(canvas: canvas, width: width)
        var y = top
        return items.enumerated().map { index, item in
            let rect = Rect(x: margin, y: y, width: width, height: video.height)
            let videoID = "\(id)/video-\(index + 1)"
            video.hidesPicture = videoID == hiddenPicture
            y = rect.maxY + ScreenMetrics.gridGap
            return ContentBlock(rect: rect, list: id) { [video] in try video.layer(item, id: videoID, in: $0) }
        }
    }
}
