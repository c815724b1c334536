extension TokenSet {
    /// Measures each pair whose tokens the set has; pairs that name a token it lacks are left out.
    public func measure(_ pairs: [ContrastPair] = ContrastPair.bars) -> [ContrastMeasurement] {
        pairs.compactMap { pair in
            let layers = pair.layers.compactMap { color($0) }
            guard let foreground = color(pair.foreground), layers.count == pair.layers.count else { return nil }
            var measurement = ContrastMeasurement(pair: pair, ratio: Contrast.ratio(of: foreground, on: layers))
            if !measurement.passes {
                measurement.passingToken = passingToken(for: pair, foreground: foreground, layers: layers)
                measurement.passingColor = Contrast.nearestPassing(to: foreground, on: layers, level: pair.level)
            }
            return measurement
        }
    }

    /// Looked for in the token's own group first, since a colour made for something else is a poor answer.
    private func passingToken(for pair: ContrastPair, foreground: SRGBColor, layers: [SRGBColor]) -> String? {
        let candidates = tokens.filter { $0.type == .color && $0.deprecation == nil }
        let group = pair.foreground.utf8.prefix { $0 != UInt8(ascii: ".") }
        let siblings = candidates.filter { $0.path.utf8.prefix { $0 != UInt8(ascii: ".") }.elementsEqual(group) }
        for among in [siblings, candidates] {
            let token = Contrast.nearestPassingToken(to: foreground, on: layers, level: pair.level, among: among)
            if let token { return token.path }
        }
        return nil
    }

    private func color(_ path: String) -> SRGBColor? {
        guard case .color(let color)? = self[path]?.value else { return nil }
        return color.srgbColor
    }
}
