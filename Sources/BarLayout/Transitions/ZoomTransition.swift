import BarState
import Drawing
import Theme

/// Draws a zoom out of a cell at one moment: `matchedTransitionSource` and `navigationTransition(.zoom)`.
///
/// A push grows under the bar, a sheet and a cover over it. Before iOS 18, and under Reduce Motion, the destination fades
/// in where it will stand.
struct ZoomTransition {
    let canvas: Canvas
    let zoom: ScreenEdges.Zoom
    /// 0 the cell, 1 the destination, beyond both in an overshoot.
    let progress: Double
    let isFade: Bool
    /// The screen with the cell.
    private let origin: Presentation.Content
    private let isFloating: Bool
    private let bottom: Double

    /// Nil where nothing zooms.
    init?(of presentation: Presentation, scene: any BarScene, canvas: Canvas, at moment: MotionMoment) {
        guard let zoom = presentation.edges.zoom else { return nil }
        self.canvas = canvas
        self.zoom = zoom
        origin = presentation.content
        isFloating = scene.navigation == .floating
        bottom = scene.insets.bottom
        let time = moment.time(of: [(zoom.progress, Self.spring)], now: presentation.time)
        progress = time.map { zoom.progress.value(at: $0, spring: Self.spring) } ?? zoom.progress.target
        isFade = zoom.isCrossFade || canvas.environment.motion == .reduced
    }

    /// A guess: Apple publishes no figures.
    private static let spring = Spring(response: 0.5, dampingRatio: 1)

    /// Whether a pushed destination has taken the screen.
    var hasArrived: Bool { zoom.kind == .push && progress >= 1 }

    /// The cell whose picture is on its way, or never came back.
    var hiddenPicture: String? {
        if progress <= 0 { return zoom.isSourceLost ? zoom.source : nil }
        return isFade ? nil : zoom.source
    }

    // MARK: Destination

    /// The destination as a screen of its own.
    var destination: ScreenContent {
        let isPush = zoom.kind == .push
        var insets = ContentInsets(bottom: bottom)
        if !isPush {
            insets.bottom = frame.height - canvas.screen.safeBottom - BarMetrics.contentGap
            if zoom.kind == .sheet {
                insets.bottom -= ScreenMetrics.sheetRadius
                insets.safeTop = ScreenMetrics.gap
            }
        }
        var content = ScreenContent(
            canvas: canvas,
            content: Presentation.Content(
                screen: zoom.destination,
                backTitle: isPush ? origin.screen.title : nil
            ),
            insets: insets,
            id: hasArrived ? "screen" : id + "/screen",
            prefix: hasArrived ? "" : id + "/",
            navigation: isFloating ? .floating : .opaque
        )
        content.extendsBackground =
            zoom.destination.patterns.backgroundExtensions > 0 && canvas.environment.system >= .iOS26
        return content
    }

    /// `zoom`, `sheet` or `full-screen-cover`.
    private var id: String {
        switch zoom.kind {
        case .push: "zoom"
        case .sheet: "sheet"
        case .fullScreenCover: "full-screen-cover"
        }
    }

    /// Where the destination ends up. A sheet's round corners are above only: its card goes on below the screen.
    private var frame: Rect {
        guard zoom.kind == .sheet else { return canvas.screen.bounds }
        let top = max(canvas.screen.safeTop, ScreenMetrics.gap)
        let height = canvas.screen.height - top + ScreenMetrics.sheetRadius
        return Rect(x: 0, y: top, width: canvas.screen.width, height: height)
    }

    private var frameRadius: Double {
        if zoom.kind == .sheet { return ScreenMetrics.sheetRadius }
        // At rest the display's own corners cut the screen.
        return progress >= 1 ? 0 : canvas.environment.device.screenCorner
    }

    // MARK: Layers

    /// The card of a push, which lies under the bar; nothing once it is the screen.
    func layersUnderBar(over content: Layer) throws -> [Layer] {
        zoom.kind == .push && !hasArrived ? try layers(over: content) : []
    }

    /// A sheet or a cover, over everything.
    func layersOverBar(over content: Layer) throws -> [Layer] {
        zoom.kind == .push ? [] : try layers(over: content)
    }

    private func layers(over content: Layer) throws -> [Layer] {
        guard progress > 0 else { return [] }
        let geometry = geometry(over: content)
        var dim = canvas.layer(id + "-dim", canvas.screen.bounds)
        let dimming = zoom.kind == .push ? ScreenMetrics.zoomDim : 1
        dim.items = [
            canvas.fill(.rectangle, canvas.screen.bounds, canvas.theme.chrome.scrim, opacity: geometry.dim * dimming)
        ]
        var card = Layer(
            id: id,
            frame: geometry.card,
            role: zoom.kind == .push ? .group : .dialog,
            label: zoom.destination.title.isEmpty ? nil : zoom.destination.title
        )
        if isFade { card.opacity = min(max(progress, 0), 1) }
        card.tokens = [sourceRadius.path]
        let outline = canvas.place(geometry.card)
        if progress < 1, !isFade {
            card.items = canvas.shadows(.rounded(geometry.radius), outline, canvas.theme.elevation.e3)
        }
        var window = Layer(id: id + "/card", frame: geometry.card)
        window.clip = .continuousRectangle(geometry.card, radius: geometry.radius)
        window.items = [.layer(try placedDestination(geometry))] + picture(geometry)
        card.items.append(.layer(window))
        return [dim, card]
    }

