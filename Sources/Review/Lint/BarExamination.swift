import BarLayout
import BarState
import SourceJSON
import Theme

/// Asks a story's bar, as described and after each step, what works in it and yet goes wrong.
struct BarExamination {
    private let story: Story
    private let ask: (any BarMachine) -> [Finding]

    /// On the versions and the screens that the chapter's frames are drawn on.
    init(_ chapter: FramePlan.Chapter) {
        story = chapter.story
        let drawn = chapter.frames.map(\.drawn)
        let releases = Set(drawn.compactMap { SystemRelease($0[.os]) }).sorted()
        let safeWidth = drawn.compactMap(\.safeWidth).min()
        ask = { bar in
            if let bar = bar as? any WidthExamining { return bar.findings(safeWidth: safeWidth) }
            return (bar as? any FindingSource)?.findings(on: releases) ?? []
        }
    }

    /// What is wrong from the beginning at the place of its cause, and what a step brings about in that step.
    ///
    /// Throws `StoryError`.
    func findings(on stage: StoryStage) throws -> [LintFinding] {
        let first = ask(story.bar)
        var found = first.map { lintFinding($0, at: story.source?.place(of: $0.path)) }
        var known = first
        _ = try StoryPlayer.play(story, on: stage) { index, bar in
            let now = ask(bar)
            let step = story.steps[index]
            // The bar as described was looked at already.
            if case .restart = step.action {
            } else {
                for finding in now where !known.contains(finding) {
                    found.append(lintFinding(finding, at: place(of: finding, in: step)))
                }
            }
            known = now
        }
        var seen: Set<LintFinding> = []
        return found.filter { seen.insert($0).inserted }
    }

    private func place(of finding: Finding, in step: StoryStep) -> SourcePlace? {
        step.place.flatMap { story.source?.place(of: finding.path, inStepAt: $0) ?? $0 }
    }

    private func lintFinding(_ finding: Finding, at place: SourcePlace?) -> LintFinding {
        LintFinding(place: place, themes: [], subject: story.name, kind: .bar(finding), permutations: [])
    }
}

/// A bar whose description can be too wide for a screen.
private protocol WidthExamining {
    /// Every finding on screens that have at least that many points between their safe sides.
    func findings(safeWidth: Double?) -> [Finding]
}

extension TabBarController: WidthExamining {}

extension Variant {
    /// Points between the safe sides of the screen as it is held.
    fileprivate var safeWidth: Double? {
        guard let device = Device.named(self[.device]) else { return nil }
        guard self[.orientation] == LayoutEnvironment.Orientation.landscape.rawValue else { return device.size.width }
        return device.size.height - 2 * device.landscapeSafeSide
    }
}
