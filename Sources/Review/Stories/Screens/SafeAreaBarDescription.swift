import BarState
import SourceJSON

/// A bar in a screen's safe area as stories describe it: `safeAreaBar` and `safeAreaInset` take one, or a list.
struct SafeAreaBarDescription {
    var edge: ScreenEdges.Edge
    var alignment: ScreenEdges.Bar.Alignment
    /// Points; nil is the system's.
    var spacing: Double?
    var content: SafeAreaContent
    /// For what is wrong with it where it is used.
    var place: SourceValue

    /// The screen with the bar.
    func bar(on screen: Screen) throws -> Screen {
        switch edge {
        case .top: screen.safeAreaBar(edge: .top, alignment: alignment, spacing: spacing) { content }
        case .bottom: screen.safeAreaBar(edge: .bottom, alignment: alignment, spacing: spacing) { content }
        case .leading: screen.safeAreaBar(edge: .leading, alignment: alignment, spacing: spacing) { content }
        case .trailing: screen.safeAreaBar(edge: .trailing, alignment: alignment, spacing: spacing) { content }
        }
    }

    /// The screen with the bar as an inset.
    ///
    /// Throws a `SourceError` for one beside the content, which stories have as a `safeAreaBar` only.
    func inset(on screen: Screen) throws -> Screen {
        switch edge {
        case .top: return screen.safeAreaInset(edge: .top, alignment: alignment, spacing: spacing) { content }
        case .bottom: return screen.safeAreaInset(edge: .bottom, alignment: alignment, spacing: spacing) { content }
        case .leading, .trailing:
            throw place.error(
                "a safeAreaInset stands at the top or the bottom here",
                remedy: "make it a safeAreaBar, which takes every edge"
            )
        }
    }
}

extension StoryReader {
    mutating func safeAreaBars(_ value: SourceValue) throws -> [SafeAreaBarDescription] {
        try (value.arrayValue ?? [value]).map { try safeAreaBar($0) }
    }

    /// `true` is regular glass, `false` none.
    private func glassEffect(_ value: SourceValue) throws -> ScreenEdges.GlassEffect? {
        if let hasGlass = value.boolValue { return hasGlass ? .regular : nil }
        return try value.choice(of: ScreenEdges.GlassEffect.self)
    }

    private mutating func safeAreaBar(_ value: SourceValue) throws -> SafeAreaBarDescription {
        let object = try value.object()
        errors += object.unknownKeyErrors(["edge", "title", "symbols", "alignment", "spacing", "background", "glass"])
        var content = SafeAreaContent(
            try object["title"]?.string(),
            symbols: try object["symbols"]?.array().map { try symbol($0) } ?? []
        )
        if let background = object["background"] {
            _ = try background.choice(of: ["bar"])
            content = content.background(.bar)
        }
        if let glass = try object["glass"].flatMap({ try glassEffect($0) }) { content = content.glassEffect(glass) }
        let spacing = try object["spacing"].map { value in
            let points = try value.number()
            guard points >= 0 else { throw value.error("give points from 0 on") }
            return points
        }
        return SafeAreaBarDescription(
            edge: try object.required("edge").choice(of: ScreenEdges.Edge.self),
            alignment: try object["alignment"].map { try $0.choice(of: ScreenEdges.Bar.Alignment.self) } ?? .center,
            spacing: spacing,
            content: content,
            place: value
        )
    }
}
