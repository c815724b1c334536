/// A spring that carries a motion.
public struct SpringToken: Hashable, Sendable {
    /// The token's path, such as `motion.standard`.
    public var path: String
    /// The spring's response in seconds and its damping, which give its place at any time.
    public var spring: Spring

    /// A spring with the path of its token.
    public init(path: String, spring: Spring) {
        self.path = path
        self.spring = spring
    }
}
