/// Rows of eight bits a sample.
extension RowComparison {
    mutating func compareNarrow(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        range: Range<Int>,
        y: Int,
        marks: UnsafeMutablePointer<UInt8>
    ) {
        // What a row is like is asked anew now and then, and wherever it can't be taken for granted.
        if !wasSorted || y % Self.rowsTakenForGranted == 0 || !sort(first, second, range: range, marks: marks) {
            let survey = PairSurvey(first + range.lowerBound, second + range.lowerBound, count: range.count)
            wasSorted = false
            guard survey.different > 0 else { return }
            if survey.different < range.count / 4 {
                wantSingly(first, second, range: range)
            } else if survey.isOpaque, survey.changes > range.count / 4,
                sort(first, second, range: range, marks: marks)
            {
                wasSorted = true
            } else {
                wantRuns(first, second, range: range)
            }
            guard survey.isOpaque else {
                measureTranslucent()
                settle(first, second, y: y, marks: marks)
                return
            }
        }
        QuickDistances.shared.opaque(
            workspace.firstColors,
            workspace.secondColors,
            count: workspace.colors,
            scratch: workspace.scratch,
            into: workspace.squares
        )
        settle(first, second, y: y, marks: marks)
    }

    /// Few enough that a change of the picture's kind is soon noticed, enough that asking costs nothing. Ours.
    private static let rowsTakenForGranted = 16

    private mutating func settle(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        y: Int,
        marks: UnsafeMutablePointer<UInt8>
    ) {
        settle(y: y, marks: marks) { x in
            ColorDifference.exact(Self.samples(first[x]), Self.samples(second[x]))
        }
    }

    /// Leaves wanted each pixel that differs.
    private mutating func wantSingly(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        range: Range<Int>
    ) {
        let start = range.lowerBound
        let kept = workspace.keep(range.count) { first[start &+ $0] != second[start &+ $0] }
        for index in 0..<kept {
            let x = start &+ Int(workspace.columns[index])
            workspace.want(x, length: 1, first[x], second[x])
        }
    }

    /// Fills in the squares of the pairs of colours, alpha included.
    private func measureTranslucent() {
        let firstColors = workspace.firstColors
        let secondColors = workspace.secondColors
        QuickDistances.translucent(
            count: workspace.colors,
            scratch: workspace.scratch,
            into: workspace.squares
        ) { pair in
            (
                SIMD4<Float>(unsafeBitCast(firstColors[pair], to: SIMD4<UInt8>.self)) / 255,
                SIMD4<Float>(unsafeBitCast(secondColors[pair], to: SIMD4<UInt8>.self)) / 255
            )
        }
    }

    /// Marks as different what coarse cells show to be far apart, and leaves the rest wanted; false, and nothing done,
    /// where a pixel isn't opaque.
    private mutating func sort(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        range: Range<Int>,
        marks: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        let start = range.lowerBound
        let count = range.count
        let squares = workspace.coarseSquares
        let isOpaque = CoarseOKLab.shared.squares(
            first + start,
            second + start,
            count: count,
            offsets: workspace.offsets,
            scratch: workspace.cellDifferences,
            into: squares
        )
        guard isOpaque else { return false }
        (marks + start).update(repeating: PixelMark.differs, count: count)
        // Beyond the first, a pixel surely counts; from the second on, it may be the farthest of all.
        let sure = threshold == 0 ? 0 : Self.square(threshold + CoarseOKLab.margin)
        let reached = Double(farthest?.square ?? 0).squareRoot() - CoarseOKLab.margin
        let far = reached > 0 ? Self.square(reached) : 0
        // Written so that what is not a number is kept too.
        let kept = workspace.keep(count) { x in
            squares[x] > sure ? !(squares[x] < far) : true
        }
        for index in 0..<kept {
            let x = start &+ Int(workspace.columns[index])
            if first[x] == second[x] {
                marks[x] = PixelMark.same
            } else {
                workspace.want(x, length: 1, first[x], second[x])
            }
        }
        return true
    }

    /// Leaves wanted what differs, a run for each stretch of the same two colours.
    private mutating func wantRuns(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        range: Range<Int>
    ) {
        var x = range.lowerBound
        while x < range.upperBound {
            let end = Self.endOfRun(first, second, from: x, to: range.upperBound)
            if first[x] != second[x] { workspace.want(x, length: end &- x, first[x], second[x]) }
            x = end
        }
    }

    /// Where the stretch of the two colours at `start` ends.
    @inline(__always)
    private static func endOfRun(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        from start: Int,
        to limit: Int
    ) -> Int {
        let one = SIMD4<UInt32>(repeating: first[start])
        let other = SIMD4<UInt32>(repeating: second[start])
        var x = start &+ 1
        while x &+ 4 <= limit {
            let a = UnsafeRawPointer(first + x).loadUnaligned(as: SIMD4<UInt32>.self)
            let b = UnsafeRawPointer(second + x).loadUnaligned(as: SIMD4<UInt32>.self)
            guard (a ^ one) | (b ^ other) == .zero else { break }
            x &+= 4
        }
        while x < limit, first[x] == first[start], second[x] == second[start] { x &+= 1 }
        return x
    }

    private static func samples(_ pixel: UInt32) -> SIMD4<Double> {
        SIMD4<Double>(unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) / 255
    }
}
