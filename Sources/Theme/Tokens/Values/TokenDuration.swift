/// A length of time.
public struct TokenDuration: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        case milliseconds = "ms"
        case seconds = "s"
    }

    public var value: Double
    public var unit: Unit

    public var seconds: Double {
        switch unit {
        case .milliseconds: value / 1000
        case .seconds: value
        }
    }
}
