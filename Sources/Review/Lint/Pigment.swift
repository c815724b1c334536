import Drawing
import Theme

/// A paint as its token has it, so that it can be looked at in another appearance or contrast than it was drawn in.
struct Pigment: Hashable {
    /// The token's path; for a paint that no token decided, its colour.
    var name: String
    /// Nil where a token decides.
    var fixed: Color?
    /// How much of the token's own alpha the paint keeps: 1 for all; for a gradient of one colour at the ends and in the
    /// middle of what is looked at.
    var shares: [Double] = [1]
    /// Where on a gradient's way, 0…1, is looked at; nil for everywhere.
    var places: [Double]?

    /// Every colour that the paint shows somewhere; none where the token is no colour.
    func colors(in tokens: TokenSet) -> [SRGBColor] {
        if let fixed {
            return [SRGBColor(Vector3(fixed.red, fixed.green, fixed.blue), alpha: fixed.alpha)]
        }
        switch tokens[name]?.value {
        case .color(let color):
            return shares.map { SRGBColor(color.srgb, alpha: min(color.alpha * $0, 1)) }
        case .gradient(let stops):
            let colors = stops.map { ($0.position, SRGBColor($0.color.srgb, alpha: $0.color.alpha)) }
            let seen = places?.compactMap { value(at: $0, of: colors, mix: SRGBColor.mixed) } ?? colors.map(\.1)
            return seen.flatMap { color in
                shares.map { SRGBColor(color.components, alpha: min(color.alpha * $0, 1)) }
            }
        default: return []
        }
    }
}

extension SRGBColor {
    /// So much of the way to another colour, in sRGB as gradients are drawn.
    fileprivate func mixed(with other: SRGBColor, share: Double) -> SRGBColor {
        SRGBColor(
            Vector3(
                components.x.mixed(with: other.components.x, share: share),
                components.y.mixed(with: other.components.y, share: share),
                components.z.mixed(with: other.components.z, share: share)
            ),
            alpha: alpha.mixed(with: other.alpha, share: share)
        )
    }
}

extension Double {
    fileprivate func mixed(with other: Double, share: Double) -> Double { self + (other - self) * share }
}

/// What a gradient has at a place of its way, 0…1: an end's value outside the stops; nil without any.
private func value<Value>(
    at place: Double,
    of stops: [(place: Double, value: Value)],
    mix: (Value) -> (_ other: Value, _ share: Double) -> Value
) -> Value? {
    guard let after = stops.firstIndex(where: { $0.place >= place }) else { return stops.last?.value }
    guard after > 0 else { return stops[after].value }
    let (from, to) = (stops[after - 1], stops[after])
    return mix(from.value)(to.value, (place - from.place) / (to.place - from.place))
}

extension LinearGradient {
    /// Where on the gradient's way, 0…1, a rectangle begins, has its middle and ends.
    fileprivate func places(under rect: Rect) -> [Double] {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = x * x + y * y
        guard length > 0 else { return [1] }
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
        ].map { min(max((($0.x - start.x) * x + ($0.y - start.y) * y) / length, 0), 1) }
        let (first, last) = (corners.min() ?? 0, corners.max() ?? 1)
        return [first, (first + last) / 2, last].map { ($0 * 1000).rounded() / 1000 }
    }

    /// The alpha at a place of the way.
    fileprivate func alpha(at place: Double) -> Double {
        value(at: place, of: stops.map { ($0.offset, $0.color.alpha) }, mix: Double.mixed) ?? 0
    }
}

extension Pigment {
    /// The paint in a layer of that opacity, as it is seen under `area`; nil for one that shows nothing there.
    init?(_ paint: Paint, opacity: Double, tokens: TokenSet, under area: Rect? = nil) {
        switch paint.source {
        case .solid(let color):
            guard color.alpha * opacity > 0 else { return nil }
            guard let token = paint.token else {
                self.init(name: color.hex, fixed: color.withAlpha(color.alpha * opacity))
                return
            }
            self.init(
                name: token,
                shares: [Self.share(of: color.alpha * opacity, in: tokens[token])],
                places: tokens[token].flatMap { Self.place(of: color, in: $0) }.map { [$0] }
            )
        case .linearGradient(let gradient):
            guard let token = paint.token else { return nil }
            if case .color? = tokens[token]?.value {
                let alphas =
                    area.map { gradient.places(under: $0).map { gradient.alpha(at: $0) * opacity } }
                    ?? gradient.stops.map { $0.color.alpha * opacity }
                guard let most = alphas.max(), most > 0 else { return nil }
                var shares: [Double] = []
                for share in alphas.map({ Self.share(of: $0, in: tokens[token]) }) where !shares.contains(share) {
                    shares.append(share)
                }
                self.init(name: token, shares: shares)
            } else {
                self.init(
                    name: token,
                    shares: [Self.share(of: opacity, in: nil)],
                    places: area.map(gradient.places(under:))
                )
            }
        }
    }

    /// The place of the stop whose colour a paint took from a gradient; nil for a token that is none.
    private static func place(of color: Color, in token: Token) -> Double? {
        guard case .gradient(let stops) = token.value else { return nil }
        func distance(_ stop: SRGBColor) -> Double {
            let (red, green, blue) = (stop.components.x, stop.components.y, stop.components.z)
            return abs(red - color.red) + abs(green - color.green) + abs(blue - color.blue)
        }
        let places = stops.map { ($0.position, distance(SRGBColor($0.color.srgb, alpha: $0.color.alpha))) }
        return places.min { $0.1 < $1.1 }?.0
    }

    /// In hundredths, since drawn alphas are rounded and a share is only there to tell a faded paint from a whole one.
    private static func share(of alpha: Double, in token: Token?) -> Double {
        var own = 1.0
        if case .color(let color)? = token?.value { own = color.alpha }
        return own > 0 ? (alpha / own * 100).rounded() / 100 : 1
    }
}
