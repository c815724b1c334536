import Review
import Testing

@Suite("Comparing themes")
struct ThemeComparisonTests {
    private func number(_ value: Int) -> String { #"{"a": {"$type": "number", "$value": \#(value)}}"# }

    private func compare(_ old: String, _ new: String) throws -> ThemeComparison {
        var themes = ThemeShelf(source: .embedded)
        let before = try ThemeVersion(old, themes: &themes)
        return try ThemeComparison(from: before, to: try ThemeVersion(new, themes: &themes))
    }

    @Test("a theme doesn't differ from itself, in any format")
    func same() throws {
        let comparison = try compare("default", "default")
        #expect(comparison.isEmpty)
        #expect(comparison.written(as: .text).isEmpty)
        #expect(comparison.written(as: .markdown) == "No token differs.\n")
        #expect(comparison.written(as: .json).contains("\"differences\": []"))
    }

    @Test("two themes by their names differ where their tokens do")
    func names() throws {
        let text = try compare("default", "harbor").written(as: .text)
        #expect(text.contains("~ color.fill: "))
        #expect(text.contains("[appearance=dark"))
    }

    @Test("two files are compared whatever they are called")
    func files() throws {
        let folder = try ScratchFolder()
        let old = try folder.write("one.tokens.json", number(1))
        let new = try folder.write("two.tokens.json", number(2))
        #expect(try compare(old, new).written(as: .text) == "~ a: 1 → 2\n")
    }

    @Test("folders are compared file by file, and files that only one has are named")
    func folders() throws {
        let folder = try ScratchFolder()
        _ = try folder.write("old/a.tokens.json", number(1))
        _ = try folder.write("old/b.tokens.json", number(1))
        _ = try folder.write("old/c.tokens.json", number(1))
        _ = try folder.write("new/a.tokens.json", number(2))
        _ = try folder.write("new/c.tokens.json", number(1))
        _ = try folder.write("new/d.tokens.json", number(1))
        let comparison = try compare(folder.path + "/old", folder.path + "/new")
        #expect(
            comparison.written(as: .text) == """
                - file b.tokens.json
                + file d.tokens.json
                a.tokens.json:
                ~ a: 1 → 2

                """
        )
        #expect(comparison.written(as: .markdown).contains("## `a.tokens.json`"))
        #expect(!comparison.written(as: .markdown).contains("c.tokens.json"))
        #expect(comparison.written(as: .json).contains(#""removed_files": ["b.tokens.json"]"#))
        #expect(try compare(folder.path + "/old", folder.path + "/old").isEmpty)
    }

    @Test("what can't be compared says why")
    func mistakes() throws {
        let folder = try ScratchFolder()
        let file = try folder.write("one/a.tokens.json", number(1))
        try FileOutput.createFolder(folder.path + "/empty")
        let cases = [
            ("defualt", "harbor", "there is no theme, file or folder 'defualt'; did you mean 'default'?"),
            (file, folder.path + "/one", "a folder can only be compared with a folder"),
            (folder.path + "/empty", folder.path + "/one", "holds no *.resolver.json"),
        ]
        for (old, new, message) in cases {
            let error = #expect(throws: ThemeVersion.NotFound.self) { try compare(old, new) }
            #expect(error?.description.contains(message) == true)
        }
    }
}
