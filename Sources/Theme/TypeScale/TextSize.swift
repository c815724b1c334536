/// The twelve text sizes that a person chooses from in Settings.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The smallest; body text is 14 pt, as all these figures are in Apple's table.
    case xSmall
    /// Body text is 15 pt.
    case small
    /// Body text is 16 pt.
    case medium
    /// The standard size; body text is 17 pt.
    case large
    /// Body text is 19 pt.
    case xLarge
    /// Body text is 21 pt.
    case xxLarge
    /// The largest without the accessibility sizes; body text is 23 pt.
    case xxxLarge
    /// The first accessibility size, from which on bars show the large content viewer; body text is 28 pt.
    case ax1 = "AX1"
    /// Body text is 33 pt.
    case ax2 = "AX2"
    /// Body text is 40 pt.
    case ax3 = "AX3"
    /// Body text is 47 pt.
    case ax4 = "AX4"
    /// The largest of all; body text is 53 pt.
    case ax5 = "AX5"

    /// What a new phone is set to; tokens give their values at this size.
    public static let standard = TextSize.large

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .ax1 }

    public static func < (left: TextSize, right: TextSize) -> Bool { left.index < right.index }

    /// 0 for the smallest.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
