import Drawing
import Theme

/// The glass that the system's shapes are made of, and the colours that stand on it.
struct SystemGlass {
    /// Symbols and labels.
    var content: ColorToken
    var secondary: ColorToken
    /// The selected tab's.
    var pill: ColorToken
    /// The shape itself: shadow, glass, rim.
    var surface: (Canvas, Rect) -> [Item]
}
