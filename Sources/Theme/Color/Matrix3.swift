/// A linear map of three components, by rows.
struct Matrix3: Sendable {
    let rows: (Vector3, Vector3, Vector3)

    init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
        rows = (first, second, third)
    }

    static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
        func dot(_ row: Vector3) -> Double { row.x * vector.x + row.y * vector.y + row.z * vector.z }
        return Vector3(dot(matrix.rows.0), dot(matrix.rows.1), dot(matrix.rows.2))
    }
}
