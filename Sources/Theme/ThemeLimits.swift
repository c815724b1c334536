/// How far a theme's figures may go: past these a picture is no bar any more, and a motion outlasts its story. Ours.
enum ThemeLimits {
    /// From a figure that is included, or from 0 without it, to one that is included.
    struct Range: Sendable {
        var limits: ClosedRange<Double>
        var excludesZero = false

        func contains(_ figure: Double) -> Bool {
            limits.contains(figure) && !(excludesZero && figure == 0)
        }

        /// `more than 0 and at most 10`.
        var described: String {
            excludesZero
                ? "more than 0 and at most \(limits.upperBound)" : "from \(limits.lowerBound) to \(limits.upperBound)"
        }
    }

    /// Points.
    static let fontSize = Range(limits: 0...1_000, excludesZero: true)
    /// Times the font's size.
    static let lineHeight = Range(limits: 0...10, excludesZero: true)
    /// Points.
    static let letterSpacing = Range(limits: -100...100)
    /// Points.
    static let radius = Range(limits: 0...1_000)
    /// Points.
    static let blur = Range(limits: 0...500)
    /// Points, for a shadow's spread too.
    static let shadowOffset = Range(limits: -1_000...1_000)
    /// Points: past this nothing of what lies under a material can be told apart.
    static let materialBlur = Range(limits: 0...100)
    /// Times the colour that is there.
    static let saturation = Range(limits: 0...10)
    /// Times the brightness that is there.
    static let gain = Range(limits: 0...10)
    /// Added to a brightness of 0…1.
    static let lift = Range(limits: -1...1)
    /// Brightness, 0…1.
    static let brightness = Range(limits: 0...1)
    /// Brightness, and past 1 what is never reached.
    static let brightnessOrNever = Range(limits: 0...2)
    /// Points: a lens is no deeper, and bends no further.
    static let lens = Range(limits: 0...100)
    /// Points: a rim or a border is no wider.
    static let line = Range(limits: 0...50)
    /// Points from a bar to where content is clear of its edge's effect.
    static let edgeReach = Range(limits: 0...1_000)
    /// Seconds.
    static let springResponse = Range(limits: 0...10, excludesZero: true)
    /// Seconds, and as long as a bar's tracks remember a change: what settles later would be seen to jump.
    static let settleTime = 10.0
}
