import BarState
import Foundation
import Review

@testable import BarSnapTesting

/// A folder for goldens and failures that is gone afterwards, and who is told of failures.
///
/// Unchecked because the lock guards the list of failures; Mutex would ask for macOS 15.
final class SnapshotHome: @unchecked Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "barsnap-\(UUID().uuidString)").path
    private let lock = NSLock()
    private var texts: [String] = []

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// As a process of its own would take them.
    func options(_ record: RecordMode, environment: [String: String] = [:]) -> SnapshotOptions {
        var options = SnapshotOptions(record: record, goldens: path + "/goldens", failures: path + "/failures")
        options.environment = { environment[$0] }
        options.claims = SnapshotClaims()
        options.report = { [weak self] failure, _ in self?.add(failure.text) }
        return options
    }

    private func add(_ text: String) { lock.withLock { texts.append(text) } }

    /// What the body is failed for.
    func failures(_ body: () throws -> Void) rethrows -> [String] {
        lock.withLock { texts = [] }
        try body()
        return lock.withLock { texts }
    }

    /// What the bar's snapshot is failed for.
    func snapshot(_ options: SnapshotOptions, title: String = "Home") throws -> [String] {
        try failures {
            try expectSnapshot(
                of: try Self.bar(title: title),
                options: options,
                filePath: "/a/BarTests.swift",
                function: "bar()"
            )
        }
    }

    /// Two tabs; the first is called so.
    static func bar(title: String = "Home") throws -> AccessoryTabBar<String> {
        try AccessoryTabBar(
            selection: "home",
            items: [
                .init("home", title: title, symbol: "house"), .init("more", title: "More", symbol: "ellipsis"),
            ],
            style: .custom,
            content: { Screen(title: $0) }
        )
    }

    /// The goldens' names, sorted.
    var goldens: [String] { names("goldens/BarTests") }
    /// The names of the files that show failures, sorted.
    var pictures: [String] { names("failures/BarTests") }

    private func names(_ folder: String) -> [String] { (try? FileInput.names(in: "\(path)/\(folder)")) ?? [] }

    func golden(_ name: String) -> String { "\(path)/goldens/BarTests/\(name)" }

    /// Writes over a golden what the change makes of its text.
    func edit(_ name: String, _ change: (String) -> String) throws {
        let text = String(decoding: try FileInput.read(golden(name)), as: UTF8.self)
        try FileOutput.write(change(text), to: golden(name))
    }
}
