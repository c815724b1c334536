/// The tabs that were shown, each with its screens and offsets; a tab that never was is not built.
struct VisitedTabs<Tab: Hashable & Sendable>: Sendable {
    private(set) var selection: Tab
    /// The screens of the selected tab.
    var current: PageStack
    private var others: [Tab: PageStack] = [:]

    init(selection: Tab, build: (Tab) -> Screen) {
        self.selection = selection
        current = PageStack(build(selection))
    }

    /// Shows a tab, building it at the first visit.
    mutating func select(_ tab: Tab, build: (Tab) -> Screen) {
        guard tab != selection else { return }
        others[selection] = current
        current = others.removeValue(forKey: tab) ?? PageStack(build(tab))
        selection = tab
    }

    /// Changes the screens of a tab that was visited, whether it shows or not.
    mutating func change(_ tab: Tab, _ body: (inout PageStack) throws -> Void) rethrows {
        if tab == selection {
            try body(&current)
        } else if var pages = others[tab] {
            try body(&pages)
            others[tab] = pages
        }
    }

    /// Forgets what was visited and is no longer a tab.
    mutating func keep(_ tabs: [Tab]) {
        others = others.filter { tabs.contains($0.key) }
    }
}
