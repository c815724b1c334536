import CairoBackend
import Drawing

/// Frames of glass over content: a bar, a button beside it and a wide capsule above.
struct GlassFrames {
    let samples = SampleFrames()

    static let size = Size(width: 402, height: 180)
    static let platter = Rect(x: 21, y: 97, width: 290, height: 62)
    static let button = Rect(x: 319, y: 97, width: 62, height: 62)
    static let accessory = Rect(x: 21, y: 41, width: 360.4, height: 48)

    static let backdrops = ["black", "white", "text on white", "text on black", "photo", "edges"]
    static let materials = ["dark", "light", "clear", "bar", "tinted", "frosted"]

    func frame(over backdrop: String, of material: String, lens: Bool = true, blur: Bool = true) throws -> DisplayList {
        var items: [Item] = []
        for rect in [Self.accessory, Self.platter, Self.button] {
            var glass = Self.glass(material, rect)
            if !lens { glass.lens = nil }
            if !blur { glass.blur = 0 }
            items.append(.glass(glass))
        }
        return try list(over: try self.backdrop(backdrop), [.layer(Self.bars(items))])
    }

    func list(over content: [Item], _ above: [Item], size: Size = GlassFrames.size) throws -> DisplayList {
        let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let backdrop = Layer(id: Glass.backdropID, frame: page, items: content)
        let root = Layer(id: "screen", frame: page, items: [.layer(backdrop)] + above)
        return try DisplayList(size: size, root: root, shaper: samples.shaper, symbols: samples.symbols)
    }

    static func bars(_ items: [Item]) -> Layer {
        Layer(id: "bars", frame: Rect(x: 21, y: 41, width: 360, height: 118), items: items)
    }

    static func glass(_ material: String, _ rect: Rect) -> Glass {
        var glass = Glass(
            rect: rect,
            radius: rect.height / 2,
            blur: 2.8,
            lens: Glass.Lens(depth: 5, shift: 16),
            rims: [Glass.Rim(width: 1.22, color: Color(red: 1, green: 1, blue: 1, alpha: 0.165))]
        )
        switch material {
        case "dark": (glass.saturation, glass.gain, glass.lift) = (1.4, .init(0.294), .init(0.098))
        case "light": (glass.saturation, glass.gain, glass.lift) = (1.4, .init(0.2), .init(0.793))
        case "clear":
            glass.blur = 1.2
            glass.overlays = [SampleFrames.black.withAlpha(0.33)]
        case "bar":
            (glass.blur, glass.saturation, glass.lens, glass.radius, glass.rims) = (20, 1.8, nil, 0, [])
            glass.overlays = [Color(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.6)]
        case "tinted":
            (glass.saturation, glass.gain) = (1.2, .init(red: 0.9, green: 0.8, blue: 0.7))
            glass.overlays = [Color(red: 0, green: 0.5, blue: 1, alpha: 0.3)]
        default: (glass.blur, glass.radius, glass.lens) = (6.5, 20, Glass.Lens(depth: 9, shift: 10))
        }
        return glass
    }

    static let sky = Paint(
        .linearGradient(
            LinearGradient(
                start: Point(x: 0, y: 0),
                end: Point(x: 402, y: 180),
                stops: [
                    LinearGradient.Stop(offset: 0, color: Color(red: 0.1, green: 0.2, blue: 0.5)),
                    LinearGradient.Stop(offset: 0.5, color: Color(red: 0.98, green: 0.55, blue: 0.3)),
                    LinearGradient.Stop(offset: 1, color: Color(red: 0.3, green: 0.9, blue: 0.5)),
                ]
            )
        )
    )

    func backdrop(_ name: String) throws -> [Item] {
        let page = Path.rectangle(Rect(x: 0, y: 0, width: Self.size.width, height: Self.size.height))
        let white = Color(red: 1, green: 1, blue: 1)
        func ground(_ color: Color) -> Item { .fill(page, .solid(color)) }
        switch name {
        case "black": return [ground(SampleFrames.black)]
        case "white": return [ground(white)]
        case "text on white": return [ground(white)] + (try words(SampleFrames.ink))
        case "text on black": return [ground(SampleFrames.black)] + (try words(white.paint))
        case "photo":
            return [.fill(page, Self.sky)]
                + (0..<9).map { index in
                    let side = 20 + 9 * Double(index)
                    let center = Point(x: 20 + 47 * Double(index), y: 60 + 37 * Double(index % 3))
                    return .fill(.ellipse(Rect(center: center, side: side)), Paint(Self.sky.source))
                } + (try words(white.paint))
        default:
            // Content that ends beside the glass, with nothing under the rest of the bar.
            return [.fill(.rectangle(Rect(x: 0, y: 60, width: 200.5, height: 80)), SampleFrames.ink)]
        }
    }

    private func words(_ paint: Paint) throws -> [Item] {
        let lines = [
            "After a brutal hike, we set up camp & for", "the next few days tucked ourselves between",
            "rain, crazy winds & fog to scout and take", "images: this one from a sunset on the",
            "mountain’s edge. Only had maybe a minute", "to get the shot before it went dark, and",
            "then it rained for the rest of the night.",
        ]
        return try lines.enumerated().map { index, line in
            try samples.text(line, size: 17, weight: 500, at: Point(x: 14, y: 22 + 22 * Double(index)), paint: paint)
        }
    }
}
