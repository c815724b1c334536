extension LayoutDirection {
    /// The direction in which a text is read on its own: that of its first letter, or of its first override; `fallback`
    /// where it has none (Unicode Bidirectional Algorithm, rules P2 and P3, which UIKit's natural direction follows).
    public static func natural(of text: String, fallback: LayoutDirection) -> LayoutDirection {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202A, 0x202D, 0x2066, 0x200E: return .leftToRight
            case 0x202B, 0x202E, 0x2067, 0x200F: return .rightToLeft
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                if scalar.properties.isAlphabetic { return .rightToLeft }
            default:
                if scalar.properties.isAlphabetic { return .leftToRight }
            }
        }
        return fallback
    }
}
