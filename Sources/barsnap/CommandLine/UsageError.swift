/// A line that can't be understood, with the way out of it.
struct UsageError: Error, Equatable {
    var message: String
    /// The command whose help says more; nil for the overview.
    var command: String?

    init(_ message: String, command: String? = nil) {
        self.message = message
        self.command = command
    }

    /// The line that follows the message.
    var advice: String { "Run 'barsnap help\(command.map { " " + $0 } ?? "")' to see what it takes." }
}
