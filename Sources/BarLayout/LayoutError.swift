/// Why a frame can't be laid out.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What can't be drawn, as a sentence without a full stop.
    public var message: String
    /// What to do about it, as a sentence with its full stop.
    public var remedy: String

    /// An error whose description is the message followed by the remedy.
    public init(message: String, remedy: String) {
        self.message = message
        self.remedy = remedy
    }

    public var description: String { message + ". " + remedy }
}
