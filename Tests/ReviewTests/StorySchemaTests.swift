import SourceJSON
import Testing

@testable import Review

@Suite("The schema of stories")
struct StorySchemaTests {
    private static let snapshots =
        FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath))) + "/Snapshots"

    private static func schema() throws -> SchemaCheck {
        let path = snapshots + "/story.schema.json"
        return SchemaCheck(root: try SourceDocument(bytes: FileInput.read(path), file: path).root.object())
    }

    private static func errors(_ text: String) throws -> [String] {
        try schema().errors(in: SourceDocument(text: text, file: "story.json").root)
    }

    @Test(
        "every built-in story fits it, and names it",
        arguments: try StoryFinder(root: snapshots).stories(named: []).map(\.name)
    )
    func builtIn(story: String) throws {
        let path = "\(Self.snapshots)/\(story)/story.json"
        let document = try SourceDocument(bytes: FileInput.read(path), file: path)
        #expect(try Self.schema().errors(in: document.root) == [])
        #expect(try document.root.object()["$schema"]?.string() == "../story.schema.json")
    }

    @Test(
        "what the reader refuses, it refuses",
        arguments: [
            StoryReaderTests.text(bar: #""itemz": []"#),
            StoryReaderTests.text(more: #", "stepz": []"#),
            StoryReaderTests.text(kind: "searchTabBar"),
            StoryReaderTests.text(steps: #"{"tapp": "accessory"}"#),
            StoryReaderTests.text(steps: #"{"tap": "a", "wait": 1}"#),
            StoryReaderTests.text(steps: "{}"),
            StoryReaderTests.text(steps: #"{"wait": -1}"#),
            StoryReaderTests.text(steps: #"{"submit": "yes"}"#),
            StoryReaderTests.text(steps: #"{"capture": "../a"}"#),
            StoryReaderTests.text(steps: #"{"capture": {"name": "a", "at": 2}}"#),
            StoryReaderTests.text(steps: #"{"capture": {"name": "a", "pin": {"motion": "ful"}}}"#),
            StoryReaderTests.text(steps: #"{"set": {"accessory": {"progress": 2}}}"#),
            StoryReaderTests.text(more: #", "screens": {"home": {"sections": [{"rows": [], "grid": []}]}}"#),
            StoryReaderTests.text(more: #", "variants": [{"textSize": []}]"#),
            StoryReaderTests.text(more: #", "variants": [{"textSize": ["AX9"]}]"#),
            "{}",
        ]
    )
    func refused(text: String) throws {
        #expect(try !Self.errors(text).isEmpty)
        #expect(throws: (any Error).self) { try StoryReaderTests.story(text) }
    }

    @Test("a story as short as can be fits")
    func shortest() throws {
        #expect(try Self.errors(StoryReaderTests.text(steps: #"{"capture": "resting"}"#)) == [])
    }

    @Test("it knows the reader's steps, kinds of bar and variants, no more and no fewer")
    func tables() throws {
        let definitions = try Self.schema().root.required("$defs").object()
        func keys(_ name: String) throws -> [String] {
            try (definitions[named: name]?.object()["properties"]?.object()).map { $0.keys } ?? []
        }
        #expect(try Set(keys("step")) == Set(StoryReader.stepNames))
        #expect(try keys("pin") == VariantAxis.allCases.map(\.rawValue))
        #expect(try keys("variant") == ["captures"] + VariantAxis.allCases.map(\.rawValue))
        for kind in BarKind.all { #expect(definitions[named: kind.name] != nil) }
        let values = try definitions.required("values").object()
        for axis in VariantAxis.allCases {
            guard let words = try values[named: axis.rawValue]?.object()["enum"] else { continue }
            #expect(try words.array().map { try $0.string() } == axis.values?.map(\.name))
        }
    }
}
