import Drawing
import Theme

/// The activity indicator: eight spokes, each fainter than the one before it in the turn.
struct Spinner {
    let canvas: Canvas
    let rect: Rect
    /// Seconds; the turn advances by whole spokes.
    let time: Double

    /// Seconds for a whole turn (ours).
    private static let turn = 0.8
    private static let faintest = 0.25
    /// Of the radius (ours).
    private static let spokeWidth = 0.24
    private static let spokeLength = 0.52

    func items() -> [Item] {
        let radius = rect.width / 2
        let center = canvas.place(rect.center)
        let upright = Path.capsule(
            Rect(
                x: -radius * Self.spokeWidth / 2,
                y: -radius,
                width: radius * Self.spokeWidth,
                height: radius * Self.spokeLength
            )
        )
        let count = Self.directions.count
        let turns = time / Self.turn
        let part = turns.isFinite ? turns - turns.rounded(.down) : 0
        let leader = Int((part * Double(count)).rounded(.down))
        return Self.directions.enumerated().map { index, direction in
            let spoke = upright.mapPoints { point in
                Point(
                    x: center.x - point.x * direction.y - point.y * direction.x,
                    y: center.y + point.x * direction.x - point.y * direction.y
                )
            }
            let age = (leader - index + count) % count
            let opacity = 1 - (1 - Self.faintest) * Double(age) / Double(count - 1)
            return .fill(spoke, canvas.paint(canvas.theme.color.textSecondary, opacity: opacity))
        }
    }

    /// Clockwise from the top; a table, so that no platform's sine decides a byte.
    private static let directions: [Point] = {
        let half = 0.5.squareRoot()
        return [
            Point(x: 0, y: -1), Point(x: half, y: -half), Point(x: 1, y: 0), Point(x: half, y: half),
            Point(x: 0, y: 1), Point(x: -half, y: half), Point(x: -1, y: 0), Point(x: -half, y: -half),
        ]
    }()
}
