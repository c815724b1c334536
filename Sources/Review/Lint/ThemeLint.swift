import SourceJSON
import Theme

/// What is wrong with the look of the themes that frames are drawn in, and with the bars of the stories, found without
/// drawing: faint text, deprecated tokens in use, colours outside sRGB, unused tokens, and what a bar says of itself.
public struct ThemeLint: Sendable {
    /// By theme, then by check, within one in the order of permutations and tokens; then the stories' bars.
    public let findings: [LintFinding]

    /// Measures each theme of the plan in all its permutations, also those that no frame is drawn in.
    ///
    /// Throws `FrameError`, and what is wrong with a theme.
    public init(of plan: FramePlan) throws {
        var touches = try TokenTouches(plan)
        var cutOff = CutOffSurvey()
        var surveys = Dictionary(touches.themes.map { ($0.name, InkSurvey(of: $0)) }) { first, _ in first }
        try plan.layOut { laidOut in
            touches.add(laidOut)
            cutOff.add(laidOut)
            surveys[laidOut.frame.drawn[.theme]]?.add(laidOut)
        }
        let reach = TokenReach(touches)
        var shelf = plan.themes
        var findings: [LintFinding] = []
        for theme in touches.themes {
            let permutations = try shelf.document(named: theme.name).permutations()
            let sheet = PermutationSheet(theme: theme.name, permutations: Array(zip(permutations, theme.sets)))
            if let survey = surveys[theme.name] { findings += sheet.faintness(survey) }
            findings += sheet.deprecated(in: reach) + sheet.gamut + sheet.unused(reach)
        }
        self.findings = try Self.merged(findings) + Self.barFindings(of: plan, cutOff)
    }

    /// What several themes take from one file, wrong in each in the same way, is one finding.
    private static func merged(_ findings: [LintFinding]) -> [LintFinding] {
        var order: [LintFinding] = []
        var themes: [LintFinding: [String]] = [:]
        for finding in findings {
            var shared = finding
            shared.themes = []
            if themes[shared] == nil { order.append(shared) }
            themes[shared, default: []] += finding.themes
        }
        return order.map { finding in
            var finding = finding
            finding.themes = themes[finding] ?? []
            return finding
        }
    }

    /// Of each story in the order of its places.
    private static func barFindings(of plan: FramePlan, _ cutOff: CutOffSurvey) throws -> [LintFinding] {
        var themes = plan.themes
        let theme = try themes.theme(for: Variant())
        return try plan.chapters.flatMap { chapter in
            let tools = FrameTools(symbolFolder: chapter.story.symbolFolder)
            let found = try BarExamination(chapter).findings(on: tools.stage(theme: theme))
            return (found + cutOff.findings(in: chapter.story)).enumerated().sorted {
                ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
            }.map(\.element)
        }
    }

    /// Whether nothing was found, which is what the command ends with 0 for.
    public var isClean: Bool { findings.isEmpty }

    /// A line for each finding; empty where there is none.
    public var text: String { findings.map { $0.description + "\n" }.joined() }

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

extension LintFinding {
    fileprivate var line: Int { place?.line ?? 0 }
    fileprivate var column: Int { place?.column ?? 0 }
}
