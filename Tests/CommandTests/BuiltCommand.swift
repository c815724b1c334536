import Foundation
import Review
import Testing

/// Runs the built binary as a person or a script would.
struct BuiltCommand {
    struct Result {
        var code: Int32
        var output: String
        var errors: String
        /// Whether a signal ended it, which nothing may.
        var wasKilled: Bool
    }

    /// The folder the binary runs in: the repository's own, unless a test says another.
    var folder = Self.repository
    var environment: [String: String] = [:]

    func callAsFunction(_ words: String...) throws -> Result { try run(words) }

    func run(_ words: [String]) throws -> Result { try launch(Self.binary.path, words) }

    /// Runs a line of shell in which `barsnap` is the built binary.
    func shell(_ line: String) throws -> Result {
        try launch("/bin/sh", ["-c", "barsnap() { \"\(Self.binary.path)\" \"$@\"; }; \(line)"])
    }

    private func launch(_ program: String, _ words: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = words
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let scratch = try TemporaryFolder()
        let output = try scratch.file("output")
        let errors = try scratch.file("errors")
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Result(
            code: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            wasKilled: process.terminationReason == .uncaughtSignal
        )
    }

    /// The repository's root, three folders above this file.
    static let repository = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))

    /// The binary beside the running test bundle.
    static let binary: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
            return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent().appending(path: "barsnap")
        #else
            return Bundle.main.bundleURL.appending(path: "barsnap")
        #endif
    }()
}

/// A folder that is gone when the test is done with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "barsnap-\(UUID().uuidString)").path
        try FileOutput.createFolder(path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// An empty file of that name.
    func file(_ name: String) throws -> URL {
        let url = URL(filePath: path).appending(path: name)
        try Data().write(to: url)
        return url
    }
}
