import Drawing
import Theme

extension Canvas {
    /// A cover: the theme's gradient of that number, counted round, from the top left corner to the bottom right one; a plain `fill` where the theme has no gradients.
    func artwork(_ number: Int, _ outline: Outline, _ rect: Rect) -> Item {
        guard !theme.artwork.isEmpty else { return fill(outline, rect, theme.color.fill) }
        let count = theme.artwork.count
        let token = theme.artwork[((number % count) + count) % count]
        // A cover stands for a photograph: it changes sides with the reading direction, never its own.
        let placed = place(rect)
        let gradient = LinearGradient(
            start: Point(x: placed.minX, y: placed.minY),
            end: Point(x: placed.maxX, y: placed.maxY),
            stops: token.stops.map { LinearGradient.Stop(offset: $0.position, color: Color($0.color)) }
        )
        return .fill(path(outline, rect), Paint(.linearGradient(gradient), token: token.path))
    }

    /// One row's slice of a card with continuous corners: round above on the first row, below on the last.
    func slice(of radius: Double, _ rect: Rect, _ position: ContentRow.Position, _ color: ColorToken) -> Item {
        switch (position.isFirst, position.isLast) {
        case (true, true): return fill(.rounded(radius), rect, color)
        case (false, false): return fill(.rectangle, rect, color)
        case (true, false): return .fill(.continuousTop(place(rect), radius: radius), paint(color))
        case (false, true): return .fill(.continuousBottom(place(rect), radius: radius), paint(color))
        }
    }
}