    private func geometry(over content: Layer) -> ZoomGeometry {
        let cover = canvas.place(source(in: content))
        return ZoomGeometry(
            source: cover,
            sourceRadius: sourceRadius.points,
            destination: frame,
            destinationRadius: frameRadius,
            progress: isFade ? 1 : progress
        )
    }

    private func placedDestination(_ geometry: ZoomGeometry) throws -> Layer {
        let content = destination
        var layer = Layer(id: id + "/destination", frame: Rect(x: 0, y: 0, width: frame.width, height: frame.height))
        layer.transform = geometry.transform
        layer.items = [.layer(try content.layer())]
        guard zoom.kind != .push else { return layer }
        if let bar = try content.floatingBar(glass: GlassMaker(canvas: canvas, over: layer)) {
            layer.items.append(.layer(bar))
        }
        if zoom.kind == .sheet { layer.items.append(grabber()) }
        layer.items.append(close(in: content))
        return layer
    }

    private func picture(_ geometry: ZoomGeometry) -> [Item] {
        guard geometry.pictureOpacity > 0, !isFade, let item else { return [] }
        let rect = canvas.place(geometry.card)
        var layer = canvas.layer(id + "/picture", rect)
        layer.opacity = geometry.pictureOpacity
        layer.items = canvas.picture(of: item, id: layer.id, .rectangle, rect)
        if let symbol = item.symbol {
            let side = min(rect.width, rect.height) * ScreenMetrics.artworkSymbolShare
            layer.items.append(
                canvas.symbol(symbol, Rect(center: rect.center, side: side), canvas.theme.chrome.onArtwork)
            )
        }
        return [.layer(layer)]
    }

    private func grabber() -> Item {
        let rect = Rect(
            x: (canvas.screen.width - ScreenMetrics.grabberWidth) / 2,
            y: ScreenMetrics.grabberTop,
            width: ScreenMetrics.grabberWidth,
            height: ScreenMetrics.grabberHeight
        )
        return canvas.fill(.capsule, rect, canvas.theme.color.textTertiary)
    }

    /// What ends a sheet or a cover: a round button of its own material, since glass would show the screen below.
    private func close(in content: ScreenContent) -> Item {
        let side = ScreenMetrics.closeSide
        let rect = Rect(
            x: canvas.screen.width - canvas.screen.contentMargin - side,
            y: content.navigationBottom - (ScreenMetrics.navigationBarHeight + side) / 2,
            width: side,
            height: side
        )
        var layer = canvas.layer(id + "/close", rect, role: .button, label: BarWords.close)
        let symbol = Rect(center: rect.center, side: side * 0.5)
        layer.items = [
            canvas.fill(.ellipse, rect, canvas.theme.color.surface),
            canvas.symbol("xmark", symbol, canvas.theme.color.textPrimary),
        ]
        return .layer(layer)
    }

    // MARK: Source

    private var item: Screen.Item? { origin.screen.layeredItems.first { $0.layer == zoom.source }?.item }

    private var sourceSection: Screen.Section.Content? {
        let place = zoom.source.split(separator: "/").dropFirst().first?.split(separator: "-").last.flatMap { Int($0) }
        guard let place, origin.screen.sections.indices.contains(place - 1) else { return nil }
        return origin.screen.sections[place - 1].content
    }

    /// The cell's own corners.
    private var sourceRadius: DimensionToken {
        switch sourceSection {
        case .rows: canvas.theme.radius.sm
        case .videos: canvas.theme.radius.lg
        default: canvas.theme.radius.md
        }
    }

    /// The picture of the cell, written for a screen read from left to right; a small square in the middle of the screen
    /// where the cell is scrolled away.
    private func source(in content: Layer) -> Rect {
        guard let found = content.frame(of: zoom.source) else {
            return Rect(
                center: canvas.screen.bounds.center,
                side: canvas.screen.width * ScreenMetrics.zoomFallbackShare
            )
        }
        let frame = canvas.place(found)
        switch sourceSection {
        case .rows: return ContentRow.cover(in: frame)
        case .cards, .grid: return ContentTile.cover(in: frame)
        default: return frame
        }
    }
}

extension Layer {
    /// Where the layer of that id stands in this one; nil where it isn't there.
    func frame(of wanted: String) -> Rect? {
        if id == wanted { return frame }
        for case .layer(let child) in items {
            if let found = child.frame(of: wanted) { return child.transform.apply(to: found) }
        }
        return nil
    }
}
