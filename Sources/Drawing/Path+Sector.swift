extension Path {
    /// A slice of a circle of `radius` points: from twelve o'clock over `degrees`, clockwise where that is positive.
    ///
    /// A turn or more is the whole circle, none is nothing.
    public static func sector(center: Point, radius: Double, degrees: Double) -> Path {
        let sweep = min(max(degrees, -360), 360)
        guard radius > 0, sweep != 0, sweep.isFinite else { return Path() }
        guard abs(sweep) < 360 else { return .ellipse(Rect(center: center, side: 2 * radius)) }
        // Each cubic stands for a quarter turn at most, where it is off by less than a 3,000th of the radius.
        let count = Int((abs(sweep) / 90).rounded(.up))
        let step = sweep / Double(count) * Double.pi / 180
        let quarter = sineAndCosine(step / 4)
        let handle = 4.0 / 3 * quarter.sine / quarter.cosine
        func place(_ angle: Double, _ tangent: Double) -> Point {
            let (sine, cosine) = sineAndCosine(angle)
            return Point(
                x: center.x + radius * (sine + tangent * cosine),
                y: center.y - radius * (cosine - tangent * sine)
            )
        }
        var path = Path()
        path.move(to: center)
        path.line(to: place(0, 0))
        for index in 0..<count {
            let (start, end) = (step * Double(index), step * Double(index + 1))
            path.curve(to: place(end, 0), control1: place(start, handle), control2: place(end, -handle))
        }
        path.close()
        return path
    }
}

/// Both by their series, good to the twelfth digit within a turn: the same digits on every platform, which a C library's
/// are not.
private func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    var (sine, cosine) = (0.0, 0.0)
    var term = 1.0
    for power in 0..<48 {
        switch power % 4 {
        case 0: cosine += term
        case 1: sine += term
        case 2: cosine -= term
        default: sine -= term
        }
        term *= angle / Double(power + 1)
    }
    return (sine, cosine)
}
