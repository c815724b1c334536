import Foundation
import Review
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `watch` as a person has it running while they edit.
@Suite("watch", .serialized)
struct WatchCommandTests {
    private let home: GoldenHome
    private let watch: RunningCommand

    init() throws {
        home = try GoldenHome()
        watch = try RunningCommand(home.barsnap, ["watch", "-o", "shown"])
        try watch.wait("the page") { watch.lines.count == 1 }
    }

    /// The numbers of the frames' files: another one means that the file was written anew.
    private func files() throws -> [String: GoldenHome.Golden] {
        var files: [String: GoldenHome.Golden] = [:]
        for name in try FileInput.files(under: home.path("shown/frames")) {
            let path = home.path("shown/frames/" + name)
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            let inode = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
            files[name] = .init(bytes: try FileInput.read(path), time: nil, inode: inode)
        }
        return files
    }

    /// The frames with a file that is another now.
    private static func changed(_ old: [String: GoldenHome.Golden], _ new: [String: GoldenHome.Golden]) -> Set<String> {
        let names = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
        return Set(names.map { $0.replacing(/\.(png|js)$/, with: "") })
    }

    /// Edits a file and returns the frames that are drawn anew for it, by what is printed.
    private func frames(_ count: Int, after edit: () throws -> Void) throws -> Set<String> {
        let before = watch.lines.count
        try edit()
        try watch.wait("\(count) frames") { watch.lines.count >= before + count }
        return Set(watch.lines.dropFirst(before))
    }

    private func changes() throws -> String { try home.text("shown/changes.js") }

    @Test("a changed story draws the frames that show the change, writes no other file, and lists them")
    func story() throws {
        let before = try files()
        let count = try #require(try changes().firstMatch(of: /"count":(\d+)/)?.1)
        let drawn = try frames(2) { try home.edit("Snapshots/mine/story.json", "Out of reach.", "Too far away.") }
        #expect(drawn == ["mine/broken", "mine/broken.dark"])
        #expect(Self.changed(before, try files()) == drawn)
        try watch.wait("the change list") { try changes().contains("\"mine/broken\",\"mine/broken.dark\"") }
        #expect(try changes().contains("\"count\":\((Int(count) ?? 0) + 1)"))
        #expect(try home.text("shown/index.html").contains("Too far away."))
        #expect(try home.text("shown/index.js").contains("Too far away."))
        #expect(watch.errors.contains("Drew 2 frames in "))
    }

    @Test("a changed token draws the frames that it reaches, by the rule of 'tokens reach'")
    func token() throws {
        let stories = [try StoryFinder.read(home.path("Snapshots/mine/story.json"))]
        let plan = try FramePlan(stories, themes: ThemeShelf(folder: home.path("themes")))
        let reached = try TokenReach(of: plan).row(of: "color.danger").touches.map(\.frame)
        // The file is that of the light appearance.
        let expected = Set(reached.filter { !$0.contains("dark") })
        try #require(!expected.isEmpty && expected.count < plan.frames.count / 2)
        let before = try files()
        let drawn = try frames(expected.count) {
            try home.edit("themes/default/light.tokens.json", "[1, 0.219608, 0.235294]", "[0.6, 0, 0.7]")
        }
        #expect(drawn == expected)
        #expect(Self.changed(before, try files()) == expected)
        // The page of tokens follows.
        try watch.wait("the page of tokens") { try home.text("shown/tokens/default.html").contains("#9900b3") }
    }

    @Test("a symbol of one's own draws the frames that show it, when it comes, changes and goes")
    func symbol() throws {
        func svg(_ path: String) -> String {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path d=\"\(path)\"/></svg>"
        }
        let file = home.path("Snapshots/mine/symbols/drop.svg")
        let showing: Set = ["mine/playing", "mine/playing.dark", "mine/broken", "mine/broken.dark"]
        let before = try files()
        #expect(try frames(4) { try FileOutput.write(svg("M1 1h5v5z"), to: file) } == showing)
        #expect(Self.changed(before, try files()) == showing)
        #expect(try frames(4) { try FileOutput.write(svg("M1 2h5v5z"), to: file) } == showing)
        #expect(try frames(4) { try FileOutput.remove(file) } == showing)
        #expect(try files().mapValues(\.bytes) == before.mapValues(\.bytes))
    }

    @Test("a mistake is told with its place, the frames stay, and mending it goes on from there")
    func mistake() throws {
        let before = try files()
        try home.edit("Snapshots/mine/story.json", "\"symbol\": \"drop\"", "\"symbol\": \"dropp\"")
        let place = "Snapshots/mine/story.json:7:"
        try watch.wait("the error") { watch.errors.contains("barsnap: error: \(place)") }
        #expect(watch.errors.contains("There is no symbol “dropp”."))
        try watch.wait("the page's problem") { try changes().contains("\(place)") }
        #expect(try files() == before)
        // Another mistake takes its place.
        try FileOutput.write("{", to: home.path("Snapshots/mine/story.json"))
        try watch.wait("the second error") { watch.errors.contains("story.json:1:2") }
        #expect(try files() == before)
        let drawn = try frames(2) {
            let mended = GoldenHome.story.replacing("Out of reach.", with: "Mended.")
            try FileOutput.write(mended, to: home.path("Snapshots/mine/story.json"))
        }
        #expect(drawn == ["mine/broken", "mine/broken.dark"])
        try watch.wait("no problem") { try changes().contains("\"problems\":[]") }
        #expect(try watch.end() == 0)
    }

