import BarState
import Review
import SourceJSON
import Testing

@Suite("Stories of the floating accessory")
struct FloatingStoryTests {
    private static let tabs = #""items": [{"id": "home", "title": "Home", "symbol": "house"}]"#

    private static func text(_ bar: String = "", steps: String = "") -> String {
        StoryReaderTests.text(bar: tabs + bar, kind: "floatingAccessory", steps: steps)
    }

    private static func host(_ bar: String) throws -> TabBarController<String> {
        try #require(try StoryReaderTests.story(text(bar)).bar as? TabBarController<String>)
    }

    /// The bar after the last step, on a stage where content scrolls by up to 600 points.
    private static func host(_ bar: String, after steps: String) throws -> FloatingAccessoryPresentation {
        let story = try StoryReaderTests.story(text(bar, steps: steps + #", {"capture": "end"}"#))
        let stage = StoryStage(contentLimit: { _ in 600 }, layer: { _, _, _ in nil })
        let moments = try StoryPlayer.play(story, on: stage)
        guard case .floatingAccessory(let shown) = moments.last?.presentation.bar else {
            throw BarError.noTabs
        }
        return shown
    }

    @Test("every key of the bar arrives")
    func bar() throws {
        let host = try Self.host(
            #"""
            , "release": "18", "tabBarMinimizeBehavior": "onScrollDown", "scrollPolicy": {"distance": 25},
            "setContentView": {"symbol": "plus", "label": "Add", "position": "leading"}, "onAccessoryTap": null
            """#
        )
        #expect(host.release == .iOS18)
        #expect(host.tabBarMinimizeBehavior == .onScrollDown)
        #expect(host.scrollPolicy == .init(distance: 25))
        #expect(host.onAccessoryTap == nil)
        #expect(host.floatingAccessoryController.contentView == .symbol("plus", label: "Add"))
        #expect(host.floatingAccessoryController.position == .leading)
    }

    private static let plus = #", "setContentView": {"symbol": "plus", "label": "Add"}"#

    @Test("the accessory is trailing, empty and shown where nothing is said")
    func standard() throws {
        let controller = try Self.host("").floatingAccessoryController
        #expect(controller.contentView == nil)
        #expect(controller.position == .trailing)
        #expect(!controller.isHidden)
    }

    @Test("a position given without content is kept for the next content")
    func keptPosition() throws {
        let shown = try Self.host(
            "",
            after: #"""
                {"set": {"setPosition": {"position": "center"}}}, {"set": {"setHidden": true}},
                {"set": {"setContentView": {"text": "Updated"}}}
                """#
        )
        #expect(shown.position == .center)
        #expect(shown.isHidden)
        #expect(shown.content == .text("Updated"))
    }

    @Test("each call of a step arrives")
    func calls() throws {
        let updated = try Self.host(
            Self.plus,
            after: #"{"set": {"performContentUpdate": {"wide": "W", "width": 300}}}"#
        )
        #expect(updated.content == .wide(title: "W", width: 300))
        let measured = try Self.host(Self.plus, after: #"{"set": {"contentDidLayout": {"text": "Longer"}}}"#)
        #expect(measured.content == .text("Longer"))
        let removed = try Self.host(Self.plus, after: #"{"set": {"removeContent": {"animated": true}}}"#)
        #expect(removed.content == nil)
        #expect(removed.leavingContent == .symbol("plus", label: "Add"))
        let hidden = try Self.host(Self.plus, after: #"{"set": {"setTabBarHidden": true}}"#)
        #expect(hidden.isTabBarHidden)
    }

    @Test(
        "scrolling minimises on iOS 26 and follows the app's policy on iOS 18, after its distance and not before",
        arguments: [
            ("26.0", MinimizeRules.standard.distance - 0.1, false, false),
            ("26.0", MinimizeRules.standard.distance, true, false), ("26.0", 200, true, false),
            ("18", 39.9, false, false),
            ("18", 40, false, true), ("26.1", 200, true, false),
        ]
    )
    func scrolling(release: String, distance: Double, isMinimized: Bool, isHidden: Bool) throws {
        let shown = try Self.host(
            Self.plus + #", "tabBarMinimizeBehavior": "onScrollDown", "scrollPolicy": {}"#,
            after: #"{"set": {"release": "\#(release)"}}, {"scroll": {"by": \#(distance), "tracked": true}}"#
        )
        #expect(shown.isMinimized == isMinimized)
        #expect(shown.isTabBarHidden == isHidden)
    }

    @Test(
        "what can't be is an error with its place and a way out",
        arguments: [
            (#", "release": "17""#, "", "iOS 17"), (#", "release": "newest""#, "", "no version of iOS"),
            (#", "setContentView": {}"#, "", "the content is missing"),
            (#", "setContentView": {"symbol": "plus"}"#, "", "label"),
            (#", "setContentView": {"symbol": "plus", "label": "Add", "text": "x"}"#, "", "symbol and text at once"),
            (#", "setContentView": {"text": " "}"#, "", "empty"),
            (#", "setContentView": {"wide": "x", "width": 0}"#, "", "wider than 0 points"),
            (#", "setContentView": {"text": "x", "position": "left"}"#, "", "left"),
            (#", "scrollPolicy": {"distance": 0}"#, "", "more than 0 points"),
            (
                #", "setContent": {"text": "x"}"#, "",
                #""setContent" is what it was called before (write setContentView, setPosition, setHidden or removeContent; "#
                    + "in a story each call is a key)"
            ),
            (
                #", "TabBarAccessoryController": {}"#, "",
                #""TabBarAccessoryController" is what it was called before "#
                    + "(write floatingAccessoryController, which the host owns; in a story each call is a key)"
            ),
            ("", #"{"set": {"setContent": {"text": "x"}}}"#, "(write setContentView, setPosition, "),
            (
                #", "setContentView": {"text": "x", "width": 20}"#, "",
                #":134: "width" says nothing beside "text" (leave it out, or write "wide" in place of "text")"#
            ),
            (#", "setContentView": {"symbol": "plus", "label": "A", "width": 20}"#, "", #""width" says nothing"#),
            (#", "setContentView": {"wide": "x", "width": 20, "label": "A"}"#, "", #""label" says nothing"#),
            (
                "", #"{"set": {"performContentUpdate": {"text": "x", "label": "A"}}}"#,
                #""label" says nothing beside "text" (leave it out, or write "symbol" in place of "text")"#
            ),
            ("", #"{"set": {"contentDidLayout": {"text": "x", "width": 1}}}"#, #""width" says nothing"#),
            (
                "", #"{"set": {"performContentUpdate": {"text": "x", "position": "center"}}}"#,
                #"unknown key "position""#
            ),
            ("", #"{"set": {"setHidden": {"isHiden": true}}}"#, "isHidden"),
            ("", #"{"set": {"release": "17"}}"#, "none"),
        ]
    )
    func refused(bar: String, step: String, message: String) {
        let errors = StoryReaderTests.errors(Self.text(bar, steps: step))
        #expect(errors.contains(message), "\(errors)")
        if message != "none" { #expect(errors.hasPrefix("a/story.json:")) }
    }

    @Test("a step to an iOS without the accessory is refused when the story is played")
    func release() {
        #expect(throws: StoryError.self) { try Self.host("", after: #"{"set": {"release": "17"}}"#) }
    }
}
