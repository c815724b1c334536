import BarState
import Drawing
import Review
import Testing

@Suite("Playing stories")
struct StoryPlayerTests {
    /// Content ends at 1,000 points, and every point of the screen is the accessory.
    private static var stage: StoryStage {
        StoryStage(contentLimit: { _ in 1_000 }, layer: { _, _, touchable in touchable.first })
    }

    private static let bar = """
        "items": [{"id": "home", "title": "Home", "symbol": "house"}, {"id": "more", "title": "More", "symbol": "bag"}],
        "accessory": {"id": "x", "title": "T", "subtitle": "S", "symbol": "bag", "progress": 0.5}
        """

    private static func play(_ steps: String, bar: String = bar, kind: String = "accessoryTabBar") throws -> [Shown] {
        let story = try StoryReaderTests.story(StoryReaderTests.text(bar: bar, kind: kind, steps: steps))
        return try StoryPlayer.play(story, on: stage).map { Shown(moment: $0) }
    }

    /// A captured moment, opened.
    private struct Shown {
        var moment: CapturedMoment
        var bar: AccessoryTabBarPresentation? {
            if case .accessoryTabBar(let bar) = moment.presentation.bar { bar } else { nil }
        }
        var accessory: AccessoryPresentation? { bar?.accessory }
        var search: SearchTabBarPresentation? {
            if case .searchTabBar(let bar) = moment.presentation.bar { bar } else { nil }
        }
    }

    @Test("scrolling folds, restart brings the bar back as described, wait moves time")
    func foldAndRestart() throws {
        let shown = try Self.play(
            """
            {"scroll": {"by": 60}}, {"wait": 2}, {"capture": "folded"}, {"restart": true}, {"capture": "again"}
            """
        )
        #expect(shown.map(\.moment.capture.name) == ["folded", "again"])
        #expect(shown.map { $0.bar?.isFolded } == [true, false])
        #expect(shown.map(\.moment.presentation.time) == [2, 0])
    }

