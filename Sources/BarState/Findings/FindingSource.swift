/// A bar whose description can say what works in it and yet goes wrong.
public protocol FindingSource: Sendable {
    /// Every finding, the bar's before the screens'.
    ///
    /// - Parameter releases: The versions that the description is drawn on.
    func findings(on releases: [SystemRelease]) -> [Finding]
}

extension TabView: FindingSource {}
