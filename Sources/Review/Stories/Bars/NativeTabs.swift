import BarState
import SourceJSON

/// The tabs of the system's bars as stories describe them: ordinary ones as the other bars have them, and one whose
/// role is search, which the system names.
struct NativeTab: Sendable {
    var item: StoryReader.TabItem
    var isSearch: Bool

    var id: String { item.id }
}

extension StoryReader {
    mutating func nativeTabs(_ value: SourceValue) throws -> [NativeTab] {
        let values = try value.array()
        var tabs: [NativeTab] = []
        for value in values {
            let object = try value.object()
            guard let role = object["role"] else {
                tabs.append(NativeTab(item: try tabItem(value), isSearch: false))
                continue
            }
            _ = try role.choice(of: Tab<String>.Role.allCases.map(\.rawValue))
            for key in ["title", "symbol"] {
                guard let own = object[named: key] else { continue }
                throw own.error("the search tab has a \(key) of the system's", remedy: "leave its \(key) out")
            }
            errors += object.unknownKeyErrors(["id", "role", "badge"])
            let id = try object["id"].map { try tabID($0) } ?? Tab<String>.Role.search.rawValue
            let item = TabItem(id: id, title: "Search", symbol: "magnifyingglass", badge: try badge(object["badge"]))
            tabs.append(NativeTab(item: item, isSearch: true))
        }
        let searches = tabs.filter(\.isSearch)
        if searches.count > 1, let second = values.last(where: { $0.objectValue?["role"] != nil }) {
            throw BarError.searchTabs(searches.map(\.id)).error(at: second)
        }
        return tabs
    }
}

extension BarParts {
    /// The tabs with the screens that the story describes for them, or samples.
    ///
    /// - Parameter isLegacy: Made with `.tabItem`, where a search tab is a tab like the others.
    func tabs(_ described: [NativeTab], isLegacy: Bool = false) -> [Tab<String>] {
        let content = content(of: described.map { ($0.id, $0.item.title) })
        let others = described.filter { !$0.isSearch }.map { content($0.id) }
        let catalogue = results.map { Catalogue($0) } ?? Catalogue(of: others)
        return described.map { tab in
            let item = tab.item
            let hasOwnScreen = screens.contains { $0.tab == tab.id }
            let screen = hasOwnScreen || !tab.isSearch ? content(tab.id) : content(tab.id).searchable()
            if isLegacy {
                return screen.tabItem { Label(item.title, systemImage: item.symbol) }.badge(item.badge).tag(tab.id)
            }
            guard tab.isSearch else {
                return Tab(item.title, systemImage: item.symbol, value: tab.id) { screen }.badge(item.badge)
            }
            return Tab(value: tab.id, role: .search) { catalogue.screen(for: $0, in: screen) }.badge(item.badge)
        }
    }
}

extension Catalogue {
    /// The search tab's screen: its own until something is looked for, then what was found, or that nothing was.
    func screen(for query: String, in screen: Screen) -> Screen {
        let wanted = query.filter { !$0.isWhitespace }.isEmpty ? nil : query
        guard let wanted else { return screen }
        var found = screen
        found.sections =
            results(for: wanted.trimmingSpace)?.sections
            ?? [Screen.Section(content: .message(SearchTabBarRules.noResults))]
        return found
    }
}

extension String {
    fileprivate var trimmingSpace: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
