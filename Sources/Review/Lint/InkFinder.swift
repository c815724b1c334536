import Drawing
import Theme

/// Walks a frame in the order of drawing and notes each line of text with the paints under its beginning, its middle and
/// its end, and each symbol with those under its middle.
///
/// Left out is what is on glass, which takes its colours from whatever scrolls under it; what is on a photograph, whose
/// colours no token decides; what is fading, which doesn't stay so; a symbol on a gradient, which is part of a picture;
/// and what is outside the screen or cut off. Shadows don't count as ground.
struct InkFinder {
    struct Found {
        var ink: Ink
        var layer: String
    }

    private enum Ground {
        /// A filled shape, and the way from the screen to where it and its gradient are described.
        case paint(Paint, Path, opacity: Double, inward: AffineTransform)
        /// Glass, or a photograph.
        case unknown

        /// Whether it lies under a point of its own area.
        func isUnder(_ point: Point) -> Bool {
            guard case .paint(_, let path, _, let inward) = self else { return true }
            return path.contains(inward.apply(to: point))
        }
    }

    /// Where along a line of text its ground is looked at.
    private static let textPlaces = [0.5, 0.1, 0.9]

    /// The status bar, whose ink the system chooses by what scrolls under it.
    private static let systemsOwn = "status-bar"
    /// How the id of a landscape ends that stands for a photograph.
    private static let photograph = "/photograph"

    private(set) var found: [Found] = []
    private let tokens: TokenSet
    /// Tokens whose colours hide what is under them in every appearance and contrast.
    private let opaque: Set<String>
    private let screen: Rect
    private var painted: [(area: Rect, ground: Ground)] = []

    init(_ list: DisplayList, tokens: TokenSet, opaque: Set<String>) {
        self.tokens = tokens
        self.opaque = opaque
        screen = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
        walk(list.root, under: .identity, opacity: 1, clip: screen)
    }

    private mutating func walk(_ layer: Layer, under outer: AffineTransform, opacity outerOpacity: Double, clip: Rect) {
        let opacity = outerOpacity * layer.opacity
        guard opacity > 0, layer.id != Self.systemsOwn else { return }
        let transform = layer.transform.concatenated(with: outer)
        var visible = clip
        if let outline = layer.clip?.controlBounds {
            guard let rest = clip.intersection(transform.apply(to: outline)) else { return }
            visible = rest
        }
        if layer.id.hasSuffix(Self.photograph) {
            painted.append((visible, .unknown))
            return
        }
        let mark = Self.mark(in: layer)
        for (index, item) in layer.items.enumerated() {
            switch item {
            case .layer(let child): walk(child, under: transform, opacity: opacity, clip: visible)
            case .fill(let path, let paint), .stroke(let path, let paint, _):
                guard let bounds = path.controlBounds, let area = transform.apply(to: bounds).intersection(visible)
                else {
                    continue
                }
                if index == mark { note(paint, at: area, .largeOrGraphic, layer.id, opacity: opacity, clip: visible) }
                if case .fill = item, let inward = transform.inverted {
                    painted.append((area, .paint(paint, path, opacity: opacity, inward: inward)))
                }
            case .text(let text):
                let area = transform.apply(to: Self.box(of: text))
                let size = text.text.runs.map(\.size).max() ?? 0
                let level = Contrast.Level.text(size: size, weight: text.face.weight)
                note(text.paint, at: area, level, layer.id, opacity: opacity, clip: visible, places: Self.textPlaces)
            case .symbol(let symbol):
                let area = transform.apply(to: symbol.rect)
                note(symbol.paint, at: area, .largeOrGraphic, layer.id, opacity: opacity, clip: visible)
            case .glass(let glass):
                painted.append((transform.apply(to: glass.rect), .unknown))
            case .shadow: break
            }
        }
    }

    private mutating func note(
        _ paint: Paint,
        at area: Rect,
        _ level: Contrast.Level,
        _ layer: String,
        opacity: Double,
        clip: Rect,
        places: [Double]? = nil
    ) {
        guard let foreground = Pigment(paint, opacity: opacity, tokens: tokens), foreground.shares == [1] else {
            return
        }
        var seen: [[Pigment]] = []
        for place in places ?? [0.5] {
            let point = Point(x: area.minX + area.width * place, y: area.midY)
            guard clip.contains(point), let grounds = grounds(under: area, at: point), !seen.contains(grounds) else {
                continue
            }
            seen.append(grounds)
            if places == nil, let top = grounds.last, case .gradient? = tokens[top.name]?.value { return }
            found.append(Found(ink: Ink(foreground: foreground, grounds: grounds, level: level), layer: layer))
        }
    }

    /// What is under a point, the topmost last; nil where that is glass, a photograph, or nothing at all. Of gradients what they show
    /// under `ink`.
    private func grounds(under ink: Rect, at point: Point) -> [Pigment]? {
        var grounds: [Pigment] = []
        for (area, ground) in painted.reversed() where area.contains(point) && ground.isUnder(point) {
            guard case .paint(let paint, _, let opacity, let inward) = ground else { return nil }
            let place = inward.apply(to: ink)
            guard let pigment = Pigment(paint, opacity: opacity, tokens: tokens, under: place) else { continue }
            grounds.insert(pigment, at: 0)
            if opaque.contains(pigment.name), pigment.shares == [1] { break }
        }
        return grounds.isEmpty ? nil : grounds
    }

    private static func box(of text: TextItem) -> Rect {
        let (ascent, descent) = (text.text.ascent, text.text.descent)
        return Rect(
            x: text.origin.x,
            y: text.origin.y - ascent,
            width: max(text.text.width, 1),
            height: max(ascent + descent, 1)
        )
    }

    /// Shapes that say something by themselves: the progress line, which is drawn after its track, and the caret.
    private static let marks: [(ending: String, least: Int)] = [("/progress", 2), ("/caret", 1)]

    /// The place of the layer's shape that says something.
    private static func mark(in layer: Layer) -> Int? {
        guard let mark = marks.first(where: { layer.id.hasSuffix($0.ending) }) else { return nil }
        let shapes = layer.items.indices.filter { index in
            if case .fill = layer.items[index] { true } else { false }
        }
        return shapes.count >= mark.least ? shapes.last : nil
    }
}
