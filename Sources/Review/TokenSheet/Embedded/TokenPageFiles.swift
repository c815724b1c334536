// swift-format-ignore-file
// Written by Scripts/embed.

/// The files of the token pages.
enum TokenPageFiles {
    /// Sorted by name; a name is the file's path in its folder.
    static let files: [(name: String, text: String)] = [
        ("difference.css", differenceCss),
        ("page.html", pageHtml),
        ("tokens.css", tokensCss),
    ]
}
