/// A link to a page beside the one that is written.
struct PageLink: Hashable, Sendable {
    var title: String
    /// From the page.
    var address: String
    /// Whether it leads to the page itself.
    var isHere = false
}
