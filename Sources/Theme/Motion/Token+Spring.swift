import SourceJSON

extension Token {
    /// The spring that a duration token is the response of, where its extensions give a bounce; nil for any other token
    /// and for a spring that would not settle.
    public var spring: Spring? {
        guard case .duration(let time) = value, time.seconds > 0,
            let bounce = extensions?[named: ThemeReader.springKey]?.objectValue?["bounce"]?.numberValue,
            bounce > -1, bounce < 1
        else { return nil }
        return Spring(response: time.seconds, bounce: bounce)
    }
}
