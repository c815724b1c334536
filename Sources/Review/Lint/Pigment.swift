import Drawing
import Theme

/// A paint as its token has it, so that it can be looked at in another appearance or contrast than it was drawn in.
struct Pigment: Hashable {
    /// The token's path; for a paint that no token decided, its colour.
    var name: String
    /// Nil where a token decides.
    var fixed: Color?
    /// How much of the token's own alpha the paint keeps: 1 for all; for a gradient of one colour each of its ends.
    var shares: [Double] = [1]

    /// Every colour that the paint shows somewhere; none where the token is no colour.
    func colors(in tokens: TokenSet) -> [SRGBColor] {
        if let fixed {
            return [SRGBColor(Vector3(fixed.red, fixed.green, fixed.blue), alpha: fixed.alpha)]
        }
        switch tokens[name]?.value {
        case .color(let color):
            return shares.map { SRGBColor(color.srgb, alpha: min(color.alpha * $0, 1)) }
        case .gradient(let stops):
            return stops.flatMap { stop in
                shares.map { SRGBColor(stop.color.srgb, alpha: min(stop.color.alpha * $0, 1)) }
            }
        default: return []
        }
    }
}

extension Pigment {
    /// The paint in a layer of that opacity; nil for one that shows nothing.
    init?(_ paint: Paint, opacity: Double, tokens: TokenSet) {
        switch paint.source {
        case .solid(let color):
            guard color.alpha * opacity > 0 else { return nil }
            guard let token = paint.token else {
                self.init(name: color.hex, fixed: color.withAlpha(color.alpha * opacity))
                return
            }
            self.init(name: token, shares: [Self.share(of: color.alpha * opacity, in: tokens[token])])
        case .linearGradient(let gradient):
            guard let token = paint.token else { return nil }
            if case .color? = tokens[token]?.value {
                let alphas = gradient.stops.map { $0.color.alpha * opacity }
                let ends = [alphas.min(), alphas.max()].compactMap { $0 }
                self.init(name: token, shares: ends.map { Self.share(of: $0, in: tokens[token]) })
            } else {
                self.init(name: token, shares: [Self.share(of: opacity, in: nil)])
            }
        }
    }

    /// In hundredths, since drawn alphas are rounded and a share is only there to tell a faded paint from a whole one.
    private static func share(of alpha: Double, in token: Token?) -> Double {
        var own = 1.0
        if case .color(let color)? = token?.value { own = color.alpha }
        return own > 0 ? (alpha / own * 100).rounded() / 100 : 1
    }
}
