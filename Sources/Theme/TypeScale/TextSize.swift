/// The twelve text sizes that a person chooses from in Settings.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case ax1 = "AX1"
    case ax2 = "AX2"
    case ax3 = "AX3"
    case ax4 = "AX4"
    case ax5 = "AX5"

    /// What a new phone is set to; tokens give their values at this size.
    public static let standard = TextSize.large

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .ax1 }

    public static func < (left: TextSize, right: TextSize) -> Bool { left.index < right.index }

    /// 0 for the smallest.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
