import Drawing
import Theme

/// The drawing tools of a sheet: lines of its own type, and the few shapes that all sections share.
struct SheetCanvas {
    let shaper: any TextShaping
    let symbols: any SymbolSource

    enum Alignment: Hashable, Sendable {
        case leading, center, trailing
    }

    /// A longer text than any line holds: what comes after is cut before it is shaped (ours).
    private static let longestText = 400

    /// The text as a sheet may show it: on one line, without what isn't printable.
    static func shown(_ text: String) -> String { String(text.prefix(longestText)).printable }

    func shape(_ text: String, _ style: SheetStyle, width: Double? = nil) throws -> ShapedText {
        try shaper.shape(
            TextRequest(
                text: Self.shown(text),
                face: style.face,
                size: style.size,
                tracking: style.tracking,
                direction: .natural(of: text, fallback: .leftToRight),
                maximumWidth: width
            )
        )
    }

    /// One line whose line box starts at `y`, cut at the tail where it is wider than the box.
    func line(
        _ text: String,
        _ style: SheetStyle,
        _ color: Color,
        in box: Rect,
        alignment: Alignment = .leading
    ) throws -> Item {
        item(try shape(text, style, width: box.width), style, .solid(color), in: box, alignment: alignment)
    }

    func item(
        _ shaped: ShapedText,
        _ style: SheetStyle,
        _ paint: Paint,
        in box: Rect,
        alignment: Alignment = .leading
    ) -> Item {
        let left: Double
        switch alignment {
        case .leading: left = box.minX
        case .center: left = box.midX - shaped.width / 2
        case .trailing: left = box.maxX - shaped.width
        }
        let baseline = box.minY + (style.leading + shaped.ascent - shaped.descent) / 2
        return .text(TextItem(text: shaped, origin: Point(x: left, y: baseline), paint: paint, face: style.face))
    }

    /// The text broken into lines no wider than `width`, at most `limit`, the last one cut: at spaces, and in a token's
    /// path after a full stop.
    func lines(_ text: String, _ style: SheetStyle, width: Double, limit: Int) throws -> [String] {
        let text = Self.shown(text)
        guard limit > 1, try shape(text, style).width > width else { return [text] }
        var lines: [String] = []
        var current = ""
        var rest = try pieces(of: text, style, width: width)[...]
        while let piece = rest.first {
            if lines.count == limit - 1 {
                current = rest.joined()
                break
            }
            if try current.isEmpty || shape((current + piece).trimmed, style).width <= width {
                current += piece
                rest.removeFirst()
            } else {
                lines.append(current.trimmed)
                current = ""
            }
        }
        if !current.isEmpty { lines.append(current.trimmed) }
        return lines
    }

    /// Words with the space after them; a word that is wider than a line in the parts of a path, each with its full stop.
    private func pieces(of text: String, _ style: SheetStyle, width: Double) throws -> [String] {
        try Self.pieces(of: text) { previous, next in previous == " " && next != " " }.flatMap { word in
            guard try shape(word.trimmed, style).width > width else { return [word] }
            return Self.pieces(of: word) { previous, _ in previous == "." }
        }
    }

    private static func pieces(of text: String, isBreak: (Character, Character) -> Bool) -> [String] {
        var pieces: [String] = []
        var current = ""
        var previous: Character?
        for character in text {
            if let previous, isBreak(previous, character) {
                pieces.append(current)
                current = ""
            }
            current.append(character)
            previous = character
        }
        return current.isEmpty ? pieces : pieces + [current]
    }

    /// A token's name, struck through where the token is deprecated.
    func name(_ text: String, of token: Token?, _ color: Color, in box: Rect) throws -> [Item] {
        let item = try line(text, .name, color, in: box)
        guard token?.deprecation != nil, case .text(let name) = item else { return [item] }
        let y = name.origin.y - SheetStyle.name.size * 0.32
        let stroke = Rect(x: name.origin.x, y: y, width: name.text.width, height: 1.25)
        return [item, .fill(.rectangle(stroke), .solid(color))]
    }

    // MARK: Shapes

    func rule(x: Double, y: Double, width: Double, _ color: Color) -> Item {
        .fill(.rectangle(Rect(x: x, y: y, width: width, height: SheetGrid.hairline)), .solid(color))
    }

    func upright(x: Double, y: Double, height: Double, _ color: Color) -> Item {
        .fill(.rectangle(Rect(x: x, y: y, width: SheetGrid.hairline, height: height)), .solid(color))
    }

    /// A hairline just inside a continuous rectangle.
    func border(_ rect: Rect, radius: Double, _ color: Color) -> Item {
        let inset = SheetGrid.hairline / 2
        let path = Path.continuousRectangle(rect.inset(by: inset), radius: max(0, radius - inset))
        return .stroke(path, .solid(color), width: SheetGrid.hairline)
    }

    /// A straight dashed line, along or down.
    func dashes(from start: Point, to end: Point, _ color: Color) -> Item {
        let length = max(abs(end.x - start.x), abs(end.y - start.y))
        let step = 6.0
        var path = Path()
        var along = 0.0
        while along < length {
            func point(_ distance: Double) -> Point {
                let share = length > 0 ? min(distance, length) / length : 0
                return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            }
            path.move(to: point(along))
            path.line(to: point(along + step / 2))
            along += step
        }
        return .stroke(path, .solid(color), width: SheetGrid.hairline)
    }

    /// A tick or a cross in a square of 12 points, so that passing is not told by colour alone.
    func verdict(_ passes: Bool, at corner: Point, _ color: Color) -> Item {
        var path = Path()
        func point(_ x: Double, _ y: Double) -> Point { Point(x: corner.x + x, y: corner.y + y) }
        if passes {
            path.move(to: point(1.5, 6.5))
            path.line(to: point(4.75, 9.75))
            path.line(to: point(10.5, 2.75))
        } else {
            path.move(to: point(2.25, 2.25))
            path.line(to: point(9.75, 9.75))
            path.move(to: point(9.75, 2.25))
            path.line(to: point(2.25, 9.75))
        }
        return .stroke(path, .solid(color), width: 1.75)
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        while text.first == " " { text.removeFirst() }
        return String(text)
    }
}
