import CairoBackend

/// Makes what was verified the goldens: the very files that the report shows, not what would be drawn today.
public struct ApproveRun: Sendable {
    /// What approving did, by the frames' names.
    public struct Result: Hashable, Sendable {
        /// In the order of their names.
        public var approved: [String]
        /// Frames that were approved before, and goldens that are gone already.
        public var unchanged: [String]
    }

    private let reports: [(report: VerifyReport, folder: String)]
    private let folder: GoldenFolder

    /// Reads the reports, each a file or the folder that it is in.
    ///
    /// Throws `FileError`, and what is wrong with a report.
    public init(reports paths: [String], folder: GoldenFolder) throws {
        reports = try paths.map(VerifyReport.read)
        self.folder = folder
    }

    /// Approves the findings whose names fit one of the patterns; all of them where there is none.
    ///
    /// The goldens that are replaced or removed are kept in the report's folder, under `previous`, and the report says
    /// what was approved. Approving twice changes nothing the second time. Throws `GoldenError`, and what reading and writing throw; nothing is changed then.
    public func approve(_ patterns: [NamePattern]) throws -> Result {
        var transaction = try GoldenTransaction.begin(in: folder)
        let old = try folder.manifest()
        var manifest = old ?? GoldenManifest(environment: .current)
        var result = Result(approved: [], unchanged: [])
        for (_, reportFolder) in reports { try FileOutput.checkWritable(folder: reportFolder) }
        var marked: [(report: VerifyReport, folder: String)] = []
        for (report, reportFolder) in reports {
            let findings = report.findings
            let chosen = try choose(findings, by: patterns, in: reportFolder)
            var isTouched = false
            for verdict in chosen {
                let isRepeated = result.approved.contains(verdict.name)
                if manifest.frames[verdict.name] == verdict.drawn, isRepeated || filesAreThere(verdict) {
                    if !isRepeated { result.unchanged.append(verdict.name) }
                    continue
                }
                guard manifest.frames[verdict.name] == verdict.golden else {
                    throw GoldenError.outdated(name: verdict.name, report: reportFolder)
                }
                try keepPrevious(verdict.name, in: reportFolder)
                try replace(verdict, from: reportFolder, in: &transaction)
                manifest.frames[verdict.name] = verdict.drawn
                result.approved.append(verdict.name)
                isTouched = true
            }
            if isTouched { try settle(&manifest, with: report, approved: Set(chosen.map(\.name))) }
            marked.append((Self.marking(chosen, in: report), reportFolder))
        }
        if !result.approved.isEmpty { try transaction.commit(manifest) }
        for (new, old) in zip(marked, reports) where new.report != old.report {
            try new.report.write(to: new.folder, goldens: folder)
        }
        return result
    }

    /// The report with what it shows of some frames marked as approved.
    private static func marking(_ chosen: [FrameVerdict], in report: VerifyReport) -> VerifyReport {
        var report = report
        let names = Set(chosen.map(\.name))
        for index in report.verdicts.indices where names.contains(report.verdicts[index].name) {
            report.verdicts[index].isApproved = true
        }
        return report
    }

    private func choose(
        _ findings: [FrameVerdict],
        by patterns: [NamePattern],
        in report: String
    ) throws -> [FrameVerdict] {
        guard !patterns.isEmpty else { return findings }
        for pattern in patterns where !all.contains(where: { pattern.matches(frame: $0) }) {
            let hint = suggestion(for: pattern.text, among: all)
            let name = reports.count == 1 ? report : "the reports"
            throw GoldenError.notReported(name: pattern.text, report: name, hint: hint)
        }
        return findings.filter { verdict in patterns.contains { $0.matches(frame: verdict.name) } }
    }

    private var all: [String] { reports.flatMap { $0.report.findings.map(\.name) } }

    /// Whether the golden is what the verdict would make it, on the disk too.
    private func filesAreThere(_ verdict: FrameVerdict) -> Bool {
        guard let drawn = verdict.drawn else {
            return GoldenFile.endings.allSatisfy { !FilePath.isFile(folder.path(of: verdict.name + $0)) }
        }
        return (try? GoldenDrawing.state(of: drawn, named: verdict.name, in: folder)) == .same
    }

    /// Copies what is replaced; what an earlier approval kept already is of an earlier golden.
    private func keepPrevious(_ name: String, in report: String) throws {
        let previous = FilePath.join(report, ReportFiles.previous)
        for ending in GoldenFile.endings {
            guard let bytes = try folder.read(name + ending) else { continue }
            try FileOutput.write(bytes, to: FilePath.join(previous, name + ending))
        }
    }

    private func replace(
        _ verdict: FrameVerdict,
        from report: String,
        in transaction: inout GoldenTransaction
    ) throws {
        let name = verdict.name
        guard let drawn = verdict.drawn else {
            for ending in GoldenFile.endings { transaction.remove(name + ending) }
            return
        }
        let files = ReportFiles(folder: report)
        func copy(_ path: String?, sum: String, to file: String) throws {
            guard let path, let bytes = try? files.read(path), GoldenRecord.short(Digest.sha256(bytes)) == sum else {
                throw GoldenError.damagedReport(path: FilePath.join(report, path ?? files.afterSVG(name)))
            }
            try transaction.write(bytes, to: file)
        }
        try copy(verdict.files.afterSVG, sum: drawn.svg, to: GoldenFile.svg(name))
        if let sum = drawn.png {
            try copy(verdict.files.afterPNG, sum: sum, to: GoldenFile.png(name))
        } else {
            transaction.remove(GoldenFile.png(name))
        }
    }

    /// One manifest tells of one set of libraries and fonts.
    private func settle(_ manifest: inout GoldenManifest, with report: VerifyReport, approved: Set<String>) throws {
        let differences = report.environment.differences(from: manifest.environment)
        let others = manifest.frames.keys.contains { !approved.contains($0) }
        guard differences.isEmpty || !others else {
            throw GoldenError.mixed(
                folder: folder.path,
                differences: differences,
                remedy: "run 'barsnap record' for all of them, or verify where they were drawn"
            )
        }
        if others {
            manifest.environment.fonts.merge(report.environment.fonts) { mine, _ in mine }
        } else {
            manifest.environment = report.environment
        }
    }
}
