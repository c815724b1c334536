/// Which columns of each row are compared.
struct IgnoredColumns {
    private let regions: [(rows: Range<Int>, columns: Range<Int>)]
    private let width: Int

    init(_ regions: [PixelRect], width: Int, height: Int) {
        self.width = width
        self.regions = regions.map { ($0.rows(in: height), $0.columns(in: width)) }
            .filter { !$0.rows.isEmpty && !$0.columns.isEmpty }
            .sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    }

    var isEmpty: Bool { regions.isEmpty }

    /// The columns of row `y` that no region covers, from left to right.
    func compared(in y: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var next = 0
        for region in regions where region.rows.contains(y) {
            if region.columns.lowerBound > next { found.append(next..<region.columns.lowerBound) }
            next = max(next, region.columns.upperBound)
        }
        if next < width { found.append(next..<width) }
        return found
    }
}
