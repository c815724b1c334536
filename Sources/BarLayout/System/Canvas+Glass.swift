import Drawing
import Theme

extension Canvas {
    /// The glass that a shape is made of over what is `luminance` bright (0…1): its numbers, and the colours of what
    /// stands on it.
    func glassToken(_ variant: GlassVariant = .regular, over luminance: Double) -> GlassToken {
        let material = theme.material
        return material.glass(variant, material.tone(over: luminance, in: environment.appearance))
    }

    /// A pane of glass over what is `luminance` bright, 0…1: its shadow, the pane, its rim, lowest first.
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
        return shadow + [.glass(pane(rect, radius, token, over: luminance))] + rim(rect, radius, token, over: luminance)
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

    private var barMaterialToken: BarMaterialToken {
        theme.material.bar[environment.appearance == .dark ? .dark : .light]
    }

    private func pane(_ rect: Rect, _ radius: Double, _ token: GlassToken, over luminance: Double) -> Glass {
        if environment.transparency == .reduced { return Glass(token.reduced, rect: place(rect), radius: radius) }
        var glass = Glass(token.body, rect: place(rect), radius: radius)
        glass.lift = Glass.Channels(token.lift(over: luminance))
        if token.adaptation.amount.value > 0 { glass.tokens += token.adaptation.paths }
        glass.lens = Glass.Lens(depth: token.lens.depth.points, shift: token.lens.shift.points)
        glass.tokens += [token.lens.depth.path, token.lens.shift.path]
        return glass
    }

    /// Light that fades from the edge inwards, as rings laid over one another: each reaches further in than the one
    /// before, so that their sum falls in steps too small to see.
    private func rim(_ rect: Rect, _ radius: Double, _ token: GlassToken, over luminance: Double) -> [Item] {
        let contour = token.contour(over: luminance)
        return rings(rect, radius, token.rim.width.points, token.rim.light, strength: 1 - contour)
            + rings(rect, radius, token.rim.width.points, token.rim.contour, strength: contour)
    }

    private func rings(_ rect: Rect, _ radius: Double, _ width: Double, _ color: ColorToken, strength: Double) -> [Item]
    {
        guard color.alpha * strength > 0 else { return [] }
        let count = GlassMetrics.rimRings
        // Each ring hides its part of what is left, so that all of them together come to the colour's alpha.
        let left = 1 - color.alpha * strength
        let share = 1 - left.root(count)
        return (0..<count).map { index in
            let reach = width * (Double(index) + 0.5) / Double(count)
            return .fill(
                .ring(place(rect), radius: radius, width: reach),
                .solid(Color(color).withAlpha(share), token: color.path)
            )
        }
    }
}

/// Figures of glass that no token decides.
enum GlassMetrics {
    /// Rings that a rim's fall is made of (ours): at three pixels a point each is half a pixel wide.
    static let rimRings = 6
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

extension Double {
    /// The positive number that gives this one when multiplied by itself `degree` times, by Newton's method: the same
    /// digits on every platform.
    fileprivate func root(_ degree: Int) -> Double {
        guard self > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<60 {
            var power = 1.0
            for _ in 1..<degree { power *= root }
            root -= (power * root - self) / (Double(degree) * power)
        }
        return root
    }
}
