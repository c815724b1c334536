import SourceJSON
import Theme

/// A theme in all its permutations, and what is wrong in each.
struct PermutationSheet {
    let theme: String
    let permutations: [(permutation: Permutation, tokens: TokenSet)]

    /// The same finding at the same place in several permutations is one.
    private func gather(
        _ findings: (Permutation, TokenSet) -> [(token: String, kind: LintFinding.Kind)]
    ) -> [LintFinding] {
        var order: [LintFinding] = []
        var places: [LintFinding: [Permutation]] = [:]
        for (permutation, tokens) in permutations {
            for found in findings(permutation, tokens) {
                let finding = LintFinding(
                    place: tokens[found.token]?.place,
                    themes: [theme],
                    subject: found.token,
                    kind: found.kind,
                    permutations: []
                )
                if places[finding] == nil { order.append(finding) }
                if places[finding]?.last != permutation { places[finding, default: []].append(permutation) }
            }
        }
        return order.map { finding in
            var finding = finding
            let found = places[finding] ?? []
            finding.permutations = found.count == permutations.count ? [] : found
            return finding
        }
    }

    // MARK: - Checks

    /// Of one pair in one permutation only the strictest level that it misses is told: what passes that, passes all.
    func faintness(_ survey: InkSurvey) -> [LintFinding] {
        gather { permutation, tokens in
            var order: [[Pigment]] = []
            var failing: [[Pigment]: (ink: Ink, places: InkSurvey.Places, faintest: Ink.Faintest)] = [:]
            for (ink, places) in survey.inks(in: permutation) {
                guard let faintest = ink.faintest(in: tokens), faintest.ratio < ink.level.rawValue else { continue }
                let pair = [ink.foreground] + ink.grounds
                guard var known = failing[pair] else {
                    order.append(pair)
                    failing[pair] = (ink, places, faintest)
                    continue
                }
                if ink.level.rawValue > known.ink.level.rawValue { known.ink = ink }
                known.places.add(places)
                failing[pair] = known
            }
            return order.compactMap { failing[$0] }.map { ink, places, faintest in
                let remedy = Remedy(for: ink, faintest, in: tokens)
                let pair = LintFinding.Faintness(
                    layers: ink.grounds.map(\.name),
                    ratio: faintest.ratio,
                    needed: ink.level.rawValue,
                    seenIn: places.layers,
                    frames: places.frames,
                    passingToken: remedy.token,
                    passingValue: remedy.value
                )
                return (ink.foreground.name, .contrast(pair))
            }
        }
    }

    func deprecated(in reach: TokenReach) -> [LintFinding] {
        gather { _, tokens in
            tokens.tokens.compactMap { token in
                guard let deprecation = token.deprecation, let row = try? reach.row(of: token.path) else { return nil }
                let used = row.touches.filter { $0.theme == theme }.map(\.frame)
                guard !used.isEmpty else { return nil }
                var reason: String?
                if case .explained(let text) = deprecation { reason = text }
                return (token.path, .deprecated(reason: reason, frames: used))
            }
        }
    }

    /// A token that only names another is not to blame for its colour.
    var gamut: [LintFinding] {
        gather { _, tokens in
            tokens.tokens.filter { $0.alias == nil }.flatMap { token in
                token.value.colors.filter { !$0.isInSRGB }.map { (token.path, .gamut(nearest: $0.hexText)) }
            }
        }
    }

    func unused(_ reach: TokenReach) -> [LintFinding] {
        let idle = Set(reach.unused(in: theme))
        return gather { _, tokens in tokens.tokens.filter { idle.contains($0.path) }.map { ($0.path, .unused) } }
    }

    // MARK: - Remedies

    /// The nearest that passes on everything that can lie under an ink.
    private struct Remedy {
        var token: String?
        var value: String?

        /// A path without its last name.
        private static func group(of path: String) -> Substring {
            path.lastIndex(of: ".").map { path[..<$0] } ?? ""
        }

        init(for ink: Ink, _ faintest: Ink.Faintest, in tokens: TokenSet) {
            let stacks = ink.stacks(in: tokens)
            func passes(_ color: SRGBColor) -> Bool {
                stacks.allSatisfy { Contrast.ratio(of: color, on: $0) >= ink.level.rawValue }
            }
            let color = faintest.foreground
            let found = tokens.nearestPassing(to: ink.foreground.name, on: faintest.layers, level: ink.level) { token in
                // Of another group it would be a colour for something else, whatever it looks like.
                guard Self.group(of: token.path) == Self.group(of: ink.foreground.name),
                    case .color(let value) = token.value
                else { return false }
                return passes(value.srgbColor)
            }
            token = found?.path
            if let near = Contrast.nearestPassing(to: color, on: faintest.layers, level: ink.level), passes(near) {
                value = near.token.hexText
            }
        }
    }
}
