import Foundation
import Review
import Testing

/// Token files that break the standard, as `tokens check` meets them: each with its place, a reason, and 2.
@Suite("Bad token files")
struct TokenBadInputTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        /// What one line of the output holds.
        var says: String
        var file = "own.tokens.json"
        var testDescription: String { name }
    }

    private static func number(_ value: String) -> String { #"{"$type": "number", "$value": \#(value)}"# }

    private static func source(_ path: String) -> String {
        #"""
        {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "own", "sources": [{"$ref": "\#(path)"}]}]}
        """#
    }

    private static let examples = [
        Example(
            name: "a circle of three, each named",
            text: #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$type": "number", "$value": "{a}"}}"#,
            says: "own.tokens.json:1:18: a: references go in a circle: a → b → c → a"
        ),
        Example(name: "a circle of one", text: #"{"a": {"$value": "{a}"}}"#, says: ":1:18: a: refers to itself"),
        Example(
            name: "the same key twice",
            text: #"{"a": \#(number("1")), "a": \#(number("2"))}"#,
            says: #":1:41: the key "a" stands twice in one object (it stands first at line 1, column 2)"#
        ),
        Example(name: "NaN", text: #"{"a": \#(number("NaN"))}"#, says: ":1:37: expected a value, found 'NaN'"),
        Example(name: "1e999", text: #"{"a": \#(number("1e999"))}"#, says: ":1:37: the number 1e999 is out of range"),
        Example(
            name: "an alias to a group",
            text: #"{"g": {"x": \#(number("1"))}, "b": {"$value": "{g}"}}"#,
            says: ": b: g is a group, not a token"
        ),
        Example(
            name: "wrong case",
            text: #"{"Ink": \#(number("1")), "b": {"$value": "{ink}"}}"#,
            says: ": b: there is no token ink (did you mean {Ink}?)"
        ),
        Example(
            name: "a near name",
            text: #"{"colour": \#(number("1")), "b": {"$value": "{color}"}}"#,
            says: "did you mean {colour}?"
        ),
        Example(name: "no type", text: #"{"a": {"$value": 1}}"#, says: ":1:7: a: the token has no type"),
        Example(name: "nothing", text: "", says: ":1:1: the file is empty"),
        Example(name: "half a file", text: #"{"a": {"$type": "number","#, says: "own.tokens.json:1:"),
        Example(
            name: "past every depth",
            text: String(repeating: #"{"g":"#, count: 1000) + "1" + String(repeating: "}", count: 1000),
            says: "nested more than 256 levels deep"
        ),
        Example(
            name: "a source above the theme's folder",
            text: source("../up.tokens.json"),
            says: #""../up.tokens.json" lies outside the theme's folder"#,
            file: "own.resolver.json"
        ),
        Example(
            name: "a source at the root",
            text: source("/etc/hosts"),
            says: #""/etc/hosts" lies outside the theme's folder"#,
            file: "own.resolver.json"
        ),
        Example(
            name: "a source at a URL",
            text: source("https://example.com/a.tokens.json"),
            says: "is a URL (https): sources are read from the theme's folder only",
            file: "own.resolver.json"
        ),
    ]

    private func check(_ bytes: [UInt8], named file: String) throws -> BuiltCommand.Result {
        let home = try TemporaryFolder()
        try FileOutput.write(bytes, to: "\(home.path)/\(file)")
        let barsnap = BuiltCommand(folder: home.path)
        let text = try barsnap("tokens", "check", file)
        let json = try barsnap("tokens", "check", file, "--json")
        #expect(!text.wasKilled)
        #expect(json.code == text.code)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(object["valid"] as? Bool == (text.code == 0))
        return text
    }

    @Test("is told where and why, and 2", arguments: examples)
    func told(example: Example) throws {
        let result = try check(Array(example.text.utf8), named: example.file)
        #expect(result.code == 2)
        #expect(result.output.split(separator: "\n").contains { $0.contains(example.says) }, "\(result.output)")
    }

    @Test("bytes that are no UTF-8 have a place")
    func encoding() throws {
        var bytes = Array(#"{"a": {"$type": "number", "$value": 1, "$description": "?"}}"#.utf8)
        let place = try #require(bytes.firstIndex(of: UInt8(ascii: "?")))
        bytes[place] = 0xFF
        let result = try check(bytes, named: "own.tokens.json")
        #expect(result.code == 2)
        #expect(result.output.hasPrefix("own.tokens.json:1:\(place + 1): invalid UTF-8"))
    }

    @Test("a group 200 deep is read to its end")
    func deep() throws {
        let (open, close) = (String(repeating: #"{"g": "#, count: 200), String(repeating: "}", count: 200))
        #expect(try check(Array("\(open)\(Self.number("1"))\(close)".utf8), named: "own.tokens.json").code == 0)
        let wrong = try check(Array("\(open)\(Self.number("true"))\(close)".utf8), named: "own.tokens.json")
        #expect(wrong.code == 2)
        #expect(wrong.output.contains(": " + Array(repeating: "g", count: 200).joined(separator: ".") + ": "))
    }

    @Test("a file of 50 MB is read to its end")
    func large() throws {
        let start = #"{"$description": ""#
        let key = #"", "a": {"$type": "number", "$value": "#
        let length = 50_000_000
        let bytes =
            Array(start.utf8) + Array(repeating: UInt8(ascii: "x"), count: length) + Array((key + #""{b}"}}"#).utf8)
        let home = try TemporaryFolder()
        try FileOutput.write(bytes, to: home.path + "/own.tokens.json")
        let result = try BuiltCommand(folder: home.path)("tokens", "check", "own.tokens.json")
        #expect(result.code == 2)
        let column = start.utf8.count + length + key.utf8.count + 1
        #expect(result.output.hasPrefix("own.tokens.json:1:\(column): a: there is no token b"))
    }

    @Test(
        "no command takes a broken theme for a good one",
        arguments: [
            ["tokens", "diff", "own.tokens.json", "own.tokens.json"], ["tokens", "reach", "--themes", "."],
            ["lint", "--themes", "."],
        ]
    )
    func others(words: [String]) throws {
        let home = try TemporaryFolder()
        try FileOutput.write(#"{"a": {"$value": "{a}"}}"#, to: home.path + "/own.tokens.json")
        try FileOutput.write(Self.source("own.tokens.json"), to: home.path + "/default.resolver.json")
        try FileManager.default.createSymbolicLink(
            atPath: home.path + "/Snapshots",
            withDestinationPath: BuiltCommand.repository + "/Snapshots"
        )
        let result = try BuiltCommand(folder: home.path).run(words)
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("own.tokens.json:1:18: a: refers to itself"), "\(result.errors)")
    }

    @Test("published cases get their verdict from the command too", arguments: ["format", "resolver"])
    func published(kind: String) throws {
        let folder = FilePath.parent(of: BuiltCommand.repository) + "/shared/dtcg-suite/\(kind)"
        guard let bytes = try? FileInput.read(folder + "/cases.json") else { return }
        let list = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
        let cases = list.compactMap { item -> (path: String, isValid: Bool)? in
            guard let path = item["input"] as? String, let isValid = item["valid"] as? Bool else { return nil }
            return (path, isValid)
        }
        #expect(cases.count == list.count)
        #expect(!cases.isEmpty)
        let result = try BuiltCommand(folder: folder).run(["tokens", "check", "--json"] + cases.map(\.path))
        #expect(result.code == 2)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let files = try #require(object["files"] as? [[String: Any]])
        let verdicts = files.map { $0["valid"] as? Bool }
        let wrong = zip(cases, verdicts).filter { $0.isValid != $1 }.map(\.0.path)
        // The prose has this reference as an example of its own, whatever the case says.
        #expect(wrong.allSatisfy { $0.contains("references/json-pointer-missing-value") }, "\(wrong)")
    }
}
