/// Writes the page: one file that opens from the disk, and refers to nothing but the frames beside it.
enum GalleryPage {
    /// The page's text, the same for the same index.
    static func html(of index: PageValue) -> String {
        Template.fill(file("page.html")) { $0 == "index" ? index.json : file($0) }
    }

    private static func file(_ name: String) -> String {
        GalleryFiles.files.first { $0.name == name }?.text ?? ""
    }
}
