/// A length of time.
public struct TokenDuration: Hashable, Sendable {
    /// The two units that the standard has for times; the raw value is as files write it.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Thousandths of a second.
        case milliseconds = "ms"
        /// Whole seconds and parts of them.
        case seconds = "s"
    }

    /// The number as the token states it, in `unit`.
    public var value: Double
    /// What the number counts.
    public var unit: Unit

    /// The time in seconds, whatever the unit.
    public var seconds: Double {
        switch unit {
        case .milliseconds: value / 1000
        case .seconds: value
        }
    }
}
