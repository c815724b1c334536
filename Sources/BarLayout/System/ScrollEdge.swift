import BarState
import Drawing
import Theme

/// Draws how content gives way where it scrolls under a bar: `scrollEdgeEffectStyle(_:for:)`.
///
/// Soft covers the content little by little with the background. Hard covers it at once, with a hairline at the bar's
/// edge. Automatic is soft on a phone.
struct ScrollEdge {
    let canvas: Canvas
    let edges: ScreenEdges

    /// - Parameter barTop: the top of whatever stands at the foot, in points.
    func layers(barTop: Double) -> [Layer] {
        [bottom(barTop: barTop)] + (edges.topStyle.map { [top($0)] } ?? [])
    }

    private func bottom(barTop: Double) -> Layer {
        let token = canvas.theme.material.scrollEdge
        let screen = canvas.screen
        let isHard = edges.bottomStyle == .hard
        let start = isHard ? barTop - BarMetrics.accessoryGap : max(barTop - token.bottomReach.points, 0)
        let rect = Rect(x: 0, y: start, width: screen.width, height: screen.height - start)
        var layer = canvas.layer("scroll-edge-bottom", rect)
        layer.tokens = isHard ? [] : [token.bottomReach.path, token.bottom.path]
        layer.items =
            isHard
            ? hard(rect, line: rect.y)
            : [fade(rect, token.bottom, from: rect.minY, to: rect.maxY)]
        return layer
    }

    private func top(_ style: ScreenEdges.EdgeStyle) -> Layer {
        let token = canvas.theme.material.scrollEdge
        let screen = canvas.screen
        let bar = screen.safeTop + ScreenMetrics.navigationBarHeight
        let isHard = style == .hard
        let rect = Rect(x: 0, y: 0, width: screen.width, height: isHard ? bar : bar + token.topReach.points)
        var layer = canvas.layer("scroll-edge-top", rect)
        layer.tokens = isHard ? [] : [token.topReach.path, token.top.path]
        layer.items =
            isHard
            ? hard(rect, line: rect.maxY - canvas.hairline)
            : [fade(rect, token.top, from: rect.maxY, to: rect.minY)]
        return layer
    }

    private func hard(_ rect: Rect, line y: Double) -> [Item] {
        let line = Rect(x: rect.x, y: y, width: rect.width, height: canvas.hairline)
        return [
            canvas.fill(.rectangle, rect, canvas.theme.color.bg, opacity: Self.hardCover),
            canvas.fill(.rectangle, line, canvas.theme.color.separator),
        ]
    }

    private func fade(_ rect: Rect, _ gradient: GradientToken, from start: Double, to end: Double) -> Item {
        let bg = canvas.theme.color.bg
        let stops = gradient.stops.map {
            LinearGradient.Stop(offset: $0.position, color: Color(bg).withAlpha($0.color.alpha))
        }
        let line = LinearGradient(start: Point(x: 0, y: start), end: Point(x: 0, y: end), stops: stops)
        return .fill(canvas.path(.rectangle, rect), Paint(.linearGradient(line), token: bg.path))
    }

    /// How much of the content a hard edge covers (ours: the real one also blurs what it leaves).
    private static let hardCover = 0.94
}
