import BarLayout
import BarState
import Theme

/// A bar whose description can be too wide for a screen.
protocol WidthExamining {
    /// Every finding on screens that have at least that many points between their safe sides.
    func findings(safeWidth: Double?) -> [Finding]
}

extension TabBarController: WidthExamining {}

extension FramePlan.Chapter {
    /// What the story's bar says of itself, on the versions and the screens that its frames are drawn on.
    var barFindings: [LintFinding] {
        let drawn = frames.map(\.drawn)
        let findings: [Finding]
        if let bar = story.bar as? any WidthExamining {
            findings = bar.findings(safeWidth: drawn.compactMap(\.safeWidth).min())
        } else {
            findings = story.findings(on: Set(drawn.compactMap { SystemRelease($0[.os]) }).sorted())
        }
        return findings.map {
            LintFinding(place: story.place, theme: nil, subject: story.name, kind: .bar($0), permutations: [])
        }
    }
}

extension Variant {
    /// Points between the safe sides of the screen as it is held.
    fileprivate var safeWidth: Double? {
        guard let device = Device.named(self[.device]) else { return nil }
        guard self[.orientation] == LayoutEnvironment.Orientation.landscape.rawValue else { return device.size.width }
        return device.size.height - 2 * device.landscapeSafeSide
    }
}
