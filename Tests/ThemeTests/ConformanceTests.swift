import SourceJSON
import Testing

@testable import Theme

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The published cases for readers of the standard, where they lie beside the repository.
@Suite struct ConformanceTests {
    static let suite = EmbeddedThemeTests.folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/dtcg-suite")

    struct Case: Sendable, CustomTestStringConvertible {
        var id: String
        var path: String
        var isValid: Bool
        var testDescription: String { id }
    }

    /// Where a case and the standard's prose differ, the prose is followed.
    ///
    /// `{ "$ref": "#/colors/srgb-color" }` is the prose's own example of an alias for a whole token. A pointer with
    /// spaces is another of its examples; the case that has one is refused all the same, since it leads nowhere.
    static let proseSays = ["reference-json-pointer-missing-value": true]

    static func cases(_ kind: String) -> [Case] {
        let folder = suite.appending(path: kind).path
        guard let list = try? SourceDocument(contentsOf: "\(folder)/cases.json").root.array() else { return [] }
        return list.compactMap { value in
            guard let object = value.objectValue, let id = object["id"]?.stringValue,
                let input = object["input"]?.stringValue, let isValid = object["valid"]?.boolValue
            else { return nil }
            return Case(id: id, path: "\(folder)/\(input)", isValid: proseSays[id] ?? isValid)
        }
    }

    @Test("every published case of the format gets its verdict", arguments: cases("format") + cases("resolver"))
    func verdict(_ example: Case) {
        let errors = ThemeDocument.check(path: example.path)
        #expect(errors.isEmpty == example.isValid, "\(errors.map(\.description))")
        for error in errors { #expect(error.line > 0, "\(error) has no place") }
    }
}
