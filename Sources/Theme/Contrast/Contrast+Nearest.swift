/// Finding a colour that passes where one does not.
extension Contrast {
    /// The colour nearest to `color` that reaches `level` on the layers, the topmost last; nil where none does.
    ///
    /// A translucent colour may become less so, and any colour lighter or darker at the hue and chroma it has; of what
    /// passes, the one whose look changes least (by distance in OKLab, composited) is given, in whole steps of eight
    /// bits; where that is all but a tie the colour itself stays and only its alpha grows, which is easier to keep in
    /// step with a palette. A colour that passes already is its own answer.
    public static func nearestPassing(
        to color: SRGBColor,
        on layers: [SRGBColor],
        level: Level
    ) -> SRGBColor? {
        let ground = flattened(layers)
        func passes(_ candidate: SRGBColor) -> Bool {
            ratio(candidate.over(ground), ground) >= level.rawValue
        }
        if passes(color) { return color }
        let opaque = SRGBColor(color.components)
        var candidates = [
            firstPassing(passes) { SRGBColor(color.components, alpha: color.alpha + (1 - color.alpha) * $0) }
        ]
        for start in [color, opaque] {
            let oklch = ColorConversion.oklch(from: .srgb, start.components)
            for end in [0.0, 1.0] {
                candidates.append(
                    firstPassing(passes) { share in
                        let lightness = oklch.x + (end - oklch.x) * share
                        let moved = GamutMapping.srgb(fromOKLCH: Vector3(lightness, oklch.y, oklch.z))
                        return SRGBColor(moved, alpha: start.alpha)
                    }
                )
            }
        }
        guard
            let best = candidates.compactMap({ $0 }).min(by: { change($0, color, ground) < change($1, color, ground) })
        else { return nil }
        if let sameColor = candidates[0], change(sameColor, color, ground) < change(best, color, ground) + tie {
            return sameColor
        }
        return best
    }

    /// A difference between differences that nobody sees.
    private static let tie = GamutMapping.justNoticeable / 4

    /// The token nearest to `color` by look that reaches `level` on the layers; nil where none of `tokens` does.
    public static func nearestPassingToken(
        to color: SRGBColor,
        on layers: [SRGBColor],
        level: Level,
        among tokens: [Token]
    ) -> Token? {
        let ground = flattened(layers)
        var best: (token: Token, change: Double)?
        for token in tokens {
            guard case .color(let value) = token.value else { continue }
            let candidate = value.srgbColor
            guard ratio(candidate.over(ground), ground) >= level.rawValue else { continue }
            let change = change(candidate, color, ground)
            if best.map({ change < $0.change }) ?? true { best = (token, change) }
        }
        return best?.token
    }

    /// How far two colours look apart on a ground.
    private static func change(_ first: SRGBColor, _ second: SRGBColor, _ ground: SRGBColor) -> Double {
        func look(_ color: SRGBColor) -> Vector3 {
            ColorConversion.oklab(from: .srgb, color.over(ground).components)
        }
        return look(first).distance(to: look(second))
    }

    /// The first of a row of colours, from share 0 to 1, that passes in eight bits; nil where the last doesn't.
    ///
    /// By halving, which is right since contrast with one ground only grows once a colour moves away from it.
    private static func firstPassing(_ passes: (SRGBColor) -> Bool, _ row: (Double) -> SRGBColor) -> SRGBColor? {
        guard passes(row(1).rounded) else { return nil }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<20 {
            let middle = (low + high) / 2
            if passes(row(middle).rounded) { high = middle } else { low = middle }
        }
        return row(high).rounded
    }
}
