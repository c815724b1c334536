import BarState
import Testing

@testable import Review

/// Each finding of a bar at the line and column of what has to be mended.
@Suite("Where a bar's findings stand")
struct FindingPlaceTests {
    private static let themes = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath))) + "/themes"
    struct Case: CustomTestStringConvertible, Sendable {
        var name: Finding.Name
        var kind = "tabView"
        var bar = ""
        var steps = ""
        var more = ""
        /// The version that the story is drawn on.
        var system = "26.0"

        var testDescription: String { "\(name.rawValue): \(bar) \(steps) \(more)" }

        /// Of several lines, so that a place is more than a column.
        var text: String {
            """
            {
              "bar": {
                "kind": "\(kind)",
                "items": [{"id": "home", "title": "Home", "symbol": "house"},
                          {"id": "more", "title": "More", "symbol": "bag"}]\(bar.isEmpty ? "" : ",\n    " + bar)
              },
              "steps": [
                \(steps.isEmpty ? "" : steps + ",\n    ")
                {"capture": {"name": "end", "pin": {"os": "\(system)", "device": "iphone-15-pro"}}}
              ]\(more.isEmpty ? "" : ",\n  " + more)
            }
            """
        }
    }

    private static func home(_ keys: String) -> String { #""screens": {"home": {\#(keys)}}"# }

    private static let player = #""tabViewBottomAccessory": {"title": "T"}"#
    private static let long = String(repeating: "lantern ", count: 20) + "end"
    private static let buttons = Array(repeating: #""plus""#, count: 12).joined(separator: ", ")

    static let cases: [Case] = [
        // N
        Case(name: .legacyTabs, bar: #"▸"legacy": true, \#(player)"#),
        Case(name: .legacyTabs, bar: #""legacy": true"#, steps: #"▸{"set": {\#(player)}}"#),
        Case(
            name: .glassOnGlass,
            more: home(
                #""safeAreaBar": [{"edge": "top", "title": "A"}, {"edge": "bottom", "title": "B", ▸"glass": true}]"#
            )
        ),
        Case(name: .glassOnGlass, more: home(#""safeAreaBar": {"edge": "top", "title": "A", ▸"glass": "clear"}"#)),
        Case(
            name: .glassOnGlass,
            steps: #"{"push": {"title": "P", "safeAreaBar": {"edge": "top", "title": "A", ▸"glass": true}}}"#
        ),
        Case(
            name: .glassOnGlass,
            steps: #"{"push": true}"#,
            more: #""push": {"title": "P", "safeAreaBar": {"edge": "top", "title": "A", ▸"glass": true}}"#
        ),
        Case(name: .backgroundExtensions, more: home(#"▸"backgroundExtensionEffect": 2"#)),
        Case(
            name: .zoomIDTwice,
            more: home(
                """
                "sections": [
                  {"heading": "H", "banner": {"title": "a", "matchedTransitionSource": "x"}},
                  {"rows": ["b", {"title": "c", ▸"matchedTransitionSource": "x"},
                                 {"title": "d", "matchedTransitionSource": "x"}]}]
                """
            )
        ),
        Case(
            name: .zoomIDTwice,
            more: home(
                """
                "sections": [{"rows": [{"title": "a", "navigationLink": {"title": "In", "sections": [{"grid": [
                  {"title": "b", "matchedTransitionSource": "x"}, {"title": "c", ▸"matchedTransitionSource": "x"}]}]}}]}]
                """
            )
        ),
        Case(name: .newerAPI, bar: #"▸"tabBarMinimizeBehavior": "onScrollDown""#, system: "18"),
        Case(name: .newerAPI, steps: #"{"set": {▸"tabBarMinimizeBehavior": "never"}}"#, system: "18"),
        Case(name: .newerAPI, bar: #""tabViewBottomAccessory": {"title": "T", ▸"isEnabled": true}"#),
        Case(
            name: .newerAPI,
            bar: #""fallbacks": ["Tab"]"#,
            more: home(#""sections": [{"videos": ["a", {"title": "b", ▸"onScrollVisibilityChange": true}]}]"#),
            system: "17"
        ),
        Case(name: .newerAPI, more: home(#"▸"scrollEdgeEffectStyle": "soft""#), system: "18"),
        Case(
            name: .newerAPI,
            bar: #""fallbacks": ["safeAreaInset"]"#,
            more: home(#""safeAreaInset": {"edge": "top", "title": "A", ▸"glass": true}"#),
            system: "18"
        ),
        Case(name: .strayToolbarBehavior, bar: #"▸"searchToolbarBehavior": "minimize""#),
        Case(name: .strayToolbarBehavior, more: home(#"▸"searchToolbarBehavior": "minimize""#)),
        Case(name: .emptyAccessory, bar: #"▸"tabViewBottomAccessory": {"empty": true}"#),
        Case(name: .emptyAccessory, bar: player, steps: #"{"set": {▸"tabViewBottomAccessory": {"empty": true}}}"#),
        Case(
            name: .emptyAccessory,
            bar: #"▸"tabViewBottomAccessory": {"empty": true}"#,
            steps: #"{"set": {"tabViewBottomAccessory": {"title": "T"}}}, {"restart": true}"#
        ),
        Case(name: .opaqueBar, bar: #"▸"tabBarBackgroundOpaque": true"#),
        Case(
            name: .opaqueBar,
            steps: #"{"set": {▸"tabBarBackgroundOpaque": true}}, {"wait": 1}, {"set": {"selection": "more"}}"#
        ),
        Case(
            name: .lostInset,
            bar: player,
            steps: #"{"wait": 1}, {"push": {"title": "P", ▸"ignoresBottomSafeArea": true}}"#
        ),
        Case(
            name: .lostInset,
            bar: player,
            more: home(
                #""sections": [{"rows": [{"title": "a", "navigationLink": {▸"ignoresBottomSafeArea": true}}]}]"#
            )
        ),
        Case(
            name: .contentNotFound,
            bar: #""tabBarMinimizeBehavior": "onScrollDown""#,
            more: home(#"▸"scrollViewFoundByBar": false"#)
        ),
        Case(
            name: .contentNotFound,
            steps: #"▸{"set": {"tabBarMinimizeBehavior": "onScrollDown"}}"#,
            more: home(#""scrollViewFoundByBar": false"#)
        ),
        Case(
            name: .contentTooWide,
            more: home(#""safeAreaBar": {"edge": "top", "title": ▸"\#(long)", "symbols": ["plus"]}"#)
        ),
        Case(
            name: .contentTooWide,
            more: home(#""safeAreaInset": [{"edge": "bottom", "symbols": ▸[\#(buttons)]}]"#)
        ),
        // F
        Case(
            name: .ownBackground,
            kind: "floatingAccessory",
            bar: #""setContentView": {"text": "x", ▸"background": true}"#
        ),
        Case(
            name: .ownBackground,
            kind: "floatingAccessory",
            bar: #""setContentView": {"text": "x"}"#,
            steps: #"{"set": {"performContentUpdate": {"text": "y", ▸"background": true}}}"#
        ),
        Case(
            name: .directTabBarHiding,
            kind: "floatingAccessory",
            bar: #""release": "18""#,
            steps: #"{"set": {▸"UITabBarController.setTabBarHidden": true}}"#,
            system: "18"
        ),
        Case(
            name: .contentTooWide,
            kind: "floatingAccessory",
            bar: #""setContentView": {"wide": "x", ▸"width": 394}"#
        ),
        Case(
            name: .contentTooWide,
            kind: "floatingAccessory",
            bar: #""setContentView": {"text": ▸"\#(long)"}"#
        ),
        Case(
            name: .contentTooWide,
            kind: "floatingAccessory",
            steps: #"{"set": {"setContentView": {"text": ▸"\#(long)"}}}"#,
            system: "18"
        ),
    ]

    @Test("every finding has a story here")
    func complete() {
        #expect(Set(Self.cases.map(\.name)) == Set(Finding.Name.allCases))
    }

    private static func findings(_ text: String) throws -> [LintFinding] {
        let story = try StoryReaderTests.story(text)
        return try ThemeLint(of: FramePlan([story], themes: ThemeShelf(folder: themes))).findings.filter(
            \.themes.isEmpty
        )
    }

    @Test("it points at the cause, and at the step where only a step brings it about", arguments: cases)
    func place(example: Case) throws {
        let (text, expected) = MarkedStory.read(example.text)
        let found = try Self.findings(text)
        #expect(found.map(\.check) == [example.name.rawValue])
        #expect(found.map { $0.place?.description } == expected)
    }

    @Test(
        "what shortens by design is no finding, nor what fits",
        arguments: [
            Case(name: .contentTooWide, bar: #""tabViewBottomAccessory": {"title": "\#(long)"}"#),
            Case(name: .contentTooWide, more: home(#""title": "\#(long)", "sections": [{"rows": ["\#(long)"]}]"#)),
            Case(
                name: .contentTooWide,
                steps: #"{"set": {"items": [{"id": "home", "title": "\#(long)", "symbol": "bag"}]}}"#
            ),
            Case(
                name: .contentTooWide,
                more: home(#""safeAreaBar": {"edge": "top", "title": "Filter", "symbols": ["plus"]}"#)
            ),
            Case(
                name: .contentTooWide,
                kind: "floatingAccessory",
                bar: #""setContentView": {"wide": "x", "width": 393}"#
            ),
            Case(
                name: .contentTooWide,
                kind: "floatingAccessory",
                bar: #""setContentView": {"text": "Updated just now"}"#
            ),
        ]
    )
    func fits(example: Case) throws {
        #expect(try Self.findings(example.text).map(\.description) == [])
    }

    @Test("a story's findings stand in the order of their lines")
    func order() throws {
        let text = Case(
            name: .contentTooWide,
            bar: #""tabBarBackgroundOpaque": true"#,
            more: Self.home(
                """
                "safeAreaBar": [{"edge": "top", "symbols": [\(Self.buttons)]},
                  {"edge": "bottom", "title": "\(Self.long)"},
                  {"edge": "top", "title": "A", "glass": true}]
                """
            )
        ).text
        let found = try Self.findings(text)
        #expect(found.map(\.check) == ["opaque-bar", "content-too-wide", "content-too-wide", "glass-on-glass"])
        #expect(found.compactMap(\.place?.line) == [6, 12, 13, 14])
    }

    @Test("content that is cut off says to what it is cut and in which frame")
    func cutOff() throws {
        let text = Case(
            name: .contentTooWide,
            kind: "floatingAccessory",
            bar: #""setContentView": {"text": "\#(Self.long)"}"#
        ).text
        let finding = try #require(try Self.findings(text).first)
        #expect(finding.message.hasPrefix("a, floating accessory: the text is cut off to \"lantern lantern"))
        #expect(finding.message.hasSuffix("…\", first in a/end"))
        #expect(finding.remedy == "shorten the text: the accessory stops at the safe width less its margins")
    }
}
