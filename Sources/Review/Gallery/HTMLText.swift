/// A page in the making: tags are written as they are, and whatever comes from a story is text and stays text.
struct HTMLText {
    private(set) var text = ""

    /// Markup of our own.
    mutating func markup(_ markup: String) { text += markup }

    /// Somebody's words.
    mutating func words(_ words: String) { text += Self.escaped(words) }

    /// A line with one element: its start tag as it is, its text escaped.
    mutating func element(_ tag: String, _ words: String) {
        let name = tag.prefix { $0 != " " }
        markup("<\(tag)>")
        self.words(words)
        markup("</\(name)>\n")
    }

    /// As text and as an attribute in double quotes. What a file can't hold is shown as U+FFFD, and a change of reading
    /// direction can't reach past its element, which isolates it.
    static func escaped(_ words: String) -> String {
        var out = ""
        for scalar in words.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "'": out += "&#39;"
            case "\t", "\n", "\r": out.unicodeScalars.append(scalar)
            default: out.unicodeScalars.append(isDrawable(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return out
    }

    /// Neither a control character nor one that Unicode sets aside.
    private static func isDrawable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
        default: scalar.value & 0xFFFE != 0xFFFE
        }
    }
}
