import Foundation
import Review
import Testing

/// `tokens` with its second words, seen from outside.
@Suite("Token commands")
struct TokenCommandTests {
    private let barsnap = BuiltCommand()

    private static let valid = #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}"#
    private static let changed = #"{"a": {"$type": "number", "$value": 2}, "b": {"$value": "{a}"}}"#
    private static let broken = #"{"alpha": {"$type": "number", "$value": 1}, "b": {"$value": "{alpa}"}}"#

    private static func home() throws -> (folder: TemporaryFolder, barsnap: BuiltCommand) {
        let home = try TemporaryFolder()
        for (name, text) in [("valid", valid), ("changed", changed), ("broken", broken)] {
            try FileOutput.write(text, to: "\(home.path)/\(name).tokens.json")
        }
        return (home, BuiltCommand(folder: home.path))
    }

    @Test(
        "a command of two words has its own help",
        arguments: ["check", "diff", "reach"],
        [["help", "tokens"], ["tokens", "--help"], ["tokens", "-h"]]
    )
    func help(second: String, words: [String]) throws {
        let family = try barsnap.run(words)
        #expect(family.code == 0)
        #expect(family.output.contains("\n  tokens \(second) "))
        for line in [["help", "tokens", second], ["tokens", second, "--help"]] {
            let page = try barsnap.run(line)
            #expect(page.code == 0)
            #expect(page.output.contains("Usage: barsnap tokens \(second) "))
            #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    @Test(
        "a line with a mistake",
        arguments: [
            (["tokens", "defualt"], "there is no theme, file or folder 'defualt'; did you mean 'default'?"),
            (["tokens", "default", "--format", "pdf"], "'pdf' is none of svg, png, html"),
            (["tokens", "chek", "a"], "unknown command 'tokens chek'; did you mean 'tokens check'?"),
            (["tokns", "check"], "unknown command 'tokns'"),
            (["tokens", "check"], "'tokens check' needs FILE"),
            (["tokens", "diff", "default"], "'tokens diff' needs OLD NEW"),
            (["tokens", "diff", "a", "b", "c"], "'c' is one too many"),
            (["tokens", "diff", "defualt", "harbor"], "did you mean 'default'?"),
            (
                ["tokens", "diff", "default", "harbor", "--format", "pdf"],
                "'pdf' is none of text, json, markdown, html"
            ),
            (["tokens", "reach", "color.fil"], "did you mean 'color.fill'?"),
            (["tokens", "reach", "color.fill", "listning"], "there is no story 'listning'; did you mean 'listening'?"),
            (["tokens", "reach", "listning"], "no theme of these stories has a token 'listning'"),
            (["tokens", "reach", "Color.Fill", "order"], "did you mean 'color.fill'?"),
            (["tokens", "reach", "color.fill", "--theme", "harbr"], "did you mean 'harbor'?"),
            (["tokens", "reach", "color.fill", "--only", "order/restng"], "did you mean 'order/resting'?"),
        ]
    )
    func mistakes(words: [String], message: String) throws {
        let result = try barsnap.run(words)
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("barsnap: error: "))
        #expect(result.errors.contains(message))
    }

    @Test("check: 0 and a line for each valid file, 2 and every error otherwise")
    func check() throws {
        let (home, barsnap) = try Self.home()
        let good = try barsnap("tokens", "check", "valid.tokens.json", "changed.tokens.json")
        #expect(good.code == 0)
        #expect(good.output == "valid.tokens.json: valid\nchanged.tokens.json: valid\n")
        #expect(good.errors.isEmpty)

        let bad = try barsnap("tokens", "check", "valid.tokens.json", "broken.tokens.json", "missing.json")
        #expect(bad.code == 2)
        #expect(bad.output.contains("\nbroken.tokens.json:1:"))
        #expect(bad.output.contains("did you mean {alpha}?"))
        #expect(bad.output.contains("\nmissing.json"))

        let json = try barsnap("tokens", "check", "broken.tokens.json", "--json")
        #expect(json.code == 2)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let files = try #require(object["files"] as? [[String: Any]])
        let errors = try #require(files.first?["errors"] as? [[String: Any]])
        #expect(errors.first?["token"] as? String == "b")
        #expect(errors.first?["line"] as? Int == 1)
        withExtendedLifetime(home) {}
    }

