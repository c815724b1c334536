import Drawing
import Theme

/// Draws the soft fade of the background that a block's own bar floats on: `bg` from 0 to 90 %.
struct BottomFade {
    let canvas: Canvas
    /// The bar's top edge.
    let top: Double
    /// Where the fade is complete: the keyboard's top, or the screen's foot.
    var bottom: Double?

    func layer() -> Layer {
        let screen = canvas.screen
        let start = max(top - BarMetrics.fadeAbove, 0)
        let rect = Rect(x: 0, y: start, width: screen.width, height: screen.height - start)
        let token = canvas.theme.color.bg
        let color = Color(token)
        let isReduced = canvas.environment.transparency == .reduced
        let gradient = LinearGradient(
            start: Point(x: 0, y: rect.minY),
            end: Point(x: 0, y: max(bottom ?? rect.maxY, start + 1)),
            stops: [
                LinearGradient.Stop(offset: 0, color: color.withAlpha(0)),
                // Reduce Transparency lets nothing shine through under the bar (ours).
                LinearGradient.Stop(offset: 1, color: color.withAlpha(isReduced ? 1 : BarMetrics.fadeOpacity)),
            ]
        )
        var layer = canvas.layer("bottom-fade", rect)
        layer.items = [.fill(.rectangle(rect), Paint(.linearGradient(gradient), token: token.path))]
        return layer
    }
}
