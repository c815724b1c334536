import BarState
import SourceJSON

/// One modifier of a tab view as stories write it: a row here is all that a new one needs.
struct TabViewModifier: Sendable {
    typealias Bar = TabView<String>

    /// The key, which is SwiftUI's name where it has one.
    var name: String
    var apply: @Sendable (inout StoryReader, SourceValue, Bar) throws -> Bar

    static let all: [TabViewModifier] = [
        TabViewModifier(name: "tabBarMinimizeBehavior") { _, value, bar in
            bar.tabBarMinimizeBehavior(try value.choice(of: TabBarMinimizeBehavior.self))
        },
        TabViewModifier(name: "minimizeRules") { _, value, bar in
            var bar = bar
            bar.minimizeRules = try MinimizeRules(value)
            return bar
        },
        TabViewModifier(name: "tabViewBottomAccessory") { reader, value, bar in
            value.isNull ? bar : try reader.accessory(value, of: bar)
        },
        TabViewModifier(name: "accessoryPlacement") { _, value, bar in
            bar.tabViewBottomAccessoryPlacementUndefined(try !value.isPlacementDefined())
        },
        TabViewModifier(name: "searchable") { reader, value, bar in
            let field = try reader.searchable(value)
            return bar.searchable(text: field.text, prompt: field.prompt)
        },
        TabViewModifier(name: "searchToolbarBehavior") { _, value, bar in
            bar.searchToolbarBehavior(try value.choice(of: SearchToolbarBehavior.self))
        },
        TabViewModifier(name: "tabViewSearchActivation") { _, value, bar in
            bar.tabViewSearchActivation(try value.choice(of: TabSearchActivation.self))
        },
        TabViewModifier(name: "tint") { _, value, bar in bar.tint(value.isNull ? nil : try value.string()) },
        TabViewModifier(name: "tabBarHidden") { _, value, bar in bar.tabBarHidden(try value.bool()) },
        TabViewModifier(name: "tabBarBackgroundOpaque") { _, value, bar in
            bar.tabBarBackgroundOpaque(try value.bool())
        },
        TabViewModifier(name: "onAccessoryTap") { reader, value, bar in
            bar.onAccessoryTap(try reader.isThere(value) ? StoryClosure.expand : nil)
        },
        TabViewModifier(name: "onAccessoryControl") { reader, value, bar in
            bar.onAccessoryControl(try reader.isThere(value) ? StoryClosure.control : nil)
        },
        TabViewModifier(name: "fallbacks") { _, value, bar in
            bar.fallback(for: try value.array().flatMap { try AvailabilityGate.API.written($0) })
        },
    ]
}

/// One value that a `set` step gives a tab view.
struct TabViewChange: Sendable {
    typealias Bar = TabView<String>
    /// The values, made once the bar before the step is known.
    typealias Values = @Sendable (Bar) throws -> [Bar.Value]

    var name: String
    var read: @Sendable (inout StoryReader, SourceValue) throws -> Values

    static let all: [TabViewChange] = [
        TabViewChange(name: "items") { reader, value in
            let described = try reader.nativeTabs(value)
            return { bar in [.tabs(described.map { $0.tab(in: bar.tabs) })] }
        },
        TabViewChange(name: "selection") { _, value in
            let id = try value.string()
            return { _ in [.selection(id)] }
        },
        TabViewChange(name: "query") { _, value in
            let text = try value.string()
            return { _ in [.query(text)] }
        },
        TabViewChange(name: "tabViewBottomAccessory") { reader, value in
            guard !value.isNull else { return { _ in [.accessory(nil)] } }
            let slot = try reader.slot(value)
            return { bar in
                let body = try slot.body(over: bar.miniPlayer)
                return (body.map { [.accessory($0)] } ?? []) + (slot.isEnabled.map { [.accessoryEnabled($0)] } ?? [])
            }
        },
        TabViewChange(name: "accessoryPlacement") { _, value in
            let isDefined = try value.isPlacementDefined()
            return { _ in [.placementUndefined(!isDefined)] }
        },
        TabViewChange(name: "tabBarMinimizeBehavior") { _, value in
            let behavior = try value.choice(of: TabBarMinimizeBehavior.self)
            return { _ in [.minimizeBehavior(behavior)] }
        },
        TabViewChange(name: "tabBarHidden") { _, value in
            let isHidden = try value.bool()
            return { _ in [.barHidden(isHidden)] }
        },
        TabViewChange(name: "tabBarBackgroundOpaque") { _, value in
            let isOpaque = try value.bool()
            return { _ in [.barBackgroundOpaque(isOpaque)] }
        },
        TabViewChange(name: "minimizeRules") { _, value in
            let rules = try MinimizeRules(value)
            return { _ in [.minimizeRules(rules)] }
        },
        TabViewChange(name: "wedge") { reader, value in
            let wedge = try reader.wedge(value)
            return { _ in [.wedge(wedge)] }
        },
        TabViewChange(name: "onAccessoryTap") { reader, value in
            let isThere = try reader.isThere(value)
            return { _ in [.onAccessoryTap(isThere ? StoryClosure.expand : nil)] }
        },
        TabViewChange(name: "onAccessoryControl") { reader, value in
            let isThere = try reader.isThere(value)
            return { _ in [.onAccessoryControl(isThere ? StoryClosure.control : nil)] }
        },
    ]
}

