extension SVGBuffer {
    /// ` d="…"` of an outline in points: its starts as they stand on the screen, the rest relative, which takes half
    /// the bytes. Thousandths are counted as whole numbers, so nothing adds up to a different place.
    mutating func pathData(_ path: Path) {
        pathData(path, decimals: 3)
    }

    /// ` d="…"` of a glyph in whole font units.
    mutating func glyphPathData(_ path: Path) {
        pathData(path, decimals: 0)
    }

    private mutating func pathData(_ path: Path, decimals: Int) {
        append(" d=\"")
        var writer = PathDataWriter(decimals: decimals)
        for element in path.elements { writer.write(element, to: &self) }
        append("\"")
    }
}

/// Where an outline stands while its path data is written, in units of the last decimal.
private struct PathDataWriter {
    private let decimals: Int
    private let scale: Double
    private var letter: UInt8 = 0
    private var current = Place(x: 0, y: 0)
    private var start = Place(x: 0, y: 0)

    private struct Place {
        var x: Int
        var y: Int
    }

    init(decimals: Int) {
        self.decimals = decimals
        scale = decimals == 0 ? 1 : 1000
    }

    mutating func write(_ element: Path.Element, to buffer: inout SVGBuffer) {
        switch element {
        case .move(let point):
            current = place(point)
            start = current
            begin("M", in: &buffer)
            number(current.x, to: &buffer)
            number(current.y, to: &buffer)
        case .line(let point):
            let target = place(point)
            if target.y == current.y {
                begin("h", in: &buffer)
                number(target.x - current.x, to: &buffer)
            } else if target.x == current.x {
                begin("v", in: &buffer)
                number(target.y - current.y, to: &buffer)
            } else {
                begin("l", in: &buffer)
                pair(target, to: &buffer)
            }
            current = target
        case .quad(let point, let control):
            begin("q", in: &buffer)
            pair(place(control), to: &buffer)
            pair(place(point), to: &buffer)
            current = place(point)
        case .curve(let point, let control1, let control2):
            begin("c", in: &buffer)
            pair(place(control1), to: &buffer)
            pair(place(control2), to: &buffer)
            pair(place(point), to: &buffer)
            current = place(point)
        case .close:
            begin("z", in: &buffer)
            current = start
        }
    }

    /// Where the last number stopped needing a space: after a letter, never; after a number, before a digit, or before a
    /// point where the last number had none.
    private enum Last {
        case letter
        case wholeNumber
        case fraction
    }

    private var last = Last.letter

    /// Writes the letter unless it repeats. “M” and “z” never do: a pair after “M” would be a line to it.
    private mutating func begin(_ next: Unicode.Scalar, in buffer: inout SVGBuffer) {
        let byte = UInt8(ascii: next)
        if byte == letter, next != "M", next != "z" { return }
        letter = byte
        buffer.append(byte: byte)
        last = .letter
    }

    private mutating func pair(_ target: Place, to buffer: inout SVGBuffer) {
        number(target.x - current.x, to: &buffer)
        number(target.y - current.y, to: &buffer)
    }

    private mutating func number(_ value: Int, to buffer: inout SVGBuffer) {
        let isBelowOne = decimals > 0 && value != 0 && value.magnitude < UInt(scale)
        switch last {
        case .letter: break
        case .wholeNumber: if value >= 0 { buffer.append(" ") }
        case .fraction: if value >= 0, !isBelowOne { buffer.append(" ") }
        }
        buffer.append(value, decimals: decimals)
        last = decimals > 0 && !value.isMultiple(of: Int(scale)) ? .fraction : .wholeNumber
    }

    private func place(_ point: Point) -> Place {
        func whole(_ value: Double) -> Int {
            let scaled = (value * scale).rounded()
            // A point beyond every screen, or none at all, stands at 0.
            return abs(scaled) < 1e15 ? Int(scaled) : 0
        }
        return Place(x: whole(point.x), y: whole(point.y))
    }
}
