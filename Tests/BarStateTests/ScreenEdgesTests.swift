import BarState
import Testing

@Suite("Screens: edges and bars in the safe area")
struct ScreenEdgesTests {
    typealias Edges = ScreenEdges

    static func edges(_ screen: Screen) throws -> Edges {
        try TabView<Place>.underTest(home: screen).presentation(at: 0).edges
    }

    @Test("a screen that asks for nothing has nothing at its edges")
    func nothing() throws {
        #expect(try Self.edges(Screen(title: "home")) == Edges())
    }

    @Test("scrollEdgeEffectStyle is for the edges that it names", arguments: Edges.EdgeStyle.allCases)
    func style(style: Edges.EdgeStyle) throws {
        let top = try Self.edges(Screen(title: "").scrollEdgeEffectStyle(style, for: .top))
        #expect(top.topStyle == style)
        #expect(top.bottomStyle == nil)
        let bottom = try Self.edges(Screen(title: "").scrollEdgeEffectStyle(style, for: .bottom))
        #expect(bottom.topStyle == nil)
        #expect(bottom.bottomStyle == style)
        let both = Screen(title: "").scrollEdgeEffectStyle(style, for: .top, .bottom)
        #expect(try Self.edges(both).topStyle == style)
        #expect(try Self.edges(both).bottomStyle == style)
        #expect(try Self.edges(both.scrollEdgeEffectStyle(nil, for: .top)).topStyle == nil)
    }

    static func bar(_ edge: Edges.Edge) -> Screen {
        let content = SafeAreaContent("Filters", symbols: ["plus"])
        switch edge {
        case .top: return Screen(title: "").safeAreaBar(edge: .top) { content }
        case .bottom: return Screen(title: "").safeAreaBar(edge: .bottom) { content }
        case .leading: return Screen(title: "").safeAreaBar(edge: .leading) { content }
        case .trailing: return Screen(title: "").safeAreaBar(edge: .trailing) { content }
        }
    }

    @Test("safeAreaBar takes every edge, horizontal and vertical", arguments: Edges.Edge.allCases)
    func safeAreaBar(edge: Edges.Edge) throws {
        #expect(try Self.edges(Self.bar(edge)).bars == [Edges.Bar(edge: edge, title: "Filters", symbols: ["plus"])])
    }

    @Test("alignment is centred and spacing the system's unless said otherwise")
    func alignment() throws {
        let standard = try #require(try Self.edges(Self.bar(.top)).bars.first)
        #expect(standard.alignment == .center)
        #expect(standard.spacing == nil)
        let other = Screen(title: "").safeAreaBar(edge: .leading, alignment: .trailing, spacing: 12) {
            SafeAreaContent()
        }
        #expect(try Self.edges(other).bars.first?.alignment == .trailing)
        #expect(try Self.edges(other).bars.first?.spacing == 12)
    }

    @Test("safeAreaInset with the background .bar has a material of its own; without, it waits for the edge's effect")
    func inset() throws {
        let material = Screen(title: "").safeAreaInset(edge: .bottom) { SafeAreaContent("Player").background(.bar) }
        #expect(try Self.edges(material).bars.map(\.isInset) == [true])
        let bare = Screen(title: "").safeAreaInset(edge: .bottom) { SafeAreaContent("Player") }
            .scrollEdgeEffectStyle(.hard, for: .bottom)
        #expect(try Self.edges(bare).bars.map(\.isInset) == [false])
        #expect(try Self.edges(bare).bars.map(\.isSafeAreaBar) == [false])
        #expect(try Self.edges(bare).bottomStyle == .hard)
    }

    @Test("more than one bar keeps its order")
    func order() throws {
        let screen = Screen(title: "").safeAreaBar(edge: .top) { SafeAreaContent("A") }
            .safeAreaBar(edge: .bottom) { SafeAreaContent("B") }
        #expect(try Self.edges(screen).bars.map(\.title) == ["A", "B"])
    }

    @Test("the background goes on under bars and a sidebar")
    func extended() throws {
        #expect(try Self.edges(Screen(title: "").backgroundExtensionEffect()).hasBackgroundExtension)
        #expect(try Self.edges(Screen(title: "").sidebar()).hasSidebar)
        #expect(try !Self.edges(Screen(title: "").sidebar()).hasBackgroundExtension)
    }

    @Test("a pushed screen has its own edges, and what runs to the foot says so")
    func pushed() throws {
        var view = try TabView<Place>.underTest(home: Self.bar(.top))
        _ = try view.handle(.push(Screen(title: "more").ignoresBottomSafeArea()), at: 1)
        #expect(view.presentation(at: 1).edges == Edges(ignoresBottomSafeArea: true))
        _ = try view.handle(.pop, at: 2)
        #expect(view.presentation(at: 2).edges.bars.count == 1)
    }

    @Test("modifiers leave the screen that they are called on as it was")
    func values() {
        let screen = Screen(title: "a")
        _ = screen.backgroundExtensionEffect().searchable().scrollEdgeEffectStyle(.hard, for: .top)
        #expect(screen == Screen(title: "a"))
    }
}
