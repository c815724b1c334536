import SourceJSON
import Theme

/// What is wrong with the look of the themes that frames are drawn in, found without drawing: faint text, deprecated
/// tokens in use, colours outside sRGB, unused tokens.
public struct ThemeLint: Sendable {
    /// By theme, then by check; within one in the order of the tokens.
    public let findings: [LintFinding]

    /// Measures each theme of the plan in all its permutations, also those that no frame is drawn in.
    ///
    /// Throws `FrameError`, and what is wrong with a theme.
    public init(of plan: FramePlan) throws {
        let reach = try TokenReach(of: plan)
        var themes = plan.themes
        var findings: [LintFinding] = []
        for name in plan.themeNames {
            let sheet = try PermutationSheet(of: themes.document(named: name), theme: name)
            let found = sheet.faintness + sheet.deprecated(in: reach) + sheet.gamut + sheet.unused(reach)
            findings += found
        }
        self.findings = findings
    }

    public var isClean: Bool { findings.isEmpty }

    /// A line for each finding; empty where there is none.
    public var text: String { findings.map { $0.text + "\n" }.joined() }

    /// One object of `findings`.
    public var json: String {
        let rows = findings.map { "    \($0.json)" }
        let list = rows.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n"))\n  ]"
        return """
            {
              "findings": \(list)
            }

            """
    }
}

/// A theme in all its permutations.
private struct PermutationSheet {
    let theme: String
    private let permutations: [Permutation]
    private let sets: [TokenSet]

    init(of document: ThemeDocument, theme: String) throws {
        self.theme = theme
        permutations = document.permutations()
        sets = try permutations.map { try document.tokens($0.inputs) }
    }

    /// The same finding in several permutations is one.
    private func gather(_ findings: (TokenSet) -> [(token: String, kind: LintFinding.Kind)]) -> [LintFinding] {
        var order: [LintFinding] = []
        var places: [LintFinding: [Permutation]] = [:]
        for (permutation, tokens) in zip(permutations, sets) {
            for found in findings(tokens) {
                let finding = LintFinding(theme: theme, token: found.token, kind: found.kind, permutations: [])
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

    var faintness: [LintFinding] {
        gather { tokens in
            tokens.measure().filter { !$0.passes }.map { measured in
                let pair = LintFinding.Faintness(
                    layers: measured.pair.layers,
                    use: measured.pair.use,
                    ratio: measured.ratio,
                    needed: measured.pair.level.rawValue,
                    passingToken: measured.passingToken,
                    passingValue: measured.passingColor?.token.hexText
                )
                return (measured.pair.foreground, .contrast(pair))
            }
        }
    }

    func deprecated(in reach: TokenReach) -> [LintFinding] {
        let frames = Dictionary(reach.rows.map { ($0.token, $0.touches.map(\.frame)) }) { first, _ in first }
        return gather { tokens in
            tokens.tokens.compactMap { token in
                guard let deprecation = token.deprecation, let used = frames[token.path], !used.isEmpty else {
                    return nil
                }
                if case .explained(let reason) = deprecation {
                    return (token.path, .deprecated(reason: reason, frames: used))
                }
                return (token.path, .deprecated(reason: nil, frames: used))
            }
        }
    }

    /// A token that only names another is not to blame for its colour.
    var gamut: [LintFinding] {
        gather { tokens in
            tokens.tokens.filter { $0.alias == nil }.flatMap { token in
                token.value.colors.filter { !$0.isInSRGB }.map { (token.path, .gamut(nearest: $0.hexText)) }
            }
        }
    }

    func unused(_ reach: TokenReach) -> [LintFinding] {
        let idle = Set(reach.unused(in: theme))
        return gather { tokens in
            tokens.tokens.filter { idle.contains($0.path) }.map { ($0.path, .unused) }
        }
    }
}
