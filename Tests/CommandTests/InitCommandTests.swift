import Foundation
import Review
import Testing

@Suite("init")
struct InitCommandTests {
    private func project() throws -> (home: TemporaryFolder, barsnap: BuiltCommand) {
        let home = try TemporaryFolder()
        let result = try BuiltCommand(folder: home.path)("init", "demo")
        #expect(result.code == 0, "\(result.errors)")
        return (home, BuiltCommand(folder: home.path + "/demo"))
    }

    private func change(_ file: String, _ old: String, to new: String, in barsnap: BuiltCommand) throws {
        let path = barsnap.folder + "/" + file
        let text = String(decoding: try FileInput.read(path), as: UTF8.self)
        #expect(text.contains(old), "\(file) has no \(old)")
        try FileOutput.write(text.replacing(old, with: new), to: path)
    }

    @Test("writes a story, its schema, a theme, a page to read and a workflow, and says so")
    func files() throws {
        let home = try TemporaryFolder()
        let result = try BuiltCommand(folder: home.path)("init", "demo")
        #expect(result.code == 0)
        let paths = result.output.split(separator: "\n").map(String.init)
        for name in [
            "README.md", "Snapshots/app/story.json", "Snapshots/story.schema.json", "themes/default.resolver.json",
            "themes/default/light.tokens.json", ".github/workflows/bars.yml",
        ] { #expect(paths.contains("demo/" + name)) }
        for path in paths { #expect(FilePath.isFile("\(home.path)/\(path)"), "\(path)") }
    }

    @Test("draws at once, without a word of complaint")
    func draws() throws {
        let (home, barsnap) = try project()
        defer { withExtendedLifetime(home) {} }
        let result = try barsnap("render", "--format", "svg")
        #expect(result.code == 0, "\(result.errors)")
        for name in ["resting", "selected-library", "busy", "failed", "fold-050", "folded", "folded.dark"] {
            #expect(result.output.contains("frames/app/\(name).svg\n"))
        }
    }

    @Test("draws in the project's own theme")
    func theme() throws {
        let (home, barsnap) = try project()
        defer { withExtendedLifetime(home) {} }
        #expect(try barsnap("render", "--only", "app/resting", "--format", "svg", "-o", "before").code == 0)
        let theme = try FileInput.read(barsnap.folder + "/themes/default/light.tokens.json")
        let lines = String(decoding: theme, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let fill = try #require(lines.firstIndex { $0.contains("\"fill\"") })
        let value = try #require(lines[fill...].firstIndex { $0.contains("\"components\"") })
        let changed = lines[value].replacing(/\[[^\]]*\]/, with: "[0.9, 0.2, 0.1]")
        let text = (lines[..<value] + [changed[...]] + lines[(value + 1)...]).joined(separator: "\n")
        try FileOutput.write(text, to: barsnap.folder + "/themes/default/light.tokens.json")
        #expect(try barsnap("render", "--only", "app/resting", "--format", "svg", "-o", "after").code == 0)
        let before = try FileInput.read(barsnap.folder + "/before/app/resting.svg")
        let after = try FileInput.read(barsnap.folder + "/after/app/resting.svg")
        #expect(before != after)
    }

    @Test("never replaces a file, and then writes none")
    func inTheWay() throws {
        let home = try TemporaryFolder()
        try FileOutput.write("mine", to: home.path + "/demo/README.md")
        let result = try BuiltCommand(folder: home.path)("init", "demo")
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("demo/README.md is there already"))
        #expect(try FileInput.names(in: home.path + "/demo") == ["README.md"])
        #expect(try FileInput.read(home.path + "/demo/README.md") == Array("mine".utf8))
    }

    @Test("a place that can't be written to is one error, and 2", arguments: ["file/demo", "/dev/null/demo"])
    func unwritable(path: String) throws {
        let home = try TemporaryFolder()
        _ = try home.file("file")
        let result = try BuiltCommand(folder: home.path)("init", path)
        #expect(result.code == 2)
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    @Test(
        "each first mistake in the story is met by its place and a way out",
        arguments: [
            (#""symbol": "tray", "#, #""symbol": "tary", "#, "story.json:11:51", "tray"),
            (#""id": "library", "#, #""id": "home", "#, "story.json:10:14", "home"),
            (#"{"tap": "tab-bar/tab-library"}"#, #"{"tap": "tab-bar/tab-libary"}"#, "story.json:43:5", "tab-library"),
            (#""selection": "home","#, #""selection": "hom","#, "story.json:7", "home"),
            (#"{"capture": "busy"},"#, #"{"capture": "busy"}"#, "story.json:48:5", ","),
            (#""badge": 3"#, #""bage": 3"#, "story.json:11:59", "badge"),
        ]
    )
    func mistakes(old: String, new: String, place: String, remedy: String) throws {
        let (home, barsnap) = try project()
        defer { withExtendedLifetime(home) {} }
        try change("Snapshots/app/story.json", old, to: new, in: barsnap)
        let result = try barsnap("gallery")
        #expect(result.code == 2)
        #expect(result.errors.contains(place), "\(result.errors)")
        #expect(result.errors.contains(remedy), "\(result.errors)")
    }
}

@Suite("The project that init writes")
struct ProjectFilesTests {
    @Test("is the template in the repository, byte for byte")
    func embedded() throws {
        let result = try BuiltCommand().shell("Scripts/embed --check")
        #expect(result.code == 0, "run Scripts/embed: \(result.errors)")
    }
}
