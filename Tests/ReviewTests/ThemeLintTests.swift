import Foundation
import Review
import Testing
import Theme

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
        #expect(lint.text.split(separator: "\n").count == lint.findings.count)
        return lint.findings.filter { $0.check == check }
    }

    private static func gray(_ level: Double) -> String {
        """
        {"color": {"$type": "color", "surface": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
         "danger": {"$value": {"colorSpace": "srgb", "components": [\(level), \(level), \(level)]}}}}
        """
    }

    @Test("text of 4.5 on its ground passes, of less doesn't, and the answer passes")
    func border() throws {
        // #767676 on white is 4.54, #777777 is 4.48.
        let passing = try findings("contrast", over: Self.gray(118.0 / 255))
        #expect(!passing.contains { $0.token == "color.danger" })
        let faint = try findings("contrast", over: Self.gray(119.0 / 255)).filter { $0.token == "color.danger" }
        let finding = try #require(faint.first)
        // The nearest token differs between permutations, so the pair may be several findings; each place is in one.
        let places = faint.flatMap(\.permutations)
        #expect(places.count == 4)
        #expect(Set(places).count == 4)
        guard case .contrast(let pair) = finding.kind else {
            Issue.record("not about contrast")
            return
        }
        #expect(pair.layers == ["color.surface"])
        #expect(abs(pair.ratio - 4.48) < 0.005)
        #expect(pair.needed == 4.5)
        #expect(pair.passingValue == "#767676")
        #expect(pair.passingToken != nil)
        #expect(finding.text.contains("color.danger on color.surface is 4.47, needs 4.5"))
        #expect(finding.text.contains("or #767676 would pass"))
    }

    @Test("a pair that is faint in one appearance names that one")
    func appearances() throws {
        let prompts = try findings("contrast").filter { $0.token == "color.textTertiary" }
        #expect(!prompts.isEmpty)
        #expect(prompts.allSatisfy { !$0.permutations.isEmpty })
        #expect(prompts.contains { $0.text.contains("[appearance=light contrast=standard]") })
    }

    @Test("a deprecated token is a finding where a frame uses it, with the file's reason")
    func deprecated() throws {
        let value = #""$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3]}"#
        let tokens = #"""
            {"color": {"fill": {\#(value), "$deprecated": "use color.wash"}},
             "palette": {"old": {\#(value), "$deprecated": true}}}
            """#
        let found = try findings("deprecated", over: tokens)
        #expect(found.map(\.token) == ["color.fill"])
        let text = #"is deprecated, "use color.wash", and used in 1 frame, first order/resting"#
        #expect(found.first?.text.contains(text) == true)
    }

    @Test("a colour outside sRGB is a finding, once, at the token that holds it")
    func gamut() throws {
        let tokens = #"""
            {"palette": {"$type": "color",
              "wide": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}},
              "name": {"$value": "{palette.wide}"},
              "narrow": {"$value": {"colorSpace": "display-p3", "components": [0.5, 0.5, 0.5]}}}}
            """#
        let before = try findings("gamut").map(\.token)
        let found = try findings("gamut", over: tokens).map(\.token)
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
        #expect(try findings("unused", over: tokens).map(\.token) == ["palette.behind", "palette.spare"])
    }
}
