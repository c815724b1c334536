/// Whether a test writes goldens. Recording never passes: a picture that nobody has looked at proves nothing.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
    /// Nothing is written; a golden that is missing is a failure.
    case never
    /// Goldens that aren't there are written.
    case missing
    /// Goldens that aren't there, can't be read or differ are written.
    case failed
    /// Every golden is written.
    case all

    /// Whether a golden that is there may be written over.
    var replaces: Bool { self == .failed || self == .all }

    /// The environment variable that stands above what the tests say: `BARSNAP_RECORD=failed swift test`.
    static let variable = "BARSNAP_RECORD"

    /// What holds in this process: `never` where `CI` is set, else what `BARSNAP_RECORD` says, else what the test asked
    /// for.
    ///
    /// Throws `SnapshotError` for a word that is no mode.
    static func settled(
        asked: RecordMode,
        environment: (String) -> String?
    ) throws(SnapshotError) -> RecordMode {
        if let word = environment("CI"), !["", "0", "false"].contains(word) { return .never }
        guard let word = environment(variable), !word.isEmpty else { return asked }
        guard let mode = RecordMode(rawValue: word) else { throw .recordMode(word) }
        return mode
    }
}
