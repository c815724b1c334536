import SourceJSON
import Testing

@testable import Review

@Suite("The manifest of goldens")
struct GoldenManifestTests {
    private static let sum = String(repeating: "0123456789abcdef", count: 2)

    static let manifest: GoldenManifest = {
        let record = GoldenRecord(list: sum, pixels: sum, svg: sum)
        var manifest = GoldenManifest(
            environment: GoldenEnvironment(
                libraries: ["cairo": "1.16.0", "Pango": "1.50.12"],
                fonts: ["Inter": sum + sum]
            )
        )
        for name in ["mine/b", "mine/a.dark", "mine/a", "mine/ä"] { manifest.frames[name] = record }
        manifest.frames["mine/a"]?.png = sum
        return manifest
    }()

    @Test("is read back as it was written, one frame a line, in the order of bytes")
    func round() throws {
        let text = Self.manifest.json
        #expect(try GoldenManifest(Array(text.utf8), file: "m") == Self.manifest)
        let lines = text.split(separator: "\n").filter { $0.contains("\"pixels\"") }
        #expect(lines.map { $0.split(separator: "\"")[1] } == ["mine/a", "mine/a.dark", "mine/b", "mine/ä"])
    }

    @Test("other libraries and font files are told, a font that only one used is not")
    func environment() {
        let old = Self.manifest.environment
        var new = old
        #expect(new.differences(from: old).isEmpty)
        new.fonts["Noto"] = Self.sum
        #expect(new.differences(from: old).isEmpty)
        new.fonts["Inter"] = Self.sum
        new.libraries["cairo"] = "1.18.0"
        new.libraries["HarfBuzz"] = "8"
        #expect(
            new.differences(from: old) == ["HarfBuzz none → 8", "cairo 1.16.0 → 1.18.0", "another file of Inter"]
        )
    }

    @Test(
        "what is none is refused at its place",
        arguments: [
            ("\"version\": 1", "\"version\": 0", "there is no version 0"),
            ("\"mine/b\"", "\"/etc/b\"", "is no frame's name"), ("\"mine/b\"", "\"b\"", "is no frame's name"),
            ("\"list\": \"0", "\"list\": \"g", "expected 32 hexadecimal digits"),
            ("\"list\"", "\"lists\"", "unknown key \"lists\""),
            ("\"frames\"", "\"farmes\"", "did you mean \"frames\"?"),
        ]
    )
    func refused(old: String, new: String, message: String) throws {
        let text = Self.manifest.json.replacing(old, with: new)
        let error = #expect(throws: SourceError.self) { try GoldenManifest(Array(text.utf8), file: "m") }
        #expect(error?.description.contains(message) == true)
        #expect((error?.line ?? 0) > 1)
    }

    @Test("any name that a story may have is read back", arguments: ["tea: time/a", "~/a", "a\\b/c", "</b>'/d.dark"])
    func names(name: String) throws {
        var manifest = Self.manifest
        manifest.frames = [name: try #require(Self.manifest.frames.values.first)]
        #expect(try GoldenManifest(Array(manifest.json.utf8), file: "m") == manifest)
    }

    @Test(
        "a name that would be a path out of the folder is none",
        arguments: ["../a", "a/..", "a//b", "/a", "a/\u{7}", "a"]
    )
    func noNames(name: String) { #expect(!GoldenFile.isFrameName(name)) }

    @Test("a merge's conflict is told by its line", arguments: ["<<<<<<< HEAD", ">>>>>>> theirs", "||||||| base"])
    func conflict(marker: String) {
        let text = "{\n  \"version\": 1,\n\(marker)\n"
        #expect(throws: GoldenError.conflict(file: "m", line: 3)) { try GoldenManifest(Array(text.utf8), file: "m") }
    }
}
