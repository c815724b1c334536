import BarState
import Drawing
import Theme

/// A screen's navigation bar: its small title, and the way back where the screen was pushed.
struct NavigationBar {
    /// What it stands on.
    enum Style: Hashable, Sendable {
        /// The background and a hairline, as before iOS 26 and over a block's own bars.
        case opaque
        /// The scroll edge's effect alone, with glass under its buttons.
        case floating
    }

    let canvas: Canvas
    /// `navigation-bar`.
    let id: String
    let title: String
    let backTitle: String?
    let frame: Rect
    /// The part of the frame below the status bar, between the content's margins.
    let row: Rect

    /// Points of a screen's bar below the safe area: none where it has no title and no way back.
    static func height(of content: Presentation.Content, in screen: ScreenGeometry) -> Double {
        if content.screen.title.isEmpty, content.backTitle == nil { return 0 }
        return screen.isLandscape
            ? ScreenMetrics.compactNavigationBarHeight : ScreenMetrics.navigationBarHeight
    }

    /// The foot of a screen's bar.
    static func bottom(of content: Presentation.Content, in screen: ScreenGeometry) -> Double {
        screen.safeTop + height(of: content, in: screen)
    }

    /// With the background where content is scrolled under it.
    func opaque(isScrolled: Bool) throws -> Layer {
        var bar = canvas.layer(id, frame)
        if isScrolled {
            let line = Rect(x: frame.x, y: frame.maxY - canvas.hairline, width: frame.width, height: canvas.hairline)
            bar.items = [
                canvas.fill(.rectangle, frame, canvas.theme.color.bg),
                canvas.fill(.rectangle, line, canvas.theme.color.separator),
            ]
        }
        var backWidth = 0.0
        if let backTitle {
            let back = try backButton(backTitle)
            backWidth = back.frame.width + ScreenMetrics.gap
            bar.items.append(.layer(back))
        }
        bar.items.append(.layer(try titleLayer(in: row.inset(horizontally: backWidth, vertically: 0))))
        return bar
    }

    /// Over what was drawn before; the way back stands on `glass`.
    func floating(glass: GlassMaker?, showsTitle: Bool) throws -> Layer {
        var bar = canvas.layer(id, frame)
        var used = 0.0
        if let backTitle, let glass {
            bar.items.append(.layer(try glassButton(backTitle, glass)))
            used = ScreenMetrics.navigationButtonSide + ScreenMetrics.gap
        }
        if showsTitle, !title.isEmpty {
            bar.items.append(.layer(try titleLayer(in: row.inset(horizontally: used, vertically: 0))))
        }
        return bar
    }

    private func titleLayer(in middle: Rect) throws -> Layer {
        // A navigation bar's type stops growing where the bar would burst.
        let style = canvas.style(canvas.theme.type.headline, cap: .xxLarge)
        var layer = canvas.layer(id + "/title", middle, role: .heading)
        layer.items = [
            try canvas.line(title, style, canvas.theme.color.textPrimary, in: middle, alignment: .center)
        ]
        return layer
    }

    private var backSymbol: String { canvas.isRightToLeft ? "chevron.right" : "chevron.left" }

    private func backButton(_ title: String) throws -> Layer {
        let style = canvas.style(canvas.theme.type.body, cap: .xxLarge)
        let side = ScreenMetrics.backSymbolSide
        let shaped = try canvas.shape(title, style, width: row.width / 4)
        let symbol = Rect(x: row.x - side / 4, y: row.midY - side / 2, width: side, height: side)
        let text = Rect(x: symbol.maxX, y: row.y, width: shaped.width, height: row.height)
        let rect = Rect(x: row.x, y: row.y, width: text.maxX - row.x, height: row.height)
        var layer = canvas.layer(id + "/back", rect, role: .button, label: title)
        layer.items = [
            canvas.symbol(backSymbol, symbol, canvas.theme.color.textPrimary),
            canvas.line(shaped, style, canvas.theme.color.textPrimary, in: text),
        ]
        return layer
    }

    /// On iOS 26 the way back is a round button that says the title and doesn't show it.
    private func glassButton(_ title: String, _ maker: GlassMaker) throws -> Layer {
        let side = ScreenMetrics.navigationButtonSide
        let rect = Rect(
            x: row.x - ScreenMetrics.navigationButtonOutset,
            y: row.midY - side / 2,
            width: side,
            height: side
        )
        var layer = canvas.layer(id + "/back", rect, role: .button, label: title)
        let glass = try maker.capsule(rect)
        let symbol = Rect(center: rect.center, side: ScreenMetrics.backSymbolSide)
        layer.items = glass.items + [canvas.symbol(backSymbol, symbol, glass.content)]
        return layer
    }
}
