extension Path {
    /// Lines that stand for a curve: a quarter of a circle is off by less than a 1,600th of its radius.
    private static let linesOfCurve = 16

    /// Whether a fill covers the point, by the non-zero rule that both writers fill by; open outlines are closed.
    public func contains(_ point: Point) -> Bool {
        var winding = 0
        for (from, to) in lines {
            // Above zero where the point lies to one side of the line, below where to the other.
            let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
            if from.y <= point.y, to.y > point.y, side > 0 { winding += 1 }
            if from.y > point.y, to.y <= point.y, side < 0 { winding -= 1 }
        }
        return winding != 0
    }

    /// The outline as straight lines, each part of it closed.
    private var lines: [(from: Point, to: Point)] {
        var lines: [(from: Point, to: Point)] = []
        var start = Point.zero
        var pen = Point.zero
        func draw(to point: Point) {
            lines.append((pen, point))
            pen = point
        }
        func draw(_ place: (_ share: Double) -> Point) {
            for index in 1...Self.linesOfCurve { draw(to: place(Double(index) / Double(Self.linesOfCurve))) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                draw(to: start)
                (start, pen) = (point, point)
            case .line(let point): draw(to: point)
            case .quad(let end, let control):
                let from = pen
                draw { Self.mix([from, control, end], at: $0) }
            case .curve(let end, let control1, let control2):
                let from = pen
                draw { Self.mix([from, control1, control2, end], at: $0) }
            case .close: draw(to: start)
            }
        }
        draw(to: start)
        return lines
    }

    /// A Bézier curve's point, by de Casteljau's construction.
    private static func mix(_ points: [Point], at share: Double) -> Point {
        var points = points
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map { from, to in
                Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            }
        }
        return points[0]
    }
}
