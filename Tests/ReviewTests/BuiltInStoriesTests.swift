import BarState
import Review
import Testing

@Suite("The built-in stories")
struct BuiltInStoriesTests {
    /// The repository's root, three folders above this file.
    private static let repository = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))

    private static func plan() throws -> FramePlan {
        let stories = try StoryFinder(root: repository + "/Snapshots").stories(named: [])
        return try FramePlan(stories, themes: .standard(folder: repository + "/themes"))
    }

    private static func story(_ name: String) throws -> Story {
        try StoryFinder.read("\(repository)/Snapshots/\(name)/story.json")
    }

    @Test(
        "each has every capture that its bar's list of states names",
        arguments: [
            (
                "listening",
                """
                resting no-accessory selected-home selected-library selected-search selected-downloads badged paused
                progress-later progress-none progress-empty progress-full busy failed failed-again recovered
                replaced-busy replaced-failed tab-switched-busy folded folded-no-accessory folded-busy folded-badged
                folded-failed accessory-leaving-folded tab-switched-folded unfolded-by-scroll unfolded-by-tap
                unfolded-near-top untracked bounced fold-025 fold-050 fold-075 fold-interrupted accessory-rise-050
                control-swap-050 expanded-view expanded-view-folded pressed long-text scrolled-to-end pushed keyboard
                large-content reduce-motion
                """
            ),
            ("workout", "resting folded busy failed action-control"),
            ("order", "resting folded no-control"),
            (
                "catalogue",
                """
                resting selected-listen-now selected-library selected-browse badged pill-050 search-open search-badged
                search-opening-050 search-interrupted search-no-recents recents-eight typing query-cleared blank-query
                no-results query-preset submitted recent-picked recents-cleared search-unfocused
                results-scrolled-to-end scrolled-to-end returned reselected pressed pushed large-content reduce-motion
                two-tabs four-tabs
                """
            ),
            (
                "edges",
                """
                edge-soft edge-hard edge-hard-inset edge-automatic background-extension background-extension-bar
                safe-area-bar-leading safe-area-bar-trailing safe-area-bar-top safe-area-bar-bottom
                """
            ),
            (
                "zoom",
                """
                zoom-000 zoom-025 zoom-050 zoom-075 zoom-100 zoom-interrupted zoom-sheet-025 zoom-sheet-050
                zoom-sheet-075 zoom-sheet-100 zoom-cover-025 zoom-cover-050 zoom-cover-075 zoom-cover-100
                zoom-cross-fade-050 reduce-motion
                """
            ),
            (
                "autoplay",
                """
                autoplay-below autoplay-at autoplay-above autoplay-standard-below autoplay-standard-at
                autoplay-standard-above
                """
            ),
            ("animatable", "animatable-000 animatable-050 animatable-100"),
            (
                "media-app",
                """
                full minimised minimised-badged minimising-050 minimise-interrupted accessory-expanded accessory-inline
                accessory-placement-nil accessory-disabled accessory-empty accessory-no-bar accessory-leaving-inline
                search-tab search-unfocused search-focused search-minimised search-unfocused-accessory
                search-focused-accessory large-content
                """
            ),
            (
                "minimise",
                "minimised-on-scroll-down minimised-on-scroll-up minimised-never minimised-automatic"
            ),
            ("legacy", "legacy"),
            ("fallbacks", "fallback-17 fallback-18 fallback-26"),
            (
                "backdrops",
                """
                full-plain full-text full-photos full-opposite
                minimised-plain minimised-text minimised-photos minimised-opposite
                """
            ),
            (
                "surprises",
                """
                empty-accessory content-not-found lost-inset lost-source opaque-bar light-over-dark
                minimised-badge
                empty-accessory-mended content-not-found-mended lost-inset-mended lost-source-mended
                opaque-bar-mended light-over-dark-mended minimised-badge-mended
                """
            ),
            (
                "floating",
                """
                leading center trailing updated updated-hidden resized square wide hidden shown removed reinstalled
                removing-050 moving-050 tab-bar-hidden tab-bar-restored hidden-tab-bar-hidden minimised-inline keyboard
                pushed reduce-motion
                """
            ),
        ]
    )
    func captures(story: String, names: String) throws {
        let taken = try Self.story(story).captures.map(\.name)
        for name in names.split(whereSeparator: \.isWhitespace) {
            #expect(taken.contains(String(name)), "\(story) has no capture \(name)")
        }
    }

    @Test("every capture is drawn in light and in dark")
    func appearances() throws {
        let plan = try Self.plan()
        let names = Set(plan.frames.map(\.name))
        for chapter in plan.chapters {
            for capture in chapter.story.captures {
                #expect(names.contains("\(chapter.story.name)/\(capture.name)"))
                // One that is about an appearance has only that.
                if capture.pin[.appearance] != nil { continue }
                #expect(names.contains("\(chapter.story.name)/\(capture.name).dark"))
            }
        }
    }

    @Test(
        "what every story draws, and what only some ask for",
        arguments: [
            "listening/folded.rtl", "listening/folded.dark.rtl", "listening/failed.rtl", "catalogue/search-open.rtl",
            "catalogue/typing.rtl", "listening/resting.landscape", "listening/folded.dark.landscape",
            "catalogue/search-open.landscape", "listening/folded.ax3", "listening/resting.dark.increased",
            "listening/resting.iphone-se-3rd-gen", "listening/folded.dark.iphone-16-pro-max",
            "listening/resting.ios18.automatic", "listening/resting.harbor", "media-app/accessory-inline.rtl",
            "listening/folded.automatic", "listening/folded.dark.automatic", "workout/failed.dark.automatic",
            "order/resting.automatic", "legacy/legacy.dark.ios18", "legacy/legacy.ios17.iphone-15-pro",
            "media-app/full.ios18", "media-app/minimised.dark.ios18", "media-app/minimised.landscape",
            "media-app/minimised.dark.landscape",
        ]
    )
    func drawn(name: String) throws {
        #expect(try Self.plan().frames.contains { $0.name == name })
    }

    @Test("no two frames have one name")
    func unique() throws {
        let names = try Self.plan().frames.map { $0.name.lowercased() }
        #expect(Set(names).count == names.count)
        #expect(names.count > 300)
    }

    @Test("listening is AccessoryTabBarExample, seen in its own bar")
    func listening() throws {
        let example = try AccessoryTabBarExample(custom: true).presentation(at: 0)
        #expect(try Self.story("listening").bar.presentation(at: 0) == example)
    }

    @Test("catalogue is SearchTabBarExample, except that its content is marked for scrolling")
    func catalogue() throws {
        let example = try SearchTabBarExample().presentation(at: 0)
        let story = try Self.story("catalogue").bar.presentation(at: 0)
        #expect(story.bar == example.bar)
        #expect(story.content.screen.sections == example.content.screen.sections)
    }

    @Test("media-app is MediaAppExample")
    func mediaApp() throws {
        let example = try MediaAppExample()
        let bar = try #require(try Self.story("media-app").bar as? TabView<String>)
        #expect(bar.presentation(at: 0) == example.presentation(at: 0))
        #expect(bar.apiUses == example.view.apiUses)
        #expect(bar.findings(on: [.iOS17]) == example.view.findings(on: [.iOS17]))
    }

    @Test(
        "the accessories of the other two are the samples",
        arguments: [("workout", AccessoryTabBarAccessory.workout), ("order", AccessoryTabBarAccessory.order)]
    )
    func samples(story: String, accessory: AccessoryTabBarAccessory) throws {
        #expect((try Self.story(story).bar as? AccessoryTabBar<String>)?.accessory == accessory)
    }

    @Test(
        "a video plays from its threshold on: six tenths where the story says so, half where it says nothing",
        arguments: [
            ("autoplay-below", false), ("autoplay-at", true), ("autoplay-above", true),
            ("autoplay-standard-below", false), ("autoplay-standard-at", true), ("autoplay-standard-above", true),
        ]
    )
    func autoplay(capture: String, plays: Bool) throws {
        let frame = try #require(try Self.plan().frames.first { $0.name == "autoplay/\(capture)" })
        let videos = frame.moment.presentation.content.screen.layeredItems
        let fourth = try #require(videos.first { $0.layer == "screen/section-1/video-4" })
        #expect(fourth.item.autoplay?.isPlaying == plays)
        #expect(videos.first { $0.layer == "screen/section-1/video-3" }?.item.autoplay?.isPlaying == true)
    }
}
