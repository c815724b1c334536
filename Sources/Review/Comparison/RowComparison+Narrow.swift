/// Rows of eight bits a sample.
extension RowComparison {
    mutating func compareNarrow(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        range: Range<Int>,
        y: Int,
        marks: UnsafeMutablePointer<UInt8>
    ) {
        let survey = PairSurvey(first + range.lowerBound, second + range.lowerBound, count: range.count)
        guard survey.different > 0 else { return }
        if survey.different < range.count / 4 {
            let kept = workspace.keep(range) { first[$0] != second[$0] }
            for index in 0..<kept {
                let x = Int(workspace.columns[index])
                workspace.want(x, length: 1, first[x], second[x])
            }
        } else if survey.isOpaque, survey.changes > range.count / 4 {
            sort(first, second, range: range, marks: marks)
        } else {
            wantRuns(first, second, range: range)
        }
        if survey.isOpaque {
            QuickDistances.shared.opaque(
                workspace.firstColors,
                workspace.secondColors,
                count: workspace.colors,
                scratch: workspace.scratch,
                into: workspace.squares
            )
        } else {
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
        settle(y: y, marks: marks) { x in
            ColorDifference.exact(Self.samples(first[x]), Self.samples(second[x]))
        }
    }

    /// Marks as different what coarse cells show to be far apart, and leaves the rest wanted.
    private mutating func sort(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        range: Range<Int>,
        marks: UnsafeMutablePointer<UInt8>
    ) {
        let start = range.lowerBound
        let count = range.count
        let squares = workspace.coarseSquares
        CoarseOKLab.shared.squares(
            first + start,
            second + start,
            count: count,
            offsets: workspace.offsets,
            scratch: workspace.cellDifferences,
            into: squares
        )
        (marks + start).update(repeating: PixelMark.differs, count: count)
        // Beyond the first, a pixel surely counts; from the second on, it may be the farthest of all.
        let sure = threshold == 0 ? 0 : Self.square(threshold + CoarseOKLab.margin)
        let reached = Double(farthest?.square ?? 0).squareRoot() - CoarseOKLab.margin
        let far = reached > 0 ? Self.square(reached) : 0
        // Written so that what is not a number is kept too.
        let kept = workspace.keep(0..<count) { !(squares[$0] > sure && squares[$0] < far) }
        for index in 0..<kept {
            let x = start &+ Int(workspace.columns[index])
            if first[x] == second[x] {
                marks[x] = PixelMark.same
            } else {
                workspace.want(x, length: 1, first[x], second[x])
            }
        }
    }

    /// Leaves wanted what differs, a run for each stretch of the same two colours.
    private mutating func wantRuns(
        _ first: UnsafePointer<UInt32>,
        _ second: UnsafePointer<UInt32>,
        range: Range<Int>
    ) {
        let kept = workspace.keep(range.lowerBound + 1..<range.upperBound) { x in
            first[x] != first[x &- 1] || second[x] != second[x &- 1]
        }
        var x = range.lowerBound
        for index in 0...kept {
            let end = index < kept ? Int(workspace.columns[index]) : range.upperBound
            if first[x] != second[x] { workspace.want(x, length: end &- x, first[x], second[x]) }
            x = end
        }
    }

    private static func samples(_ pixel: UInt32) -> SIMD4<Double> {
        SIMD4<Double>(unsafeBitCast(pixel, to: SIMD4<UInt8>.self)) / 255
    }
}
