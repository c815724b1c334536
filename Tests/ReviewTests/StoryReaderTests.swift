import BarState
import Review
import SourceJSON
import Testing

@Suite("Reading stories")
struct StoryReaderTests {
    /// A story of the given parts; each left out is the shortest that is right.
    static func text(
        bar: String = #""items": [{"id": "home", "title": "Home", "symbol": "house"}]"#,
        kind: String = "accessoryTabBar",
        steps: String = "",
        more: String = ""
    ) -> String {
        #"{"bar": {"kind": "\#(kind)", \#(bar)}, "steps": [\#(steps)]\#(more)}"#
    }

    static func story(_ text: String) throws -> Story {
        try Story(json: Array(text.utf8), file: "a/story.json", name: "a")
    }

    /// The errors that a text is refused with, one a line.
    static func errors(_ text: String) -> String {
        do {
            _ = try story(text)
            return "none"
        } catch {
            return Blame.lines(of: error).joined(separator: "\n")
        }
    }

    @Test("a bar and a capture are a story, and its tab has a screen that scrolls and folds")
    func shortest() throws {
        let story = try Self.story(Self.text(steps: #"{"capture": "resting"}"#))
        #expect(story.captures == [Capture("resting")])
        let screen = story.bar.presentation(at: 0).content.screen
        #expect(screen.title == "Home")
        #expect(screen.isScrollTracked)
        #expect(screen.sections.count > 1)
    }

    @Test("every key of the bar arrives")
    func bar() throws {
        let story = try Self.story(
            Self.text(
                bar: """
                    "style": "automatic", "selection": "b", "onControl": null, "onExpand": false,
                    "items": [{"id": "a", "title": "A", "symbol": "house"},
                              {"id": "b", "title": "B", "symbol": "person", "badge": 3}],
                    "accessory": {"id": "x", "title": "T", "subtitle": "S", "symbol": "bag", "progress": 0.25,
                                  "isActive": false, "control": {"action": {"symbol": "stop.fill", "label": "End"}}}
                    """
            )
        )
        let bar = try #require(story.bar as? AccessoryTabBar<String>)
        #expect(bar.style == .automatic)
        #expect(bar.selection == "b")
        #expect(bar.items.map(\.badge) == [nil, 3])
        #expect(
            bar.accessory
                == AccessoryTabBarAccessory(
                    id: "x",
                    title: "T",
                    subtitle: "S",
                    symbol: "bag",
                    progress: 0.25,
                    isActive: false,
                    control: .action(symbol: "stop.fill", label: "End")
                )
        )
        guard case .accessoryTabBar(let shown) = bar.presentation(at: 0).bar else { throw TestError() }
        #expect(shown.accessory?.control == nil, "onControl null hides the control")
        #expect(shown.accessory?.hint == nil, "without onExpand the row opens nothing")
    }

    @Test("what isn't said is the first tab, style custom, Play and Pause, no progress")
    func defaults() throws {
        let story = try Self.story(
            Self.text(
                bar: """
                    "items": [{"id": "a", "title": "A", "symbol": "house"}, {"id": "b", "title": "B", "symbol": "bag"}],
                    "accessory": {"id": "x", "title": "T", "symbol": "bag"}
                    """
            )
        )
        let bar = try #require(story.bar as? AccessoryTabBar<String>)
        #expect(bar.style == .custom)
        #expect(bar.selection == "a")
        #expect(bar.accessory == AccessoryTabBarAccessory(id: "x", title: "T", subtitle: "", symbol: "bag"))
    }

    struct TestError: Error {}

    @Test("sections are rows, cards, a grid, text or a message")
    func screens() throws {
        let story = try Self.story(
            Self.text(
                more: """
                    , "screens": {"home": {"title": "Hi", "tracked": false, "sections": [
                      {"heading": "H", "rows": ["One", {"title": "Two", "subtitle": "s", "symbol": "bag", "artwork": 4,
                                                        "detail": "d"}, {"title": "Three", "artwork": null}]},
                      {"cards": ["C"]}, {"grid": ["G"]}, {"text": "T"}, {"text": ["A", "B"]}, {"message": "M"}]}}
                    """
            )
        )
        let screen = story.bar.presentation(at: 0).content.screen
        #expect(screen.title == "Hi")
        #expect(!screen.isScrollTracked)
        #expect(
            screen.sections == [
                Screen.Section(
                    heading: "H",
                    content: .rows([
                        Screen.Item(title: "One", artwork: 0),
                        Screen.Item(title: "Two", subtitle: "s", symbol: "bag", artwork: 4, detail: "d"),
                        Screen.Item(title: "Three"),
                    ])
                ),
                Screen.Section(content: .cards([Screen.Item(title: "C", artwork: 0)])),
                Screen.Section(content: .grid([Screen.Item(title: "G", artwork: 0)])),
                Screen.Section(content: .text(["T"])), Screen.Section(content: .text(["A", "B"])),
                Screen.Section(content: .message("M")),
            ]
        )
    }

