import Foundation
import Review
import Testing

/// A folder as a project has it: one small story, themes of its own, and goldens where they are recorded.
struct GoldenHome {
    let folder: TemporaryFolder
    var barsnap: BuiltCommand

    /// A tab bar with something playing, the same with an error, and without an accessory at all.
    static let story = """
        {
          "bar": {
            "kind": "accessoryTabBar",
            "items": [
              {"id": "home", "title": "Home", "symbol": "house"}, {"id": "list", "title": "List", "symbol": "list.bullet"}
            ],
            "accessory": {"id": "swim", "title": "Morning Swim", "subtitle": "12 min", "symbol": "drop"}
          },
          "steps": [
            {"capture": "playing"},
            {"tap": "accessory/control"},
            {"controlThrows": "Out of reach."},
            {"capture": "broken"},
            {"set": {"accessory": null}},
            {"capture": "bare"}
          ]
        }
        """

    static let frames = ["bare", "bare.dark", "broken", "broken.dark", "playing", "playing.dark"].map { "mine/\($0)" }

    init() throws {
        folder = try TemporaryFolder()
        // What a CI server sets must not come into what is tested.
        barsnap = BuiltCommand(folder: folder.path, environment: ["GITHUB_ACTIONS": "", "CI": ""])
        try FileOutput.write(Self.story, to: path("Snapshots/mine/story.json"))
        try FileManager.default.copyItem(atPath: BuiltCommand.repository + "/themes", toPath: path("themes"))
    }

    func path(_ name: String) -> String { folder.path + "/" + name }

    func text(_ name: String) throws -> String { String(decoding: try FileInput.read(path(name)), as: UTF8.self) }

    /// Replaces a text in a file; the test stops where the file doesn't hold it.
    func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = try text(name)
        try #require(text.contains(old), "\(name) lacks \(old)")
        try FileOutput.write(text.replacing(old, with: new), to: path(name))
    }

    /// Records the goldens of the story as it is.
    @discardableResult
    func record() throws -> BuiltCommand.Result {
        let result = try barsnap("record")
        try #require(result.code == 0, "\(result.errors)")
        return result
    }

    /// The report of the last verify.
    func report(_ folder: String = "report") throws -> VerifyReport { try VerifyReport.read(path(folder)).report }

    /// Every file under the goldens' folder, with its bytes and the time it was written.
    func goldens() throws -> [String: Golden] {
        var files: [String: Golden] = [:]
        for name in try FileInput.files(under: path("Snapshots")) where !name.hasSuffix("story.json") {
            let attributes = try FileManager.default.attributesOfItem(atPath: path("Snapshots/" + name))
            let inode = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
            let bytes = try FileInput.read(path("Snapshots/" + name))
            files[name] = Golden(bytes: bytes, time: attributes[.modificationDate] as? Date, inode: inode)
        }
        return files
    }

    struct Golden: Equatable {
        var bytes: [UInt8]
        var time: Date?
        /// Another number means that the file was replaced, by whatever bytes.
        var inode: Int
    }
}
