import Foundation
import Review
import Testing

/// What `gallery` writes beside its frames, and what it takes away.
@Suite("A gallery's folder")
struct GalleryCommandTests {
    private static func story(_ capture: String) -> String {
        """
        {"bar": {"kind": "accessoryTabBar", "items": [{"id": "home", "title": "Home", "symbol": "house"}]},
         "steps": [{"capture": "first"}, {"capture": "\(capture)"}],
         "variants": [{"captures": ["first"], "theme": ["harbor"]}]}
        """
    }

    private let home: TemporaryFolder
    private let barsnap: BuiltCommand

    init() throws {
        home = try TemporaryFolder()
        barsnap = BuiltCommand(folder: home.path)
        try write(Self.story("second"), to: "mine/story.json")
    }

    private func write(_ text: String, to name: String) throws { try FileOutput.write(text, to: path(name)) }

    private func path(_ name: String) -> String { home.path + "/" + name }

    private func text(_ name: String) throws -> String {
        String(decoding: try FileInput.read(path(name)), as: UTF8.self)
    }

    private func draw() throws { try #require(try barsnap("gallery", "mine", "-o", "shown").code == 0) }

    @Test("has a page of tokens for each theme that its frames are in, linked there and back")
    func tokenPages() throws {
        try draw()
        let files = try FileInput.names(in: path("shown/tokens"))
        #expect(files.contains("default.html") && files.contains("harbor.html"))
        #expect(files.allSatisfy { $0.hasSuffix(".html") || $0.hasSuffix(".svg") })
        let page = try text("shown/index.html")
        for name in ["default", "harbor"] {
            #expect(page.contains("\"tokens/\(name).html\""))
            let tokens = try text("shown/tokens/\(name).html")
            #expect(tokens.contains("<a href=\"../index.html\">Gallery</a>"))
            #expect(tokens.contains("<a href=\"\(name).html\" aria-current=\"page\">"))
        }
        #expect(try text("shown/tokens/default.html").contains("<a href=\"harbor.html\">"))
        // A page of tokens that stands alone leads nowhere.
        #expect(try barsnap("tokens", "harbor", "--format", "html", "-o", "alone").code == 0)
        #expect(try !text("alone/harbor.html").contains("Gallery"))
    }

    @Test("loses what an earlier run wrote and the page no longer shows, and nothing else")
    func stale() throws {
        try draw()
        let before = Set(try FileInput.files(under: path("shown")))
        try write("kept", to: "shown/frames/mine/notes.txt")
        try write("kept", to: "shown/frames/mine/old.png")
        try write("kept", to: "shown/frames/theirs/old.js")
        try write(
            Self.story("renamed").replacing("\"theme\": [\"harbor\"]", with: "\"textSize\": [\"AX3\"]"),
            to: "mine/story.json"
        )
        try draw()
        let after = Set(try FileInput.files(under: path("shown")))
        let gone = before.subtracting(after)
        #expect(gone.contains("frames/mine/second.js") && gone.contains("frames/mine/second.dark.png"))
        #expect(gone.contains("frames/mine/first.harbor.js") && gone.contains("tokens/harbor.html"))
        #expect(gone.allSatisfy { $0.contains("second") || $0.contains("harbor") }, "\(gone)")
        #expect(after.contains("frames/mine/renamed.dark.js") && after.contains("tokens/default.html"))
        for kept in ["frames/mine/notes.txt", "frames/mine/old.png", "frames/theirs/old.js"] {
            #expect(after.contains(kept), "\(kept)")
        }
        // Another story in the same folder: the first one's folder goes with its files, once it is empty.
        try FileOutput.remove(path("shown/frames/mine/notes.txt"))
        try FileOutput.remove(path("shown/frames/mine/old.png"))
        try write(Self.story("second"), to: "yours/story.json")
        #expect(try barsnap("gallery", "yours", "-o", "shown").code == 0)
        #expect(try FileInput.names(in: path("shown/frames")) == ["theirs", "yours"])
        // And it is what a run into a new folder writes.
        try FileOutput.removeFolder(path("shown/frames/theirs"))
        #expect(try barsnap("gallery", "yours", "-o", "new").code == 0)
        #expect(try barsnap.shell("diff -r shown new").code == 0)
    }

    @Test(
        "never loses a file for what somebody wrote into its list",
        arguments: [
            "../mine.txt", "frames/../../mine.txt", "/tmp/mine.txt", "frames//mine.txt", "mine.txt",
            "frames/out/mine.txt",
            "frames", "frames/", "index.html", "",
        ]
    )
    func strangeList(line: String) throws {
        try draw()
        try write("mine", to: "mine.txt")
        try write("mine", to: "shown/mine.txt")
        try write("mine", to: "outside/mine.txt")
        try FileManager.default.createSymbolicLink(
            atPath: path("shown/frames/out"),
            withDestinationPath: path("outside")
        )
        let list = try text("shown/barsnap-files.txt")
        try write(list + line + "\n", to: "shown/barsnap-files.txt")
        try draw()
        for name in ["mine.txt", "shown/mine.txt", "outside/mine.txt", "shown/index.html"] {
            #expect(FilePath.isFile(path(name)), "\(name)")
        }
        #expect(try text("shown/barsnap-files.txt") == list)
    }
}
