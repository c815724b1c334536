/// A spring that carries a motion.
public struct SpringToken: Hashable, Sendable {
    /// The token's path, such as `motion.standard`.
    public var path: String
    public var spring: Spring

    public init(path: String, spring: Spring) {
        self.path = path
        self.spring = spring
    }
}
