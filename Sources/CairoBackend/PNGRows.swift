/// The plain way, for every kind of PNG: undo a row's filter in place, widen its samples, put its pixels in their places.
struct PNGRows {
    private let header: PNGHeader
    private let samples: PNGSamples

    init(file: PNGFile) {
        header = file.header
        samples = PNGSamples(file: file)
    }

    /// Fills `output` with the picture's pixels from the filtered rows of its passes.
    func expand(_ rows: inout [UInt8], into output: UnsafeMutablePointer<UInt8>) throws(PNGError) {
        let pixelBytes = header.depth == 16 ? 8 : 4
        var line = [UInt8](repeating: 0, count: header.width * pixelBytes)
        var at = 0
        for pass in PNGPass.all(of: header) {
            let count = header.rowBytes(width: pass.width)
            let zeros = [UInt8](repeating: 0, count: count)
            for y in 0..<pass.height {
                guard let filter = PNGFilter(rawValue: rows[at]) else {
                    throw .invalid(chunk: "IDAT", reason: "row \(y) has filter \(rows[at]), which is none")
                }
                rows.withUnsafeMutableBufferPointer { rows in
                    zeros.withUnsafeBufferPointer { zeros in
                        guard let base = rows.baseAddress, let zeros = zeros.baseAddress else { return }
                        let row = base + at + 1
                        filter.undo(
                            row,
                            above: y > 0 ? UnsafePointer(row - count - 1) : zeros,
                            count: count,
                            distance: header.filterDistance
                        )
                    }
                }
                try samples.widen(rows[at + 1..<at + 1 + count], width: pass.width, into: &line)
                line.withUnsafeBufferPointer { line in
                    guard let line = line.baseAddress else { return }
                    let start = output + (pass.y + y * pass.stepY) * header.width * pixelBytes
                    guard pass.stepX > 1 || pass.x > 0 else {
                        return start.initialize(from: line, count: pass.width * pixelBytes)
                    }
                    for x in 0..<pass.width {
                        let target = start + (pass.x + x * pass.stepX) * pixelBytes
                        target.initialize(from: line + x * pixelBytes, count: pixelBytes)
                    }
                }
                at += count + 1
            }
        }
    }
}

extension PNGFilter {
    /// Turns differences back into bytes, in place; `above` is the finished row over it.
    func undo(_ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, distance: Int) {
        let start = min(distance, count)
        switch self {
        case .none:
            return
        case .sub:
            for x in start..<count { row[x] &+= row[x &- distance] }
        case .up:
            for x in 0..<count { row[x] &+= above[x] }
        case .average:
            for x in 0..<start { row[x] &+= above[x] >> 1 }
            for x in start..<count {
                let sum = UInt16(row[x &- distance]) &+ UInt16(above[x])
                row[x] &+= UInt8(truncatingIfNeeded: sum >> 1)
            }
        case .paeth:
            for x in 0..<start { row[x] &+= above[x] }
            for x in start..<count {
                row[x] &+= Self.paeth(left: row[x &- distance], above: above[x], corner: above[x &- distance])
            }
        }
    }
}