    @Test("a theme with a mistake is one as well")
    func themeMistake() throws {
        try home.edit("themes/default/light.tokens.json", "[1, 0.219608, 0.235294]", "[1, 2]")
        try watch.wait("the error") { watch.errors.contains("themes/default/light.tokens.json:") }
        try home.edit("themes/default/light.tokens.json", "[1, 2]", "[1, 0.219608, 0.235294]")
        try watch.wait("no problem") { try changes().contains("\"problems\":[]") }
        #expect(watch.lines.count == 1, "nothing is another picture")
    }

    @Test("a capture that is renamed and a story that comes and goes take their files with them")
    func comeAndGo() throws {
        let drawn = try frames(2) {
            try home.edit("Snapshots/mine/story.json", "\"capture\": \"bare\"", "\"capture\": \"plain\"")
        }
        #expect(drawn == ["mine/plain", "mine/plain.dark"])
        try watch.wait("no old file") { !FilePath.isFile(home.path("shown/frames/mine/bare.js")) }
        #expect(
            try frames(6) { try FileOutput.write(GoldenHome.story, to: home.path("Snapshots/more/story.json")) }.count
                == 6
        )
        #expect(FilePath.isFile(home.path("shown/frames/more/bare.js")))
        try FileOutput.removeFolder(home.path("Snapshots/more"))
        try watch.wait("no folder") { !FilePath.isFolder(home.path("shown/frames/more")) }
        #expect(try home.text("shown/index.html").contains("\"plain\""))
        #expect(try !home.text("shown/index.html").contains("\"more\""))
        // All of them gone is a mistake.
        try FileOutput.removeFolder(home.path("Snapshots/mine"))
        try watch.wait("the error") { watch.errors.contains("there is no story.json in Snapshots") }
        #expect(FilePath.isFile(home.path("shown/frames/mine/plain.js")))
        #expect(try watch.end() == 0)
    }

    @Test("Ctrl-C and SIGTERM end it with 0 and leave what 'gallery' would write", arguments: [SIGINT, SIGTERM])
    func ends(signal: Int32) throws {
        _ = try frames(2) { try home.edit("Snapshots/mine/story.json", "Out of reach.", "Too far away.") }
        #expect(try watch.end(signal) == 0)
        #expect(try changes().contains("\"isOver\":1"))
        try #require(try home.barsnap("gallery", "-o", "plain").code == 0)
        let result = try home.barsnap.shell("diff -r -x changes.js -x barsnap-files.txt shown plain")
        #expect(result.code == 0, "\(result.output)")
        // Only what open pages ask for is left, and the next run takes that away.
        #expect(
            try Set(FileInput.names(in: home.path("shown"))).subtracting(FileInput.names(in: home.path("plain"))) == [
                "changes.js"
            ]
        )
        try #require(try home.barsnap("gallery", "-o", "shown").code == 0)
        #expect(try home.barsnap.shell("diff -r shown plain").code == 0)
    }

    @Test("a watch of the same folder goes on counting, so that a page left open follows it")
    func counting() throws {
        func count() throws -> Int {
            try #require(try changes().firstMatch(of: /"count":(\d+)/).flatMap { Int($0.1) })
        }
        let first = try count()
        #expect(try watch.end() == 0)
        let second = try RunningCommand(home.barsnap, ["watch", "-o", "shown"])
        try second.wait("the page") { second.lines.count == 1 }
        #expect(try count() == first + 1)
        #expect(try second.end() == 0)
    }

    @Test("ends quietly, with 4, when nobody reads what it prints, and leaves a whole gallery")
    func closedOutput() throws {
        let result = try home.barsnap.shell("{ barsnap watch -o piped; echo $? >&2; } | head -1")
        #expect(!result.wasKilled)
        #expect(result.output.hasSuffix("/piped/index.html\n"))
        #expect(result.errors.hasSuffix("4\n"))
        #expect(!result.errors.contains("error"), "\(result.errors)")
        #expect(try home.text("piped/changes.js").contains("\"isOver\":1"))
        #expect(try home.text("piped/index.html").contains("const WATCHED = null;"))
    }

    @Test("a mistake before the first drawing is one as for every command")
    func start() throws {
        let result = try home.barsnap("watch", "yours", "-o", "other")
        #expect(result.code == 2)
        #expect(result.errors.contains("there is no story 'yours'"))
        #expect(!FilePath.isFolder(home.path("other")))
    }
}
