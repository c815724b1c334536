import Foundation
import Review
import Testing

@Suite("Finding stories")
struct StoryFinderTests {
    private static let story = StoryReaderTests.text(steps: #"{"capture": "resting"}"#)

    /// Calls `body` with a new folder that holds the story under each of the paths, and removes it afterwards.
    private func withStories(at paths: [String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "barsnap-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for path in paths { try FileOutput.write(Self.story, to: folder + "/" + path) }
        try body(folder)
    }

    /// What the names are refused with.
    private func refusal(_ names: [String], root: String = "Snapshots") -> String {
        do {
            return "found \(try StoryFinder(root: root).stories(named: names).map(\.name))"
        } catch {
            return String(describing: error)
        }
    }

    @Test(
        "a file whose name can't be a folder's is no story",
        arguments: ["...json", "..json", ".json", "a\u{7}.json", "a\nb.json"]
    )
    func badName(file: String) throws {
        try withStories(at: [file]) { folder in
            #expect(refusal([folder + "/" + file]).contains("a story can't be called"))
        }
    }

    @Test(
        "names of a folder of frames",
        arguments: [
            ("a", true), ("a b.c", true), ("ä", true), ("", false), (".", false), ("..", false), ("a/b", false),
            ("a\u{0}", false), ("a\u{85}", false), ("a\u{2028}", false), ("...", true),
        ]
    )
    func isName(name: String, isName: Bool) {
        #expect(Story.isName(name) == isName)
    }

    @Test("one file named in two ways is one story; two of one name are refused")
    func twice() throws {
        try withStories(at: ["order/story.json", "other/order/story.json"]) { folder in
            let own = folder + "/order"
            let names = [own, folder + "/./order", own + "/story.json", folder + "/other/../order"]
            let found = try StoryFinder().stories(named: names)
            #expect(found.map(\.name) == ["order"])
            #expect(refusal([own, folder + "/other/order"]).contains("are both called 'order'"))
        }
    }

    @Test("what has a story's name and is none is named for what it is")
    func odd() throws {
        try withStories(at: ["good/story.json", "folder/story.json/x", "pipe/x", "link/x"]) { folder in
            #expect(mkfifo(folder + "/pipe/story.json", 0o600) == 0)
            let link = folder + "/link/story.json"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
            for (name, kind) in [("folder", "a folder"), ("pipe", "a pipe"), ("link", "a link that leads nowhere")] {
                let path = folder + "/" + name
                #expect(refusal([path]).hasPrefix("\(path)/story.json is \(kind), not a story"))
            }
            #expect(refusal([link]).hasPrefix("\(link) is a link that leads nowhere, not a story"))
            #expect(refusal([], root: folder).contains("/folder/story.json is a folder, not a story"))
        }
    }
}
