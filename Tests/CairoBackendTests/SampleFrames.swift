import CairoBackend
import Drawing

/// Small frames, each about one kind of item, on white.
struct SampleFrames {
    let shaper = TextShaper()
    let symbols = SymbolLibrary()

    static let size = Size(width: 200, height: 160)
    static let page = Rect(x: 0, y: 0, width: 200, height: 160)
    static let black = Color(red: 0, green: 0, blue: 0)
    static let ink = Paint.solid(black, token: "color.textPrimary")
    static let fill = Paint.solid(
        Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.12),
        token: "color.fill"
    )

    func frame(_ items: [Item], size: Size = SampleFrames.size) throws -> DisplayList {
        let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let ground = Item.fill(.rectangle(page), .solid(Color(red: 1, green: 1, blue: 1), token: "color.bg"))
        let root = Layer(id: "screen", frame: page, items: [ground] + items)
        return try DisplayList(size: size, root: root, shaper: shaper, symbols: symbols)
    }

    func text(
        _ text: String,
        size: Double = 17,
        weight: Int = 400,
        tracking: Double = 0,
        direction: LayoutDirection = .leftToRight,
        width: Double? = nil,
        at origin: Point,
        paint: Paint = SampleFrames.ink
    ) throws -> Item {
        let face = FontFace(family: "Inter", weight: weight)
        let request = TextRequest(
            text: text,
            face: face,
            size: size,
            tracking: tracking,
            direction: direction,
            maximumWidth: width
        )
        return .text(TextItem(text: try shaper.shape(request), origin: origin, paint: paint, face: face))
    }

    static let names = [
        "fills", "strokes", "gradients", "shadow e1", "shadow e2", "shadow e3", "shadow of a sheet",
        "shadow off the edge", "clip",
        "opacity", "transform", "clipped opacity under a transform", "text sizes", "text weights", "scripts",
        "faint text", "gradient text", "symbols", "faint symbols", "a huge symbol", "everything",
    ]

    func frame(named name: String) throws -> DisplayList {
        switch name {
        case "fills": try frame(fills)
        case "strokes": try frame(strokes)
        case "gradients": try frame(gradients)
        case "shadow e1": try frame(card(Self.e1))
        case "shadow e2": try frame(card(Self.e2))
        case "shadow e3": try frame(card(Self.e3))
        case "shadow of a sheet":
            try frame(
                (Self.e1 + Self.e2).map { shadow in
                    .shadow(
                        .continuousRectangle(Rect(x: 30.5, y: 20, width: 150, height: 120.25), radius: 12),
                        shadow
                    )
                }
            )
        case "shadow off the edge":
            try frame(card(Self.e3, in: Rect(x: -30, y: 100, width: 140, height: 80)))
        case "clip": try frame([.layer(clipped(gradients + fills))])
        case "opacity": try frame([.layer(faint(try words() + fills + card(Self.e2)))])
        case "transform": try frame([.layer(turned(try words() + strokes + card(Self.e2)))])
        case "clipped opacity under a transform":
            try frame([.layer(turned([.layer(clipped([.layer(faint(try words() + gradients))]))]))])
        case "text sizes":
            try frame(
                try [9.5, 11, 13, 17, 28].enumerated().map { index, size in
                    try text("Pack my box", size: size, at: Point(x: 8.3, y: 24 + 28.4 * Double(index)))
                }
            )
        case "text weights":
            try frame(
                try [400, 500, 600, 700].enumerated().map { index, weight in
                    try text(
                        "Quick wizards",
                        weight: weight,
                        tracking: -0.43,
                        at: Point(x: 9, y: 30 + Double(index) * 33)
                    )
                }
            )
        case "scripts": try frame(try words())
        case "faint text":
            try frame([try text("Subtitle", paint: Self.black.withAlpha(0.3).paint, at: Point(x: 20, y: 50))])
        case "gradient text":
            try frame([try text("Gradient", size: 40, weight: 700, paint: Self.sunset, at: Point(x: 10, y: 90))])
        case "symbols": try frame(symbols(Self.ink))
        case "faint symbols": try frame(symbols(Self.black.withAlpha(0.6).paint))
        case "a huge symbol":
            try frame([
                .symbol(
                    SymbolItem(
                        name: "house",
                        rect: Rect(x: -100, y: -100, width: 420, height: 420),
                        paint: Color(red: 1, green: 0, blue: 0, alpha: 0.4).paint
                    )
                )
            ])
        default:
            try frame(
                card(Self.e2) + gradients + fills + strokes + symbols(Self.ink) + (try words())
                    + [.layer(faint(fills)), .layer(turned(gradients))]
            )
        }
    }

    private func text(_ string: String, size: Double = 17, weight: Int = 400, paint: Paint, at origin: Point) throws
        -> Item
    {
        try text(string, size: size, weight: weight, at: origin, paint: paint)
    }

    private var fills: [Item] {
        [
            .fill(.capsule(Rect(x: 10.4, y: 12.7, width: 120.3, height: 32)), Self.fill),
            .fill(
                .continuousRectangle(Rect(x: 20, y: 60.333, width: 90, height: 70), radius: 12),
                .solid(Color(red: 0, green: 0.53, blue: 1), token: "color.tint")
            ),
            .fill(.ellipse(Rect(x: 130, y: 80, width: 41, height: 41)), Self.ink),
        ]
    }

    private var strokes: [Item] {
        let hairline = Path([.move(Point(x: 16, y: 40.167)), .line(Point(x: 190, y: 40.167))])
        let zigzag = Path([
            .move(Point(x: 20, y: 140)), .line(Point(x: 60, y: 60)), .line(Point(x: 70, y: 140)),
            .line(Point(x: 74, y: 60)),
        ])
        let separator = Paint.solid(
            Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29),
            token: "color.separator"
        )
        return [
            .stroke(hairline, separator, width: 0.333),
            .stroke(.capsule(Rect(x: 90, y: 70, width: 90, height: 50)), separator, width: 0.333),
            .stroke(zigzag, Self.ink, width: 3),
        ]
    }

    static let sunset = Paint(
        .linearGradient(
            LinearGradient(
                start: Point(x: 10, y: 20),
                end: Point(x: 190, y: 140),
                stops: [
                    LinearGradient.Stop(offset: 0, color: Color(red: 1, green: 0.55, blue: 0.16)),
                    LinearGradient.Stop(offset: 0.6, color: Color(red: 1, green: 0.18, blue: 0.33)),
                    LinearGradient.Stop(offset: 1, color: Color(red: 0.3, green: 0, blue: 0.6)),
                ]
            )
        ),
        token: "artwork.sunset"
    )

    private var gradients: [Item] {
        let fade = Paint(
            .linearGradient(
                LinearGradient(
                    start: Point(x: 0, y: 80),
                    end: Point(x: 0, y: 160),
                    stops: [
                        LinearGradient.Stop(offset: 0, color: Color(red: 0.95, green: 0.95, blue: 0.97, alpha: 0)),
                        LinearGradient.Stop(offset: 1, color: Color(red: 0.95, green: 0.95, blue: 0.97, alpha: 0.9)),
                    ]
                )
            ),
            token: "color.bg"
        )
        return [
            .fill(.continuousRectangle(Rect(x: 10, y: 10, width: 100, height: 100), radius: 16), Self.sunset),
            .fill(.rectangle(Rect(x: 0, y: 80, width: 200, height: 80)), fade),
        ]
    }

    private static func shadow(_ offset: Double, _ blur: Double, _ alpha: Double, _ token: String) -> Shadow {
        Shadow(color: black.withAlpha(alpha), offset: Point(x: 0, y: offset), blur: blur, token: token)
    }

    static let e1 = [shadow(1, 2, 0.06, "e1")]
    static let e2 = [shadow(4, 12, 0.1, "e2"), shadow(1, 3, 0.06, "e2")]
    static let e3 = [shadow(12, 32, 0.18, "e3")]

    private func card(
        _ shadows: [Shadow],
        in rect: Rect = Rect(x: 40.25, y: 50, width: 120, height: 50.5)
    ) -> [Item] {
        let shape = Path.capsule(rect)
        return shadows.map { .shadow(shape, $0) } + [.fill(shape, .solid(Color(red: 1, green: 1, blue: 1)))]
    }

    private func clipped(_ items: [Item]) -> Layer {
        let rect = Rect(x: 15.3, y: 15.3, width: 120, height: 90)
        return Layer(
            id: "clipped",
            frame: rect,
            clip: .continuousRectangle(rect, radius: 20),
            items: items
        )
    }

    private func faint(_ items: [Item]) -> Layer {
        Layer(id: "faint", frame: Rect(x: 0, y: 0, width: 200, height: 160), opacity: 0.35, items: items)
    }

    private func turned(_ items: [Item]) -> Layer {
        Layer(
            id: "turned",
            frame: Rect(x: 0, y: 0, width: 200, height: 160),
            transform: .scale(0.943, around: Point(x: 100, y: 80)),
            items: items
        )
    }

    private func words() throws -> [Item] {
        [
            try text("Library, 2 new", weight: 500, at: Point(x: 10, y: 24)),
            try text("مكتبة 12 abc", direction: .rightToLeft, at: Point(x: 10, y: 50)),
            try text("ספרייה", direction: .rightToLeft, at: Point(x: 120, y: 50)),
            try text("ห้องสมุด", at: Point(x: 10, y: 80)),
            try text("A title that is too long to fit", width: 150, at: Point(x: 10, y: 110)),
            try text("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} no emoji", at: Point(x: 10, y: 140)),
        ]
    }

    private func symbols(_ paint: Paint) -> [Item] {
        let names = ["play.fill", "house", "magnifyingglass", "books.vertical", "figure.run", "gear"]
        return names.enumerated().map { index, name in
            let corner = Point(x: 10.3 + 60 * Double(index % 3), y: 15.6 + 70 * Double(index / 3))
            let side = 22.5 + Double(index) * 4
            return .symbol(
                SymbolItem(name: name, rect: Rect(x: corner.x, y: corner.y, width: side, height: side), paint: paint)
            )
        }
    }
}

extension Color {
    var paint: Paint { .solid(self) }
}