    @Test("check takes the repository's own themes")
    func ownThemes() throws {
        let result = try barsnap("tokens", "check", "themes/default.resolver.json", "themes/harbor.resolver.json")
        #expect(result.code == 0, "\(result.output)")
    }

    @Test("diff: 1 where something differs, 0 where not, in each format")
    func diff() throws {
        let (home, barsnap) = try Self.home()
        let line = ["tokens", "diff", "valid.tokens.json"]
        let text = try barsnap.run(line + ["changed.tokens.json"])
        #expect(text.code == 1)
        #expect(text.output == "~ a: 1 → 2\n~ b: 1 → 2\n")
        let markdown = try barsnap.run(line + ["changed.tokens.json", "--format", "markdown"])
        #expect(markdown.code == 1)
        #expect(markdown.output.contains("| `a` | 1 | 2 | everywhere |"))
        let json = try barsnap.run(line + ["changed.tokens.json", "--format=json"])
        #expect(json.code == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect((object["differences"] as? [Any])?.count == 2)
        let same = try barsnap.run(line + ["valid.tokens.json"])
        #expect(same.code == 0)
        #expect(same.output.isEmpty)
        #expect(same.errors == "No token differs\n")
        withExtendedLifetime(home) {}
    }

    @Test("diff takes themes by their names")
    func themes() throws {
        let result = try barsnap("tokens", "diff", "default", "harbor")
        #expect(result.code == 1)
        #expect(result.output.contains("~ color.fill: "))
    }

    @Test("reach names the captures, frames and layers of a token, and counts those of every token")
    func reach() throws {
        let one = try barsnap("tokens", "reach", "color.fill", "order")
        #expect(one.code == 0)
        #expect(one.output.hasPrefix("color.fill: "))
        #expect(one.output.contains("\norder/resting: "))
        #expect(one.output.contains("tab-bar/pill"))
        #expect(try barsnap("tokens", "reach", "color.fill", "order").output == one.output)
        let all = try barsnap("tokens", "reach", "order", "--only", "order/resting")
        #expect(all.code == 0)
        #expect(all.output.hasPrefix("token "))
        let row = try #require(all.output.split(separator: "\n").first { $0.hasPrefix("color.fill ") })
        #expect(row.split(separator: " ").prefix(4) == ["color.fill", "1", "1", "1"])
    }

    @Test("reach's JSON has every frame with its layers")
    func reachJSON() throws {
        let json = try barsnap(
            "tokens",
            "reach",
            "color.fill",
            "order",
            "--only",
            "resting",
            "--only",
            "resting.dark",
            "--json"
        )
        #expect(json.code == 0)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(object["stories"] as? [String] == ["order"])
        #expect(object["captures"] as? [String] == ["order/resting"])
        let frames = try #require(object["frames"] as? [[String: Any]])
        #expect(frames.map { $0["frame"] as? String } == ["order/resting", "order/resting.dark"])
        #expect(frames.allSatisfy { $0["theme"] as? String == "default" })
        #expect(frames.allSatisfy { ($0["layers"] as? [String])?.contains("tab-bar/pill") == true })
        let table = try barsnap("tokens", "reach", "order", "--only", "resting", "--only", "resting.dark", "--json")
        let all = try #require(try JSONSerialization.jsonObject(with: Data(table.output.utf8)) as? [String: Any])
        let tokens = try #require(all["tokens"] as? [[String: Any]])
        let fill = try #require(tokens.first { $0["token"] as? String == "color.fill" })
        #expect(fill["frames"] as? Int == 2)
        #expect(all["unused"] is [String])
    }
}
