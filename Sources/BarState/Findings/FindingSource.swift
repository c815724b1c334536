/// A bar whose description can say what works in it and yet goes wrong.
public protocol FindingSource: Sendable {
    /// Every finding, the bar's before the screens'.
    ///
    /// - Parameter releases: The versions that the description is drawn on.
    func findings(on releases: [SystemRelease]) -> [Finding]
}

extension TabView: FindingSource {}

extension TabBarController: FindingSource {
    /// What is wrong with the host as it stands. It runs on one version, so the others add nothing.
    public func findings(on releases: [SystemRelease]) -> [Finding] { findings() }
}
