import Drawing
import Theme

extension Canvas {
    /// The glass that a shape is made of over what is `luminance` bright (0…1): its numbers, and the colours of what
    /// stands on it.
    func glassToken(_ variant: GlassVariant = .regular, over luminance: Double) -> GlassToken {
        let material = theme.material
        return material.glass(variant, material.tone(over: luminance, in: environment.appearance))
    }

    /// A pane of glass over what is `luminance` bright, 0…1: its shadow, then the pane with its rim.
    ///
    /// Under Reduce Transparency it hides more and bends nothing; under Increase Contrast it is a plain shape with a
    /// border, whatever Reduce Transparency says.
    func glass(_ rect: Rect, radius: Double, variant: GlassVariant = .regular, over luminance: Double) -> [Item] {
        let token = glassToken(variant, over: luminance)
        let outline = Outline.circular(radius)
        let shadow = shadows(outline, rect, token.shadow).filter(\.isVisible)
        if environment.contrast == .increased {
            let width = token.contrast.borderWidth.points
            let edge = path(.circular(radius - width / 2), rect.inset(by: width / 2))
            return shadow + [
                fill(outline, rect, token.contrast.fill),
                .stroke(edge, paint(token.contrast.border), width: width),
            ]
        }
        return shadow + [.glass(pane(rect, radius, token, over: luminance))]
    }

    /// The material of bars before glass, and of the `bar` background, in the appearance's tone.
    func barMaterial(_ rect: Rect, radius: Double = 0) -> [Item] {
        let token = barMaterialToken
        return [.glass(Glass(token.body(environment), rect: place(rect), radius: radius))]
    }

    /// The bar material's hairline along `y`, just inside the bar whose top edge that is.
    func barHairline(_ rect: Rect) -> Item {
        fill(.rectangle, Rect(x: rect.x, y: rect.y, width: rect.width, height: hairline), barMaterialToken.hairline)
    }

    /// The bar material's hairline in a place of its own, along any edge.
    func barRule(_ line: Rect) -> Item { fill(.rectangle, line, barMaterialToken.hairline) }

    private var barMaterialToken: BarMaterialToken {
        theme.material.bar[environment.appearance == .dark ? .dark : .light]
    }

    private func pane(_ rect: Rect, _ radius: Double, _ token: GlassToken, over luminance: Double) -> Glass {
        let isReduced = environment.transparency == .reduced
        var glass = Glass(isReduced ? token.reduced : token.body, rect: place(rect), radius: radius)
        glass.rims = rims(token, over: luminance)
        guard !isReduced else { return glass }
        glass.lift = Glass.Channels(token.lift(over: luminance))
        if token.adaptation.amount.value > 0 { glass.tokens += token.adaptation.paths }
        let side = min(rect.width, rect.height)
        glass.lens = Glass.Lens(
            depth: min(token.lens.depth.points, side / 2),
            shift: min(token.lens.shift.points, side * Self.farthestShift)
        )
        glass.tokens += [token.lens.depth.path, token.lens.shift.path]
        return glass
    }

    /// In sides of the pane: small panes bend less, and none shows what lies past its middle (ours).
    private static let farthestShift = 0.42

    /// Light, giving way to a contour over what is bright.
    private func rims(_ token: GlassToken, over luminance: Double) -> [Glass.Rim] {
        let contour = token.contour(over: luminance)
        return [(token.rim.light, 1 - contour), (token.rim.contour, contour)].compactMap { color, strength in
            let alpha = color.alpha * strength
            guard alpha > 0 else { return nil }
            return Glass.Rim(width: token.rim.width.points, color: Color(color).withAlpha(alpha), token: color.path)
        }
    }
}

extension GlassToken.Adaptation {
    var paths: [String] { [amount.path, from.path, to.path] }
}

extension BarMaterialToken {
    func body(_ environment: LayoutEnvironment) -> MaterialToken {
        environment.transparency == .reduced ? reduced : body
    }
}

extension Glass {
    init(_ token: MaterialToken, rect: Rect, radius: Double) {
        self.init(
            rect: rect,
            radius: radius,
            blur: token.blur.points,
            saturation: token.saturation.value,
            gain: Channels(token.gain.value),
            lift: Channels(token.lift.value),
            overlays: token.tint.alpha > 0 ? [Color(token.tint)] : [],
            tokens: token.paths
        )
    }
}

extension Item {
    /// Whether a shadow has any ink.
    fileprivate var isVisible: Bool {
        if case .shadow(_, let shadow) = self { shadow.color.alpha > 0 } else { true }
    }
}
