import BarState
import Testing

@testable import Review

/// What a bar refuses reaches the author of a story once, at its place and in the words of stories.
@Suite("A bar's errors in a story")
struct BarErrorPlaceTests {
    private static let home = #"{"id": "home", "title": "Home", "symbol": "house"}"#

    private static func story(
        _ kind: String,
        items: String = home,
        bar: String = "",
        steps: String = "",
        home cell: String? = nil
    ) -> String {
        let screens = cell.map { #", "screens": {"home": {"sections": [{"rows": [\#($0)]}]}}"# } ?? ""
        return StoryReaderTests.text(bar: #""items": [\#(items)]\#(bar)"#, kind: kind, steps: steps, more: screens)
    }

    private static let cover = #"{"title": "c", "matchedTransitionSource": "cover"}"#

    static let described: [(text: String, message: String)] = [
        (
            story(
                "tabView",
                home: cover + #", {"title": "a", "navigationLink": {"navigationTransition": {"zoom": ▸"covr"}}}"#
            ),
            #"no cell is the source "covr" that a destination zooms from (did you mean "cover"?)"#
        ),
        (
            story("tabView", home: #"{"title": "a", "sheet": {"navigationTransition": {"zoom": ▸"x"}}}"#),
            #"no cell is the source "x" that a destination zooms from (give a cell "matchedTransitionSource": "x")"#
        ),
        (
            story(
                "tabView",
                home: cover + #", {"title": "a", "sheet": {"navigationTransition": {"zoom": ▸"picture"}}}"#
            ),
            #"no cell is the source "picture" that a destination zooms from "#
                + #"(give a cell "matchedTransitionSource": "picture", or zoom from one of: cover)"#
        ),
        (
            StoryReaderTests.text(
                bar: #""items": [\#(home)]"#,
                kind: "tabView",
                more: #", "screens": {"home": {"sections": [{"banner": {"title": "a", "sheet": ▸{"title": "b"}}}]}}"#
            ),
            "only a sheet that zooms is drawn "
                + #"(give it "navigationTransition": {"zoom": the cell's matchedTransitionSource})"#
        ),
        (
            story("tabView", home: #"{"title": "a", "onScrollVisibilityChange": {"threshold": ▸1.5}}"#),
            "the visibility threshold is 1.5 (give a share from 0 to 1)"
        ),
        (
            story("tabView", items: home + ", " + home.replacing("{\"id\": ", with: "{\"id\": ▸")),
            #"two tabs have the id "home" (give every tab an id of its own)"#
        ),
        (story("tabView", bar: #", "selection": ▸"hme""#), #"no tab has the id "hme" (did you mean "home"?)"#),
        (
            story("floatingAccessory", bar: #", "release": ▸"17""#),
            "the floating accessory is not made for iOS 17.0 (it needs iOS 18.0 or later)"
        ),
        (
            story("floatingAccessory", bar: #", "setContentView": {"text": ▸" "}"#),
            "the text is empty (write what it shows)"
        ),
        (
            story("floatingAccessory", bar: #", "setContentView": {"wide": "x", "width": ▸0}"#),
            "a content view is wider than 0 points"
        ),
        (story("searchTabBar"), "the search tab bar has 1 tab (its capsule holds 2 to 4)"),
    ]

    @Test("in a description it is one error", arguments: described)
    func description(text: String, message: String) {
        let (text, places) = MarkedStory.read(
            text.contains("▸") ? text : text.replacing("\"items\": ", with: "\"items\": ▸")
        )
        #expect(places.count == 1)
        #expect(StoryReaderTests.errors(text) == "\(places.first ?? ""): \(message)")
    }

    static let played: [(text: String, message: String)] = [
        (
            story("tabView", steps: #"{"push": {"navigationTransition": {"zoom": ▸"covr"}}}"#, home: cover),
            #"step 1 (push): No cell is the source "covr" that a destination zooms from. Did you mean "cover"?"#
        ),
        (
            story("tabView", steps: #"{"set": {"selection": ▸"hme"}}"#),
            #"step 1 (set): No tab has the id "hme". Did you mean "home"?"#
        ),
        (
            story("accessoryTabBar", steps: #"{"set": {"selection": ▸"library"}}"#),
            #"step 1 (set): No tab has the id "library". Choose one of: home."#
        ),
        (
            story("tabView", steps: #"{"set": {"items": ▸[]}}"#),
            "step 1 (set): The bar has no tabs. Give it at least one item."
        ),
        (
            story(
                "tabView",
                steps: #"{"wait": 1}, {"set": {"items": [\#(home), {"id": ▸"home", "title": "H", "symbol": "bag"}]}}"#
            ),
            #"step 2 (set): Two tabs have the id "home". Give every tab an id of its own."#
        ),
        (
            story(
                "accessoryTabBar",
                steps: #"{"set": {"items": [{"id": "home", "title": "H", "symbol": "bag", "badge": ▸-1}]}}"#
            ),
            #"step 1 (set): The badge of tab "home" is -1. Give a count from 0 on, or none."#
        ),
        (
            story("accessoryTabBar", steps: #"{"set": {"accessory": {"id": "x", "title": ▸" ", "symbol": "bag"}}}"#),
            #"step 1 (set): The title of accessory "x" is empty. Fill in its title."#
        ),
        (
            story("floatingAccessory", steps: #"{"set": {"release": ▸"17"}}"#),
            "step 1 (set): The floating accessory is not made for iOS 17.0. It needs iOS 18.0 or later."
        ),
        (
            story("tabView", steps: #"▸{"set": {"wedge": {"angle": 90}}}"#),
            #"step 1 (set): "set" means nothing now: the visible screen has no wedge. Give that screen a wedge."#
        ),
        (
            story("accessoryTabBar", steps: #"▸{"dismissKeyboard": true}"#),
            #"step 1 (dismissKeyboard): "dismissKeyboard" means nothing now: no keyboard is up. Send keyboard first."#
        ),
        (
            story(
                "searchTabBar",
                items: home + #", {"id": "b", "title": "B", "symbol": "bag"}"#,
                steps:
                    #"{"tap": "search-button"}, ▸{"keyboard": true}"#
            ),
            #"step 2 (keyboard): "keyboard" means nothing now: search covers the content's fields. "#
                + #"Tap "search-field" instead."#
        ),
    ]

    @Test("in a step it stands at the key that is at fault, or at the step", arguments: played)
    func step(text: String, message: String) throws {
        let (text, places) = MarkedStory.read(text)
        let story = try StoryReaderTests.story(text)
        let stage = StoryStage(contentLimit: { _ in 600 }, layer: { _, _, _ in nil })
        let error = #expect(throws: StoryError.self) { try StoryPlayer.play(story, on: stage) }
        #expect(places.count == 1)
        #expect(error?.description == "\(places.first ?? ""): \(message)")
    }
}
