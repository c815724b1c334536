// swift-format-ignore-file
// Written by Scripts/embed.

/// The files of the gallery's page.
enum GalleryFiles {
    /// Sorted by name; a name is the file's path in its folder.
    static let files: [(name: String, text: String)] = [
        ("address.js", addressJs),
        ("base.css", baseCss),
        ("compare.css", compareCss),
        ("compare.js", compareJs),
        ("differences.js", differencesJs),
        ("dom.js", domJs),
        ("filters.js", filtersJs),
        ("frame.css", frameCss),
        ("frame.js", frameJs),
        ("grid.css", gridCss),
        ("grid.js", gridJs),
        ("keys.js", keysJs),
        ("layers.js", layersJs),
        ("live.js", liveJs),
        ("main.js", mainJs),
        ("model.js", modelJs),
        ("page.html", pageHtml),
        ("pictures.js", picturesJs),
        ("shell.css", shellCss),
        ("shell.js", shellJs),
        ("states.js", statesJs),
        ("theme.css", themeCss),
        ("theme.js", themeJs),
    ]
}
