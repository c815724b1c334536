/// Puts parts in place of their names in double braces, each once and never inside another part.
enum Template {
    /// `part` gives the text for a name.
    static func fill(_ template: String, with part: (String) -> String) -> String {
        var out = ""
        var rest = template[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            out += rest[..<start.lowerBound]
            out += part(String(rest[start.upperBound..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        return out + rest
    }
}
