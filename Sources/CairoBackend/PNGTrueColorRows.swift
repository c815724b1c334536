/// The fast way for what nearly every file is: eight-bit red, green, blue, with or without alpha, not interlaced.
///
/// Undoing the filter and widening to four channels is one pass, a pixel at a time in one vector register, since each
/// pixel needs the one before it.
struct PNGTrueColorRows {
    private typealias Pixel = SIMD4<UInt8>

    /// Bytes that stand free around the rows, so that a four-byte read of the last three-byte pixel stays inside and
    /// writing never catches up with reading: at the last pixel they are `slack / 2 + 1` bytes apart.
    static let slack = 32

    static func handles(_ file: PNGFile) -> Bool {
        guard file.header.depth == 8, !file.header.isInterlaced else { return false }
        switch file.header.colorType {
        case .rgb: return file.transparency.isEmpty
        case .rgba: return true
        case .gray, .palette, .grayAlpha: return false
        }
    }

    private let width: Int
    private let height: Int
    private let hasAlpha: Bool

    init(header: PNGHeader) {
        width = header.width
        height = header.height
        hasAlpha = header.colorType == .rgba
    }

    /// Turns filtered rows into four-byte pixels; `output` may overlap the rows from below as `slack` allows.
    func expand(_ rows: UnsafePointer<UInt8>, into output: UnsafeMutablePointer<UInt8>) throws(PNGError) {
        let rowBytes = width * (hasAlpha ? 4 : 3) + 1
        for y in 0..<height {
            let row = UnsafeRawPointer(rows + y * rowBytes)
            let target = UnsafeMutableRawPointer(output + y * width * 4)
            guard let filter = PNGFilter(rawValue: row.load(as: UInt8.self)) else {
                throw .invalid(chunk: "IDAT", reason: "row \(y) has filter \(row.load(as: UInt8.self)), which is none")
            }
            let above = y > 0 ? UnsafeRawPointer(target - width * 4) : nil
            if hasAlpha {
                expand(row + 1, filter, step: 4, above: above, into: target)
            } else {
                expand(row + 1, filter, step: 3, above: above, into: target)
            }
        }
    }

    @inline(__always)
    private func expand(
        _ row: UnsafeRawPointer,
        _ filter: PNGFilter,
        step: Int,
        above: UnsafeRawPointer?,
        into target: UnsafeMutableRawPointer
    ) {
        // Above the first row stands a row of zeros, which turns two filters into simpler ones.
        switch (filter, above) {
        case (.none, _), (.up, nil):
            if step == 4 {
                target.copyMemory(from: row, byteCount: width * 4)
            } else {
                for x in 0..<width { store(load(row, x, step), target, x, step) }
            }
        case (.sub, _), (.paeth, nil):
            var left = Pixel(repeating: 0)
            for x in 0..<width {
                left = load(row, x, step) &+ left
                store(left, target, x, step)
            }
        case (.up, let above?):
            for x in 0..<width { store(load(row, x, step) &+ load(above, x, 4), target, x, step) }
        case (.average, _):
            var left = Pixel(repeating: 0)
            for x in 0..<width {
                let over = above.map { load($0, x, 4) } ?? Pixel(repeating: 0)
                // The mean of two bytes without a ninth bit.
                let mean = (left & over) &+ ((left ^ over) &>> 1)
                left = load(row, x, step) &+ mean
                store(left, target, x, step)
            }
        case (.paeth, let above?):
            var left = SIMD4<Int16>(repeating: 0)
            var corner = SIMD4<Int16>(repeating: 0)
            for x in 0..<width {
                let over = SIMD4<Int16>(truncatingIfNeeded: load(above, x, 4))
                let toLeft = over &- corner
                let toAbove = left &- corner
                let toCorner = magnitude(toLeft &+ toAbove)
                let leftDistance = magnitude(toLeft)
                let aboveDistance = magnitude(toAbove)
                var nearest = corner.replacing(with: over, where: aboveDistance .<= toCorner)
                let isLeft = (leftDistance .<= aboveDistance) .& (leftDistance .<= toCorner)
                nearest.replace(with: left, where: isLeft)
                let pixel = load(row, x, step) &+ Pixel(truncatingIfNeeded: nearest)
                store(pixel, target, x, step)
                left = SIMD4<Int16>(truncatingIfNeeded: pixel)
                corner = over
            }
        }
    }

    @inline(__always)
    private func magnitude(_ value: SIMD4<Int16>) -> SIMD4<Int16> { pointwiseMax(value, 0 &- value) }

    @inline(__always)
    private func load(_ bytes: UnsafeRawPointer, _ x: Int, _ step: Int) -> Pixel {
        bytes.loadUnaligned(fromByteOffset: x &* step, as: Pixel.self)
    }

    /// Three-byte pixels have read a neighbour's byte into alpha; they are opaque.
    @inline(__always)
    private func store(_ pixel: Pixel, _ target: UnsafeMutableRawPointer, _ x: Int, _ step: Int) {
        let whole = step == 4 ? pixel : pixel | Pixel(0, 0, 0, 255)
        target.storeBytes(of: whole, toByteOffset: x &* 4, as: Pixel.self)
    }
}
