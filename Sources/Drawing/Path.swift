/// An outline in points; both writers draw exactly these elements.
public struct Path: Hashable, Sendable {
    /// One step of a pen.
    public enum Element: Hashable, Sendable {
        /// The pen is put down at the point and begins a new outline.
        case move(Point)
        /// A straight line to the point.
        case line(Point)
        /// A quadratic Bézier curve to the point, as TrueType fonts have them.
        case quad(Point, control: Point)
        /// A cubic Bézier curve to the point, with the handle of its start first.
        case curve(Point, control1: Point, control2: Point)
        /// A straight line back to where the outline began.
        case close
    }

    /// The steps in the order in which they are drawn.
    public var elements: [Element]

    /// An outline of those steps; an empty one to add to, where none are given.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// Begins a new outline at the point.
    public mutating func move(to point: Point) { elements.append(.move(point)) }
    /// Adds a straight line to the point.
    public mutating func line(to point: Point) { elements.append(.line(point)) }
    /// Adds a cubic Bézier curve to the point, with the handle of its start first.
    public mutating func curve(to point: Point, control1: Point, control2: Point) {
        elements.append(.curve(point, control1: control1, control2: control2))
    }
    /// Adds a straight line back to where the outline began.
    public mutating func close() { elements.append(.close) }

    /// The box around every point of the outline, control points included; nil for an empty outline.
    public var controlBounds: Rect? {
        var box: Rect?
        func add(_ point: Point) {
            let dot = Rect(x: point.x, y: point.y, width: 0, height: 0)
            box = box?.union(dot) ?? dot
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quad(let point, let control):
                add(point)
                add(control)
            case .curve(let point, let control1, let control2):
                add(point)
                add(control1)
                add(control2)
            case .close: break
            }
        }
        return box
    }

    /// The outline with every point passed through `transform`.
    public func mapPoints(_ transform: (Point) -> Point) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform(point))
                case .line(let point): .line(transform(point))
                case .quad(let point, let control): .quad(transform(point), control: transform(control))
                case .curve(let point, let control1, let control2):
                    .curve(transform(point), control1: transform(control1), control2: transform(control2))
                case .close: .close
                }
            }
        )
    }
}
