import Drawing
import Theme

/// The drawing tools of one frame: every rectangle handed in is written for a left-to-right screen and mirrored here,
/// once, so that nothing else need know which way the screen is read.
struct Canvas {
    let environment: LayoutEnvironment
    let screen: ScreenGeometry
    let shaper: any TextShaping
    let symbols: any SymbolSource
    /// Nil where no bar of the frame is made of glass, or nobody can look under it.
    let sampler: (any BackdropSampling)?

    var theme: SPTheme { environment.theme }
    var isRightToLeft: Bool { environment.direction == .rightToLeft }

    init(
        environment: LayoutEnvironment,
        shaper: any TextShaping,
        symbols: any SymbolSource,
        sampler: (any BackdropSampling)?
    ) {
        self.environment = environment
        screen = ScreenGeometry(device: environment.device, orientation: environment.orientation)
        self.shaper = shaper
        self.symbols = symbols
        self.sampler = sampler
    }

    // MARK: Places

    func place(_ rect: Rect) -> Rect {
        isRightToLeft ? rect.mirrored(in: screen.width) : rect
    }

    func place(_ point: Point) -> Point {
        isRightToLeft ? Point(x: screen.width - point.x, y: point.y) : point
    }

    /// A layer whose frame is `rect`.
    func layer(_ id: String, _ rect: Rect, role: Role? = nil, label: String? = nil, hint: String? = nil) -> Layer {
        Layer(
            id: id,
            frame: place(rect),
            role: role,
            label: label.map(environment.locale.localized),
            hint: hint.map(environment.locale.localized)
        )
    }

    // MARK: Shapes

    enum Outline: Hashable, Sendable {
        case rectangle
        case capsule
        case ellipse
        /// Continuous corners of this many points.
        case rounded(Double)
        /// Circular corners of this many points, as glass has them.
        case circular(Double)
    }

    func path(_ outline: Outline, _ rect: Rect) -> Path {
        let placed = place(rect)
        switch outline {
        case .rectangle: return .rectangle(placed)
        case .capsule: return .capsule(placed)
        case .ellipse: return .ellipse(placed)
        case .rounded(let radius): return .continuousRectangle(placed, radius: radius)
        case .circular(let radius): return .circularRectangle(placed, radius: radius)
        }
    }

    func fill(_ outline: Outline, _ rect: Rect, _ color: ColorToken, opacity: Double = 1) -> Item {
        .fill(path(outline, rect), paint(color, opacity: opacity))
    }

    /// A hairline just inside the outline's edge.
    func border(_ outline: Outline, _ rect: Rect, _ color: ColorToken) -> Item {
        let width = hairline
        var inner = outline
        if case .rounded(let radius) = outline { inner = .rounded(radius - width / 2) }
        return .stroke(path(inner, rect.inset(by: width / 2)), paint(color), width: width)
    }

    /// One pixel of the device; a whole point under Increase Contrast (ours).
    var hairline: Double { environment.contrast == .increased ? 1 : screen.hairline }

    /// The elevation's shadows of a shape that is drawn after them.
    func shadows(_ outline: Outline, _ rect: Rect, _ elevation: ElevationToken) -> [Item] {
        // The token's first shadow lies on top.
        elevation.shadows.reversed().map { shadow in
            let shape = shadow.spread == 0 ? rect : rect.inset(by: -shadow.spread)
            return .shadow(
                path(outline, shape),
                Shadow(
                    color: Color(shadow.color),
                    offset: Point(x: isRightToLeft ? -shadow.offsetX : shadow.offsetX, y: shadow.offsetY),
                    blur: shadow.blur,
                    token: elevation.path
                )
            )
        }
    }

    /// A surface that floats: its shadow, its fill and a separator hairline.
    func floatingSurface(_ outline: Outline, _ rect: Rect) -> [Item] {
        shadows(outline, rect, theme.elevation.e2) + [
            fill(outline, rect, theme.color.surface),
            border(outline, rect, theme.color.separator),
        ]
    }

    func paint(_ color: ColorToken, opacity: Double = 1) -> Paint {
        var value = Color(color)
        value.alpha *= min(max(opacity, 0), 1)
        return .solid(value, token: color.path)
    }

    // MARK: Symbols

    func symbol(_ name: String, _ rect: Rect, _ color: ColorToken) -> Item {
        .symbol(SymbolItem(name: name, rect: place(rect), paint: paint(color)))
    }

    /// The symbol's fill form where it has one, as the selected tab shows it.
    func filled(_ name: String) -> String {
        let fill = name + ".fill"
        guard !name.hasSuffix(".fill"), (try? symbols.symbol(named: fill)) != nil else { return name }
        return fill
    }
}

extension Color {
    /// The token's colour.
    public init(_ token: ColorToken) {
        self.init(red: token.red, green: token.green, blue: token.blue, alpha: token.alpha)
    }
}
