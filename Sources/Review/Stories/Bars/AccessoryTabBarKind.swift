import BarState
import SourceJSON

extension BarKind {
    private typealias Bar = AccessoryTabBar<String>

    static let accessoryTabBar = BarKind(
        name: "accessoryTabBar",
        read: { reader, object, parts in
            reader.errors += object.unknownKeyErrors([
                "kind", "style", "selection", "items", "accessory", "onControl", "onExpand",
            ])
            let items = try reader.tabItems(object.required("items"))
            try parts.check(tabs: items.map(\.id))
            let styles = Bar.Style.allCases.map(\.rawValue)
            let style = try object["style"].map { try $0.choice(of: styles) }
            let accessory = try reader.accessoryPatch(object["accessory"])
            let selection = try reader.selection(object, among: items)
            return try reader.placing(object) {
                try Bar(
                    selection: selection,
                    items: items.map(Bar.Item.init),
                    accessory: try accessory.map { try $0.completed(at: object["accessory"]) },
                    style: style.flatMap { Bar.Style(rawValue: $0) } ?? .custom,
                    onControl: try reader.isThere(object["onControl"]) ? StoryClosure.control : nil,
                    onExpand: try reader.isThere(object["onExpand"]) ? StoryClosure.expand : nil,
                    content: parts.content(of: items.map { ($0.id, $0.title) })
                )
            }
        },
        change: { reader, object in
            reader.errors += object.unknownKeyErrors(["selection", "items", "accessory", "onControl", "onExpand"])
            let values = try reader.accessoryTabBarValues(object)
            return BarChange { (bar: inout Bar, time) in
                let present = bar.accessory
                _ = try bar.set(values.map { try $0(present) }, at: time)
            }
        }
    )
}

extension StoryReader {
    private typealias Value = AccessoryTabBar<String>.Value

    /// The values of a `set` step, each waiting for the accessory that is present then.
    fileprivate mutating func accessoryTabBarValues(
        _ object: SourceObject
    ) throws -> [@Sendable (AccessoryTabBarAccessory?) throws -> AccessoryTabBar<String>.Value] {
        var values: [@Sendable (AccessoryTabBarAccessory?) throws -> Value] = []
        if let items = object["items"] {
            let items = try tabItems(items).map(AccessoryTabBarItem.init)
            values.append { _ in .items(items) }
        }
        if let selection = try object["selection"]?.string() { values.append { _ in .selection(selection) } }
        if let value = object["accessory"] {
            let patch = try accessoryPatch(value)
            values.append { present in .accessory(try patch.map { try $0.merged(into: present) }) }
        }
        if let value = object["onControl"] {
            let isThere = try isThere(value)
            values.append { _ in .onControl(isThere ? StoryClosure.control : nil) }
        }
        if let value = object["onExpand"] {
            let isThere = try isThere(value)
            values.append { _ in .onExpand(isThere ? StoryClosure.expand : nil) }
        }
        return values
    }

    /// Nil where there is none, or null.
    fileprivate mutating func accessoryPatch(_ value: SourceValue?) throws -> AccessoryPatch? {
        guard let value, !value.isNull else { return nil }
        let object = try value.object()
        errors += object.unknownKeyErrors([
            "id", "title", "subtitle", "symbol", "progress", "isActive", "control",
        ])
        return AccessoryPatch(
            id: try object["id"]?.string(),
            title: try object["title"]?.string(),
            subtitle: try object["subtitle"]?.string(),
            symbol: try object["symbol"].map { try symbol($0) },
            progress: try object["progress"].map { $0.isNull ? .hidden : .shown(try progress($0)) },
            isActive: try object["isActive"]?.bool(),
            control: try object["control"].map { try control($0) }
        )
    }

    private func progress(_ value: SourceValue) throws -> Double {
        let progress = try value.number()
        guard (0...1).contains(progress) else {
            throw value.error(
                "the progress is \(value.numberText ?? "no number")",
                remedy: "give a number from 0 to 1, or null to hide the line"
            )
        }
        return progress
    }

    private mutating func control(_ value: SourceValue) throws -> AccessoryTabBarAccessory.Control {
        guard let object = value.objectValue else {
            return try value.choice(of: ["playPause", "none"]) == "none" ? .none : .playPause
        }
        try object.checkKeys(["action"])
        let action = try object.required("action").object()
        try action.checkKeys(["symbol", "label"])
        return .action(
            symbol: try symbol(action.required("symbol")),
            label: try action.required("label").string()
        )
    }
}

extension AccessoryTabBarItem<String> {
    fileprivate init(_ item: StoryReader.TabItem) {
        self.init(item.id, title: item.title, symbol: item.symbol, badge: item.badge)
    }
}
