import SourceJSON
import Testing

@Suite struct SourceDocumentTests {
    @Test("keys keep the order they are written in")
    func keyOrder() throws {
        let object = try SourceDocument(text: #"{"z": 1, "a": {"y": [], "b": 2}, "m": null}"#, file: "f").root.object()
        #expect(object.keys == ["z", "a", "m"])
        #expect(try object.required("a").object().keys == ["y", "b"])
    }

    @Test("every value and key knows its line and column, counted in Unicode scalars from 1")
    func places() throws {
        let text = "{\n  \"é😀\": true,\r\n\t\"list\": [1,\n 22]}"
        let object = try SourceDocument(text: text, file: "f.json").root.object()
        let members = Array(object)
        #expect(object.place.description == "f.json:1:1")
        #expect(members.map(\.keyPlace.description) == ["f.json:2:3", "f.json:3:2"])
        #expect(members[0].value.place.description == "f.json:2:9")
        let list = try members[1].value.array()
        #expect(list.map(\.place.description) == ["f.json:3:11", "f.json:4:2"])
    }

    @Test(
        "strings decode every escape",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u00e9\uD83D\uDE00x""#, "é😀x"), (#""""#, ""),
            ("\"\u{7F}é\u{800}\u{10FFFF}\"", "\u{7F}é\u{800}\u{10FFFF}"), (#""\u0000""#, "\0"),
        ]
    )
    func escapes(_ json: String, _ expected: String) throws {
        let string = try SourceDocument(text: json, file: "f").root.string()
        #expect(Array(string.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        "a number is the nearest double and keeps its digits",
        arguments: [
            "0", "-0", "1", "-1", "0.1", "-0.1", "3.14159265358979", "0.3333333333333333", "1e3", "1E+3", "1.5e-7",
            "123456789012345678901234567890", "9007199254740993", "1.7976931348623157e308", "5e-324", "1e-999",
            "0.000000000000001", "99999999999999.9",
        ]
    )
    func numbers(_ text: String) throws {
        let value = try SourceDocument(text: text, file: "f").root
        #expect(value.numberText == text)
        #expect(try value.number() == Double(text))
        #expect(try value.number().sign == Double(text)?.sign)
    }

    @Test("words are values")
    func words() throws {
        let values = try SourceDocument(text: " [true, false, null] ", file: "f").root.array()
        #expect(values.map(\.kind) == [.bool, .bool, .null])
        #expect(values.map(\.boolValue) == [true, false, nil])
        #expect(values[2].isNull)
    }

    @Test("256 levels are read, 257 are refused with a place")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
        }
        var value = try SourceDocument(text: nested(256), file: "f").root
        while let object = value.objectValue { value = try object.required("a") }
        #expect(value.numberValue == 1)
        let error = #expect(throws: SourceError.self) { try SourceDocument(text: nested(257), file: "f") }
        #expect(error?.description == "f:1:1281: nested more than 256 levels deep")
    }

    @Test("a hundred thousand brackets overflow no stack")
    func openBrackets() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: SourceError.self) { try SourceDocument(text: text, file: "f") }
        #expect(throws: SourceError.self) { try SourceDocument(text: text, file: "f", depthLimit: 1_000_000) }
    }

    @Test("a large file is read whole")
    func largeFile() throws {
        let row = #"{"name": "row", "value": 12.5, "list": [1, 2, 3]}"#
        let text = "[" + Array(repeating: row, count: 40_000).joined(separator: ",\n") + "]"
        let rows = try SourceDocument(text: text, file: "f").root.array()
        #expect(rows.count == 40_000)
        #expect(rows.last?.place.line == 40_000)
    }

    @Test("a missing file and a folder are errors that name them")
    func missingFile() {
        let missing = #expect(throws: SourceError.self) { try SourceDocument(contentsOf: "/nowhere/at-all.json") }
        #expect(missing?.description == "/nowhere/at-all.json: there is no such file")
        let folder = #expect(throws: SourceError.self) { try SourceDocument(contentsOf: "/", name: "root") }
        #expect(folder?.description == "root: this is a folder, not a file")
    }
}
