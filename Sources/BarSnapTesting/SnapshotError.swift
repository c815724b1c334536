/// Why a snapshot can't even be looked at.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The environment asks for a way to record that there is none of.
    case recordMode(String)
    /// The name given to the snapshot can't be a file's.
    case name(String)

    public var description: String {
        switch self {
        case .recordMode(let word):
            let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(RecordMode.variable) is '\(word)': give one of \(modes)"
        case .name(let name):
            return "'\(name)' can't name a snapshot: give letters, digits, dashes or underscores"
        }
    }
}
