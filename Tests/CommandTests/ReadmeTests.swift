import BarState
import CairoBackend
import Drawing
import Foundation
import Review
import Testing

/// A stranger types what the README says: all of it works.
@Suite("The README")
struct ReadmeTests {
    private static let text: String = {
        let path = BuiltCommand.repository + "/README.md"
        return String(decoding: (try? FileInput.read(path)) ?? [], as: UTF8.self)
    }()

    /// The fenced blocks of a language, in order.
    private static func blocks(_ language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0]
        }
    }

    private static let tool = ".build/release/barsnap "

    /// Every line that calls the tool, in blocks and in sentences, without the tool's own path.
    private static let lines: [String] = {
        let inBlocks = blocks("sh").flatMap { $0.split(separator: "\n").map(String.init) }
        let inSentences = text.split(separator: "`").map(String.init).filter { !$0.contains("\n") }
        var lines: [String] = []
        for line in inBlocks + inSentences where line.hasPrefix(tool) {
            let line = String(line.dropFirst(tool.count))
            if !lines.contains(line) { lines.append(line) }
        }
        return lines
    }()

    /// Lines about goldens change them, and mean something one after the other only.
    private static func isAboutGoldens(_ line: String) -> Bool {
        ["record", "verify", "merge", "approve"].contains(line.prefix { $0 != " " })
    }

    /// A folder as the repository is, with the README's own story in it.
    private static func home() throws -> TemporaryFolder {
        let home = try TemporaryFolder()
        for name in ["Snapshots", "themes"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(home.path)/\(name)",
                withDestinationPath: "\(BuiltCommand.repository)/\(name)"
            )
        }
        try FileOutput.write(try #require(blocks("json").first), to: home.path + "/tides/story.json")
        for (name, level) in [("before", 255), ("after", 0)] as [(String, UInt8)] {
            let bytes: [UInt8] = [level, level, level, 255]
            let pixel = try #require(PixelBuffer(width: 1, height: 1, format: .rgba8, bytes: bytes))
            try FileOutput.write(try PNGEncoder.encode(pixel), to: "\(home.path)/\(name).png")
        }
        return home
    }

    @Test("names some lines to type")
    func some() {
        #expect(Self.lines.count >= 6)
    }

    @Test("what it says of goldens works in its order")
    func goldens() throws {
        let home = try TemporaryFolder()
        for name in ["Snapshots", "themes"] {
            let source = "\(BuiltCommand.repository)/\(name)"
            try FileManager.default.copyItem(atPath: source, toPath: "\(home.path)/\(name)")
        }
        let lines = Self.lines.filter(Self.isAboutGoldens)
        #expect(lines.count >= 3)
        for line in lines {
            let result = try BuiltCommand(folder: home.path).shell("barsnap \(line)")
            #expect(result.code == 0, "\(line): \(result.errors)")
        }
    }

    @Test(
        "the line that watches draws, and goes on until it is ended",
        arguments: lines.filter { $0.hasPrefix("watch") }
    )
    func watch(line: String) throws {
        let home = try Self.home()
        let words = line.split(separator: " ").map(String.init)
        // Fewer frames than the line draws, which the next test does.
        let watch = try RunningCommand(BuiltCommand(folder: home.path), words + ["--only", "*/resting"])
        try watch.wait("the page") { watch.output.hasSuffix("/index.html\n") }
        #expect(try watch.end() == 0)
    }

    @Test(
        "every line that calls the tool works",
        arguments: lines.filter { !isAboutGoldens($0) && !$0.hasPrefix("watch") }
    )
    func tool(line: String) throws {
        let home = try Self.home()
        let result = try BuiltCommand(folder: home.path).shell("barsnap \(line)")
        // What is compared here differs, and there is something to find.
        let differs = ["diff ", "tokens diff ", "lint"].contains { line.hasPrefix($0) }
        #expect(result.code == (differs ? 1 : 0), "\(line): \(result.errors)")
        #expect(!result.output.isEmpty)
    }

    @Test("every script it names is there and can be run")
    func scripts() throws {
        let words = Self.text.split { !($0.isLetter || $0.isNumber || "/._-".contains($0)) }.map(String.init)
        let scripts = Set(words.filter { $0.hasPrefix("Scripts/") })
        #expect(scripts.isSuperset(of: ["Scripts/gallery", "Scripts/test", "Scripts/benchmark"]))
        for script in scripts {
            let path = "\(BuiltCommand.repository)/\(script)"
            #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
            #expect(try BuiltCommand().shell("bash -n '\(path)'").code == 0, "\(script)")
        }
    }

    @Test("every file and folder of the repository that it names is there")
    func files() {
        let words = Self.text.split { !($0.isLetter || $0.isNumber || "/._-".contains($0)) }.map(String.init)
        let paths = words.filter { word in
            [".github/", "Snapshots/", "themes/"].contains { word.hasPrefix($0) }
        }
        #expect(paths.count >= 5)
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: "\(BuiltCommand.repository)/\(path)"), "\(path)")
        }
    }

    @Test("the mistake it shows is met as it says")
    func mistake() throws {
        let home = try Self.home()
        let path = home.path + "/tides/story.json"
        let story = String(decoding: try FileInput.read(path), as: UTF8.self)
        try FileOutput.write(story.replacing("sun.max", with: "sunn.max"), to: path)
        let result = try BuiltCommand(folder: home.path)("render", "tides/story.json", "-o", "frames")
        #expect(result.code == 2)
        let shown = try #require(Self.text.split(separator: "\n").first { $0.hasPrefix("tides/story.json:") })
        #expect(result.errors.contains(shown))
    }

    @Test("every picture it shows is there")
    func pictures() {
        let paths = Self.text.components(separatedBy: "src=\"").dropFirst().map { $0.components(separatedBy: "\"")[0] }
        #expect(!paths.isEmpty)
        for path in paths { #expect(FilePath.isFile("\(BuiltCommand.repository)/\(path)"), "\(path)") }
    }

    @Test("its Swift is what this test compiles")
    func swift() throws {
        enum Section: String { case today, tides }

        var bar = try AccessoryTabBar(
            selection: Section.today,
            items: [
                .init(.today, title: "Today", symbol: "sun.max"),
                .init(.tides, title: "Tides", symbol: "water", badge: 3),
            ],
            accessory: .sample,
            style: .custom,
            onControl: { /* ask the player */  },
            content: { Screen(title: $0.rawValue).accessoryTabBarScrollTracking() }
        )
        _ = try bar.handle(.scroll(by: 40, limit: 600), at: 1)  // folds
        let story = Story("tides", bar: bar, steps: [.capture("folded"), .tap("tab-bar/folded"), .capture("unfolded")])

        #expect(bar.isFolded)
        #expect(story.captures.map(\.name) == ["folded", "unfolded"])
        func words(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "," } }
        let source = words(String(decoding: try FileInput.read(#filePath), as: UTF8.self))
        let block = try #require(Self.blocks("swift").last)
        for line in block.split(separator: "\n") where !line.isEmpty {
            #expect(source.contains(words(String(line))), "the README says \(line)")
        }
    }

    @Test("its snapshot is the one that somebody's package takes")
    func snapshot() throws {
        let path = "\(BuiltCommand.repository)/Tests/Fixtures/SnapshotUser/Tests/AppBarTests/BarTests.swift"
        let source = String(decoding: try FileInput.read(path), as: UTF8.self)
        let block = try #require(Self.blocks("swift").first)
        #expect(block.contains("expectSnapshot(of:"))
        for line in block.split(separator: "\n") { #expect(source.contains(line), "the README says \(line)") }
    }
}
