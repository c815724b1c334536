import Theme

/// Text, or a symbol that says something, with what lies under it, both by their tokens.
struct Ink: Hashable {
    var foreground: Pigment
    /// The topmost last; the lowest is opaque wherever a token says so.
    var grounds: [Pigment]
    var level: Contrast.Level
}

extension Ink {
    /// What it measures where it is faintest.
    struct Faintest {
        var ratio: Double
        var foreground: SRGBColor
        var layers: [SRGBColor]
    }

    /// More ways in which gradients can lie on one another are not looked at.
    private static let mostStacks = 256

    /// Every way the grounds can look under it, a gradient as each of its colours; empty where one has no colour.
    func stacks(in tokens: TokenSet) -> [[SRGBColor]] {
        grounds.reduce([[]]) { stacks, ground in
            let colors = ground.colors(in: tokens)
            guard stacks.count * colors.count <= Self.mostStacks else { return stacks.map { $0 + colors.prefix(1) } }
            return stacks.flatMap { stack in colors.map { stack + [$0] } }
        }
    }

    /// Nil where a token is no colour.
    func faintest(in tokens: TokenSet) -> Faintest? {
        var faintest: Faintest?
        let stacks = stacks(in: tokens)
        for color in foreground.colors(in: tokens) {
            for layers in stacks {
                let ratio = Contrast.ratio(of: color, on: layers)
                if ratio < faintest?.ratio ?? .infinity {
                    faintest = Faintest(ratio: ratio, foreground: color, layers: layers)
                }
            }
        }
        return faintest
    }
}
