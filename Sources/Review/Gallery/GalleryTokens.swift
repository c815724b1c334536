/// The token pages of a gallery: one for each theme that its frames are drawn in, in a folder of their own.
struct GalleryTokens: Sendable {
    /// A page as the gallery's index knows it.
    struct Page: Sendable {
        /// The theme's name.
        var theme: String
        var title: String
        /// From the gallery's page.
        var address: String
    }

    private let themes: [String]
    private let previews: [TokenPreview]

    /// Throws what is wrong with a theme.
    init(_ plan: FramePlan) throws {
        themes = plan.themeNames
        var shelf = plan.themes
        previews = try TokenPreview.all(named: themes, themes: &shelf)
    }

    /// In the order in which the frames need the themes.
    var pages: [Page] {
        zip(themes, previews).map { theme, preview in
            let address = PageTemplate.address(FilePath.join(GalleryFolder.tokens, preview.pageName))
            return Page(theme: theme, title: preview.title, address: address)
        }
    }

    /// The names of the files that `write` writes.
    var files: Set<String> {
        Set(
            previews.flatMap { preview in
                (preview.sheets.map { $0.stem + ".svg" } + [preview.pageName]).map {
                    FilePath.join(GalleryFolder.tokens, $0)
                }
            }
        )
    }

    /// Draws the pages, each with links to the gallery and to the others.
    ///
    /// Throws `FileError`, and what drawing a sheet throws.
    func write(into folder: GalleryFolder) throws {
        let home = PageNeighbours.Link(title: "Gallery", address: "../" + GalleryFolder.pageName)
        for index in previews.indices {
            let others = previews.indices.map { other in
                let address = PageTemplate.address(previews[other].pageName)
                return PageNeighbours.Link(title: previews[other].title, address: address, isHere: other == index)
            }
            _ = try previews[index].write(
                to: folder.file(GalleryFolder.tokens),
                formats: [.html],
                scale: 1,
                around: PageNeighbours(links: [home] + others)
            )
        }
    }
}
