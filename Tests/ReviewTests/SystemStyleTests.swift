import BarState
import Testing

@testable import Review

@Suite("An accessory tab bar that the system draws")
struct SystemStyleTests {
    /// A bar over content that isn't marked for scrolling, scrolled by 20 points: enough for the system's bar, too
    /// little for the block's own, which wouldn't watch it anyway.
    private static let story = StoryReaderTests.text(
        bar: """
            "items": [{"id": "a", "title": "A", "symbol": "bag"}],
            "accessory": {"id": "x", "title": "T", "symbol": "bag"}
            """,
        steps: #"{"scroll": {"by": 20}}, {"capture": "scrolled"}"#,
        more: """
            , "screens": {"a": {"tracked": false, "sections": [{"rows": ["1", "2", "3", "4", "5", "6", "7", "8", "9",
              "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20"]}]}},
            "variants": [{"style": "automatic", "os": ["26.0", "26.1", "18"]}]
            """
    )

    private static func frame(_ name: String) throws -> Frame {
        let plan = try FramePlan([StoryReaderTests.story(story)], themes: .standard(folder: "themes"))
        return try #require(plan.frames.first { $0.name == name })
    }

    private static func bar(_ name: String) throws -> Presentation.Bar {
        let frame = try frame(name)
        return frame.drawn.styled(frame.moment.presentation).bar
    }

    @Test(
        "is a tab view tinted textPrimary, minimised by the system's rules",
        arguments: ["a/scrolled.automatic", "a/scrolled.dark.automatic", "a/scrolled.ios26-1.automatic"]
    )
    func automatic(name: String) throws {
        guard case .tabView(let bar) = try Self.bar(name) else { throw StoryReaderTests.TestError() }
        #expect(bar.tintToken == "color.textPrimary")
        #expect(bar.isMinimized, "20 points minimise it, marked or not")
        #expect(bar.accessory?.placement == .inline)
    }

    @Test("is its own before iOS 26 and with style custom", arguments: ["a/scrolled", "a/scrolled.ios18.automatic"])
    func own(name: String) throws {
        guard case .accessoryTabBar(let bar) = try Self.bar(name) else { throw StoryReaderTests.TestError() }
        #expect(!bar.isFolded)
        #expect(bar.style == (name == "a/scrolled" ? .custom : .automatic))
    }

    @Test("what an iOS lacks gives way to its fallback in the frame", arguments: [("18", true), ("26.0", false)])
    func release(os: String, isFallback: Bool) throws {
        let bar = TabViewPresentation(
            tabs: [],
            isMinimized: true,
            accessory: TabAccessoryPresentation(placement: .inline, content: .empty),
            search: NativeSearchPresentation(query: "", prompt: "p", isFocused: false),
            minimize: MotionTrack(1)
        )
        let content = Presentation.Content(screen: Screen(title: "t"))
        let styled = Variant([.os: os]).styled(Presentation(time: 0, bar: .tabView(bar), content: content))
        guard case .tabView(let shown) = styled.bar else { throw StoryReaderTests.TestError() }
        #expect(shown.isMinimized == !isFallback)
        #expect(shown.accessory?.placement == (isFallback ? nil : .inline))
        #expect((styled.content.search != nil) == isFallback, "the field stands under the title")
    }
}