    @Test(
        "a mistake is named with its place and the way out",
        arguments: [
            (text(bar: #""itemz": []"#), #"unknown key "itemz" (did you mean "items"?)"#),
            (text(more: #", "stepz": []"#), #"unknown key "stepz" (did you mean "steps"?)"#),
            (text(kind: "searchTabbar"), #"(did you mean "searchTabBar"?)"#),
            (text(bar: #""items": []"#), "the bar has no tabs (give it"),
            (text(kind: "searchTabBar"), "the search tab bar has 1 tab ("),
            (text(bar: items(5), kind: "searchTabBar"), "the search tab bar has 5 tabs ("),
            (text(bar: items(2) + #", "selection": "tab-3""#), #"no tab has the id "tab-3" (did you mean "tab-0"?)"#),
            (text(bar: items(1) + accessory(#""progress": 2"#)), "the progress is 2"),
            (text(bar: items(1) + accessory(#""progress": -0.1"#)), "the progress is -0.1"),
            (text(bar: items(1) + accessory(#""progress": NaN"#)), "a/story.json:1:"),
            (text(bar: items(1) + accessory(#""progress": "NaN""#)), "expected a number"),
            (text(bar: items(1) + accessory(#""control": "plapPause""#)), #"(did you mean "playPause"?)"#),
            (text(bar: items(1) + #", "accessory": {"id": "x"}"#), "a new accessory needs title, symbol"),
            (text(bar: #""items": [{"id": "a/b", "title": "A", "symbol": "house"}]"#), #""a/b" can't name a tab"#),
            (text(steps: #"{"tapp": "accessory"}"#), #"step 1: unknown event "tapp" (did you mean "tap"?)"#),
            (text(steps: #"{"tap": "a", "wait": 1}"#), "step 1: a step has one key, this has 2"),
            (text(steps: "{}"), "step 1: a step has one key, this has 0"),
            (text(steps: #"{"wait": -1}"#), "time runs forwards"),
            (text(steps: #"{"wait": 1e999}"#), "a/story.json:1:"),
            (
                text(steps: #"{"wait": 1000000.5}"#),
                "step 1: a wait of 1000000.5 seconds is longer than a story may last"
            ),
            (text(steps: #"{"wait": 1.7e308}"#), "step 1: a wait of 1.7e308 seconds is longer than a story may last"),
            (text(steps: #"{"submit": "yes"}"#), "expected true"),
            (
                text(steps: #"{"capture": "a"}, {"capture": "a"}"#),
                #"step 2: the capture "a" is already taken in line 1"#
            ),
            (text(steps: #"{"capture": "../a"}"#), #""../a" can't name a capture"#),
            (text(steps: #"{"capture": "a.dark"}"#), #""a.dark" can't name a capture"#),
            (text(steps: #"{"capture": {"name": "a", "at": 2}}"#), "a motion's progress is from 0 to 1"),
            (text(steps: #"{"capture": {"name": "a", "pin": {"moton": "full"}}}"#), #"(did you mean "motion"?)"#),
            (text(steps: #"{"capture": {"name": "a", "pin": {"motion": "ful"}}}"#), "did you mean 'full'?"),
            (text(steps: #"{"set": {"query": "x"}}"#), #"step 1: unknown key "query""#),
            (text(steps: #"{"scroll": {"by": "far"}}"#), "expected a number"),
            (text(more: #", "screens": {"hime": {}}"#), #"no tab has the id "hime" (did you mean "home"?)"#),
            (text(more: #", "screens": {"home": {"sections": [{"rows": [], "grid": []}]}}"#), "a section needs one of"),
            (text(more: #", "symbols": "../elsewhere""#), #""../elsewhere" leads out of the story's folder"#),
            (text(more: #", "symbols": "/etc""#), #""/etc" leads out of the story's folder"#),
            (text(more: #", "variants": [{"captures": ["foldd"]}]"#), #"no capture is called "foldd""#),
            (text(more: #", "variants": [{"device": "iphone-16-prp"}]"#), "did you mean 'iphone-16-pro'?"),
            (text(more: #", "variants": [{"textSize": []}]"#), "textSize has no value"),
            (text(more: variants([2_001])), "asks for more than 2000 variants (vary fewer things at a time)"),
            (text(more: variants([1_000, 1_001])), "asks for more than 2000 variants (vary fewer things at a time)"),
            (
                text(bar: items(2).replacing("tab-1", with: "tab-0")),
                #":1:104: two tabs have the id "tab-0" (give every"#
            ),
            (
                text(bar: items(2) + #", "selection": "tab-0""#, steps: ##"{"capture": "a\u0007"}"##),
                "can't name a capture"
            ),
            (
                text(bar: #""items": [{"id": "a\u0007", "title": "A", "symbol": "house"}]"#),
                #""a\u{7}" can't name a tab"#
            ),
            (text(bar: #""items": [{"id": "a\uffff", "title": "A", "symbol": "house"}]"#), "can't name a tab"),
            (text(bar: item(#""title": "", "symbol": "house""#)), #":1:68: the title of tab "a" is empty (fill in"#),
            (text(bar: item(#""title": "A", "symbol": " ""#)), #":1:83: the symbol of tab "a" is empty (fill in"#),
            (
                text(bar: item(#""title": "A", "symbol": "bag", "badge": -1"#)),
                #":1:99: the badge of tab "a" is -1 (give"#
            ),
            (
                text(bar: item(#""title": "A", "symbol": "bag", "badge": 9223372036854775808"#)),
                "9223372036854775808 is too large"
            ),
            (#"{"bar": "#, "a/story.json:1:9"),
            ("{}", #"missing key "bar""#),
            (#"{"bar": {}, "bar": {}}"#, "a/story.json:1:"),
        ]
    )
    func mistakes(text: String, message: String) {
        let errors = Self.errors(text)
        #expect(errors.hasPrefix("a/story.json:"))
        #expect(errors.contains(message))
    }

    @Test("all mistakes of a file are told at once, in their order")
    func several() {
        let errors = Self.errors(
            Self.text(
                bar: #""items": [], "colour": 1"#,
                steps: #"{"tapp": "x"}, {"wait": "long"}, {"capture": "a b"}"#,
                more: #", "colour": 1"#
            )
        )
        #expect(errors.split(separator: "\n").count == 6)
    }

    @Test("$schema is allowed, since editors need it")
    func schema() throws {
        _ = try Self.story(Self.text(more: #", "$schema": "../story.schema.json""#))
    }

    private static func items(_ count: Int) -> String {
        let items = (0..<count).map { #"{"id": "tab-\#($0)", "title": "T", "symbol": "house"}"# }
        return #""items": [\#(items.joined(separator: ", "))]"#
    }

    private static func item(_ members: String) -> String {
        #""items": [{"id": "a", \#(members)}]"#
    }

    /// Requests for so many themes each.
    private static func variants(_ counts: [Int]) -> String {
        let requests = counts.map { count in
            let names = (0..<count).map { #""theme-\#($0)""# }
            return #"{"theme": [\#(names.joined(separator: ","))]}"#
        }
        return #", "variants": [\#(requests.joined(separator: ", "))]"#
    }

    @Test("variants up to the limit are taken, and multiplied axes count in full")
    func variantLimit() throws {
        _ = try Self.story(Self.text(more: Self.variants([1_000, 1_000])))
        let many = (0..<50).map { "v\($0)" }
        #expect(VariantRequest([.theme: many, .locale: many]).combinationCount == 2_500)
        #expect(VariantRequest([:]).combinationCount == 1)
    }

    private static func accessory(_ member: String) -> String {
        #", "accessory": {"id": "x", "title": "T", "symbol": "bag", \#(member)}"#
    }
}
