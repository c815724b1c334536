import Drawing
import Theme

/// A straight line from left to right as a stroke style draws it.
struct LineSample {
    var style: TokenStrokeStyle
    /// Points.
    var width: Double
    var color: Color
    /// The token that decides the colour, or the style where that is all there is.
    var token: String

    /// How far apart a keyword's dashes stand and how long they are, in widths (ours: the standard leaves it open).
    private static let dash = 3.0
    /// A line from a file may be dashed as finely as it likes; more strokes than these are no sample any more (ours).
    private static let mostDashes = 400

    /// The line inside `box`, in the middle of its height.
    func items(in box: Rect) -> [Item] {
        let line = Rect(x: box.x, y: box.midY - width / 2, width: box.width, height: width)
        guard width > 0, box.width > 0 else { return [] }
        switch style {
        case .keyword(let keyword): return items(keyword, line)
        case .dashes(let lengths, let cap): return dashes(lengths.map(\.points), cap, line)
        }
    }

    private func items(_ keyword: TokenStrokeStyle.Keyword, _ line: Rect) -> [Item] {
        switch keyword {
        case .solid: return [fill(line, color)]
        case .dashed: return dashes([Self.dash * width, Self.dash * width], .butt, line)
        case .dotted: return dashes([0, 2 * width], .round, line)
        case .double:
            let third = Rect(x: line.x, y: line.y, width: line.width, height: line.height / 3)
            return [fill(third, color), fill(third.offset(y: third.height * 2), color)]
        // Light falls from above: of a line that is carved the upper half is dark.
        case .groove, .inset: return halves(line, upper: color, lower: color.withAlpha(color.alpha / 2))
        case .ridge, .outset: return halves(line, upper: color.withAlpha(color.alpha / 2), lower: color)
        }
    }

    private func halves(_ line: Rect, upper: Color, lower: Color) -> [Item] {
        let half = Rect(x: line.x, y: line.y, width: line.width, height: line.height / 2)
        return [fill(half, upper), fill(half.offset(y: half.height), lower)]
    }

    /// Dashes and gaps in turn, from the line's start to its end.
    private func dashes(_ lengths: [Double], _ cap: TokenStrokeStyle.LineCap, _ line: Rect) -> [Item] {
        let lengths = (lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths).map { max($0, 0) }
        let period = lengths.reduce(0, +)
        guard period > 0, line.width / period * Double(lengths.count / 2) <= Double(Self.mostDashes) else {
            return [fill(line, color)]
        }
        let reach = cap == .butt ? 0 : width / 2
        var path = Path()
        var x = line.x + reach
        var index = 0
        while x < line.maxX - reach {
            let length = lengths[index % lengths.count]
            if index.isMultiple(of: 2) {
                let end = min(x + length, line.maxX - reach)
                let dash = Rect(x: x - reach, y: line.y, width: end - x + 2 * reach, height: line.height)
                if dash.width > 0 { path.elements += (cap == .round ? Path.capsule(dash) : .rectangle(dash)).elements }
            }
            x += length
            index += 1
        }
        return [.fill(path, .solid(color, token: token))]
    }

    private func fill(_ rect: Rect, _ color: Color) -> Item { .fill(.rectangle(rect), .solid(color, token: token)) }
}
