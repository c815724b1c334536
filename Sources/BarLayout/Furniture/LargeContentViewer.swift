import Drawing
import Theme

/// Draws the system's large content viewer: what a long press shows at accessibility sizes, symbol over label.
struct LargeContentViewer {
    let canvas: Canvas
    let symbol: String
    let title: String

    func layer() throws -> Layer {
        let theme = canvas.theme
        let screen = canvas.screen
        let style = canvas.style(theme.type.body, weight: FontWeight.semibold, cap: .ax1)
        let padding = ScreenMetrics.largeContentPadding
        let side = ScreenMetrics.largeContentSide
        let inner = side - 2 * padding
        let fitted = try canvas.fitted(title, style, width: inner, minimum: BarMetrics.minimumLabelScale)
        let lines = try canvas.lines(title, fitted, width: inner, limit: 2)
        let textHeight = fitted.leading * Double(lines.count)
        let pair = ScreenMetrics.largeContentSymbol + ScreenMetrics.gap + textHeight
        let height = max(side, 2 * padding + pair)
        let rect = Rect(
            x: (screen.width - side) / 2,
            y: (screen.height - height) / 2,
            width: side,
            height: height
        )
        var layer = canvas.layer("large-content", rect, role: .status, label: title)
        layer.tokens = [theme.radius.xl.path]
        let outline = Canvas.Outline.rounded(theme.radius.xl.points)
        layer.items = canvas.shadows(outline, rect, theme.elevation.e3)
        layer.items += [
            canvas.fill(outline, rect, theme.color.surface), canvas.border(outline, rect, theme.color.separator),
        ]
        let box = Rect(
            x: rect.midX - ScreenMetrics.largeContentSymbol / 2,
            y: rect.midY - pair / 2,
            width: ScreenMetrics.largeContentSymbol,
            height: ScreenMetrics.largeContentSymbol
        )
        layer.items.append(canvas.symbol(symbol, box, theme.color.textPrimary))
        for (index, line) in lines.enumerated() {
            let lineBox = Rect(
                x: rect.minX + padding,
                y: box.maxY + ScreenMetrics.gap + fitted.leading * Double(index),
                width: inner,
                height: fitted.leading
            )
            layer.items.append(
                try canvas.line(line, fitted, theme.color.textPrimary, in: lineBox, alignment: .center)
            )
        }
        return layer
    }
}
