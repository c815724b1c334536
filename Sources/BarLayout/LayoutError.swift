/// Why a frame can't be laid out.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    public var remedy: String

    public init(message: String, remedy: String) {
        self.message = message
        self.remedy = remedy
    }

    public var description: String { message + ". " + remedy }
}
