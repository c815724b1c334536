import BarState
import Drawing
import Theme

/// Draws how content gives way where it scrolls under a bar: `scrollEdgeEffectStyle(_:for:)`.
///
/// Soft covers the content little by little with the background. Hard covers it at once, blurring what it leaves, with a
/// hairline at the bar's edge. Automatic is soft on a phone.
struct ScrollEdge {
    let canvas: Canvas
    let edges: ScreenEdges
    /// The foot of whatever stands at the head of the screen; nil where nothing is scrolled under it.
    var barBottom: Double?
    /// The head of whatever stands at the foot.
    let barTop: Double
    /// The middles of bars in the safe area, whose own text wants the effect complete: at the head, and at the foot.
    var completeTop: Double?
    var completeBottom: Double?
    /// The inner edges of bars beside the content, which the effect goes on under.
    var leading: Double?
    var trailing: Double?

    /// The effects over `content`, the screen as it is drawn without them.
    func layers(over content: Layer) -> [Layer] {
        [bottom(content)] + (barBottom.map { [top(content, bar: $0)] } ?? []) + sides()
    }

    private var token: ScrollEdgeToken { canvas.theme.material.scrollEdge }

    private func bottom(_ content: Layer) -> Layer {
        let screen = canvas.screen
        let isHard = edges.bottomStyle == .hard
        let start = isHard ? barTop - BarMetrics.accessoryGap : max(barTop - token.bottomReach.points, 0)
        let rect = Rect(x: 0, y: start, width: screen.width, height: screen.height - start)
        var layer = canvas.layer("scroll-edge-bottom", rect)
        layer.tokens = isHard ? [] : [token.bottomReach.path, token.bottom.path]
        layer.items =
            isHard
            ? hard(layer.id, rect, line: rect.y, content)
            : [
                fade(
                    rect,
                    token.bottom,
                    from: Point(x: 0, y: rect.minY),
                    to: Point(x: 0, y: completeBottom ?? rect.maxY)
                )
            ]
        return layer
    }

    private func top(_ content: Layer, bar: Double) -> Layer {
        let isHard = edges.topStyle == .hard
        let height = isHard ? bar : bar + token.topReach.points
        let rect = Rect(x: 0, y: 0, width: canvas.screen.width, height: height)
        var layer = canvas.layer("scroll-edge-top", rect)
        layer.tokens = isHard ? [] : [token.topReach.path, token.top.path]
        layer.items =
            isHard
            ? hard(layer.id, rect, line: rect.maxY - canvas.hairline, content)
            : [fade(rect, token.top, from: Point(x: 0, y: completeTop ?? rect.minY), to: Point(x: 0, y: rect.maxY))]
        return layer
    }

    /// Beside the content the effect is as at the head: what scrolls sideways goes under it.
    private func sides() -> [Layer] {
        let screen = canvas.screen
        let reach = token.topReach.points
        func side(_ name: String, _ rect: Rect, from start: Double, to end: Double) -> Layer {
            var layer = canvas.layer("scroll-edge-\(name)", rect)
            layer.tokens = [token.topReach.path, token.top.path]
            let line = (Point(x: start, y: 0), Point(x: end, y: 0))
            layer.items = [fade(rect, token.top, from: canvas.place(line.0), to: canvas.place(line.1))]
            return layer
        }
        var layers: [Layer] = []
        if let leading {
            let rect = Rect(x: 0, y: 0, width: leading + reach, height: screen.height)
            layers.append(side("leading", rect, from: rect.minX, to: rect.maxX))
        }
        if let trailing {
            let start = trailing - reach
            let rect = Rect(x: start, y: 0, width: screen.width - start, height: screen.height)
            layers.append(side("trailing", rect, from: rect.maxX, to: rect.minX))
        }
        return layers
    }

    private func hard(_ id: String, _ rect: Rect, line y: Double, _ content: Layer) -> [Item] {
        let line = Rect(x: rect.x, y: y, width: rect.width, height: canvas.hairline)
        var blurred = canvas.layer(id + "/blur", rect)
        blurred.blur = Self.hardBlur
        blurred.clip = canvas.path(.rectangle, rect)
        blurred.items = content.part(within: blurred.blurRegion, prefix: blurred.id + "/").items
        return [
            .layer(blurred),
            canvas.fill(.rectangle, rect, canvas.theme.color.bg, opacity: Self.hardCover),
            canvas.fill(.rectangle, line, canvas.theme.color.separator),
        ]
    }

    private func fade(_ rect: Rect, _ gradient: GradientToken, from start: Point, to end: Point) -> Item {
        let bg = canvas.theme.color.bg
        let stops = gradient.stops.map {
            LinearGradient.Stop(offset: $0.position, color: Color(bg).withAlpha($0.color.alpha))
        }
        let line = LinearGradient(start: start, end: end, stops: stops)
        return .fill(canvas.path(.rectangle, rect), Paint(.linearGradient(line), token: bg.path))
    }

    /// How much of the blurred content a hard edge covers, and σ of the blur in points. Ours.
    private static let hardCover = 0.82
    private static let hardBlur = 10.0
}

extension Layer {
    /// The layer once more, for what shows in `region`: silent, under other ids, and without the layers that stand
    /// elsewhere.
    func part(within region: Rect, prefix: String) -> Layer {
        var copy = self
        copy.id = prefix + id
        (copy.role, copy.label, copy.hint) = (nil, nil, nil)
        copy.items = items.compactMap { item in
            guard case .layer(let child) = item else { return item }
            guard child.transform == .identity else {
                return .layer(child.part(within: child.frame, prefix: prefix))
            }
            return child.frame.intersects(region) ? .layer(child.part(within: region, prefix: prefix)) : nil
        }
        return copy
    }
}
