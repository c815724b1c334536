/// An affine map of red, green and blue: what all the colouring of a pane of glass comes to.
public struct ColorMatrix: Hashable, Sendable {
    /// Red, green and blue out of each of red, green, blue and 1: three rows of four.
    public var rows: [[Double]]

    /// The part of red, green and blue in a gray of the same brightness, as `feColorMatrix` has it.
    private static let gray = [0.213, 0.715, 0.072]

    /// Leaves every colour as it is.
    public static let identity = ColorMatrix(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]])

    private init(rows: [[Double]]) { self.rows = rows }

    /// Decimals of each number.
    static let digits = 5
    private static let steps = 100_000.0

    /// What `glass` does to a colour: saturation, then gain and lift, then its overlays. Rounded as the SVG states it, so
    /// that both writers multiply by the same numbers.
    public init(of glass: Glass) {
        let gains = [glass.gain.red, glass.gain.green, glass.gain.blue]
        let lifts = [glass.lift.red, glass.lift.green, glass.lift.blue]
        var rows: [[Double]] = []
        for channel in 0..<3 {
            var row = Self.gray.map { $0 * (1 - glass.saturation) }
            row[channel] += glass.saturation
            row = row.map { $0 * gains[channel] } + [lifts[channel]]
            for overlay in glass.overlays {
                let over = [overlay.red, overlay.green, overlay.blue][channel]
                row = row.map { $0 * (1 - overlay.alpha) }
                row[3] += over * overlay.alpha
            }
            rows.append(row.map { ($0 * Self.steps).rounded() / Self.steps })
        }
        self.rows = rows
    }

    /// How much of a difference between two grays is left, 0…: what the saturation adds to colours aside.
    public var strength: Double {
        rows.map { $0[0] + $0[1] + $0[2] }.max() ?? 0
    }

    /// The colour that comes out, each component held to 0…1.
    public func apply(to color: Color) -> Color {
        let values = rows.map { row in
            min(max(row[0] * color.red + row[1] * color.green + row[2] * color.blue + row[3], 0), 1)
        }
        return Color(red: values[0], green: values[1], blue: values[2], alpha: color.alpha)
    }
}
