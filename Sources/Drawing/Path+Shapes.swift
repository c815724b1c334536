extension Path {
    /// A rectangle, clockwise from its top-left corner.
    public static func rectangle(_ rect: Rect) -> Path {
        Path([
            .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// A capsule whose ends are half circles of the shorter side, as `Capsule` draws it; a square gives a circle.
    public static func capsule(_ rect: Rect) -> Path {
        circularRectangle(rect, radius: min(rect.width, rect.height) / 2)
    }

    /// The ellipse that fills `rect`.
    public static func ellipse(_ rect: Rect) -> Path {
        let horizontal = rect.width / 2 * CircleApproximation.handle
        let vertical = rect.height / 2 * CircleApproximation.handle
        let center = rect.center
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
        return Path([
            .move(point(rect.maxX, center.y)),
            .curve(
                point(center.x, rect.maxY),
                control1: point(rect.maxX, center.y + vertical),
                control2: point(center.x + horizontal, rect.maxY)
            ),
            .curve(
                point(rect.minX, center.y),
                control1: point(center.x - horizontal, rect.maxY),
                control2: point(rect.minX, center.y + vertical)
            ),
            .curve(
                point(center.x, rect.minY),
                control1: point(rect.minX, center.y - vertical),
                control2: point(center.x - horizontal, rect.minY)
            ),
            .curve(
                point(rect.maxX, center.y),
                control1: point(center.x + horizontal, rect.minY),
                control2: point(rect.maxX, center.y - vertical)
            ),
            .close,
        ])
    }

    /// A rectangle with continuous corners (`RoundedCornerStyle.continuous`) of `radius` points.
    ///
    /// Each corner's curve reaches 1.528665 radii along the edge, so a side must be at least twice that. Shorter
    /// sides get the largest corner that fits; a radius of half a side or more gives a capsule, as SwiftUI does.
    public static func continuousRectangle(_ rect: Rect, radius: Double) -> Path {
        let side = min(rect.width, rect.height)
        guard radius > 0 else { return rectangle(rect) }
        guard radius < side / 2 else { return capsule(rect) }
        guard side >= 2 * ContinuousCorner.reach * radius else { return circularRectangle(rect, radius: radius) }
        return continuous(rect, radius: radius, square: [])
    }

    /// The same, with square corners below: the first row of a card.
    public static func continuousTop(_ rect: Rect, radius: Double) -> Path {
        continuous(rect, radius: fitting(radius, in: rect), square: [1, 2])
    }

    /// The same, with square corners above: the last row of a card.
    public static func continuousBottom(_ rect: Rect, radius: Double) -> Path {
        continuous(rect, radius: fitting(radius, in: rect), square: [0, 3])
    }

    /// The largest radius up to `radius` whose corners fit two on a width and one on a height.
    private static func fitting(_ radius: Double, in rect: Rect) -> Double {
        min(radius, rect.width / 2 / ContinuousCorner.reach, rect.height / ContinuousCorner.reach)
    }

    /// Clockwise from the top-right corner; the corners whose index is in `square` have no curve.
    private static func continuous(_ rect: Rect, radius: Double, square: Set<Int>) -> Path {
        var path = Path()
        // Each corner is written once, from its incoming edge to its outgoing one, and turned into place.
        let corners: [(origin: Point, along: Point, across: Point)] = [
            (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
            (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
            (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
            (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
        ]
        for (index, corner) in corners.enumerated() {
            let isSquare = square.contains(index)
            func place(_ along: Double, _ across: Double) -> Point {
                Point(
                    x: corner.origin.x + (corner.along.x * along + corner.across.x * across) * radius,
                    y: corner.origin.y + (corner.along.y * along + corner.across.y * across) * radius
                )
            }
            let start = isSquare ? corner.origin : place(ContinuousCorner.reach, 0)
            if index == 0 { path.move(to: start) } else { path.line(to: start) }
            guard !isSquare else { continue }
            for curve in ContinuousCorner.curves {
                path.curve(
                    to: place(curve.end.x, curve.end.y),
                    control1: place(curve.control1.x, curve.control1.y),
                    control2: place(curve.control2.x, curve.control2.y)
                )
            }
        }
        path.close()
        return path
    }

    /// A rectangle with quarter-circle corners of `radius` points, at most half the shorter side.
    public static func circularRectangle(_ rect: Rect, radius requested: Double) -> Path {
        let radius = max(0, min(requested, min(rect.width, rect.height) / 2))
        guard radius > 0 else { return rectangle(rect) }
        let handle = radius * (1 - CircleApproximation.handle)
        var path = Path()
        path.move(to: Point(x: rect.minX + radius, y: rect.minY))
        path.line(to: Point(x: rect.maxX - radius, y: rect.minY))
        path.curve(
            to: Point(x: rect.maxX, y: rect.minY + radius),
            control1: Point(x: rect.maxX - handle, y: rect.minY),
            control2: Point(x: rect.maxX, y: rect.minY + handle)
        )
        path.line(to: Point(x: rect.maxX, y: rect.maxY - radius))
        path.curve(
            to: Point(x: rect.maxX - radius, y: rect.maxY),
            control1: Point(x: rect.maxX, y: rect.maxY - handle),
            control2: Point(x: rect.maxX - handle, y: rect.maxY)
        )
        path.line(to: Point(x: rect.minX + radius, y: rect.maxY))
        path.curve(
            to: Point(x: rect.minX, y: rect.maxY - radius),
            control1: Point(x: rect.minX + handle, y: rect.maxY),
            control2: Point(x: rect.minX, y: rect.maxY - handle)
        )
        path.line(to: Point(x: rect.minX, y: rect.minY + radius))
        path.curve(
            to: Point(x: rect.minX + radius, y: rect.minY),
            control1: Point(x: rect.minX, y: rect.minY + handle),
            control2: Point(x: rect.minX + handle, y: rect.minY)
        )
        path.close()
        return path
    }
}

extension Path {
    /// What lies between a rounded rectangle with circular corners and the same one `width` points further in.
    public static func ring(_ rect: Rect, radius: Double, width: Double) -> Path {
        let outer = circularRectangle(rect, radius: radius)
        let inner = rect.inset(by: width)
        guard inner.width > 0, inner.height > 0 else { return outer }
        // Run round the other way, so that the two together leave a hole.
        return Path(outer.elements + circularRectangle(inner, radius: radius - width).reversed.elements)
    }

    /// The same outline, of one closed part, run round the other way.
    var reversed: Path {
        var points: [Point] = []
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): points.append(point)
            case .close: break
            }
        }
        guard let last = points.last else { return path }
        path.move(to: last)
        for (index, element) in elements.enumerated().reversed() where index > 0 && index < points.count {
            let end = points[index - 1]
            switch element {
            case .move, .line, .close: path.line(to: end)
            case .quad(_, let control): path.elements.append(.quad(end, control: control))
            case .curve(_, let control1, let control2): path.curve(to: end, control1: control2, control2: control1)
            }
        }
        path.close()
        return path
    }
}

/// The cubic that stands for a quarter circle: its handles are this part of the radius long.
enum CircleApproximation {
    static let handle = 0.5522847498307936
}

/// One corner of a continuous rounded rectangle, in multiples of its radius, from the corner's own origin.
///
/// The figures are the view-tree dumps of UIKit's continuous corners.
enum ContinuousCorner {
    static let reach = 1.528665
    static let curves: [(control1: Point, control2: Point, end: Point)] = [
        (Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0), Point(x: 0.63149379, y: 0.07491139)),
        (
            Point(x: 0.37282383, y: 0.16905956), Point(x: 0.16905956, y: 0.37282383),
            Point(x: 0.07491139, y: 0.63149379)
        ),
        (Point(x: 0, y: 0.86840694), Point(x: 0, y: 1.08849296), Point(x: 0, y: 1.528665)),
    ]
}
