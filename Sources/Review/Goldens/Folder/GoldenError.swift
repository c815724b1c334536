/// Why goldens can't be recorded, verified or approved as asked.
public enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Git left both sides of a merge in the manifest.
    case conflict(file: String, line: Int)
    /// The file was written by a newer version of this program.
    case newer(file: String, version: Int)
    /// Another process is changing the goldens, or reading those that were to be changed.
    case busy(folder: String, toChange: Bool)
    /// The goldens were drawn with other libraries or fonts, and not all of them are drawn anew.
    case mixed(folder: String, differences: [String], remedy: String)
    /// There are no goldens where they were looked for.
    case none(folder: String)
    /// The report would be written over the goldens.
    case reportAmongGoldens(folder: String)
    /// What was to be approved is in no report.
    case notReported(name: String, report: String, hint: String)
    /// A report lacks a file, or holds another than it was written with.
    case damagedReport(path: String)
    /// The goldens are no longer those that were verified.
    case outdated(name: String, report: String)
    /// A text that was to name a part of a run.
    case noShard(String)
    /// The reports that were to be joined don't fit together.
    case unmergeable(reason: String, remedy: String)

    public var description: String {
        switch self {
        case .conflict(let file, let line):
            "\(file):\(line): git left both sides of a merge here; take either side whole"
                + " ('git checkout --ours \(file)'), then run 'barsnap record'"
        case .newer(let file, let version):
            "\(file): it has version \(version), and this barsnap reads versions up to \(GoldenManifest.version); use"
                + " the barsnap that wrote it, or a newer one"
        case .busy(let folder, let toChange):
            "another barsnap is \(toChange ? "at work on" : "changing") the goldens in \(folder); wait for it, then try again"
        case .mixed(let folder, let differences, let remedy):
            "the goldens in \(folder) were drawn with other libraries or fonts (\(differences.joined(separator: ", ")));"
                + " \(remedy)"
        case .none(let folder):
            "there are no goldens in \(folder): no \(GoldenManifest.fileName); run 'barsnap record' to draw them"
        case .reportAmongGoldens(let folder):
            "\(folder) holds the goldens; write the report somewhere else"
        case .notReported(let name, let report, let hint):
            "nothing in \(report) is called '\(name)'\(hint); run 'barsnap verify' for a new report"
        case .damagedReport(let path):
            "\(path) is not the file that was verified; run 'barsnap verify' for a new report"
        case .outdated(let name, let report):
            "the golden of \(name) is no longer the one that \(report) tells of; run 'barsnap verify' for a new report"
        case .noShard(let text): "'\(text)' is no shard; the second of four is 2/4"
        case .unmergeable(let reason, let remedy): "\(reason); \(remedy)"
        }
    }
}
