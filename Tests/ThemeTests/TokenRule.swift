import SourceJSON
import Testing

@testable import Theme

/// One rule of the standard as a small token file, with the errors that it must give: none where it keeps the rule.
struct TokenRule: Sendable, CustomTestStringConvertible {
    var name: String
    var json: String
    /// `line:column: path: message`, in the order of places.
    var expected: [String]

    /// `<color>` and `<1px>` in the file stand for any color and any dimension.
    init(_ name: String, _ json: String, _ expected: String...) {
        self.name = name
        self.json = json.replacing("<color>", with: #"{"colorSpace":"srgb","components":[0,0,0]}"#)
            .replacing("<1px>", with: #"{"value":1,"unit":"px"}"#)
        self.expected = expected
    }

    var testDescription: String { name }

    var faults: [String] {
        TokenRule.faults(of: "f", in: ["f": json]).map { String($0.description.dropFirst("f:".count)) }
    }

    /// Everything that is wrong with a document among files in memory.
    static func faults(of name: String, in files: [String: String]) -> [SourceError] {
        do {
            let document = try ThemeDocument(named: name, in: SourceFolder(.memory(files)), isExamined: true)
            return (document.structureErrors + document.valueErrors()).withoutRepeats.sorted()
        } catch let found as SourceErrors {
            return found.errors
        } catch {
            return [SourceError(file: name, message: "\(error)")]
        }
    }
}
