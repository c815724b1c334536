import Drawing
import Foundation
import Testing
import Theme

@testable import Review

@Suite("What a token reaches")
struct TokenReachTests {
    private static let repository = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))

    private static func plan(_ pattern: String, themes: ThemeShelf? = nil) throws -> FramePlan {
        let stories = [try StoryFinder.read("\(repository)/Snapshots/listening/story.json")]
        var wishes = FramePlan.Wishes()
        wishes.only = [NamePattern(pattern)]
        return try FramePlan(stories, themes: themes ?? .standard(folder: repository + "/themes"), wishes: wishes)
    }

    @Test("a token reaches exactly the layers that name it, and in the order of the frames")
    func layers() throws {
        let plan = try Self.plan("listening/resting*")
        let row = try TokenReach(of: plan).row(of: "color.fill")
        var themes = plan.themes
        let tools = FrameTools(symbolFolder: nil)
        let expected = try plan.frames.map { frame in
            let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
            return (frame: frame.name, layers: Self.ids(naming: "color.fill", in: LayerTree(of: list)))
        }.filter { !$0.layers.isEmpty }
        // The system draws the bar of some frames, without that token.
        #expect(expected.count < plan.frames.count)
        #expect(row.touches.map(\.frame) == expected.map(\.frame))
        #expect(row.touches.map(\.layers) == expected.map(\.layers))
        #expect(row.touches[0].layers.contains("tab-bar/pill"))
        #expect(row.touches[0].story == "listening")
        #expect(row.touches[0].capture == "resting")
        #expect(row.touches[0].theme == "default")
        #expect(row.stories == ["listening"])
        #expect(row.captures.map(\.name) == ["listening/resting"])
        #expect(row.captures[0].frames == row.touches.map(\.frame))
        #expect(row.layers.contains("tab-bar/pill"))
        #expect(Set(row.layers).count == row.layers.count)
    }

    private static func ids(naming token: String, in tree: LayerTree) -> [String] {
        (tree.tokens.contains(token) ? [tree.id] : []) + tree.children.flatMap { ids(naming: token, in: $0) }
    }

    @Test("a part of a token's value reaches what the token reaches")
    func parts() throws {
        let reach = try TokenReach(of: try Self.plan("listening/resting"))
        let family = try reach.row(of: "font.family").touches.flatMap(\.layers)
        let caption = try reach.row(of: "type.caption").touches.flatMap(\.layers)
        #expect(!caption.isEmpty)
        #expect(Set(family).isSuperset(of: caption))
    }

    @Test("a token that another is an alias of reaches what that one reaches, and only in its appearance")
    func aliases() throws {
        let folder = try ScratchFolder()
        let themes = folder.path + "/themes"
        try FileManager.default.copyItem(atPath: Self.repository + "/themes", toPath: themes)
        let resolver = themes + "/default.resolver.json"
        let text = String(decoding: try FileInput.read(resolver), as: UTF8.self)
        let source = #"{ "$ref": "default/dark.tokens.json" }"#
        #expect(text.contains(source))
        try FileOutput.write(text.replacing(source, with: source + #", { "$ref": "ink.tokens.json" }"#), to: resolver)
        _ = try folder.write(
            "themes/ink.tokens.json",
            #"""
            {
              "color": {"fill": {"$type": "color", "$value": "{palette.wash}"}},
              "palette": {
                "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.5, 0.5]}},
                "wash": {"$value": "{palette.ink}"},
                "spare": {"$value": "{palette.ink}"}
              }
            }
            """#
        )

        let reach = try TokenReach(of: try Self.plan("listening/folded*", themes: ThemeShelf(folder: themes)))
        // Frames of another theme are dark too, and know nothing of this palette.
        let dark = try reach.row(of: "color.fill").touches.filter {
            $0.frame.contains(".dark") && $0.theme == "default"
        }
        #expect(!dark.isEmpty)
        #expect(try reach.row(of: "palette.wash").touches == dark)
        #expect(try reach.row(of: "palette.ink").touches == dark)
        #expect(reach.unused == ["palette.spare"])
        #expect(reach.unused(in: "default") == ["palette.spare"])
        #expect(reach.unused(in: "harbor").isEmpty, "it has no such token")
    }

    @Test("an unknown token is answered by the nearest")
    func unknown() throws {
        let reach = try TokenReach(of: try Self.plan("listening/resting"))
        let error = #expect(throws: TokenReach.UnknownToken.self) { try reach.row(of: "color.fil") }
        #expect(error?.description.contains("did you mean 'color.fill'?") == true)
    }

    @Test("each token stands once, used or unused, and twice the same is the same text")
    func list() throws {
        let plan = try Self.plan("listening/resting*")
        let reach = try TokenReach(of: plan)
        #expect(Set(reach.rows.map(\.token)).count == reach.rows.count)
        for token in reach.unused { #expect(try reach.row(of: token).touches.isEmpty) }
        #expect(try TokenReach(of: plan).text == reach.text)
        #expect(try TokenReach(of: plan).json == reach.json)
    }

    @Test("a token that the bars ask for is never unused, in sight or not")
    func asked() throws {
        let reach = try TokenReach(of: try Self.plan("listening/resting"))
        #expect(try reach.row(of: "chrome.keyboard.key").touches.isEmpty)
        #expect(!reach.unused.contains("chrome.keyboard.key"))
        #expect(reach.text(of: try reach.row(of: "chrome.keyboard.key")).contains("no frame"))
    }

    @Test("every token that a layer of a built-in frame names is one of its theme")
    func provenance() throws {
        let themes = ThemeShelf.standard(folder: Self.repository + "/themes")
        let stories = try StoryFinder(root: Self.repository + "/Snapshots").stories(named: [])
        var stray: Set<String> = []
        try FramePlan(stories, themes: themes).layOut { laidOut in
            func walk(_ tree: LayerTree) {
                for token in tree.tokens where laidOut.tokens[token] == nil { stray.insert("\(tree.id): \(token)") }
                tree.children.forEach(walk)
            }
            walk(LayerTree(of: laidOut.list))
        }
        #expect(stray.sorted() == [])
    }
}
