import Drawing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Goes over two pictures and marks each pixel.
struct ComparisonScan: Sendable {
    struct Outcome {
        /// A mark for each pixel of the picture that both fit in, row after row.
        var marks: [UInt8] = []
        /// The largest difference of the pixels that were compared and not set aside.
        var largest = 0.0
        /// How many were set aside.
        var smoothed = 0
    }

    private let pair: PicturePair
    private let threshold: Double
    private let ignoresAntialiasing: Bool
    private let ignored: IgnoredColumns

    init(_ pair: PicturePair, options: ComparisonOptions) {
        self.pair = pair
        threshold = options.threshold
        ignoresAntialiasing = options.ignoresAntialiasing
        ignored = IgnoredColumns(options.ignoredRegions, width: pair.width, height: pair.height)
    }

    /// What a pixel that only one picture has differs by: as much as black from white.
    private static let wholeRange = 1.0

    func run() -> Outcome {
        var outcome = Outcome()
        let count = pair.width * pair.height
        outcome.marks = [UInt8](unsafeUninitializedCapacity: count) { marks, initialized in
            guard let start = marks.baseAddress else { return }
            let memory = SharedMemory(start: start)
            let bands = RowBands(width: pair.width, height: pair.height)
            var found = bands.map { compare(rows: $0, marks: memory, isRepeated: false) }
            if ignoresAntialiasing {
                let smoothing = EdgeSmoothing(pair: pair, marks: memory)
                let smoothed = bands.map { smoothing.places(in: $0) }
                for (band, places) in smoothed.enumerated() where !places.isEmpty {
                    for place in places { start[place] = PixelMark.smoothed }
                    // Whatever was largest may have been set aside.
                    found[band] = compare(rows: bands.rows(of: band), marks: memory, isRepeated: true)
                }
                outcome.smoothed = smoothed.reduce(0) { $0 + $1.count }
            }
            outcome.largest = found.max() ?? 0
            initialized = count
        }
        if pair.isUneven, outcome.marks.contains(PixelMark.inOneOnly) { outcome.largest = Self.wholeRange }
        return outcome
    }

    /// Marks the pixels of some rows and returns the largest difference among them.
    ///
    /// Repeated, it passes over the pixels that were set aside.
    private func compare(rows: Range<Int>, marks: SharedMemory<UInt8>, isRepeated: Bool) -> Double {
        if !isRepeated {
            for y in rows { prepare(marks.start + y * pair.width, y: y) }
        }
        var comparison = RowComparison(threshold: threshold, width: pair.commonWidth)
        let bytesPerPixel = pair.expected.format.bytesPerPixel
        pair.expected.bytes.withUnsafeBytes { expected in
            pair.actual.bytes.withUnsafeBytes { actual in
                guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return }
                for y in rows where y < pair.commonHeight {
                    let row = marks.start + y * pair.width
                    let first = expected + y * pair.expected.width * bytesPerPixel
                    let second = actual + y * pair.actual.width * bytesPerPixel
                    guard memcmp(first, second, pair.commonWidth * bytesPerPixel) != 0 else { continue }
                    for range in stretches(row, y: y, isRepeated: isRepeated) {
                        comparison.compare(first, second, isWide: pair.isWide, range: range, y: y, marks: row)
                    }
                }
            }
        }
        return comparison.farthest.map { pair.difference(x: $0.x, y: $0.y) } ?? 0
    }

    /// Marks what is ignored, what only one picture has and what neither has, and the rest as the same.
    private func prepare(_ row: UnsafeMutablePointer<UInt8>, y: Int) {
        let expectedEnd = y < pair.expected.height ? pair.expected.width : 0
        let actualEnd = y < pair.actual.height ? pair.actual.width : 0
        let both = min(expectedEnd, actualEnd)
        let either = max(expectedEnd, actualEnd)
        row.initialize(repeating: PixelMark.same, count: both)
        (row + both).initialize(repeating: PixelMark.inOneOnly, count: either - both)
        (row + either).initialize(repeating: PixelMark.inNeither, count: pair.width - either)
        guard !ignored.isEmpty else { return }
        var next = 0
        for range in ignored.compared(in: y) + [pair.width..<pair.width] {
            (row + next).update(repeating: PixelMark.ignored, count: range.lowerBound - next)
            next = range.upperBound
        }
    }

    /// The columns of a row to compare, from left to right.
    private func stretches(_ row: UnsafeMutablePointer<UInt8>, y: Int, isRepeated: Bool) -> [Range<Int>] {
        let compared = ignored.compared(in: y).map { $0.clamped(to: 0..<pair.commonWidth) }
        guard isRepeated else { return compared }
        var found: [Range<Int>] = []
        for range in compared {
            var start = range.lowerBound
            for x in range where row[x] == PixelMark.smoothed {
                if start < x { found.append(start..<x) }
                start = x + 1
            }
            if start < range.upperBound { found.append(start..<range.upperBound) }
        }
        return found
    }
}
