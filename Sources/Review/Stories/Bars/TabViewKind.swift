import BarState
import SourceJSON

extension BarKind {
    private typealias Bar = TabView<String>

    /// The system's tab view, its modifiers by SwiftUI's names.
    static let tabView = BarKind(
        name: "tabView",
        read: { reader, object, parts in
            let modifiers = TabViewModifier.all
            reader.errors += object.unknownKeyErrors(
                ["kind", "selection", "items", "legacy"] + modifiers.map(\.name)
            )
            let described = try reader.nativeTabs(object.required("items"))
            try parts.check(tabs: described.map(\.id))
            let tabs = parts.tabs(described, isLegacy: try object["legacy"]?.bool() ?? false)
            let selection = try reader.selection(object, among: described.map(\.item))
            var bar = try reader.placing(object) { try Bar(selection: selection, tabs: tabs) }
            for modifier in modifiers {
                guard let value = object[named: modifier.name] else { continue }
                if let next = reader.attempt({ try modifier.apply(&$0, value, bar) }) { bar = next }
            }
            return bar
        },
        change: { reader, object in
            let changes = TabViewChange.all
            reader.errors += object.unknownKeyErrors(changes.map(\.name))
            var values: [TabViewChange.Values] = []
            for change in changes {
                if let value = object[named: change.name] { values.append(try change.read(&reader, value)) }
            }
            return BarChange { [values] (bar: inout Bar, time) in
                let before = bar
                _ = try bar.set(values.flatMap { try $0(before) }, at: time)
            }
        }
    )
}
