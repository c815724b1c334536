/// A number without a unit.
public struct NumberToken: Hashable, Sendable {
    /// The token's path, such as `material.glass.regular.dark.gain`.
    public var path: String
    public var value: Double

    public init(path: String, value: Double) {
        self.path = path
        self.value = value
    }
}
