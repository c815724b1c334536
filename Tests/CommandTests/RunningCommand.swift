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

/// The built binary while it runs: what it has said so far, and the signals one sends it. It is ended with the test.
final class RunningCommand {
    private let process = Process()
    private let scratch: TemporaryFolder
    private let outputFile: URL
    private let errorsFile: URL

    /// Seconds that anything waited for may take: long, since a build server may be busy with something else.
    static let patience = 120.0

    init(_ barsnap: BuiltCommand, _ words: [String]) throws {
        scratch = try TemporaryFolder()
        outputFile = try scratch.file("output")
        errorsFile = try scratch.file("errors")
        process.executableURL = BuiltCommand.binary
        process.arguments = words
        process.currentDirectoryURL = URL(filePath: barsnap.folder)
        process.environment = ProcessInfo.processInfo.environment.merging(barsnap.environment) { $1 }
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorsFile)
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { _ = kill(process.processIdentifier, SIGKILL) }
    }

    var output: String { text(outputFile) }
    var errors: String { text(errorsFile) }
    /// The lines of results so far.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    private func text(_ file: URL) -> String {
        String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    }

    /// Waits until something holds; the test stops where it never does.
    func wait(_ what: String, until holds: () throws -> Bool) throws {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while try !holds() {
            try #require(Date() < end && process.isRunning, "\(what) never came: \(output)\(errors)")
            usleep(20_000)
        }
    }

    /// Sends a signal and returns the exit code.
    func end(_ signal: Int32 = SIGINT) throws -> Int32 {
        _ = kill(process.processIdentifier, signal)
        return try exitCode()
    }

    /// Waits for the end; nil where a signal ended it.
    func exitCode() throws -> Int32 {
        let end = Date(timeIntervalSinceNow: Self.patience)
        while process.isRunning {
            try #require(Date() < end, "it never ended: \(output)\(errors)")
            usleep(20_000)
        }
        try #require(process.terminationReason == .exit)
        return process.terminationStatus
    }
}
