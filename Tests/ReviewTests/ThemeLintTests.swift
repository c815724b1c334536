import Foundation
import Testing
import Theme

@testable import Review

@Suite("Lint")
struct ThemeLintTests {
    private static let repository = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))

    /// The findings for a frame of the default theme with tokens of a test's own laid over it, of one check.
    private func findings(_ check: String, over tokens: String? = nil) throws -> [LintFinding] {
        let folder = try ScratchFolder()
        let themes = folder.path + "/themes"
        try FileManager.default.copyItem(atPath: Self.repository + "/themes", toPath: themes)
        if let tokens {
            let resolver = themes + "/default.resolver.json"
            let text = String(decoding: try FileInput.read(resolver), as: UTF8.self)
            let last = ##"{ "$ref": "#/modifiers/contrast" }"##
            #expect(text.contains(last))
            let own = #", { "type": "set", "name": "own", "sources": [{ "$ref": "own.tokens.json" }] }"#
            try FileOutput.write(text.replacing(last, with: last + own), to: resolver)
            _ = try folder.write("themes/own.tokens.json", tokens)
        }
        var wishes = FramePlan.Wishes()
        wishes.only = [NamePattern("order/resting")]
        let stories = [try StoryFinder.read("\(Self.repository)/Snapshots/order/story.json")]
        let plan = try FramePlan(stories, themes: ThemeShelf(folder: themes), wishes: wishes)
        let lint = try ThemeLint(of: plan)
        #expect(lint.isClean == lint.text.isEmpty)
        #expect(try ThemeLint(of: plan).json == lint.json)
        #expect(lint.text.split(separator: "\n").count == lint.findings.count)
        return lint.findings.filter { $0.check == check }
    }

    private static func gray(_ level: Double) -> String {
        """
        {"color": {"$type": "color", "surface": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
         "textSecondary": {"$value": {"colorSpace": "srgb", "components": [\(level), \(level), \(level)]}}}}
        """
    }

    /// #767676 on white is 4.54, #777777 is 4.48.
    @Test("text of 4.5 on its ground passes, of less doesn't, and the answer passes")
    func border() throws {
        func faint(_ level: Double) throws -> [LintFinding] {
            try findings("contrast", over: Self.gray(level / 255)).filter {
                guard case .contrast(let pair) = $0.kind else { return false }
                return $0.subject == "color.textSecondary" && pair.layers == ["color.surface"]
            }
        }
        #expect(try faint(118).isEmpty)
        let found = try faint(119)
        let finding = try #require(found.first)
        guard case .contrast(let pair) = finding.kind else {
            Issue.record("not about contrast")
            return
        }
        // The frame is a light one; what it shows is measured under Increase Contrast too.
        let places = found.flatMap(\.permutations).map(\.description)
        #expect(places == ["appearance=light contrast=standard", "appearance=light contrast=increased"])
        #expect(abs(pair.ratio - 4.48) < 0.005)
        #expect(pair.needed == 4.5)
        #expect(pair.passingValue == "#767676")
        #expect(pair.passingToken == "color.textPrimary")
        #expect(pair.frames.first == "order/resting")
        #expect(pair.seenIn.contains { $0.hasSuffix("/label") })
        #expect(finding.place?.file.hasSuffix("own.tokens.json") == true)
        #expect(finding.description.contains("contrast: color.textSecondary on color.surface is 4.47, needs 4.5"))
        #expect(finding.description.contains("(color.textPrimary or #767676 would pass)"))
    }

    @Test("a pair that is faint in one appearance names that one")
    func appearances() throws {
        let found = try findings("contrast").filter { $0.subject == "color.textSecondary" && $0.themes == ["default"] }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { !$0.permutations.isEmpty })
        #expect(found.contains { $0.description.hasSuffix("[default, appearance=light contrast=standard]") })
        #expect(!found.contains { $0.description.contains("appearance=dark") })
    }

    @Test("a deprecated token is a finding where a frame uses it, with the file's reason")
    func deprecated() throws {
        let value = #""$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3]}"#
        let tokens = #"""
            {"color": {"fill": {\#(value), "$deprecated": "use color.wash"}},
             "palette": {"old": {\#(value), "$deprecated": true}}}
            """#
        let found = try findings("deprecated", over: tokens)
        #expect(found.map(\.subject) == ["color.fill"])
        let text = "color.fill is deprecated and used in order/resting (its file says: use color.wash)"
        #expect(found.first?.description.contains(text) == true)
    }

    @Test("a colour outside sRGB is a finding, once, at the token that holds it")
    func gamut() throws {
        let tokens = #"""
            {"palette": {"$type": "color",
              "wide": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}},
              "name": {"$value": "{palette.wide}"},
              "narrow": {"$value": {"colorSpace": "display-p3", "components": [0.5, 0.5, 0.5]}}}}
            """#
        let before = try findings("gamut").map(\.subject)
        let found = try findings("gamut", over: tokens).map(\.subject)
        #expect(found.filter { !before.contains($0) } == ["palette.wide"])
    }

    @Test("a token that nothing asks for is unused; one that the bars ask for isn't, drawn or not")
    func unused() throws {
        #expect(try findings("unused").isEmpty)
        let tokens = #"""
            {"palette": {"$type": "color",
              "behind": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
              "spare": {"$value": "{palette.behind}"},
              "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
             "color": {"textPrimary": {"$type": "color", "$value": "{palette.ink}"}}}
            """#
        #expect(try findings("unused", over: tokens).map(\.subject) == ["palette.behind", "palette.spare"])
    }

    @Test("what two themes take from one file is one finding that names both")
    func shared() throws {
        let folder = try ScratchFolder()
        let themes = folder.path + "/themes"
        try FileManager.default.copyItem(atPath: Self.repository + "/themes", toPath: themes)
        let text = String(decoding: try FileInput.read(themes + "/default.resolver.json"), as: UTF8.self)
        let last = ##"{ "$ref": "#/modifiers/contrast" }"##
        let own = #", { "type": "set", "name": "own", "sources": [{ "$ref": "own.tokens.json" }] }"#
        for name in ["default", "second"] {
            try FileOutput.write(text.replacing(last, with: last + own), to: "\(themes)/\(name).resolver.json")
        }
        let tokens = #"{"wide": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}}}"#
        let file = try folder.write("themes/own.tokens.json", tokens)
        let path = try folder.write(
            "tabs/story.json",
            #"""
            {"bar": {"kind": "accessoryTabBar", "items": [{"id": "home", "title": "Home", "symbol": "house"}]},
             "steps": [{"capture": "resting"}], "variants": [{"theme": ["second"]}]}
            """#
        )
        let plan = try FramePlan([try StoryFinder.read(path)], themes: ThemeShelf(folder: themes))
        let lint = try ThemeLint(of: plan)
        let found = lint.findings.filter { $0.subject == "wide" }
        #expect(found.map(\.check) == ["gamut", "unused"])
        #expect(found.allSatisfy { $0.themes == ["default", "second"] && $0.place?.file == file })
        #expect(found.allSatisfy { $0.description.hasSuffix(" [default, second]") })
        #expect(found.allSatisfy { $0.json.contains(#""themes": ["default", "second"], "token": "wide""#) })
        // Tokens that only lie in both are told as they were: each place once.
        #expect(Set(lint.findings.map(\.description)).count == lint.findings.count)
    }

    @Test("a bar's own findings stand at the place where the story describes it, on the versions that are drawn")
    func bars() throws {
        let folder = try ScratchFolder()
        let path = try folder.write(
            "films/story.json",
            #"""
            {
              "bar": {
                "kind": "tabView", "tabBarMinimizeBehavior": "onScrollDown", "tabBarBackgroundOpaque": true,
                "items": [{"id": "home", "title": "Home", "symbol": "house"}]
              },
              "steps": [{"capture": "resting"}, {"capture": {"name": "old", "pin": {"os": "18"}}}]
            }
            """#
        )
        func found(_ only: String) throws -> [LintFinding] {
            var wishes = FramePlan.Wishes()
            wishes.only = [NamePattern(only)]
            let themes = ThemeShelf(folder: Self.repository + "/themes")
            let plan = try FramePlan([try StoryFinder.read(path)], themes: themes, wishes: wishes)
            return try ThemeLint(of: plan).findings.filter(\.themes.isEmpty)
        }
        let new = try found("films/resting")
        #expect(new.map(\.check) == ["opaque-bar"])
        let finding = try #require(new.first)
        #expect(finding.description.hasPrefix("\(path):3:66: opaque-bar: films, tab view: "))
        #expect(finding.remedy == "leave the bar's background to the system")
        #expect(finding.json.contains(#""story": "films""#))
        let old = try found("films/old")
        #expect(old.map(\.check) == ["api-newer-than-os", "opaque-bar"])
        #expect(old.first?.place?.description == "\(path):3:24")
        #expect(
            old.first?.remedy?.hasSuffix("*), else use a bar that keeps its size; then name it under \"fallbacks\"")
                == true
        )
    }
}
