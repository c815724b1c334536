/// The edges of a screen, by SwiftUI's names.
extension Screen {
    /// The edges that content scrolls under.
    public enum VerticalEdge: String, Hashable, Sendable, CaseIterable {
        /// Under the navigation bar and the bars in the safe area below it.
        case top
        /// Under the tab bar and the bars in the safe area above it.
        case bottom
    }

    /// The edges beside the content, which change sides with the reading direction.
    public enum HorizontalEdge: String, Hashable, Sendable, CaseIterable {
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing
    }

    /// How content gives way under the bars of these edges; nil is the system's choice.
    public func scrollEdgeEffectStyle(_ style: ScreenEdges.EdgeStyle?, for edges: VerticalEdge...) -> Screen {
        with {
            if edges.contains(.top) { $0.topStyle = style }
            if edges.contains(.bottom) { $0.bottomStyle = style }
        }
    }

    /// A bar above or below the content, under which the edge's effect goes on.
    ///
    /// `spacing` is in points; nil is the system's.
    public func safeAreaBar(
        edge: VerticalEdge,
        alignment: ScreenEdges.Bar.Alignment = .center,
        spacing: Double? = nil,
        content: () -> SafeAreaContent
    ) -> Screen {
        adding(content().bar(at: edge.edge, alignment: alignment, spacing: spacing))
    }

    /// A bar beside the content, under which the edge's effect goes on.
    ///
    /// `spacing` is in points; nil is the system's.
    public func safeAreaBar(
        edge: HorizontalEdge,
        alignment: ScreenEdges.Bar.Alignment = .center,
        spacing: Double? = nil,
        content: () -> SafeAreaContent
    ) -> Screen {
        adding(content().bar(at: edge.edge, alignment: alignment, spacing: spacing))
    }

    /// Content in the safe area above or below; with `.background(.bar)` it has a material of its own, and without it
    /// wants a `scrollEdgeEffectStyle(.hard, for:)`.
    ///
    /// `spacing` is in points; nil is the system's.
    public func safeAreaInset(
        edge: VerticalEdge,
        alignment: ScreenEdges.Bar.Alignment = .center,
        spacing: Double? = nil,
        content: () -> SafeAreaContent
    ) -> Screen {
        adding(content().inset(at: edge.edge, alignment: alignment, spacing: spacing))
    }

    /// Mirrors and blurs the screen's background into the safe area around it; for one view of a screen.
    public func backgroundExtensionEffect() -> Screen {
        with { $0.backgroundExtensions += 1 }
    }

    /// A sidebar beside the content, as on iPad.
    public func sidebar() -> Screen {
        with { $0.hasSidebar = true }
    }

    private func adding(_ bar: ScreenEdges.Bar) -> Screen {
        with { $0.bars.append(bar) }
    }
}

/// What stands in a bar in the safe area: a title, and buttons by their symbols.
public struct SafeAreaContent: Hashable, Sendable {
    /// What may be drawn behind the content.
    public enum Background: Hashable, Sendable {
        /// The material of the system's bars.
        case bar
    }

    /// The text in the bar; nil draws none.
    public var title: String?
    /// SF Symbols of the bar's buttons, in order.
    public var symbols: [String]
    private var background: Background?
    private var glass: ScreenEdges.GlassEffect?

    /// Content without a background or glass of its own.
    public init(_ title: String? = nil, symbols: [String] = []) {
        self.title = title
        self.symbols = symbols
    }

    /// A material of its own.
    public func background(_ background: Background) -> SafeAreaContent {
        var copy = self
        copy.background = background
        return copy
    }

    /// Glass of its own, which in a `safeAreaBar`, over the edge's effect, is glass on glass.
    public func glassEffect(_ glass: ScreenEdges.GlassEffect = .regular) -> SafeAreaContent {
        var copy = self
        copy.glass = glass
        return copy
    }

    func bar(
        at edge: ScreenEdges.Edge,
        alignment: ScreenEdges.Bar.Alignment,
        spacing: Double?
    ) -> ScreenEdges.Bar {
        ScreenEdges.Bar(
            edge: edge,
            title: title,
            symbols: symbols,
            isInset: background == .bar,
            alignment: alignment,
            spacing: spacing,
            glass: glass
        )
    }

    func inset(
        at edge: ScreenEdges.Edge,
        alignment: ScreenEdges.Bar.Alignment,
        spacing: Double?
    ) -> ScreenEdges.Bar {
        var inset = bar(at: edge, alignment: alignment, spacing: spacing)
        inset.isSafeAreaBar = false
        return inset
    }
}

extension Screen.VerticalEdge {
    var edge: ScreenEdges.Edge { self == .top ? .top : .bottom }
}

extension Screen.HorizontalEdge {
    var edge: ScreenEdges.Edge { self == .leading ? .leading : .trailing }
}
