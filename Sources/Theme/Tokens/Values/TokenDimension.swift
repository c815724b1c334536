/// A length.
public struct TokenDimension: Hashable, Sendable {
    /// The two units that the standard has for lengths.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// A pixel of the design, which is one point here.
        case px
        /// The system's standard size of text, `pointsPerRem` points here.
        case rem
    }

    /// The number as the token states it, in `unit`; a length may be negative.
    public var value: Double
    /// What the number counts.
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
