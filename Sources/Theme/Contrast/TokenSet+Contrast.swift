extension TokenSet {
    /// Measures each pair whose tokens the set has; pairs that name a token it lacks are left out, and those that are not
    /// drawn in the contexts that the set is of.
    public func measure(
        _ pairs: [ContrastPair] = ContrastPair.bars,
        in inputs: [String: String] = [:]
    ) -> [ContrastMeasurement] {
        pairs.filter { $0.inputs.allSatisfy { inputs[$0.key] == $0.value } }.compactMap { pair in
            let layers = pair.layers.compactMap { color($0) }
            guard let foreground = color(pair.foreground), layers.count == pair.layers.count else { return nil }
            var measurement = ContrastMeasurement(pair: pair, ratio: Contrast.ratio(of: foreground, on: layers))
            if !measurement.passes {
                measurement.passingToken = nearestPassing(to: pair.foreground, on: layers, level: pair.level)?.path
                measurement.passingColor = Contrast.nearestPassing(to: foreground, on: layers, level: pair.level)
            }
            return measurement
        }
    }

    /// The colour token nearest by look to the one at `path` that reaches `level` on the layers, the topmost last, and
    /// that `isAllowed` holds; nil where none does, or where the token has no colour to be near to.
    ///
    /// Looked for first among those whose names begin with the same word in the same group, as `textPrimary` and
    /// `textSecondary` do, then in the group, and then everywhere, since a colour made for something else is a poor
    /// answer. Deprecated tokens are none.
    public func nearestPassing(
        to path: String,
        on layers: [SRGBColor],
        level: Contrast.Level,
        where isAllowed: (Token) -> Bool = { _ in true }
    ) -> Token? {
        guard let color = self[path]?.value.colors.first?.srgbColor else { return nil }
        let candidates = tokens.filter { $0.type == .color && $0.deprecation == nil && isAllowed($0) }
        let (group, word) = (Self.group(of: path), Self.firstWord(of: path))
        let siblings = candidates.filter { Self.group(of: $0.path) == group }
        let kin = siblings.filter { Self.firstWord(of: $0.path) == word }
        for among in [kin, siblings, candidates] {
            let token = Contrast.nearestPassingToken(to: color, on: layers, level: level, among: among)
            if let token { return token }
        }
        return nil
    }

    /// The path's first name.
    private static func group(of path: String) -> Substring { path.prefix { $0 != "." } }

    /// The first word of the path's last name, as `text` of `color.textPrimary`.
    private static func firstWord(of path: String) -> Substring {
        let start = path.lastIndex(of: ".").map { path.index(after: $0) } ?? path.startIndex
        return path[start...].prefix { $0.isLetter && !$0.isUppercase }
    }

    private func color(_ path: String) -> SRGBColor? {
        guard case .color(let color)? = self[path]?.value else { return nil }
        return color.srgbColor
    }
}
