import SourceJSON
import Testing

@testable import Theme

/// What a sound file gives.
@Suite struct TokenSetTests {
    func tokens(_ json: String) throws -> TokenSet {
        try TokenSet(document: SourceDocument(text: json, file: "f"))
    }

    @Test("tokens keep the order of the file, their places, descriptions and foreign data")
    func metadata() throws {
        let set = try tokens(
            ##"""
            {"b": {"$type": "number", "$value": 1, "$description": "first"},
             "a": {"$type": "number", "$value": 2,
                   "$extensions": {"org.example": {"deep": [1, {"x": null}]}}}}
            """##
        )
        #expect(set.tokens.map(\.path) == ["b", "a"])
        #expect(set["a"]?.place.description == "f:2:7")
        #expect(set["b"]?.description == "first")
        let kept = set["a"]?.extensions?["org.example"]?.objectValue?["deep"]?.arrayValue
        #expect(kept?.count == 2)
    }

    @Test("deprecation is inherited, and false re-enables")
    func deprecation() throws {
        let set = try tokens(
            ##"""
            {"old": {"$type": "number", "$deprecated": "use new", "a": {"$value": 1},
              "b": {"$value": 2, "$deprecated": false}, "c": {"$value": 3, "$deprecated": true},
              "g": {"$deprecated": false, "d": {"$value": 4}}},
             "new": {"$type": "number", "$value": 5}}
            """##
        )
        #expect(set["old.a"]?.deprecation == .explained("use new"))
        #expect(set["old.b"]?.deprecation == nil)
        #expect(set["old.c"]?.deprecation == .plain)
        #expect(set["old.g.d"]?.deprecation == nil)
        #expect(set["new"]?.deprecation == nil)
    }

    @Test("aliases and references are kept beside the value")
    func references() throws {
        let set = try tokens(
            ##"""
            {"a": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}, "b": {"$value": "{a}"},
             "c": {"$ref": "#/b"}, "s": {"$type": "strokeStyle",
              "$value": {"dashArray": ["{c}", "{a}", "{c}"], "lineCap": "round"}},
             "n": {"$type": "number", "$ref": "#/c/$value/value"}}
            """##
        )
        #expect(set["c"]?.value == .dimension(TokenDimension(value: 2, unit: .px)))
        #expect(set["c"]?.alias == "b")
        #expect(set.aliasChain(of: "c") == ["c", "b", "a"])
        #expect(set["s"]?.references == ["c", "a"])
        #expect(set["s"]?.alias == nil)
        #expect(set["n"]?.value == .number(2))
        #expect(set.referrers()["a"] == ["b", "s", "n"])
    }

    @Test("two spellings of é are two tokens")
    func exactNames() throws {
        let set = try tokens(
            "{\"\u{E9}\": {\"$type\": \"number\", \"$value\": 1}, \"e\u{301}\": {\"$type\": \"number\", \"$value\": 2},"
                + "\"a\": {\"$value\": \"{e\u{301}}\"}}"
        )
        #expect(set.tokens.count == 3)
        #expect(set["a"]?.value == .number(2))
        #expect(set["\u{E9}"]?.value == .number(1))
    }

    @Test("values are read as they are written")
    func values() throws {
        let set = try tokens(
            ##"""
            {"c": {"$type": "color", "$value": {"colorSpace": "hsl", "components": ["none", 0, 50], "alpha": 0.5,
               "hex": "#808080"}},
             "w": {"$type": "fontWeight", "$value": "semi-bold"}, "r": {"$type": "dimension",
               "$value": {"value": 1.5, "unit": "rem"}}, "t": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
             "g": {"$type": "gradient", "$value": [{"color": "{c}", "position": -99}, {"color": "{c}", "position": 42}]},
             "f": {"$type": "fontFamily", "$value": "Inter"}}
            """##
        )
        let gray = TokenColor(space: .hsl, components: [nil, 0, 50], alpha: 0.5, hex: "#808080")
        #expect(set["c"]?.value == .color(gray))
        #expect(set["w"]?.value == .fontWeight(TokenFontWeight(value: 600, name: "semi-bold")))
        #expect(set["r"]?.value == .dimension(TokenDimension(value: 1.5, unit: .rem)))
        #expect(TokenDimension(value: 1.5, unit: .rem).points == 24)
        #expect(set["t"]?.value == .duration(TokenDuration(value: 200, unit: .milliseconds)))
        let stops = [TokenGradientStop(color: gray, position: 0), TokenGradientStop(color: gray, position: 1)]
        #expect(set["g"]?.value == .gradient(stops))
        #expect(set["f"]?.value == .fontFamily(["Inter"]))
    }

    @Test(
        "leading comes back exact from a ratio of four digits or more",
        arguments: [(12.0, 16.0), (13, 18), (15, 20), (17, 22), (20, 25), (22, 28), (34, 41), (11, 13), (28, 34)]
    )
    func leading(_ size: Double, _ leading: Double) {
        for ratio in [leading / size, (leading / size * 10000).rounded() / 10000] {
            let style = TokenTypography(
                fontFamily: ["F"],
                fontSize: TokenDimension(value: size, unit: .px),
                fontWeight: TokenFontWeight(value: 400, name: nil),
                letterSpacing: TokenDimension(value: 0, unit: .px),
                lineHeight: ratio
            )
            #expect(style.leading == leading)
        }
    }

    // MARK: Size

    @Test("a group 200 deep is read, and one 300 deep is refused with a place")
    func deepGroups() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: #"{"g":"#, count: depth) + #"{"$type":"number","$value":1}"#
                + String(repeating: "}", count: depth)
        }
        #expect(try tokens(nested(200)).tokens.count == 1)
        let error = #expect(throws: SourceError.self) { try tokens(nested(300)) }
        #expect(error?.line == 1)
    }

    @Test("a chain of references as long as the file is followed, and a circle of that length found")
    func longChain() throws {
        let count = 3000
        func chain(_ last: String) -> String {
            let links = (1..<count).map { #""t\#($0)":{"$type":"number","$value":"{t\#($0 - 1)}"}"# }
            return #"{"t0":{"$type":"number","$value":\#(last)},\#(links.reversed().joined(separator: ","))}"#
        }
        let set = try tokens(chain("7"))
        #expect(set["t\(count - 1)"]?.value == .number(7))
        #expect(set.tokens.count == count)
        let errors = #expect(throws: SourceErrors.self) { try tokens(chain("\"{t\(count - 1)}\"")) }
        #expect(errors?.errors.count == 1)
        #expect(errors?.errors.first?.message.hasPrefix("references go in a circle: t0 → t2999 → t2998") == true)
    }

    @Test("groups that extend each other twice over are refused before they fill the memory")
    func explosion() {
        let groups = (1..<40).map { #""a\#($0)":{"l":{"$extends":"{a\#($0 - 1)}"},"r":{"$extends":"{a\#($0 - 1)}"}}"# }
        let errors = #expect(throws: SourceErrors.self) {
            try tokens(#"{"a0":{"x":{"$type":"number","$value":1}},\#(groups.joined(separator: ","))}"#)
        }
        #expect(errors?.errors.first?.message == "groups that extend each other hold more than 200000 tokens")
    }

    @Test("groups that extend each other in a long row are refused, not run into the ground")
    func longInheritance() {
        let groups = (0..<2000).map { #""a\#($0)":{"$extends":"{a\#($0 + 1)}"}"# }
        let errors = #expect(throws: SourceErrors.self) {
            try tokens(#"{\#(groups.joined(separator: ",")),"a2000":{}}"#)
        }
        #expect(errors?.errors.count == 1)
    }
}
