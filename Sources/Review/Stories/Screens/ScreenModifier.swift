import BarState
import SourceJSON

/// One modifier of a screen as stories write it: a row here is all that a new one needs.
struct ScreenModifier: Sendable {
    /// The key, which is SwiftUI's name where it has one.
    var name: String
    var apply: @Sendable (inout StoryReader, SourceValue, Screen) throws -> Screen

    /// In the order in which they are applied, whatever order they are written in: what needs another comes after it.
    static let all: [ScreenModifier] = [
        ScreenModifier(name: "ground") { _, value, screen in
            var screen = screen
            screen.ground = try value.choice(of: Screen.Ground.self)
            return screen
        },
        ScreenModifier(name: "searchable") { reader, value, screen in
            let field = try reader.searchable(value)
            return screen.searchable(text: field.text, prompt: field.prompt)
        },
        ScreenModifier(name: "searchToolbarBehavior") { _, value, screen in
            screen.searchToolbarBehavior(try value.choice(of: SearchToolbarBehavior.self))
        },
        ScreenModifier(name: "scrollEdgeEffectStyle") { _, value, screen in
            try value.edgeStyles().reduce(screen) { $0.scrollEdgeEffectStyle($1.style, for: $1.edge) }
        },
        ScreenModifier(name: "safeAreaBar") { reader, value, screen in
            try reader.safeAreaBars(value).reduce(screen) { try $1.bar(on: $0) }
        },
        ScreenModifier(name: "safeAreaInset") { reader, value, screen in
            try reader.safeAreaBars(value).reduce(screen) { try $1.inset(on: $0) }
        },
        ScreenModifier(name: "navigationTransition") { _, value, screen in
            let object = try value.object()
            try object.checkKeys(["zoom"])
            return screen.navigationTransition(.zoom(sourceID: try object.required("zoom").string()))
        },
        ScreenModifier(name: "backgroundExtensionEffect") { _, value, screen in
            // More than one on a screen is a finding, and so can be written.
            let count = try value.boolValue.map { $0 ? 1 : 0 } ?? value.integer()
            guard (0...9).contains(count) else { throw value.error("give true, or how many views have it, up to 9") }
            return (0..<count).reduce(screen) { screen, _ in screen.backgroundExtensionEffect() }
        },
        ScreenModifier(name: "sidebar") { _, value, screen in try value.bool() ? screen.sidebar() : screen },
        ScreenModifier(name: "wedge") { reader, value, screen in screen.wedge(try reader.wedge(value)) },
        ScreenModifier(name: "tabBarHidden") { _, value, screen in screen.tabBarHidden(try value.bool()) },
        ScreenModifier(name: "scrollViewFoundByBar") { _, value, screen in
            screen.scrollViewFoundByBar(try value.bool())
        },
        ScreenModifier(name: "ignoresBottomSafeArea") { _, value, screen in
            try value.bool() ? screen.ignoresBottomSafeArea() : screen
        },
    ]
}

extension StoryReader {
    /// A search field: true, or its prompt and what it holds at first.
    mutating func searchable(_ value: SourceValue) throws -> ScreenPatterns.Searchable {
        if value.boolValue == true { return ScreenPatterns.Searchable(text: "", prompt: "Search") }
        let object = try value.object()
        errors += object.unknownKeyErrors(["text", "prompt"])
        return ScreenPatterns.Searchable(
            text: try object["text"]?.string() ?? "",
            prompt: try object["prompt"]?.string() ?? "Search"
        )
    }

    mutating func wedge(_ value: SourceValue) throws -> Wedge {
        let object = try value.object()
        errors += object.unknownKeyErrors(["angle", "clockwise"])
        let degrees = try object.required("angle")
        guard try degrees.number().isFinite else { throw degrees.error("give an angle in degrees") }
        return Wedge(
            angle: .degrees(try degrees.number()),
            clockwise: try object["clockwise"]?.bool() ?? true
        )
    }
}

extension SourceValue {
    /// A style for top and bottom, or one for each.
    fileprivate func edgeStyles() throws -> [(edge: Screen.VerticalEdge, style: ScreenEdges.EdgeStyle)] {
        guard let object = objectValue else {
            let style = try choice(of: ScreenEdges.EdgeStyle.self)
            return Screen.VerticalEdge.allCases.map { ($0, style) }
        }
        try object.checkKeys(Screen.VerticalEdge.allCases.map(\.rawValue))
        return try object.compactMap { member in
            guard let edge = Screen.VerticalEdge(rawValue: member.key) else { return nil }
            return (edge, try member.value.choice(of: ScreenEdges.EdgeStyle.self))
        }
    }
}