extension NativeTab {
    /// The tab of that id with another title, symbol and badge; a new one has a sample for its screen.
    func tab(in known: [Tab<String>]) -> Tab<String> {
        guard var tab = known.first(where: { $0.id == id }) else {
            return BarParts().tabs([self])[0]
        }
        if !isSearch {
            tab.title = item.title
            tab.systemImage = item.symbol
        }
        return tab.badge(item.badge)
    }
}

extension StoryReader {
    fileprivate mutating func accessory(_ value: SourceValue, of bar: TabView<String>) throws -> TabView<String> {
        let slot = try slot(value)
        do {
            guard let body = try slot.body(over: nil) else { throw MiniPlayerPatch.Incomplete() }
            return slot.isEnabled.map { bar.tabViewBottomAccessory(isEnabled: $0, content: body) }
                ?? bar.tabViewBottomAccessory(content: body)
        } catch let error as MiniPlayerPatch.Incomplete {
            throw value.error(error.description, remedy: "give it a title, or \"empty\": true")
        }
    }
}

extension MinimizeRules {
    /// A name of known rules, or their figures in points.
    fileprivate init(_ value: SourceValue) throws {
        guard let object = value.objectValue else {
            self = try value.choice(of: ["standard", "observed"]) == "observed" ? .observed : .standard
            return
        }
        try object.checkKeys(["distance", "restoreDistance", "restore", "startDistance"])
        func points(_ value: SourceValue?, _ standard: Double) throws -> Double {
            guard let value else { return standard }
            let number = try value.number()
            guard number >= 0 else { throw value.error("give points from 0 on") }
            return number
        }
        self.init(
            distance: try points(object["distance"], Self.standard.distance),
            restoreDistance: try points(object["restoreDistance"], Self.standard.restoreDistance),
            restore: try object["restore"].map { try $0.choice(of: Restore.self) } ?? Self.standard.restore,
            startDistance: try points(object["startDistance"], Self.standard.startDistance)
        )
    }
}

extension AvailabilityGate.API {
    /// The interfaces of that name, with or without their arguments.
    fileprivate static func written(_ value: SourceValue) throws -> [Self] {
        let names = allCases.map(\.shortName)
        let text = try value.string()
        let found = allCases.filter { $0.rawValue == text || $0.shortName == text }
        guard found.isEmpty else { return found }
        throw value.error(
            "\"\(text)\" has no gate to fall back from",
            remedy: nearest(to: text, in: names).map { "did you mean \"\($0)\"?" }
        )
    }
}

extension SourceValue {
    /// `"system"`, or null where the environment has none.
    fileprivate func isPlacementDefined() throws -> Bool {
        if isNull { return false }
        _ = try choice(of: ["system"])
        return true
    }

    /// The case of that name.
    ///
    /// Throws a `SourceError` that lists the cases, or suggests the nearest.
    func choice<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) throws -> Choice
    where Choice.RawValue == String {
        let name = try choice(of: Choice.allCases.map(\.rawValue))
        guard let choice = Choice(rawValue: name) else { throw error("\"\(name)\" is none of these") }
        return choice
    }
}
