import Drawing
import Theme

/// A small drawing of a value that a page's own boxes can't show: type, corners, lengths, lines and motion.
struct TokenSwatch {
    let canvas: SheetCanvas

    /// One side of a change.
    struct Side {
        var value: TokenValue
        /// The spring that a duration is the response of.
        var spring: Spring?
    }

    static let size = Size(width: 168, height: 72)
    private static let margin = 10.0
    /// Type larger than this wouldn't fit (ours).
    private static let largestType = 44.0
    private static let widestLine = 24.0

    /// The SVGs of both sides, drawn to one scale so that they can be compared; nil for a value that has none.
    ///
    /// Throws what shaping throws.
    func pictures(of path: String, before: Side?, after: Side?) throws -> (before: [UInt8]?, after: [UInt8]?) {
        let seconds = [before, after].compactMap { $0.map { MotionCurve(of: $0.value, spring: $0.spring).seconds } }
            .max()
        func picture(_ side: Side?) throws -> [UInt8]? {
            guard let side, let items = try items(path, side, seconds: seconds ?? 1) else { return nil }
            let frame = Rect(x: 0, y: 0, width: Self.size.width, height: Self.size.height)
            let root = Layer(id: "swatch", frame: frame, clip: .rectangle(frame), items: items)
            let list = try DisplayList(size: Self.size, root: root, shaper: canvas.shaper, symbols: canvas.symbols)
            return SVGWriter().write(list, label: side.value.text)
        }
        return (try picture(before), try picture(after))
    }

    private func items(_ path: String, _ side: Side, seconds: Double) throws -> [Item]? {
        let box = Rect(x: 0, y: 0, width: Self.size.width, height: Self.size.height).inset(by: Self.margin)
        let ink = SheetPalette.light.ink
        switch side.value {
        case .typography(let style):
            return try specimen(
                style.fontFamily,
                weight: style.fontWeight.value,
                size: style.fontSize.points,
                tracking: style.letterSpacing.points,
                path,
                in: box
            )
        case .fontFamily(let families): return try specimen(families, path, in: box)
        case .fontWeight(let weight): return try specimen([], weight: weight.value, path, in: box)
        case .dimension(let length) where SheetContents.isRadius(path):
            return corners(max(0, length.points), path, in: box)
        case .dimension(let length): return rule(length.points, path, in: box)
        case .duration, .cubicBezier, .transition:
            return curve(MotionCurve(of: side.value, spring: side.spring), seconds: seconds, path, in: box)
        case .strokeStyle(let style): return LineSample(style: style, width: 4, color: ink, token: path).items(in: box)
        case .border(let border):
            let width = min(max(border.width.points, 0), Self.widestLine)
            return LineSample(style: border.style, width: width, color: Color(border.color), token: path).items(in: box)
        case .color, .gradient, .shadow, .number: return nil
        }
    }

    private func specimen(
        _ families: [String],
        weight: Double = 400,
        size: Double = 26,
        tracking: Double = 0,
        _ path: String,
        in box: Rect
    ) throws -> [Item] {
        let shown = min(max(size, 1), Self.largestType)
        let weight = Int(min(max(weight, 1), 1000).rounded())
        let face = try SheetFace(families, weight: weight, size: shown, on: canvas)
        let tracking = tracking * shown / max(size, 1)
        let shaped = try face.shape("Hamburg 12", size: shown, tracking: tracking, width: box.width)
        let origin = Point(x: box.x, y: box.midY + shown * 0.36)
        return [face.item(shaped, at: origin, .solid(SheetPalette.light.ink), token: path)]
    }

    /// A shape at its own size.
    private func corners(_ radius: Double, _ path: String, in box: Rect) -> [Item] {
        let shape = Rect(x: box.x, y: box.y, width: 96, height: box.height)
        let outline = Path.continuousRectangle(shape.inset(by: 0.75), radius: max(0, radius - 0.75))
        return [
            .fill(.continuousRectangle(shape, radius: radius), .solid(SheetPalette.light.wash, token: path)),
            .stroke(outline, .solid(SheetPalette.light.ink), width: 1.5),
        ]
    }

    /// A length at its own size, with a gap where it is longer than the swatch.
    private func rule(_ points: Double, _ path: String, in box: Rect) -> [Item] {
        let paint = Paint.solid(points < 0 ? SheetPalette.light.bad : SheetPalette.light.ink, token: path)
        let line = Rect(x: box.x, y: box.midY - 6, width: min(abs(points), box.width), height: 12)
        guard abs(points) > box.width else { return [.fill(.rectangle(line), paint)] }
        let end = Rect(x: line.maxX - 20, y: line.y, width: 20, height: line.height)
        return [
            .fill(.rectangle(Rect(x: line.x, y: line.y, width: line.width - 28, height: line.height)), paint),
            .fill(.rectangle(end), paint),
        ]
    }

    /// The way from 0 to 1, `seconds` wide.
    private func curve(_ curve: MotionCurve, seconds: Double, _ path: String, in box: Rect) -> [Item] {
        let plot = curve.plot(in: box, seconds: curve.isTimed ? seconds : curve.seconds)
        let palette = SheetPalette.light
        return [
            canvas.rule(x: box.x, y: plot(Point(x: 0, y: 0)).y, width: box.width, palette.line),
            canvas.rule(x: box.x, y: plot(Point(x: 0, y: 1)).y, width: box.width, palette.line),
            .stroke(curve.path.mapPoints(plot), .solid(palette.ink, token: path), width: 2),
            .fill(.ellipse(Rect(center: plot(curve.end), side: 6)), .solid(palette.ink)),
        ]
    }
}

extension TokenChange {
    /// The old version's side; nil where the token is new.
    var sideBefore: TokenSwatch.Side? { Self.side(before, bounceBefore) }
    /// The new version's side; nil where the token is gone.
    var sideAfter: TokenSwatch.Side? { Self.side(after, bounceAfter) }

    private static func side(_ value: TokenValue?, _ bounce: Double?) -> TokenSwatch.Side? {
        guard let value else { return nil }
        guard let bounce, case .duration(let time) = value else { return TokenSwatch.Side(value: value) }
        return TokenSwatch.Side(value: value, spring: Spring(response: time.seconds, bounce: bounce))
    }
}
