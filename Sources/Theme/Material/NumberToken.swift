/// A number without a unit.
public struct NumberToken: Hashable, Sendable {
    /// The token's path, such as `material.glass.regular.dark.gain`.
    public var path: String
    /// The number as its file has it, which reading has held against the bounds of its place.
    public var value: Double

    /// A number with the path of its token.
    public init(path: String, value: Double) {
        self.path = path
        self.value = value
    }
}
