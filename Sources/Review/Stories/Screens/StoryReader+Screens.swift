import BarState
import SourceJSON

/// A screen that a story describes for one of its tabs.
struct TabScreen: Sendable {
    var tab: String
    var screen: Screen
    var place: SourcePlace
}

extension StoryReader {
    private static let screenKeys = ["title", "tracked", "sections"] + ScreenModifier.all.map(\.name)
    private static let contents = ["rows", "cards", "grid", "pictures", "banner", "videos", "text", "message"]
    private static let itemKeys =
        ["title", "subtitle", "symbol", "artwork", "detail"] + ItemModifier.all.map(\.name)

    /// The screens by the ids of their tabs.
    mutating func screens(_ value: SourceValue?) throws -> [TabScreen] {
        guard let value else { return [] }
        var screens: [TabScreen] = []
        for member in try value.object() {
            let screen = attempt { try $0.screen(member.value) }
            if let screen { screens.append(TabScreen(tab: member.key, screen: screen, place: member.keyPlace)) }
        }
        return screens
    }

    mutating func optionalScreen(_ value: SourceValue?) throws -> Screen? {
        guard let value, !value.isNull else { return nil }
        return try screen(value)
    }

    /// Marked for scroll tracking unless it says otherwise, so that a short story folds.
    mutating func screen(_ value: SourceValue) throws -> Screen {
        let object = try value.object()
        errors += object.unknownKeyErrors(Self.screenKeys)
        var sections: [Screen.Section] = []
        for value in try object["sections"]?.array() ?? [] {
            if let section = attempt({ try $0.section(value) }) { sections.append(section) }
        }
        var screen = Screen(
            title: try object["title"]?.string() ?? "",
            sections: sections,
            isScrollTracked: try object["tracked"]?.bool() ?? true
        )
        for modifier in ScreenModifier.all {
            guard let value = object[named: modifier.name] else { continue }
            if let next = attempt({ try modifier.apply(&$0, value, screen) }) { screen = next }
        }
        // A bar would refuse it again, and as a whole.
        if let wrong = SourceErrors(zoomErrors(in: object)) { throw wrong }
        return screen
    }

    private mutating func section(_ value: SourceValue) throws -> Screen.Section {
        let object = try value.object()
        try object.checkKeys(["heading"] + Self.contents)
        let members = object.filter { Self.contents.contains($0.key) }
        guard let member = members.first, members.count == 1 else {
            throw object.error("a section needs one of \(Self.contents.joined(separator: ", "))")
        }
        let heading = try object["heading"]?.string()
        switch member.key {
        case "rows": return Screen.Section(heading: heading, content: .rows(try items(member.value)))
        case "cards": return Screen.Section(heading: heading, content: .cards(try items(member.value)))
        case "grid": return Screen.Section(heading: heading, content: .grid(try items(member.value)))
        case "pictures": return Screen.Section(heading: heading, content: .pictures(try items(member.value)))
        case "banner": return Screen.Section(heading: heading, content: .banner(try item(member.value, place: 0)))
        case "videos": return Screen.Section(heading: heading, content: .videos(try items(member.value)))
        case "text":
            let paragraphs = member.value.stringValue.map { [$0] }
            let texts = try paragraphs ?? member.value.array().map { try $0.string() }
            return Screen.Section(heading: heading, content: .text(texts))
        default: return Screen.Section(heading: heading, content: .message(try member.value.string()))
        }
    }

    private mutating func items(_ value: SourceValue) throws -> [Screen.Item] {
        try value.array().enumerated().map { try item($1, place: $0) }
    }

    private mutating func item(_ value: SourceValue, place: Int) throws -> Screen.Item {
        // A title alone is the shortest way to write a row; its artwork is whichever comes next.
        if let title = value.stringValue { return Screen.Item(title: title, artwork: place) }
        let object = try value.object()
        errors += object.unknownKeyErrors(Self.itemKeys)
        var item = Screen.Item(
            title: try object.required("title").string(),
            subtitle: try object["subtitle"]?.string(),
            symbol: try object["symbol"].map { try symbol($0) },
            artwork: try artwork(object["artwork"], place: place),
            detail: try object["detail"]?.string()
        )
        for modifier in ItemModifier.all {
            if let value = object[named: modifier.name] { item = try modifier.apply(&self, value, item) }
        }
        return item
    }

    /// Null draws none.
    func artwork(_ value: SourceValue?, place: Int) throws -> Int? {
        guard let value else { return place }
        guard !value.isNull else { return nil }
        let number = try value.integer()
        guard number >= 0 else { throw value.error("artwork is counted from 0") }
        return number
    }
}
