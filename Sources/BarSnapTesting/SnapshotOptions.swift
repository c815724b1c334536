public import Review

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How a snapshot is drawn, compared and recorded.
public struct SnapshotOptions: Sendable {
    /// Which goldens are written, unless the environment says otherwise: never where `CI` is set, else what
    /// `BARSNAP_RECORD` names.
    public var record: RecordMode
    /// How pictures are compared. Exact, every change of the frame counts, also one of names or tokens that shows
    /// nowhere; with a threshold, frames may differ by less, as where tests run with several versions of the libraries.
    public var comparison: ComparisonOptions
    /// The themes to draw in: those of the folder `themes` in the package, where it holds any.
    public var themes: ThemeShelf
    /// The folder of goldens; nil for `__Snapshots__` beside the test's file.
    public var goldens: String?
    /// Where pictures of failures go; nil for `barsnap-failures` among the machine's temporary files, or what
    /// `BARSNAP_FAILURES` names.
    public var failures: String?
    /// Who is told of a failure: the framework whose test is running.
    var report: @Sendable (SnapshotFailure, SnapshotPlace) -> Void = { TestIssue.record($0, at: $1) }
    /// Which names are taken; one list for the whole process.
    var claims = SnapshotClaims.shared
    /// The value of an environment variable.
    var environment: @Sendable (String) -> String? = { name in getenv(name).map { String(cString: $0) } }

    public init(
        record: RecordMode = .missing,
        comparison: ComparisonOptions = .exact,
        themes: ThemeShelf = .standard(),
        goldens: String? = nil,
        failures: String? = nil
    ) {
        self.record = record
        self.comparison = comparison
        self.themes = themes
        self.goldens = goldens
        self.failures = failures
    }

    var failureFolder: String {
        func named(_ variable: String) -> String? { environment(variable).flatMap { $0.isEmpty ? nil : $0 } }
        return failures ?? named("BARSNAP_FAILURES") ?? FilePath.join(named("TMPDIR") ?? "/tmp", "barsnap-failures")
    }
}
