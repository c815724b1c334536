/// A position on the screen in points, origin at the top left.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in points, from its top-left corner.
public struct Rect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

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

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public var minX: Double { x }
    public var minY: Double { y }
    public var maxX: Double { x + width }
    public var maxY: Double { y + height }
    public var midX: Double { x + width / 2 }
    public var midY: Double { y + height / 2 }
    public var center: Point { Point(x: midX, y: midY) }

    /// The rectangle moved in on every side by `distance` points (out, where it is negative).
    public func inset(by distance: Double) -> Rect { inset(horizontally: distance, vertically: distance) }

    public func inset(horizontally: Double, vertically: Double) -> Rect {
        Rect(x: x + horizontally, y: y + vertically, width: width - 2 * horizontally, height: height - 2 * vertically)
    }

    public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width, height: height)
    }

    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

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
    public var a, b, c, d, tx, ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

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
