import BarState
import Review
import SourceJSON
import Testing

@Suite("Stories of the system's tab view")
struct TabViewStoryTests {
    private static let home = #"{"id": "home", "title": "Home", "symbol": "house"}"#
    private static let search = #"{"role": "search"}"#

    /// A tab view's story of the given parts; each left out is the shortest that is right.
    private static func text(
        items: String = home + ", " + search,
        bar: String = "",
        steps: String = "",
        more: String = ""
    ) -> String {
        StoryReaderTests.text(bar: #""items": [\#(items)]\#(bar)"#, kind: "tabView", steps: steps, more: more)
    }

    private static func bar(_ text: String) throws -> TabView<String> {
        try #require(try StoryReaderTests.story(text).bar as? TabView<String>)
    }

    private static func shown(_ text: String) throws -> TabViewPresentation {
        guard case .tabView(let bar) = try bar(text).presentation(at: 0).bar else { throw StoryReaderTests.TestError() }
        return bar
    }

    @Test("a tab and the search tab are a story: the system names the search, whose screen is searchable")
    func shortest() throws {
        let story = try StoryReaderTests.story(
            Self.text(steps: #"{"tap": "search-button"}, {"tap": "search-field"}, {"type": "fog"}, {"capture": "a"}"#)
        )
        let shown = try Self.shown(Self.text())
        #expect(shown.tabs.map(\.id) == ["home"])
        #expect(shown.searchTab?.id == "search")
        #expect(shown.searchTab?.title == "Search")
        #expect(shown.isLegacy == false)
        let moment = try #require(try StoryPlayer.play(story, on: .endless).first)
        #expect(moment.presentation.content.screen.sections.first?.content.titles == ["Morning Fog"])
    }

    @Test("what isn't there says so")
    func nothingFound() throws {
        let story = try StoryReaderTests.story(
            Self.text(
                steps: #"{"tap": "search-button"}, {"tap": "search-field"}, {"type": "zither"}, {"capture": "a"}"#
            )
        )
        let moment = try #require(try StoryPlayer.play(story, on: .endless).first)
        #expect(
            moment.presentation.content.screen.sections == [
                Screen.Section(content: .message(SearchTabBarRules.noResults))
            ]
        )
    }

    @Test("every modifier of the bar arrives")
    func modifiers() throws {
        let bar = try Self.bar(
            Self.text(
                bar: """
                    , "tabBarMinimizeBehavior": "onScrollUp", "minimizeRules": "observed",
                    "tabViewBottomAccessory": {"title": "T", "subtitle": "S", "artwork": 4, "isPlaying": false},
                    "accessoryPlacement": null, "tint": "color.textPrimary", "tabBarHidden": true,
                    "tabBarBackgroundOpaque": true, "onAccessoryTap": true, "onAccessoryControl": true,
                    "searchable": {"text": "q", "prompt": "p"}, "tabViewSearchActivation": "searchTabSelection",
                    "searchToolbarBehavior": "minimize", "fallbacks": ["Tab", "tabViewBottomAccessory(content:)"]
                    """
            )
        )
        guard case .tabView(let shown) = bar.presentation(at: 0).bar else { throw StoryReaderTests.TestError() }
        #expect(bar.minimizeRules == .observed)
        #expect(shown.accessory?.placement == nil)
        #expect(
            shown.accessory?.content
                == MiniPlayer(title: "T", subtitle: "S", artwork: 4, isPlaying: false).body(in: nil)
        )
        #expect(shown.tintToken == "color.textPrimary")
        #expect(shown.isBarHidden)
        #expect(shown.hasOpaqueBackground)
        #expect(bar.query == "q")
        #expect(bar.tappableLayers(at: 0) == ["accessory", "accessory/control"])
        let names = bar.findings(on: [.iOS17]).map(\.name)
        #expect(names.contains(.strayToolbarBehavior) && names.contains(.opaqueBar))
        let newer = bar.findings(on: [.iOS18]).filter { $0.name == .newerAPI }.map(\.why)
        #expect(newer.contains { $0.hasPrefix("tabBarMinimizeBehavior") })
        #expect(!newer.contains { $0.hasPrefix("tabViewBottomAccessory(content:)") })
    }

