extension SVGBuffer {
    /// ` d="…"` of an outline in points, absolute, so that a reader finds the layout's own numbers in it.
    mutating func pathData(_ path: Path) {
        append(" d=\"")
        for element in path.elements {
            switch element {
            case .move(let point): command(UInt8(ascii: "M"), point)
            case .line(let point): command(UInt8(ascii: "L"), point)
            case .quad(let point, let control):
                command(UInt8(ascii: "Q"), control)
                next(point)
            case .curve(let point, let control1, let control2):
                command(UInt8(ascii: "C"), control1)
                next(control2)
                next(point)
            case .close: append("Z")
            }
        }
        append("\"")
    }

    private mutating func command(_ letter: UInt8, _ point: Point) {
        append(byte: letter)
        append(point.x)
        append(" ")
        append(point.y)
    }

    private mutating func next(_ point: Point) {
        append(" ")
        append(point.x)
        append(" ")
        append(point.y)
    }

    /// ` d="…"` of a glyph in whole font units, relative and with repeated letters left out: a third of the bytes.
    mutating func glyphPathData(_ path: Path) {
        append(" d=\"")
        var writer = GlyphPathWriter()
        for element in path.elements { writer.write(element, to: &self) }
        append("\"")
    }
}

/// Where a glyph's outline stands while its relative path data is written.
private struct GlyphPathWriter {
    private var letter: UInt8 = 0
    private var current = (x: 0, y: 0)
    private var start = (x: 0, y: 0)

    mutating func write(_ element: Path.Element, to buffer: inout SVGBuffer) {
        switch element {
        case .move(let point):
            let target = whole(point)
            begin(UInt8(ascii: "M"), in: &buffer)
            number(target.x, isFirst: true, to: &buffer)
            number(target.y, isFirst: false, to: &buffer)
            current = target
            start = target
            // A pair after “M” would be a line to it.
            letter = 0
        case .line(let point):
            let target = whole(point)
            if target.y == current.y {
                let isFirst = begin(UInt8(ascii: "h"), in: &buffer)
                number(target.x - current.x, isFirst: isFirst, to: &buffer)
            } else if target.x == current.x {
                let isFirst = begin(UInt8(ascii: "v"), in: &buffer)
                number(target.y - current.y, isFirst: isFirst, to: &buffer)
            } else {
                let isFirst = begin(UInt8(ascii: "l"), in: &buffer)
                pair(target, isFirst: isFirst, to: &buffer)
            }
            current = target
        case .quad(let point, let control):
            let isFirst = begin(UInt8(ascii: "q"), in: &buffer)
            pair(whole(control), isFirst: isFirst, to: &buffer)
            pair(whole(point), isFirst: false, to: &buffer)
            current = whole(point)
        case .curve(let point, let control1, let control2):
            let isFirst = begin(UInt8(ascii: "c"), in: &buffer)
            pair(whole(control1), isFirst: isFirst, to: &buffer)
            pair(whole(control2), isFirst: false, to: &buffer)
            pair(whole(point), isFirst: false, to: &buffer)
            current = whole(point)
        case .close:
            buffer.append("z")
            letter = 0
            current = start
        }
    }

    /// Writes the letter unless it repeats; true where a number may follow without a space.
    @discardableResult
    private mutating func begin(_ next: UInt8, in buffer: inout SVGBuffer) -> Bool {
        guard letter != next else { return false }
        buffer.append(byte: next)
        letter = next
        return true
    }

    private func pair(_ target: (x: Int, y: Int), isFirst: Bool, to buffer: inout SVGBuffer) {
        number(target.x - current.x, isFirst: isFirst, to: &buffer)
        number(target.y - current.y, isFirst: false, to: &buffer)
    }

    private func number(_ value: Int, isFirst: Bool, to buffer: inout SVGBuffer) {
        if !isFirst, value >= 0 { buffer.append(" ") }
        buffer.append(value)
    }

    private func whole(_ point: Point) -> (x: Int, y: Int) {
        (Int(exactly: point.x.rounded()) ?? 0, Int(exactly: point.y.rounded()) ?? 0)
    }
}
