/// A weight from 1 to 1000, and the name it was written with.
public struct TokenFontWeight: Hashable, Sendable {
    /// 1–1000, as in CSS: 400 is regular, 700 bold.
    public var value: Double
    /// `semi-bold`; nil where it was written as a number.
    public var name: String?

    /// The standard's names; they are case-sensitive.
    public static let names: [(name: String, value: Double)] = [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
        ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
        ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
        ("ultra-black", 950),
    ]
}
