import Foundation
import Review

/// A folder that is gone when the test is done with it.
final class ScratchFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "barsnap-\(UUID().uuidString)").path
        try FileOutput.createFolder(path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and gives its path.
    func write(_ name: String, _ text: String) throws -> String {
        let file = path + "/" + name
        try FileOutput.write(text, to: file)
        return file
    }
}
