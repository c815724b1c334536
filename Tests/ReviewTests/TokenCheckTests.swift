import Review
import Testing

@Suite("Checking token files")
struct TokenCheckTests {
    private static let repository = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))

    @Test("the built-in themes are valid", arguments: ["default", "harbor"])
    func builtIn(theme: String) {
        let path = "\(Self.repository)/themes/\(theme).resolver.json"
        let check = TokenCheck([path])
        #expect(check.isValid)
        #expect(check.text == "\(path): valid\n")
    }

    @Test("every error of every file is a line with its place and its token")
    func errors() throws {
        let folder = try ScratchFolder()
        let good = try folder.write("good.tokens.json", #"{"a": {"$type": "number", "$value": 1}}"#)
        let bad = try folder.write(
            "bad.tokens.json",
            """
            {
              "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 2]}},
              "pen": {"$value": "{imk}"}
            }
            """
        )
        let missing = folder.path + "/missing.tokens.json"
        let check = TokenCheck([good, bad, missing])
        #expect(!check.isValid)
        let lines = check.text.split(separator: "\n").map(String.init)
        #expect(lines.count == 4)
        #expect(lines[0] == "\(good): valid")
        #expect(lines[1].hasPrefix("\(bad):2:") && lines[1].contains(": ink: "))
        #expect(lines[2].hasPrefix("\(bad):3:") && lines[2].contains(": pen: ") && lines[2].contains("{ink}"))
        #expect(lines[3].hasPrefix(missing))
        #expect(check.json.contains("\"valid\": false"))
        #expect(check.json.contains("\"line\": 3, "))
        #expect(check.json.contains("\"token\": \"pen\""))
    }

    @Test("a file named twice is looked at twice, so that lines match what was asked")
    func order() throws {
        let folder = try ScratchFolder()
        let path = try folder.write("a.tokens.json", "{}")
        #expect(TokenCheck([path, path]).text == "\(path): valid\n\(path): valid\n")
    }
}
