/// Writes the page: one file that opens from the disk, and refers to nothing but the frames beside it.
enum GalleryPage {
    /// The page's text, the same for the same index, which is JSON of a `PageValue`. A page that is watched starts at
    /// a count of changes and asks for more.
    static func html(of index: String, watchedAt count: Int?) -> String {
        let parts = ["index": index, "watched": count.map { String($0) } ?? "null"]
        return Template.fill(file("page.html")) { parts[$0] ?? file($0) }
    }

    private static func file(_ name: String) -> String {
        GalleryFiles.files.first { $0.name == name }?.text ?? ""
    }
}
