import BarLayout
import BarState
import Testing

@testable import Review

@Suite("Stories: bars in the safe area, pictures, and what can be seen")
struct SafeAreaStoryTests {
    private static func text(screen: String, steps: String = "") -> String {
        StoryReaderTests.text(
            bar: #""items": [{"id": "home", "title": "Home", "symbol": "house"}]"#,
            kind: "tabView",
            steps: steps,
            more: #", "screens": {"home": {\#(screen)}}"#
        )
    }

    private static func edges(_ screen: String) throws -> ScreenEdges {
        try StoryReaderTests.story(text(screen: screen)).bar.presentation(at: 0).edges
    }

    @Test("a bar says its edge and what is in it; the rest is the system's")
    func bar() throws {
        let edges = try Self.edges(#""safeAreaBar": {"edge": "leading", "title": "Tools", "symbols": ["plus"]}"#)
        #expect(edges.bars == [.init(edge: .leading, title: "Tools", symbols: ["plus"])])
    }

    @Test("several bars, with all there is to say, in their order")
    func bars() throws {
        let edges = try Self.edges(
            """
            "safeAreaBar": [{"edge": "top", "alignment": "trailing", "spacing": 3, "glass": true},
                {"edge": "bottom", "glass": "clear"}, {"edge": "bottom", "glass": false}],
            "safeAreaInset": {"edge": "bottom", "background": "bar"}
            """
        )
        #expect(
            edges.bars == [
                .init(edge: .top, alignment: .trailing, spacing: 3, glass: .regular),
                .init(edge: .bottom, glass: .clear), .init(edge: .bottom),
                .init(edge: .bottom, isInset: true, isSafeAreaBar: false),
            ]
        )
    }

    @Test(
        "a bar that can't be is refused at its place",
        arguments: [
            (#""safeAreaBar": {"title": "a"}"#, "edge"),
            (#""safeAreaBar": {"edge": "left"}"#, "expected one of top, bottom, leading, trailing"),
            (#""safeAreaBar": {"edge": "top", "spacing": -1}"#, "give points from 0 on"),
            (#""safeAreaBar": {"edge": "top", "symbol": "plus"}"#, "unknown key \"symbol\""),
            (#""safeAreaBar": {"edge": "top", "glass": "clar"}"#, "did you mean \"clear\"?"),
            (#""safeAreaInset": {"edge": "leading"}"#, "make it a safeAreaBar, which takes every edge"),
            (#""safeAreaInset": {"edge": "top", "background": "glass"}"#, "expected one of bar"),
        ]
    )
    func refused(screen: String, message: String) {
        let errors = StoryReaderTests.errors(Self.text(screen: screen))
        #expect(errors.contains(message), "\(errors)")
    }

    @Test("banner and videos are sections, and photographs stand in any cell")
    func pictures() throws {
        let story = try StoryReaderTests.story(
            Self.text(
                screen: """
                    "sections": [{"banner": {"title": "a", "photograph": true}},
                      {"videos": ["b", {"title": "c", "artwork": 4}]}]
                    """
            )
        )
        let sections = story.bar.presentation(at: 0).content.screen.sections
        #expect(
            sections.map(\.content) == [
                .banner(.init(title: "a", artwork: 0).photograph()),
                .videos([.init(title: "b", artwork: 0), .init(title: "c", artwork: 4)]),
            ]
        )
    }

    @Test("visibility: true tells the bar what the layout sees", arguments: [(0.59, false), (0.6, true), (1, true)])
    func seen(share: Double, isPlaying: Bool) throws {
        let story = try StoryReaderTests.story(
            Self.text(
                screen: #""sections": [{"videos": [{"title": "a", "onScrollVisibilityChange": {"threshold": 0.6}}]}]"#,
                steps: #"{"visibility": true}, {"capture": "a"}"#
            )
        )
        let stage = StoryStage(
            contentLimit: { _ in 0 },
            layer: { _, _, _ in nil },
            visibleShares: { _ in [("screen/section-1/video-1", share)] }
        )
        let item = try StoryPlayer.play(story, on: stage).first?.presentation.content.screen.layeredItems.first?.item
        #expect(item?.autoplay?.isPlaying == isPlaying)
    }
}
