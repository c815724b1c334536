/// Joins the reports of shards into the report of the whole run, and makes sure that it is whole.
public enum MergeRun {
    /// Reads the reports, each a file or the folder that it is in, copies their pictures into `output` and returns the
    /// report of all; the report itself isn't written yet.
    ///
    /// Throws `GoldenError.unmergeable` where a frame is missing or is there twice, and where the reports are not of one
    /// run; `GoldenError.reportAmongGoldens` for the folder of the goldens; `FileError`, and what is wrong with a report.
    public static func merge(_ paths: [String], output: String, beside goldens: GoldenFolder? = nil) throws
        -> VerifyReport
    {
        let parts = try paths.map { path in
            let (report, folder) = try VerifyReport.read(path)
            return Part(path: path, report: report, folder: folder)
        }
        let report = try join(parts)
        let files = ReportFiles(folder: output)
        for part in parts where FilePath.absolute(part.folder) == FilePath.absolute(output) {
            throw GoldenError.unmergeable(
                reason: "\(output) is the folder of \(part.path)",
                remedy: "write the joined report somewhere else"
            )
        }
        try files.prepare(beside: goldens)
        for part in parts {
            for path in part.report.verdicts.flatMap({ verdict in
                FrameVerdict.Files.keys.compactMap { verdict.files[keyPath: $0.path] }
            }) {
                try files.write(ReportFiles(folder: part.folder).read(path), to: path)
            }
        }
        return report
    }

    private struct Part {
        var path: String
        var report: VerifyReport
        var folder: String
    }

    private static func join(_ parts: [Part]) throws -> VerifyReport {
        guard let first = parts.first else {
            throw GoldenError.unmergeable(reason: "there are no reports", remedy: "name those of all shards")
        }
        var joined = first.report
        for part in parts.dropFirst() {
            let report = part.report
            guard report.names == joined.names, report.shard.count == joined.shard.count else {
                throw GoldenError.unmergeable(
                    reason: "\(first.path) and \(part.path) are not of one run: they tell of other frames or shards",
                    remedy: "verify all shards with the same stories and options"
                )
            }
            guard report.comparison == joined.comparison else {
                throw GoldenError.unmergeable(
                    reason: "\(first.path) and \(part.path) were compared differently: \(joined.comparison.sentence),"
                        + " and \(report.comparison.sentence)",
                    remedy: "verify all shards on machines with the same libraries and fonts"
                )
            }
            // Without goldens there is nothing that either was compared with, and yet they become goldens of one kind.
            let differences = report.environment.differences(from: joined.environment)
            guard differences.isEmpty else {
                throw GoldenError.unmergeable(
                    reason:
                        "\(first.path) and \(part.path) were drawn differently: \(differences.joined(separator: ", "))",
                    remedy: "verify all shards on machines with the same libraries and fonts"
                )
            }
            joined.environment.fonts.merge(report.environment.fonts) { mine, _ in mine }
            joined.verdicts += report.verdicts
        }
        try checkWhole(joined, parts: parts)
        joined.shard = .whole
        joined.verdicts.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return joined
    }

    private static func checkWhole(_ joined: VerifyReport, parts: [Part]) throws {
        var owners: [String: String] = [:]
        for part in parts {
            for verdict in part.report.verdicts {
                if let other = owners.updateValue(part.path, forKey: verdict.name) {
                    throw GoldenError.unmergeable(
                        reason: "\(verdict.name) is in \(other) and in \(part.path)",
                        remedy: "name each shard's report once"
                    )
                }
            }
        }
        let missing = joined.names.filter { owners[$0] == nil }
        if let name = missing.first {
            let rest = missing.count == 1 ? "" : " and \(missing.count - 1) more"
            let have = parts.map { "\($0.report.shard.index)/\($0.report.shard.count)" }.joined(separator: ", ")
            throw GoldenError.unmergeable(
                reason: "\(name)\(rest) is in none of the reports, which are of shards \(have)",
                remedy: "name the reports of all \(joined.shard.count) shards"
            )
        }
    }
}
