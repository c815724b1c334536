/// Writes the page: one file that opens from the disk, and refers to nothing but the frames beside it.
enum GalleryPage {
    /// The page's text, the same for the same index, which is JSON of a `PageValue`. A page that is watched starts at
    /// a count of changes and asks for more.
    static func html(of index: String, watchedAt count: Int?) -> String {
        fill(file("page.html"), with: ["index": index, "watched": count.map { String($0) } ?? "null"])
    }

    /// Puts each part, or the page's own file of that name, in place of its name in double braces, once and never inside
    /// another part.
    private static func fill(_ template: String, with parts: [String: String]) -> String {
        var out = ""
        var rest = template[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            out += rest[..<start.lowerBound]
            let name = String(rest[start.upperBound..<end.lowerBound])
            out += parts[name] ?? file(name)
            rest = rest[end.upperBound...]
        }
        return out + rest
    }

    private static func file(_ name: String) -> String {
        GalleryFiles.files.first { $0.name == name }?.text ?? ""
    }
}
