import Drawing

/// An outline by its path data: where it starts, and its shape wherever that is.
struct OutlineShape {
    /// The first point, in points.
    private(set) var start = Point.zero
    private var letters: [UInt8] = []
    /// The numbers of relative commands, in points.
    private var steps: [Double] = []

    /// Rounded steps between places that were rounded before are off by this much, in points.
    private static let slack = 0.0025

    /// Reads what the SVG writer writes: starts are absolute, the rest is relative.
    init(_ path: String) {
        let bytes = Array(path.utf8)
        var index = 0
        var starts: [Double] = []
        while index < bytes.count {
            if Self.isLetter(bytes[index]) {
                letters.append(bytes[index])
                index += 1
            } else if let number = Self.number(in: bytes, at: &index) {
                if letters.last == UInt8(ascii: "M") { starts.append(number) } else { steps.append(number) }
            } else {
                index += 1
            }
        }
        if starts.count >= 2 { start = Point(x: starts[0], y: starts[1]) }
    }

    /// Whether both are of one shape.
    func isSame(as other: OutlineShape) -> Bool {
        letters == other.letters && steps.count == other.steps.count
            && zip(steps, other.steps).allSatisfy { abs($0 - $1) <= Self.slack }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// A sign or a second point starts the next number: `1-2` and `.5.5` are two each.
    private static func number(in bytes: [UInt8], at index: inout Int) -> Double? {
        let first = index
        var hasPoint = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "-") {
                if index > first { break }
            } else if byte == UInt8(ascii: ".") {
                if hasPoint { break }
                hasPoint = true
            } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                break
            }
            index += 1
        }
        return index > first ? Double(String(decoding: bytes[first..<index], as: UTF8.self)) : nil
    }
}
