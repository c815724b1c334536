import Review

/// What a test has to say, and the pictures that go with it.
struct SnapshotFailure: Sendable {
    /// A file that shows what went wrong.
    struct File: Sendable {
        /// In one word: `actual`, `expected`, `difference`.
        var title: String
        var path: String
        var bytes: [UInt8]

        var name: String { FilePath.lastPart(of: path) }
    }

    var message: String
    var files: [File] = []

    /// The message with the path of each file, for frameworks and logs that have no attachments.
    var text: String { message + files.map { "\n\($0.title): \($0.path)" }.joined() }
}
