/// A version of iOS, as availability is told by it.
public struct SystemRelease: Hashable, Comparable, Sendable {
    /// The number before the point: 26 of 26.1.
    public var major: Int
    /// The number behind the point: 1 of 26.1, and 0 where none is said.
    public var minor: Int

    /// A version by its two numbers.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads "17" and "26.1"; nil where the text is no version.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let major = parts[0], major > 0 else { return nil }
        guard parts.count == 2 else {
            self.init(major)
            return
        }
        guard let minor = parts[1], minor >= 0 else { return nil }
        self.init(major, minor)
    }

    /// 17.0, the oldest version whose bars are drawn.
    public static let iOS17 = SystemRelease(17)
    /// 18.0, the first with `Tab`, zooms and visibility, and with a floating accessory.
    public static let iOS18 = SystemRelease(18)
    /// 26.0, the first whose bars are glass.
    public static let iOS26 = SystemRelease(26)
    /// 26.1, the first whose accessory can be disabled.
    public static let iOS26point1 = SystemRelease(26, 1)

    public static func < (left: SystemRelease, right: SystemRelease) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension SystemRelease: CustomStringConvertible {
    /// "iOS 26.1".
    public var description: String { "iOS \(major).\(minor)" }
}
