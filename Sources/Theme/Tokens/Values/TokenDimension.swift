/// A length.
public struct TokenDimension: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        case px, rem
    }

    public var value: Double
    public var unit: Unit

    /// One rem, the system's standard size of text, in points: 16, as the standard suggests where there is no other.
    public static let pointsPerRem = 16.0

    /// The length in points: one px is one point.
    public var points: Double {
        switch unit {
        case .px: value
        case .rem: value * Self.pointsPerRem
        }
    }
}
