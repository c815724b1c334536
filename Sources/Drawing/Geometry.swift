/// A position on the screen in points, origin at the top left.
public struct Point: Hashable, Sendable {
    /// Points to the right.
    public var x: Double
    /// Points down.
    public var y: Double

    /// The point at `x` to the right and `y` down, in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The top-left corner.
    public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
    /// Points from left to right.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double

    /// A size in points, taken as it is.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points, from its top-left corner.
public struct Rect: Hashable, Sendable {
    /// The left edge, in points.
    public var x: Double
    /// The top edge, in points.
    public var y: Double
    /// Points from the left edge to the right one.
    public var width: Double
    /// Points from the top edge to the bottom one.
    public var height: Double

    /// A rectangle in points, taken as it is: no size is made positive.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A square of `side` points around `center`.
    public init(center: Point, side: Double) {
        self.init(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }

    /// A rectangle without a size at the top-left corner.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The left edge, the same as `x`.
    public var minX: Double { x }
    /// The top edge, the same as `y`.
    public var minY: Double { y }
    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// Halfway from the left edge to the right one.
    public var midX: Double { x + width / 2 }
    /// Halfway from the top edge to the bottom one.
    public var midY: Double { y + height / 2 }
    /// Where both middles meet.
    public var center: Point { Point(x: midX, y: midY) }

    /// The rectangle moved in on every side by `distance` points (out, where it is negative).
    public func inset(by distance: Double) -> Rect { inset(horizontally: distance, vertically: distance) }

    /// The rectangle moved in by that many points at the left and the right, and at the top and the bottom (out, where
    /// they are negative).
    public func inset(horizontally: Double, vertically: Double) -> Rect {
        Rect(x: x + horizontally, y: y + vertically, width: width - 2 * horizontally, height: height - 2 * vertically)
    }

    /// The rectangle moved by `dx` points to the right and `dy` points down.
    public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// Whether the point lies inside; the left and top edges belong to the rectangle, the right and bottom ones don't.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether the two share more than an edge.
    public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// What the two share; nil where that is nothing.
    public func intersection(_ other: Rect) -> Rect? {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle that holds both; one without a size still counts with its place.
    public func union(_ other: Rect) -> Rect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(
            x: left,
            y: top,
            width: max(maxX, other.maxX) - left,
            height: max(maxY, other.maxY) - top
        )
    }

    /// The rectangle and as far around it as a blur of `sigma` points carries, in whole points.
    func reached(byBlur sigma: Double) -> Rect {
        // Three boxes reach less than 3 σ; the rest is for soft edges.
        let reach = 3 * sigma + 1
        let left = (minX - reach).rounded(.down)
        let top = (minY - reach).rounded(.down)
        return Rect(
            x: left,
            y: top,
            width: (maxX + reach).rounded(.up) - left,
            height: (maxY + reach).rounded(.up) - top
        )
    }

    /// The rectangle `progress` of the way to `other`; below 0 and above 1 it is carried on past the ends, as an
    /// overshooting spring needs.
    public func interpolated(to other: Rect, progress: Double) -> Rect {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
        return Rect(
            x: mix(x, other.x),
            y: mix(y, other.y),
            width: mix(width, other.width),
            height: mix(height, other.height)
        )
    }

    /// The same rectangle in a screen of `width` points read from right to left.
    public func mirrored(in width: Double) -> Rect {
        Rect(x: width - maxX, y: y, width: self.width, height: height)
    }
}

/// An affine map in SVG's order: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
    /// x′ for each x, which is the scale across where nothing is turned.
    public var a: Double
    /// y′ for each x.
    public var b: Double
    /// x′ for each y.
    public var c: Double
    /// y′ for each y, which is the scale down where nothing is turned.
    public var d: Double
    /// Points to the right, added last.
    public var tx: Double
    /// Points down, added last.
    public var ty: Double

    /// A map by its six numbers, in the order of SVG's `matrix`.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map that leaves every point where it is.
    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A move by `x` points to the right and `y` points down.
    public static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A uniform scale that leaves `center` where it is.
    public static func scale(_ factor: Double, around center: Point) -> AffineTransform {
        AffineTransform(
            a: factor,
            b: 0,
            c: 0,
            d: factor,
            tx: center.x * (1 - factor),
            ty: center.y * (1 - factor)
        )
    }

    /// The map that applies `self` first and `outer` to its result.
    public func concatenated(with outer: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: outer.a * a + outer.c * b,
            b: outer.b * a + outer.d * b,
            c: outer.a * c + outer.c * d,
            d: outer.b * c + outer.d * d,
            tx: outer.a * tx + outer.c * ty + outer.tx,
            ty: outer.b * tx + outer.d * ty + outer.ty
        )
    }

    /// The map back; nil where this one flattens everything.
    public var inverted: AffineTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        return AffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }

    /// Where the map takes the point.
    public func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The bounding box of the transformed rectangle.
    public func apply(to rect: Rect) -> Rect {
        let corners = [
            apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.minY)),
            apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
        ]
        var box = Rect(x: corners[0].x, y: corners[0].y, width: 0, height: 0)
        for corner in corners.dropFirst() {
            box = box.union(Rect(x: corner.x, y: corner.y, width: 0, height: 0))
        }
        return box
    }
}
