import BarState
import SourceJSON

extension BarKind {
    private typealias Bar = SearchTabBar<String>

    static let searchTabBar = BarKind(
        name: "searchTabBar",
        read: { reader, object, parts in
            reader.errors += object.unknownKeyErrors(["kind", "selection", "items", "query", "prompt", "recents"])
            let items = try reader.tabItems(object.required("items"))
            try parts.check(tabs: items.map(\.id))
            let content = parts.content(of: items.map { ($0.id, $0.title) })
            let catalogue = parts.results.map { Catalogue($0) } ?? Catalogue(of: items.map { content($0.id) })
            let selection = try reader.selection(object, among: items)
            return try reader.placing(object) {
                try Bar(
                    selection: selection,
                    items: items.map(Bar.Item.init),
                    query: try object["query"]?.string() ?? "",
                    prompt: try object["prompt"]?.string() ?? "Search",
                    recents: try object["recents"]?.array().map { try $0.string() } ?? [],
                    content: content,
                    results: catalogue.results
                )
            }
        },
        change: { reader, object in
            reader.errors += object.unknownKeyErrors(["selection", "items", "query", "recents"])
            var values: [Bar.Value] = []
            if let items = object["items"] { values.append(.items(try reader.tabItems(items).map(Bar.Item.init))) }
            if let selection = try object["selection"]?.string() { values.append(.selection(selection)) }
            if let query = try object["query"]?.string() { values.append(.query(query)) }
            if let recents = try object["recents"]?.array().map({ try $0.string() }) {
                values.append(.recents(recents))
            }
            return BarChange { [values] (bar: inout Bar, time) in _ = try bar.set(values, at: time) }
        }
    )
}

extension SearchTabBarItem<String> {
    fileprivate init(_ item: StoryReader.TabItem) {
        self.init(item.id, title: item.title, symbol: item.symbol, badge: item.badge)
    }
}