    @Test("waits add up to the longest time of a story and no further; restart begins again")
    func longestTime() throws {
        let half = #"{"wait": 500000}"#
        let shown = try Self.play("\(half), \(half), {\"capture\": \"a\"}, {\"restart\": true}, {\"wait\": 1}")
        #expect(shown.map(\.moment.presentation.time) == [1_000_000])
        let error = #expect(throws: StoryError.self) {
            try Self.play("\(half), \(half), {\"wait\": 0.5}, {\"capture\": \"a\"}")
        }
        #expect(error?.step == 3)
        #expect(error?.place != nil)
        #expect(error?.message.contains("let it last from 0 to 1000000") == true)
        for seconds in [Double.nan, .infinity, -1, 1.7e308] {
            let story = Story(
                "a",
                bar: try StoryReaderTests.story(StoryReaderTests.text()).bar,
                steps: [.wait(seconds)]
            )
            #expect(throws: StoryError.self) { try StoryPlayer.play(story, on: Self.stage) }
        }
    }

    @Test("a scroll that isn't tracked folds nothing")
    func untracked() throws {
        let shown = try Self.play(#"{"scroll": {"by": 60, "tracked": false}}, {"capture": "a"}"#)
        #expect(shown.first?.bar?.isFolded == false)
        #expect(shown.first?.moment.presentation.content.scrollOffset == 60)
    }

    @Test("a scroll to an end rests there")
    func ends() throws {
        let shown = try Self.play(
            #"{"scroll": {"to": "end"}}, {"capture": "a"}, {"scroll": {"to": "top"}}, {"capture": "b"}"#
        )
        #expect(shown.map(\.moment.presentation.content.scrollOffset) == [1_000, 0])
        #expect(shown.map(\.moment.presentation.content.isScrolledToEnd) == [true, false])
    }

    @Test("set merges into the accessory that is there")
    func merge() throws {
        let shown = try Self.play(
            #"{"set": {"accessory": {"isActive": false, "progress": null}}}, {"capture": "a"}"#
        )
        #expect(shown.first?.accessory?.title == "T")
        #expect(shown.first?.accessory?.isActive == false)
        #expect(shown.first?.accessory?.progress == nil)
    }

    @Test("set with another id is another accessory, and null lets it go")
    func replace() throws {
        let shown = try Self.play(
            """
            {"set": {"accessory": {"id": "y", "title": "U", "symbol": "bag"}}}, {"capture": "a"},
            {"set": {"accessory": null}}, {"capture": "b"}
            """
        )
        #expect(shown.first?.accessory?.title == "U")
        #expect(shown.first?.accessory?.subtitle == "")
        #expect(shown.last?.bar?.accessory == nil)
    }

    @Test("items and a selection among them change together")
    func items() throws {
        let shown = try Self.play(
            #"{"set": {"selection": "new", "items": [{"id": "new", "title": "N", "symbol": "bag"}]}}, {"capture": "a"}"#
        )
        #expect(shown.first?.bar?.tabs.map(\.id) == ["new"])
    }

    @Test("the control runs from its tap to the step that ends it")
    func control() throws {
        let shown = try Self.play(
            """
            {"tap": "accessory/control"}, {"capture": "busy"}, {"controlThrows": "No network."}, {"capture": "failed"},
            {"wait": 4}, {"capture": "recovered"}, {"tap": "accessory/control"}, {"controlThrows": null},
            {"capture": "general"}, {"set": {"onControl": null}}, {"capture": "none"}
            """
        )
        #expect(shown.map { $0.accessory?.control?.isBusy } == [true, false, false, false, nil])
        #expect(
            shown.map { $0.accessory?.error } == [
                nil, "No network.", nil, "That didn't work. Try again.", "That didn't work. Try again.",
            ]
        )
    }

    @Test("a point is the layer that lies there")
    func point() throws {
        #expect(
            try Self.play(#"{"tap": {"point": [200, 700]}}, {"capture": "a"}"#).first?.moment.presentation.sheet != nil
        )
    }

    @Test("turning the device is part of the captures after it, until restart")
    func rotate() throws {
        let shown = try Self.play(
            """
            {"rotate": true}, {"capture": "a"}, {"rotate": "portrait"}, {"capture": "b"}, {"rotate": "landscape"},
            {"restart": true}, {"capture": "c"}
            """
        )
        #expect(shown.map { $0.moment.capture.pin[.orientation] } == ["landscape", "portrait", nil])
    }

    @Test("search finds what the described results hold, case ignored")
    func search() throws {
        let items =
            #""items": [{"id": "a", "title": "A", "symbol": "bag"}, {"id": "b", "title": "B", "symbol": "bag"}]"#
        let text = StoryReaderTests.text(
            bar: items,
            kind: "searchTabBar",
            steps: """
                {"tap": "search-button"}, {"type": "tId"}, {"capture": "typing"}, {"type": "zz"}, {"capture": "nothing"}
                """,
            more: #", "results": {"sections": [{"heading": "Shows", "rows": ["Tidal Clocks", "Night Ferry"]}]}"#
        )
        let shown = try StoryPlayer.play(try StoryReaderTests.story(text), on: Self.stage)
        let found = shown.map(\.presentation.content.screen.sections)
        #expect(
            found.first == [
                Screen.Section(heading: "Shows", content: .rows([Screen.Item(title: "Tidal Clocks", artwork: 0)]))
            ]
        )
        #expect(found.last?.map(\.content) == [.message("No Results")])
    }

    @Test(
        "a step that can't happen is named with its number, its event, its place and the way out",
        arguments: [
            (
                #"{"capture": "a"}, {"tap": "accessory/artwork"}"#,
                #"step 2 (tap): "accessory/artwork" can't be touched"#
            ),
            (#"{"dismiss": true}"#, "step 1 (dismiss): "),
            (#"{"pop": true}"#, "step 1 (pop): "),
            (#"{"type": "x"}"#, "step 1 (type): "),
            (#"{"controlEnds": true}"#, "step 1 (controlEnds): "),
            (#"{"set": {"selection": "gone"}}"#, #"step 1 (set): No tab has the id "gone""#),
            (
                #"{"set": {"accessory": null}}, {"set": {"accessory": {"title": "T"}}}"#,
                "step 2 (set): a new accessory needs"
            ),
        ]
    )
    func outOfPlace(steps: String, message: String) {
        let error = #expect(throws: StoryError.self) { try Self.play(steps) }
        #expect(error?.description.hasPrefix("a/story.json:") == true)
        #expect(error?.description.contains(message) == true)
    }

    enum Tab: String, Hashable, Sendable { case home, more }

    @Test("a story is written in Swift with the bar's own tab type, and without a file says its name")
    func swift() throws {
        let bar = try AccessoryTabBar<Tab>(
            selection: .home,
            items: [.init(.home, title: "Home", symbol: "house"), .init(.more, title: "More", symbol: "bag")],
            accessory: .sample,
            style: .custom,
            onControl: {},
            content: { Screen(title: $0.rawValue).accessoryTabBarScrollTracking() }
        )
        let story = Story(
            "swift",
            bar: bar,
            steps: [
                .capture("resting"),
                .set(AccessoryTabBar<Tab>.Value.selection(.more), .accessory(nil)),
                .capture("more", pin: [.textSize: "AX3"], at: 0.5),
            ]
        )
        let moments = try StoryPlayer.play(story, on: Self.stage)
        #expect(moments.map(\.presentation.content.screen.title) == ["home", "more"])
        #expect(moments.last?.capture == Capture("more", pin: [.textSize: "AX3"], progress: 0.5))

        let wrong = Story("swift", bar: bar, steps: [.tap("search-button")])
        let error = #expect(throws: StoryError.self) { try StoryPlayer.play(wrong, on: Self.stage) }
        #expect(error?.description.hasPrefix("story 'swift': step 1 (tap): ") == true)

        let other = Story("swift", bar: bar, steps: [.set(SearchTabBar<Tab>.Value.query("x"))])
        #expect(throws: StoryError.self) { try StoryPlayer.play(other, on: Self.stage) }
    }
}
