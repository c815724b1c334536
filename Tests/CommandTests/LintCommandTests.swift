import Foundation
import Review
import Testing

@Suite("The lint command")
struct LintCommandTests {
    private let barsnap = BuiltCommand()

    @Test("findings are lines, and 1; the same on every run")
    func findings() throws {
        let found = try barsnap("lint", "order")
        #expect(found.code == 1)
        #expect(found.errors.isEmpty)
        let line = try #require(
            found.output.split(separator: "\n").first { $0.contains("color.textSecondary on color.surface is 3.43") }
        )
        #expect(line.hasPrefix("themes/default/light.tokens.json:"))
        #expect(line.contains(": contrast: color.textSecondary on color.surface is 3.43, needs 4.5, in "))
        #expect(line.contains("first in order/resting"))
        #expect(line.contains("(color.textPrimary or #3c3c43b3 would pass)"))
        #expect(line.hasSuffix(" [default, appearance=light contrast=standard]"))
        #expect(try barsnap("lint", "order").output == found.output)
    }

    @Test("no finding is no line, and 0")
    func clean() throws {
        let home = try TemporaryFolder()
        let themes = home.path + "/themes"
        try FileManager.default.copyItem(atPath: BuiltCommand.repository + "/themes", toPath: themes)
        func color(_ gray: Int) -> String {
            #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(gray), \#(gray), \#(gray)]}}"#
        }
        let (black, white) = (color(0), color(1))
        let inks = ["textSecondary", "textTertiary", "danger", "tint"]
        let strong = inks.map { #""\#($0)": \#(black)"# }.joined(separator: ", ")
        let aliases = inks.map { #""\#($0)": {"$type": "color", "$value": "{increased.\#($0)}"}"# }
        let grounds = ["bg", "surface", "fill"].map { #""\#($0)": \#(white)"# }
        let colors = (aliases + grounds + [#""textPrimary": \#(black)"#]).joined(separator: ", ")
        let keys = #""key": \#(white), "keySecondary": \#(white), "label": \#(black)"#
        let tokens = #""color": {\#(colors)}, "increased": {\#(strong)}, "chrome": {"keyboard": {\#(keys)}}"#
        try FileOutput.write("{\(tokens)}", to: themes + "/plain.tokens.json")
        let resolver = themes + "/default.resolver.json"
        let text = String(decoding: try FileInput.read(resolver), as: UTF8.self)
        let last = ##"{ "$ref": "#/modifiers/contrast" }"##
        #expect(text.contains(last))
        let own = #", { "type": "set", "name": "own", "sources": [{ "$ref": "plain.tokens.json" }] }"#
        try FileOutput.write(text.replacing(last, with: last + own), to: resolver)

        let result = try barsnap("lint", "order", "--themes", themes)
        #expect(result.code == 0)
        #expect(result.output.isEmpty)
        #expect(result.errors == "Nothing found\n")
    }

    @Test("with --json one object that a program can read")
    func json() throws {
        let result = try barsnap("lint", "order", "--json")
        #expect(result.code == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let findings = try #require(object["findings"] as? [[String: Any]])
        let faint = try #require(findings.first { $0["check"] as? String == "contrast" })
        let (ratio, needed) = (try #require(faint["ratio"] as? Double), try #require(faint["needed"] as? Double))
        #expect(ratio < needed)
        #expect(faint["nearest_value"] is String)
        #expect((faint["file"] as? String)?.hasSuffix(".tokens.json") == true)
        #expect(faint["line"] is Int)
        #expect((faint["frames"] as? [String])?.allSatisfy { $0.hasPrefix("order/") } == true)
    }

    @Test("a mistake on the line is 2, never a finding", arguments: [["lint", "ordr"], ["lint", "--theme", "harbr"]])
    func mistakes(words: [String]) throws {
        let result = try barsnap.run(words)
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
    }
}
