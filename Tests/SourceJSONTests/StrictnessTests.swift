import SourceJSON
import Testing

@Suite struct StrictnessTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var json: String
        var error: String
        var testDescription: String { String(json.prefix(40)) }
    }

    static let cases: [Case] = [
        // Cut short.
        Case(json: "", error: "f:1:1: the file is empty: expected a value"),
        Case(json: " \n ", error: "f:2:2: the file is empty: expected a value"),
        Case(
            json: #"{"a": 1"#,
            error: "f:1:8: the file ends early: expected ',' or '}' "
                + "(the object begun at line 1, column 1 is not closed)"
        ),
        Case(
            json: "{\"a\": [1,\n2",
            error: "f:2:2: the file ends early: expected ',' or ']' "
                + "(the array begun at line 1, column 7 is not closed)"
        ),
        Case(
            json: #"{"a":"#,
            error: "f:1:6: the file ends early: expected a value (the object begun at line 1, column 1 is not closed)"
        ),
        Case(
            json: #"{"a"#,
            error: "f:1:4: the file ends early: expected the closing '\"' of a string "
                + "(the string begun at line 1, column 2 is not closed)"
        ),
        Case(
            json: "[\"a\\",
            error: "f:1:5: the file ends early: expected the closing '\"' of a string "
                + "(the string begun at line 1, column 2 is not closed)"
        ),
        Case(json: "-", error: "f:1:2: the file ends early: expected a digit"),
        Case(json: "1.", error: "f:1:3: the file ends early: expected a digit after the decimal point"),
        // Wrong.
        Case(json: "[1 2]", error: "f:1:4: expected ',' or ']', found '2'"),
        Case(
            json: "[1,]",
            error: "f:1:4: expected a value, found ']' (JSON allows no comma before a closing bracket)"
        ),
        Case(
            json: #"{"a":1,}"#,
            error: "f:1:8: expected a key in double quotes, found '}' (JSON allows no comma before a closing bracket)"
        ),
        Case(json: #"{"a":}"#, error: "f:1:6: expected a value, found '}'"),
        Case(json: #"{"a" 1}"#, error: "f:1:6: expected ':' after the key, found '1'"),
        Case(json: "{a: 1}", error: "f:1:2: expected a key in double quotes, or '}', found 'a'"),
        Case(json: "['a']", error: "f:1:2: expected a value, found ''' (JSON takes double quotes)"),
        Case(json: "// c\n1", error: "f:1:1: expected a value, found '/' (JSON allows no comments)"),
        Case(json: "1 1", error: "f:1:3: expected the end of the file, found '1'"),
        Case(json: "nul", error: "f:1:1: expected a value, found 'nul'"),
        Case(json: "trueish", error: "f:1:1: expected a value, found 'trueish'"),
        Case(json: "[“a”]", error: "f:1:2: expected a value, found '“'"),
        Case(
            json: "\u{FEFF}1",
            error: "f:1:1: the file begins with a UTF-8 byte-order mark "
                + "(save it as UTF-8 without one)"
        ),
        // Numbers.
        Case(json: "[NaN]", error: "f:1:2: expected a value, found 'NaN' (NaN and Infinity are not JSON numbers)"),
        Case(
            json: "-Infinity",
            error: "f:1:2: expected a digit, found 'Infinity' "
                + "(NaN and Infinity are not JSON numbers)"
        ),
        Case(json: "[1e999]", error: "f:1:2: the number 1e999 is out of range"),
        Case(json: "[-1e309]", error: "f:1:2: the number -1e309 is out of range"),
        Case(json: "01", error: "f:1:1: a number with a leading zero"),
        Case(json: "+1", error: "f:1:1: expected a value, found '+' (a JSON number begins with a digit or a minus)"),
        Case(json: ".5", error: "f:1:1: expected a value, found '.' (a JSON number begins with a digit or a minus)"),
        Case(json: "1.e3", error: "f:1:3: expected a digit after the decimal point, found 'e3'"),
        Case(json: "1e", error: "f:1:3: the file ends early: expected a digit of the exponent"),
        Case(json: "0x10", error: "f:1:2: expected the end of a number, found 'x10'"),
        // Strings.
        Case(json: "\"a\nb\"", error: "f:1:3: a line break in a string (close the string, or write it as an escape)"),
        Case(
            json: "\"\u{1}\"",
            error: "f:1:2: a control character in a string "
                + "(close the string, or write it as an escape)"
        ),
        Case(json: #""\x""#, error: #"f:1:2: unknown escape in a string (a backslash itself is written \\)"#),
        Case(json: #""\u12g4""#, error: #"f:1:2: \u takes four hexadecimal digits"#),
        Case(json: #""\ud800""#, error: "f:1:2: half a surrogate pair in a string"),
        Case(json: #""\ud800\u0041""#, error: "f:1:2: half a surrogate pair in a string"),
        Case(json: #""\udc00""#, error: "f:1:2: half a surrogate pair in a string"),
        // Duplicates.
        Case(
            json: #"{"a": 1, "b": 2, "a": 3}"#,
            error: #"f:1:18: the key "a" stands twice in one object (it stands first at line 1, column 2)"#
        ),
        Case(
            json: #"{"a": 1, "\u0061": 3}"#,
            error: #"f:1:10: the key "a" stands twice in one object (it stands first at line 1, column 2)"#
        ),
    ]

    @Test("what is not JSON is an error with its place", arguments: cases)
    func refuses(_ example: Case) {
        let error = #expect(throws: SourceError.self) { try SourceDocument(text: example.json, file: "f") }
        #expect(error?.description == example.error)
    }

    @Test("a duplicate among many keys is found, and the same key in two objects is none")
    func manyKeys() throws {
        let keys = (0..<40).map { #""k\#($0)": {"x": 1}"# }
        let document = try SourceDocument(text: "{\(keys.joined(separator: ","))}", file: "f")
        #expect(try document.root.object().count == 40)
        let error = #expect(throws: SourceError.self) {
            try SourceDocument(text: "{\(keys.joined(separator: ",")), \"k7\": 1}", file: "f")
        }
        #expect(error?.message == "the key \"k7\" stands twice in one object")
    }

    @Test("a remark may repeat where the caller says so, and only as strings")
    func remarks() throws {
        func read(_ json: String) throws -> SourceDocument {
            try SourceDocument(text: json, file: "f", repeatableRemarks: ["note"])
        }
        _ = try read(#"{"note": "a", "note": "b"}"#)
        #expect(throws: SourceError.self) { try read(#"{"note": "a", "note": {}}"#) }
        #expect(throws: SourceError.self) { try read(#"{"other": "a", "other": "b"}"#) }
    }

    @Test("two spellings of é are two keys, as JSON says")
    func canonicalEquivalence() throws {
        let object = try SourceDocument(text: "{\"\u{E9}\": 1, \"e\u{301}\": 2}", file: "f").root.object()
        #expect(object.count == 2)
        #expect(object[named: "e\u{301}"]?.numberValue == 2)
    }

    @Test(
        "invalid UTF-8 is refused at its byte",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xC3], [0xFF],
        ] as [[UInt8]]
    )
    func invalidUTF8(_ bytes: [UInt8]) {
        let json: [UInt8] = Array("[\"é".utf8) + bytes + Array("\"]".utf8)
        let error = #expect(throws: SourceError.self) { try SourceDocument(bytes: json, file: "f") }
        #expect(error?.description == "f:1:4: invalid UTF-8 in a string (save the file as UTF-8)")
    }

    @Test("invalid UTF-8 outside a string is refused too")
    func invalidUTF8Outside() {
        let error = #expect(throws: SourceError.self) { try SourceDocument(bytes: [0x5B, 0xFE, 0x5D], file: "f") }
        #expect(error?.description == "f:1:2: expected a value, found the byte 0xFE")
    }

    @Test("a UTF-16 file is told from garbage")
    func utf16() {
        let error = #expect(throws: SourceError.self) { try SourceDocument(bytes: [0xFF, 0xFE, 0x31, 0], file: "f") }
        #expect(error?.message == "the file begins with a UTF-16 byte-order mark")
    }

    @Test("a file cut at any byte is an error, never a trap")
    func everyCut() throws {
        let whole = Array(#"{"a": [1.5e3, "x\u00e9\ud83d\ude00é", true, null, {"b": {}}], "c": -0.25}"#.utf8)
        _ = try SourceDocument(bytes: whole, file: "f")
        for length in 0..<whole.count {
            #expect(throws: SourceError.self) { try SourceDocument(bytes: Array(whole.prefix(length)), file: "f") }
        }
    }
}
