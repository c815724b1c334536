/// A stand-in for a translation, to find text that doesn't fit or was never handed to translators.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
    /// Texts as the story has them: nothing is changed.
    case english = "en"
    /// Every Latin letter with a mark above: finds clipped accents.
    case accented
    /// Each text half as long again: finds labels with no room.
    case long
    /// Each text set from right to left.
    case rightToLeft = "rtl-text"

    func localized(_ text: String) -> String {
        guard !text.isEmpty else { return text }
        switch self {
        case .english: return text
        case .accented: return String(text.map { Self.accents[$0] ?? $0 })
        case .long: return text + " " + String(repeating: "~", count: max(1, text.count / 2))
        case .rightToLeft: return "\u{202E}" + text + "\u{202C}"
        }
    }

    private static let accents: [Character: Character] = [
        "a": "á", "c": "ç", "d": "ð", "e": "é", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ", "l": "ļ", "n": "ñ",
        "o": "ö", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "w": "ŵ", "y": "ý", "z": "ž",
        "A": "Å", "C": "Ç", "D": "Ð", "E": "É", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "N": "Ñ",
        "O": "Ö", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
    ]
}