    @Test("the keys of a set go into the player that is present")
    func set() throws {
        let story = try StoryReaderTests.story(
            Self.text(
                bar: #", "tabViewBottomAccessory": {"title": "T", "subtitle": "S"}"#,
                steps: """
                    {"set": {"tabViewBottomAccessory": {"isPlaying": false}}}, {"capture": "paused"},
                    {"set": {"tabViewBottomAccessory": {"isEnabled": false}}}, {"capture": "disabled"},
                    {"set": {"tabViewBottomAccessory": {"empty": true, "isEnabled": true}}}, {"capture": "empty"},
                    {"set": {"tabViewBottomAccessory": null, "selection": "search"}}, {"capture": "gone"}
                    """
            )
        )
        let shown = try StoryPlayer.play(story, on: .endless).map { moment -> TabViewPresentation in
            guard case .tabView(let bar) = moment.presentation.bar else { throw StoryReaderTests.TestError() }
            return bar
        }
        let paused = MiniPlayer(title: "T", subtitle: "S", isPlaying: false).body(in: .expanded)
        #expect(shown.map(\.accessory?.content) == [paused, nil, .empty, nil])
        #expect(shown.last?.searchTab?.isSelected == true)
    }

    @Test("a cell's modifiers and a screen's arrive")
    func screens() throws {
        let bar = try Self.bar(
            Self.text(
                more: """
                    , "screens": {"home": {
                      "scrollEdgeEffectStyle": {"bottom": "hard"}, "ignoresBottomSafeArea": true,
                      "backgroundExtensionEffect": 2, "sidebar": true, "scrollViewFoundByBar": false,
                      "sections": [{"grid": [
                        {"title": "a", "matchedTransitionSource": "a", "navigationLink": {
                          "title": "b", "navigationTransition": {"zoom": "a"}}},
                        {"title": "c", "onScrollVisibilityChange": {"threshold": 0.6}},
                        {"title": "d", "onScrollVisibilityChange": true}
                      ]}]
                    }}
                    """
            )
        )
        let screen = bar.presentation(at: 0).content.screen
        let edges = bar.presentation(at: 0).edges
        #expect(edges.bottomStyle == .hard && edges.topStyle == nil)
        #expect(edges.ignoresBottomSafeArea && edges.hasBackgroundExtension && edges.hasSidebar)
        #expect(screen.patterns.backgroundExtensions == 2)
        #expect(!screen.patterns.isScrollViewFound)
        let items = screen.layeredItems.map(\.item)
        #expect(items.map(\.autoplay?.threshold) == [nil, 0.6, 0.5])
        #expect(items[0].destination?.screen.patterns.transition == .zoom(sourceID: "a"))
        #expect(bar.tappableLayers(at: 0).first == "screen/section-1/tile-1")
    }

    @Test("a video plays from its threshold on", arguments: [(0.59, false), (0.6, true), (1, true)])
    func visibility(share: Double, isPlaying: Bool) throws {
        let story = try StoryReaderTests.story(
            Self.text(
                steps: #"{"visibility": {"of": "screen/section-1/tile-1", "share": \#(share)}}, {"capture": "a"}"#,
                more: """
                    , "screens": {"home": {"sections": [
                      {"grid": [{"title": "c", "onScrollVisibilityChange": {"threshold": 0.6}}]}]}}
                    """
            )
        )
        let moment = try #require(try StoryPlayer.play(story, on: .endless).first)
        #expect(moment.presentation.content.screen.layeredItems.first?.item.autoplay?.isPlaying == isPlaying)
    }

    private static func cell(_ keys: String) -> String {
        #", "screens": {"home": {"sections": [{"rows": [{"title": "a", \#(keys)}]}]}}"#
    }

