import BarLayout
import BarState
import Theme

/// A bar that can say what goes wrong in its own description.
protocol SelfExamining {
    /// Every finding on these versions, on screens that have at least that many points between their safe sides.
    func findings(on releases: [SystemRelease], safeWidth: Double?) -> [Finding]
}

extension TabView: SelfExamining {
    func findings(on releases: [SystemRelease], safeWidth: Double?) -> [Finding] { findings(on: releases) }
}

extension TabBarController: SelfExamining {
    func findings(on releases: [SystemRelease], safeWidth: Double?) -> [Finding] { findings(safeWidth: safeWidth) }
}

extension FramePlan.Chapter {
    /// What the story's bar says of itself, on the versions and the screens that its frames are drawn on.
    var barFindings: [LintFinding] {
        guard let bar = story.bar as? any SelfExamining else { return [] }
        let drawn = frames.map(\.drawn)
        let releases = Set(drawn.compactMap { SystemRelease($0[.os]) }).sorted()
        let safeWidth = drawn.compactMap(\.safeWidth).min()
        return bar.findings(on: releases, safeWidth: safeWidth).map {
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
