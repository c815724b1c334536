/// Where a page stands among others: the one that it belongs to, and its like. Nothing for a page that stands alone.
struct PageNeighbours: Sendable {
    struct Link: Sendable {
        var title: String
        /// Relative, as a page holds it.
        var address: String
        /// Whether it is the page itself.
        var isHere = false
    }

    var links: [Link] = []

    /// The links at the head of a page.
    func write(to page: inout HTMLText) {
        guard !links.isEmpty else { return }
        page.markup("<nav class=\"around\" aria-label=\"Pages\">\n")
        for link in links {
            page.markup("<a href=\"\(link.address)\"\(link.isHere ? " aria-current=\"page\"" : "")>")
            page.words(link.title)
            page.markup("</a>\n")
        }
        page.markup("</nav>\n")
    }
}
