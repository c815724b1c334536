import BarState
import Drawing
import Theme

extension Canvas {
    /// An item's picture inside an outline: the gradient of its number, or the landscape that stands for a photograph.
    func picture(of item: Screen.Item, id: String, _ outline: Outline, _ rect: Rect) -> [Item] {
        guard item.isPhotograph, !theme.artwork.isEmpty else { return [artwork(item.artwork ?? 0, outline, rect)] }
        return [.layer(photograph(item.artwork ?? 0, id: id + "/photograph", outline, rect))]
    }

    /// A landscape in the colours of the theme's gradient of that number: sky, sun, and two lines of hills.
    ///
    /// It fills `rect` as a photograph would, its own proportions kept and what doesn't fit cut off, so that the same
    /// picture can be known again in a tile, on its way, and from edge to edge.
    func photograph(_ number: Int, id: String, _ outline: Outline, _ rect: Rect) -> Layer {
        var layer = layer(id, rect)
        layer.clip = path(outline, rect)
        let scene = Landscape(of: number, filling: place(rect))
        let count = theme.artwork.count
        guard count > 0, let last = theme.artwork[scene.gradient(of: count)].stops.last?.color else { return layer }
        let token = theme.artwork[scene.gradient(of: count)]
        let sky = LinearGradient(
            start: scene.point(0, Landscape.horizon),
            end: scene.point(0, 0),
            stops: token.stops.map { LinearGradient.Stop(offset: $0.position, color: Color($0.color)) }
        )
        func fill(_ path: Path, _ color: ColorToken, _ opacity: Double) -> Item {
            .fill(path, paint(color, opacity: opacity))
        }
        layer.items = [
            .fill(path(.rectangle, rect), Paint(.linearGradient(sky), token: token.path)),
            fill(.ellipse(scene.sun(radius: Landscape.glow)), theme.chrome.onArtwork, 0.2),
            fill(.ellipse(scene.sun(radius: Landscape.sun)), theme.chrome.onArtwork, 0.95),
            fill(scene.hills(Landscape.far), last, 0.55),
            fill(scene.hills(Landscape.near), last, 1),
            fill(scene.hills(Landscape.near), theme.chrome.scrim, 0.8),
        ]
        return layer
    }
}

/// The drawing of a landscape in a square of side 1, which fills the rectangle it stands in.
private struct Landscape {
    let number: Int
    let square: Rect

    init(of number: Int, filling rect: Rect) {
        self.number = number
        square = Rect(center: rect.center, side: max(rect.width, rect.height))
    }

    func gradient(of count: Int) -> Int { ((number % count) + count) % count }

    func point(_ x: Double, _ y: Double) -> Point {
        Point(x: square.x + square.width * x, y: square.y + square.height * y)
    }

    func sun(radius: Double) -> Rect {
        let places = Self.sunPlaces
        let x = places[((number % places.count) + places.count) % places.count]
        return Rect(center: point(x, Self.sunHeight), side: 2 * radius * square.width)
    }

    /// A line of hills through the given heights, evenly spaced, and all below it.
    func hills(_ heights: [Double]) -> Path {
        // Other numbers begin at another hill, so that neighbouring pictures differ.
        let turn = ((number % heights.count) + heights.count) % heights.count
        let turned = heights[turn...] + heights[..<turn]
        let line = Array(turned) + [turned[turned.startIndex]]
        let step = 1 / Double(line.count - 1)
        var path = Path()
        path.move(to: point(0, line[0]))
        for (index, height) in line.enumerated().dropFirst() {
            let before = point((Double(index) - 0.5) * step, line[index - 1])
            let after = point((Double(index) - 0.5) * step, height)
            path.curve(to: point(Double(index) * step, height), control1: before, control2: after)
        }
        path.line(to: point(1, 1))
        path.line(to: point(0, 1))
        path.close()
        return path
    }

    // Ours, in sides of the square.
    static let horizon = 0.72
    static let sunHeight = 0.48
    static let sun = 0.075
    static let glow = 0.15
    static let sunPlaces = [0.36, 0.62, 0.48, 0.7]
    static let far = [0.62, 0.53, 0.6, 0.5]
    static let near = [0.74, 0.66, 0.76]
}
