import SourceJSON
import Testing

@Suite struct AccessorTests {
    func root(_ json: String) throws -> SourceValue { try SourceDocument(text: json, file: "f").root }

    @Test("a value of the wrong kind says what was expected and what stands there")
    func mismatch() throws {
        let range = "whole numbers go from -9223372036854775808 to 9223372036854775807"
        let cases: [(json: String, read: (SourceValue) throws -> Void, error: String)] = [
            ("12", { _ = try $0.string() }, "f:1:1: expected a string, found the number 12"),
            ("\"x\"", { _ = try $0.number() }, "f:1:1: expected a number, found the string \"x\""),
            ("null", { _ = try $0.object() }, "f:1:1: expected an object, found null"),
            ("{}", { _ = try $0.array() }, "f:1:1: expected an array, found an object"),
            ("[]", { _ = try $0.bool() }, "f:1:1: expected true or false, found an array"),
            ("true", { _ = try $0.integer() }, "f:1:1: expected a whole number, found true"),
            ("1.5", { _ = try $0.integer() }, "f:1:1: expected a whole number, found 1.5"),
            ("1e30", { _ = try $0.integer() }, "f:1:1: 1e30 is too large (\(range))"),
            ("9223372036854775808", { _ = try $0.integer() }, "f:1:1: 9223372036854775808 is too large (\(range))"),
            ("-9223372036854775809", { _ = try $0.integer() }, "f:1:1: -9223372036854775809 is too small (\(range))"),
        ]
        for example in cases {
            let value = try root(example.json)
            let error = #expect(throws: SourceError.self) { try example.read(value) }
            #expect(error?.description == example.error)
        }
    }

    @Test("a whole number may be written with a fraction of zero")
    func integer() throws {
        #expect(try root("3.0").integer() == 3)
        #expect(try root("-7").integer() == -7)
    }

    @Test(
        "a whole number comes back to its last digit",
        arguments: [Int.max, Int.min, 9_007_199_254_740_993, -9_007_199_254_740_993]
    )
    func exactInteger(number: Int) throws {
        #expect(try root("\(number)").integer() == number)
    }

    @Test("an unknown key is an error at the key, with the nearest known one")
    func unknownKey() throws {
        let object = try root(#"{"title": "a", "symbl": "b"}"#).object()
        let error = #expect(throws: SourceError.self) { try object.checkKeys(["title", "symbol"]) }
        #expect(error?.description == #"f:1:16: unknown key "symbl" (did you mean "symbol"?)"#)
        let far = #expect(throws: SourceError.self) { try object.checkKeys(["title", "badge"]) }
        #expect(far?.description == #"f:1:16: unknown key "symbl" (known here: title, badge)"#)
        try object.checkKeys(["title", "symbl"])
    }

    @Test("a missing key is an error at the object")
    func missingKey() throws {
        let object = try root(#" {"title": "a"}"#).object()
        let error = #expect(throws: SourceError.self) { try object.required("id") }
        #expect(error?.description == #"f:1:2: missing key "id""#)
    }

    @Test("a choice lists what is allowed and suggests the nearest")
    func choice() throws {
        #expect(try root(#""dark""#).choice(of: ["light", "dark"]) == "dark")
        let error = #expect(throws: SourceError.self) { try root(#""Dark""#).choice(of: ["light", "dark"]) }
        #expect(error?.description == #"f:1:1: expected one of light, dark, found "Dark" (did you mean "dark"?)"#)
    }

    @Test("errors print on one line each, sorted by place")
    func errorLines() {
        let errors = SourceErrors([
            SourceError(file: "b", line: 1, column: 1, message: "m"),
            SourceError(file: "a", line: 10, column: 1, path: "color.fill", message: "m", remedy: "r"),
            SourceError(file: "a", line: 2, column: 3, message: "m"), SourceError(file: "a", message: "m"),
        ])
        #expect(errors?.description == "a: m\na:2:3: m\na:10:1: color.fill: m (r)\nb:1:1: m")
        #expect(SourceErrors([]) == nil)
    }

    @Test(
        "the nearest name is at most a third of the letters away",
        arguments: [
            ("textPrimry", "textPrimary"), ("TEXTPRIMARY", "textPrimary"), ("filll", "fill"), ("fil", "fill"),
            ("flil", "fill"), ("xyz", nil), ("", nil), ("fill", nil), ("seperator", "separator"),
            ("sepxxator", "separator"),
            ("sxxxxator", nil),
        ] as [(String, String?)]
    )
    func nearestName(_ name: String, _ expected: String?) {
        #expect(nearest(to: name, in: ["textPrimary", "fill", "separator"]) == expected)
    }

    @Test("of equally near names the first wins")
    func nearestIsStable() {
        #expect(nearest(to: "bat", in: ["cat", "bar"]) == "cat")
        #expect(nearest(to: "bat", in: ["bar", "cat"]) == "bar")
        #expect(nearest(to: "Bat", in: ["cat", "bat"]) == "bat")
    }
}
