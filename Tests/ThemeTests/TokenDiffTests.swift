import SourceJSON
import Testing

@testable import Theme

@Suite struct TokenDiffTests {
    func document(_ json: String) throws -> ThemeDocument {
        try ThemeDocument(named: "r.json", in: SourceFolder(.memory(["r.json": json])))
    }

    func text(_ old: String, _ new: String) throws -> String {
        try TokenDiff(from: document(old), to: document(new)).text
    }

    func number(_ value: Double, _ rest: String = "") -> String { #"{"$type":"number","$value":\#(value)\#(rest)}"# }

    @Test("a spring whose bounce alone changes is a change, and its bounce is said")
    func bounce() throws {
        func spring(_ bounce: String) -> String {
            #"{"m":{"$type":"duration","$value":{"value":360,"unit":"ms"},"$extensions":{"org.barsnap.spring":{"bounce":\#(bounce)}}}}"#
        }
        let said = try text(spring("0.2"), spring("0.35"))
        #expect(said.contains("bounce 0.2 → ") && said.contains("bounce 0.35"), "\(said)")
        #expect(try text(spring("0.2"), spring("0.2")).isEmpty)
    }

    @Test("the same twice differs in nothing")
    func same() throws {
        let diff = try TokenDiff(from: document(#"{"a":\#(number(1))}"#), to: document(#"{"a":\#(number(1))}"#))
        #expect(diff.isEmpty)
        #expect(diff.text.isEmpty)
        #expect(diff.markdown == "No token differs.\n")
    }

    @Test("added, removed, changed, retyped, deprecated and restored are told apart")
    func kinds() throws {
        let length = #"{"$type":"dimension","$value":{"value":2,"unit":"px"}}"#
        let old =
            #"{"gone":\#(number(1)),"c":\#(number(2)),"t":\#(number(3)),"d":\#(number(4)),"#
            + #""r":\#(number(5, #","$deprecated":true"#))}"#
        let new =
            #"{"c":\#(number(2.5)),"t":\#(length),"d":\#(number(4, #","$deprecated":"use c""#)),"#
            + #""r":\#(number(5)),"new":\#(number(6))}"#
        #expect(
            try text(old, new) == """
                - gone: 1
                ! t: number → dimension, 3 → 2 px
                ~ c: 2 → 2.5
                x d: deprecated, "use c"
                o r: no longer deprecated
                + new: 6

                """
        )
    }

    @Test("an alias changes with what it is another name of")
    func alias() throws {
        let rest = #","b":{"$value":"{a}"}}"#
        #expect(try text(#"{"a":\#(number(1))"# + rest, #"{"a":\#(number(2))"# + rest) == "~ a: 1 → 2\n~ b: 1 → 2\n")
    }

    @Test("the same value under another name is a rename")
    func renameByValue() throws {
        #expect(try text(#"{"old":\#(number(1))}"#, #"{"new":\#(number(1))}"#) == "> old → new: 1\n")
    }

    @Test("of several with the same value only namesakes are a rename")
    func ambiguousRename() throws {
        let old = #"{"a":{"x":\#(number(1)),"y":\#(number(1))}}"#
        #expect(
            try text(old, #"{"b":{"x":\#(number(1)),"y":\#(number(1))}}"#) == "> a.x → b.x: 1\n> a.y → b.y: 1\n"
        )
        #expect(
            try text(old, #"{"b":{"p":\#(number(1)),"q":\#(number(1))}}"#)
                == "- a.x: 1\n- a.y: 1\n+ b.p: 1\n+ b.q: 1\n"
        )
    }

    @Test("an id in the extensions makes a rename of another value")
    func renameByID() throws {
        func token(_ value: Double, _ id: String) -> String {
            number(value, #","$extensions":{"com.example":{"variableId":"\#(id)"}}"#)
        }
        #expect(
            try text(#"{"old":\#(token(1, "v1"))}"#, #"{"new":\#(token(2, "v1"))}"#) == "> old → new: 1 → 2\n"
        )
        #expect(try text(#"{"old":\#(token(1, "v1"))}"#, #"{"new":\#(token(2, "v2"))}"#) == "- old: 1\n+ new: 2\n")
    }

    static func modes(_ light: Int, _ dark: Int, base: Int = 0) -> String {
        ##"{"version":"2025.10","resolutionOrder":[{"name":"b","type":"set","sources":"##
            + ##"[{"z":{"$type":"number","$value":\##(base)}}]},{"name":"mode","type":"modifier","contexts":{"##
            + ##""light":[{"a":{"$type":"number","$value":\##(light)}}],"##
            + ##""dark":[{"a":{"$type":"number","$value":\##(dark)}}]}}]}"##
    }

    @Test("a change names its permutations unless it is one in all")
    func permutations() throws {
        #expect(try text(Self.modes(1, 2), Self.modes(1, 3)) == "~ a: 2 → 3  [mode=dark]\n")
        #expect(try text(Self.modes(1, 2), Self.modes(1, 2, base: 5)) == "~ z: 0 → 5\n")
        #expect(
            try text(Self.modes(1, 2), Self.modes(3, 4)) == "~ a: 1 → 3  [mode=light]\n~ a: 2 → 4  [mode=dark]\n"
        )
    }

    @Test("a context that only one version has is a permutation of its own")
    func newContext() throws {
        let new = Self.modes(1, 2).replacing("\"dark\":", with: "\"dim\":")
        let diff = try TokenDiff(from: document(Self.modes(1, 2)), to: document(new))
        #expect(diff.addedPermutations.map(\.description) == ["mode=dim"])
        #expect(diff.removedPermutations.map(\.description) == ["mode=dark"])
        #expect(diff.differences.isEmpty && !diff.isEmpty)
        #expect(diff.text == "- permutation mode=dark\n+ permutation mode=dim\n")
    }

    @Test("a plain file is compared with each permutation")
    func plainAgainstModes() throws {
        let plain = #"{"z":\#(number(0)),"a":\#(number(1))}"#
        #expect(try text(plain, Self.modes(1, 2)) == "~ a: 1 → 2  [mode=dark]\n")
    }

    @Test("Markdown is a table per kind, with nothing that could break out of a cell")
    func markdown() throws {
        let family = #"{"f":{"$type":"fontFamily","$value":"A|B<i>"}}"#
        let diff = try TokenDiff(from: document("{}"), to: document(family))
        #expect(
            diff.markdown == """
                **1** added

                ### Added

                | token | before | after | where |
                | --- | --- | --- | --- |
                | `f` | – | A\\|B\\<i> | everywhere |

                """
        )
    }

    @Test("JSON is JSON, with every difference")
    func json() throws {
        let diff = try TokenDiff(from: document(Self.modes(1, 2)), to: document(Self.modes(1, 3, base: 1)))
        let root = try SourceDocument(text: diff.json, file: "json").root.object()
        let rows = try root.required("differences").array().map { try $0.object() }
        #expect(rows.count == 2)
        #expect(rows[0]["token"]?.stringValue == "a")
        #expect(rows[0]["change"]?.stringValue == "changed")
        #expect(rows[0]["before"]?.stringValue == "2")
        #expect(rows[0]["permutations"]?.arrayValue?.compactMap(\.stringValue) == ["mode=dark"])
        #expect(rows[1]["permutations"]?.isNull == true)
    }

    @Test(
        "values are written as a designer would",
        arguments: [
            (
                #"{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":0.5}}"#,
                "#ff000080 · oklch(62.8% 0.2577 29.2 / 50%)"
            ),
            (#"{"$type":"duration","$value":{"value":0.36,"unit":"s"}}"#, "0.36 s"),
            (#"{"$type":"cubicBezier","$value":[0,0.5,1,1]}"#, "cubic-bezier(0, 0.5, 1, 1)"),
            (#"{"$type":"fontWeight","$value":"bold"}"#, "700 (bold)"),
            (#"{"$type":"fontFamily","$value":["A","B"]}"#, "A, B"),
            (#"{"$type":"strokeStyle","$value":"dashed"}"#, "dashed"),
        ]
    )
    func values(_ token: String, _ expected: String) throws {
        let tokens = try document(#"{"x":\#(token)}"#).tokens()
        #expect(tokens["x"]?.value.text == expected)
    }
}
