/// Three components of a colour.
public struct Vector3: Hashable, Sendable {
    /// The first component, such as red, lightness or X.
    public var x: Double
    /// The second component, such as green, chroma or Y.
    public var y: Double
    /// The third component, such as blue, hue or Z.
    public var z: Double

    /// Three components in the order of their space; no range is asked of them.
    public init(_ x: Double, _ y: Double, _ z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    func map(_ transform: (Double) -> Double) -> Vector3 {
        Vector3(transform(x), transform(y), transform(z))
    }

    func allSatisfy(_ predicate: (Double) -> Bool) -> Bool {
        predicate(x) && predicate(y) && predicate(z)
    }

    /// The straight-line distance to another.
    func distance(to other: Vector3) -> Double {
        let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
        return (dx * dx + dy * dy + dz * dz).squareRoot()
    }
}
