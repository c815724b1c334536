/// Rows of sixteen bits a sample.
extension RowComparison {
    mutating func compareWide(
        _ first: UnsafePointer<SIMD4<UInt16>>,
        _ second: UnsafePointer<SIMD4<UInt16>>,
        range: Range<Int>,
        y: Int,
        marks: UnsafeMutablePointer<UInt8>
    ) {
        for x in range where first[x] != second[x] { workspace.want(x) }
        let starts = workspace.starts
        QuickDistances.translucent(
            count: workspace.wanted,
            scratch: workspace.scratch,
            into: workspace.squares
        ) { pair in
            let x = Int(starts[pair])
            return (SIMD4<Float>(first[x]) / 65535, SIMD4<Float>(second[x]) / 65535)
        }
        settle(y: y, marks: marks) { x in
            ColorDifference.exact(SIMD4<Double>(first[x]) / 65535, SIMD4<Double>(second[x]) / 65535)
        }
    }
}
