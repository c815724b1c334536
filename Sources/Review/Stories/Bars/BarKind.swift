import BarState
import SourceJSON

/// One kind of bar as stories describe it: a row here and a file beside this one are all that a new kind needs.
struct BarKind: Sendable {
    /// The value of `kind`.
    var name: String
    /// The bar that an object describes.
    var read: @Sendable (inout StoryReader, SourceObject, BarParts) throws -> any BarMachine
    /// The change that a `set` step describes.
    var change: @Sendable (inout StoryReader, SourceObject) throws -> BarChange

    static let all: [BarKind] = [.accessoryTabBar, .searchTabBar, .tabView, .floatingAccessory]

    static func named(_ value: SourceValue) throws -> BarKind {
        let name = try value.choice(of: all.map(\.name))
        guard let kind = all.first(where: { $0.name == name }) else { throw value.error("unknown kind \"\(name)\"") }
        return kind
    }
}

/// What lies around a bar in a story: the tabs' screens, and what a search finds.
struct BarParts: Sendable {
    var screens: [TabScreen] = []
    var results: Screen?

    /// Throws a `SourceError` at a screen for a tab that isn't there.
    func check(tabs: [String]) throws {
        for screen in screens where !tabs.contains(screen.tab) {
            throw SourceError(
                at: screen.place,
                message: "no tab has the id \"\(screen.tab)\"",
                remedy: nearest(to: screen.tab, in: tabs).map { "did you mean \"\($0)\"?" }
                    ?? "there are \(tabs.joined(separator: ", "))"
            )
        }
    }

    /// Builds each tab's screen: the one described, or a sample under the tab's title.
    func content(of tabs: [(id: String, title: String)]) -> @Sendable (String) -> Screen {
        var built: [String: Screen] = [:]
        for (place, tab) in tabs.enumerated() {
            built[tab.id] =
                screens.first { $0.tab == tab.id }?.screen ?? SampleScreen.root(title: tab.title, place: place)
        }
        return { [built] id in built[id] ?? SampleScreen.root(title: id, place: built.count) }
    }
}

extension StoryReader {
    /// A tab as both bars describe it.
    struct TabItem: Sendable {
        var id: String
        var title: String
        var symbol: String
        var badge: Int?
    }

    mutating func tabItems(_ value: SourceValue) throws -> [TabItem] {
        try value.array().map { try tabItem($0) }
    }

    mutating func tabItem(_ value: SourceValue) throws -> TabItem {
        let object = try value.object()
        errors += object.unknownKeyErrors(["id", "title", "symbol", "badge"])
        return TabItem(
            id: try tabID(object.required("id")),
            title: try object.required("title").string(),
            symbol: try symbol(object.required("symbol")),
            badge: try badge(object["badge"])
        )
    }

    /// Null is none.
    func badge(_ value: SourceValue?) throws -> Int? {
        guard let value, !value.isNull else { return nil }
        return try value.integer()
    }

    /// The tab that is selected: the first where none is named.
    func selection(_ object: SourceObject, among items: [TabItem]) throws -> String {
        guard let value = object["selection"] else { return items.first?.id ?? "" }
        let id = try value.string()
        guard items.contains(where: { $0.id == id }) else {
            let known = items.map(\.id)
            throw value.error(
                "no tab has the id \"\(id)\"",
                remedy: nearest(to: id, in: known).map { "did you mean \"\($0)\"?" }
                    ?? "there are \(known.joined(separator: ", "))"
            )
        }
        return id
    }

    /// A tab's id is part of layer ids, and so of the picture.
    func tabID(_ value: SourceValue) throws -> String {
        let id = try value.string()
        guard !id.isEmpty, id.isPrintable, !id.contains(where: { $0.isWhitespace || $0 == "/" }) else {
            throw value.error(
                "\"\(id.printable)\" can't name a tab",
                remedy: "leave out spaces, slashes and control characters"
            )
        }
        return id
    }

    /// Puts a bar's objection at the key it is about.
    func placing<Value>(_ object: SourceObject, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as BarError {
            throw error.error(at: object.blamed(for: error) ?? object.value)
        }
    }
}
