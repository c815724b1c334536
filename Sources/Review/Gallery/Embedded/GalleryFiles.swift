// swift-format-ignore-file
// Written by Scripts/embed.

/// The files of the gallery's page.
enum GalleryFiles {
    /// Sorted by name; a name is the file's path in its folder.
    static let files: [(name: String, text: String)] = [
        ("gallery.css", galleryCss),
        ("gallery.js", galleryJs),
        ("page.html", pageHtml),
    ]
}
