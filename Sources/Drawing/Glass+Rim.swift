extension Glass {
    /// The rims as rings of one faint colour each, all beginning at the edge and each reaching further in than the one
    /// before: laid over one another they fall off in steps too small to see, and no two edges meet.
    public var rings: [(path: Path, paint: Paint)] {
        rims.flatMap { rim in
            let count = Self.ringsPerRim
            // Each ring leaves its part of what the others have left, so that all of them come to the colour's alpha.
            let share = 1 - (1 - min(max(rim.color.alpha, 0), 1)).root(count)
            let paint = Paint.solid(rim.color.withAlpha(share).rounded(), token: rim.token)
            return (0..<count).map { index in
                let reach = rim.width * Double(index + 1) / Double(count)
                return (Path.ring(rect, radius: radius, width: reach).rounded(), paint)
            }
        }
    }

    /// At three pixels a point a ring is a pixel wider than the one before (ours).
    private static let ringsPerRim = 4
}

extension Double {
    /// The number that gives this one, 0…1, when multiplied by itself `degree` times; by Newton's method, so that every
    /// platform has the same digits.
    fileprivate func root(_ degree: Int) -> Double {
        guard self > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<64 {
            var power = 1.0
            for _ in 1..<degree { power *= root }
            root -= (power * root - self) / (Double(degree) * power)
        }
        return root
    }
}
