import Drawing
import Theme

/// A motion token as a curve: seconds to the right, progress upwards from 0 to 1.
struct MotionCurve {
    var path = Path()
    var end = Point(x: 1, y: 1)
    /// What the plot spans.
    var seconds = 1.0
    var lowest = 0.0
    var highest = 1.0
    /// Whether the plot's width is a time, and not just the share of one.
    var isTimed = true
    /// When a spring stays at its target.
    var settled: Double?
    /// The figures in words.
    var summary: String

    /// Segments of a spring's curve, each a cubic with the spring's own slopes at its ends.
    private static let segments = 60

    /// The figures of a motion token in words; nil for a token of another kind.
    static func summary(of token: Token) -> String? { summary(of: token.value, spring: token.spring) }

    /// The same of a value; `spring` is the one that a duration is the response of.
    static func summary(of value: TokenValue, spring: Spring?) -> String? {
        switch value.type {
        case .duration, .cubicBezier, .transition: MotionCurve(of: value, spring: spring).summary
        default: nil
        }
    }

    init(of token: Token) { self.init(of: token.value, spring: token.spring) }

    /// `spring` is the one that a duration is the response of.
    init(of value: TokenValue, spring: Spring?) {
        summary = value.text
        if let spring {
            trace(spring)
            return
        }
        switch value {
        case .duration(let time):
            seconds = max(time.seconds, 0.001)
            end = Point(x: seconds, y: 1)
            path = Path([.move(Point(x: 0, y: 0)), .line(end)])
        case .cubicBezier(let curve):
            isTimed = false
            trace(curve, over: 1, after: 0)
        case .transition(let change):
            trace(change.timingFunction, over: max(change.duration.seconds, 0.001), after: max(0, change.delay.seconds))
        default: break
        }
    }

    /// Round times along the plot's foot, at most six after 0.
    var ticks: [Double] {
        guard isTimed, seconds.isFinite, seconds > 0 else { return [] }
        var step = 0.001
        for factor in [2, 2.5, 2].cycled(24) where seconds / step > 6 { step *= factor }
        guard seconds / step <= 6 else { return [] }
        return (0...Int(seconds / step)).map { Double($0) * step }
    }

    /// Where the curve's points stand in a plot that spans that many seconds.
    func plot(in box: Rect, seconds: Double) -> (Point) -> Point {
        { [lowest, highest] point in
            Point(
                x: box.x + box.width * point.x / seconds,
                y: box.maxY - box.height * (point.y - lowest) / (highest - lowest)
            )
        }
    }

    private mutating func trace(_ spring: Spring) {
        let settle = spring.settleTime()
        guard settle.isFinite, settle > 0 else { return }
        settled = settle
        seconds = settle * 1.06
        path.move(to: Point(x: 0, y: 0))
        let step = seconds / Double(Self.segments)
        for segment in 1...Self.segments {
            let (from, to) = (step * Double(segment - 1), step * Double(segment))
            let (start, stop) = (spring.value(at: from), spring.value(at: to))
            path.curve(
                to: Point(x: to, y: stop),
                control1: Point(x: from + step / 3, y: start + spring.velocity(at: from) * step / 3),
                control2: Point(x: to - step / 3, y: stop - spring.velocity(at: to) * step / 3)
            )
            highest = max(highest, stop)
            end = Point(x: to, y: stop)
        }
        let overshoot = highest > 1.0005 ? ", passes by \(SheetNumber.text((highest - 1) * 100, digits: 1)) %" : ""
        summary =
            "response \(SheetNumber.text(spring.response)) s, bounce \(SheetNumber.text(spring.bounce))\(overshoot),"
            + " settles in \(SheetNumber.text(settle)) s"
    }

    private mutating func trace(_ curve: TokenCubicBezier, over duration: Double, after delay: Double) {
        seconds = duration + delay
        end = Point(x: seconds, y: 1)
        path.move(to: Point(x: 0, y: 0))
        if delay > 0 { path.line(to: Point(x: delay, y: 0)) }
        // Handles may reach far beyond the curve; what a file may say is drawn no further than the plot can show.
        func y(_ value: Double) -> Double { min(max(value, -4), 5) }
        path.curve(
            to: end,
            control1: Point(x: delay + curve.x1 * duration, y: y(curve.y1)),
            control2: Point(x: delay + curve.x2 * duration, y: y(curve.y2))
        )
        for share in stride(from: 0.0, through: 1, by: 0.05) {
            let rest = 1 - share
            let value =
                3 * rest * rest * share * y(curve.y1) + 3 * rest * share * share * y(curve.y2)
                + share * share * share
            lowest = min(lowest, value)
            highest = max(highest, value)
        }
    }
}

extension [Double] {
    /// The numbers again and again, `count` of them.
    fileprivate func cycled(_ count: Int) -> [Double] { (0..<count).map { self[$0 % self.count] } }
}