    @Test(
        "what can't be is refused at its place, with the remedy",
        arguments: [
            (text(items: ""), "1:38: the bar has no tabs (give it at least one item)"),
            (text(items: search), "the bar has no tabs"),
            (text(items: home + ", " + search + #", {"role": "search", "id": "find"}"#), "have the role search"),
            (text(items: #"{"role": "find"}"#), "expected one of search, found \"find\""),
            (text(items: #"{"role": "search", "title": "Find"}"#), "the search tab has a title of the system's"),
            (text(bar: #", "tabBarMinimizeBehaviour": "never""#), "did you mean \"tabBarMinimizeBehavior\"?"),
            (text(bar: #", "tabBarMinimizeBehavior": "onScroll""#), "did you mean \"onScrollUp\"?"),
            (text(bar: #", "tabViewBottomAccessory": {}"#), "a new accessory needs a title"),
            (text(bar: #", "tabViewBottomAccessory": {"empty": true, "title": "T"}"#), "nothing else in it"),
            (text(bar: #", "fallbacks": ["tabBarMinimiseBehavior"]"#), "did you mean \"tabBarMinimizeBehavior\"?"),
            (text(bar: #", "minimizeRules": {"distance": -1}"#), "give points from 0 on"),
            (text(more: cell(#""onScrollVisibilityChange": {"threshold": 1.5}"#)), "the visibility threshold is 1.5"),
            (text(more: cell(#""onScrollVisibilityChange": {"threshold": -0.1}"#)), "give a share from 0 to 1"),
            (
                text(more: cell(#""navigationLink": {"navigationTransition": {"zoom": "b"}}"#)),
                "no cell is the source \"b\""
            ),
            (
                text(
                    more: cell(
                        #""matchedTransitionSource": "cover", "sheet": {"navigationTransition": {"zoom": "covr"}}"#
                    )
                ),
                "did you mean \"cover\"?"
            ),
            (text(more: cell(#""sheet": {"title": "b"}"#)), "only a sheet that zooms is drawn"),
            (text(steps: #"{"visibility": {"of": "a", "share": 2}}"#), "a cell's visible share is from 0 to 1"),
            (text(steps: #"{"set": {"accessory": null}}"#), "unknown key \"accessory\""),
        ]
    )
    func refused(text: String, message: String) {
        #expect(StoryReaderTests.errors(text).contains(message), "\(StoryReaderTests.errors(text))")
    }

    @Test(
        "what works and yet goes wrong is a finding",
        arguments: [
            (
                text(items: home, bar: #", "legacy": true, "tabViewBottomAccessory": {"title": "T"}"#),
                Finding.Name.legacyTabs
            ),
            (text(items: home, bar: #", "legacy": true, "tabBarMinimizeBehavior": "onScrollDown""#), .legacyTabs),
            (text(more: #", "screens": {"home": {"searchToolbarBehavior": "minimize"}}"#), .strayToolbarBehavior),
            (text(more: #", "screens": {"home": {"backgroundExtensionEffect": 2}}"#), .backgroundExtensions),
            (text(bar: #", "tabViewBottomAccessory": {"empty": true}"#), .emptyAccessory),
        ]
    )
    func finding(text: String, name: Finding.Name) throws {
        #expect(try Self.bar(text).findings(on: []).map(\.name) == [name])
    }
}

extension TabViewStoryTests {
    @Test(
        "a story says what goes wrong in its bar on the versions it is drawn on",
        arguments: [
            ("fallbacks", [SystemRelease.iOS17], [Finding.Name]()), ("backdrops", [.iOS26], []),
            ("legacy", [.iOS26], [.legacyTabs]),
            ("backdrops", [.iOS18], [.newerAPI, .newerAPI]), ("listening", [.iOS17], []),
        ]
    )
    func storyFindings(story: String, releases: [SystemRelease], names: [Finding.Name]) throws {
        let folder = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath))) + "/Snapshots"
        let story = try #require(StoryFinder(root: folder).stories(named: [story]).first)
        #expect(story.findings(on: releases).map(\.name) == names)
    }
}

extension StoryStage {
    /// Content without an end, and nothing under a finger.
    fileprivate static var endless: StoryStage {
        StoryStage(contentLimit: { _ in 1_000 }, layer: { _, _, _ in nil })
    }
}

extension Screen.Section.Content {
    fileprivate var titles: [String] {
        switch self {
        case .rows(let items), .cards(let items), .grid(let items), .pictures(let items), .videos(let items):
            items.map(\.title)
        case .banner(let item): [item.title]
        case .text(let texts): texts
        case .message(let message): [message]
        }
    }
}
