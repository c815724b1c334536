import Review

/// Compares one frame with its golden and records it where the mode asks for that; knows no test framework.
struct SnapshotCheck {
    let mode: RecordMode
    let comparison: ComparisonOptions
    /// The folder of the goldens, and the one that shows failures.
    let goldens: String
    let failures: String

    /// `path` is the golden's, from the folder of goldens on and without its ending; nil means that the test passes.
    ///
    /// Throws `FileError` for a folder that can't be read or written, and what drawing throws.
    func failure(of svg: [UInt8], at path: String) throws -> SnapshotFailure? {
        let golden = FilePath.join(goldens, path + ".svg")
        let name = FilePath.lastPart(of: path)
        let folder = FailureFolder(path: failures, snapshot: path)
        guard FilePath.isFile(golden) else {
            guard mode == .never else { return try record(svg, at: golden, saying: "\(name) had no golden") }
            return SnapshotFailure(
                message: "\(name) has no golden at \(golden)\n"
                    + "Record it with \(RecordMode.variable)=missing, where CI isn't set.",
                files: try folder.keep(svg, ["actual": SVGComparison.picture(of: svg)])
            )
        }
        let before = try FileInput.read(golden)
        if before == svg {
            guard mode == .all else { return nil }
            return SnapshotFailure(
                message: "\(name) is as its golden, and recording never passes: run again without it"
            )
        }
        let found: SVGComparison
        do {
            found = try SVGComparison(golden: before, drawn: svg, options: comparison)
        } catch let error as SVGComparison.Unreadable {
            guard !mode.replaces else {
                return try record(svg, at: golden, saying: "\(name) had a golden that can't be read")
            }
            return SnapshotFailure(
                message: "\(name) has a golden that can't be read: \(golden): \(error)\n"
                    + "Record it anew with \(RecordMode.variable)=failed, where CI isn't set."
            )
        }
        if found.isWithinThreshold, mode != .all { return nil }
        let changes = Self.changes(found)
        if mode.replaces { return try record(svg, at: golden, saying: "\(name) differed from its golden:\(changes)") }
        return SnapshotFailure(
            message: "\(name) differs from its golden \(golden):\(changes)",
            files: try folder.keep(
                svg,
                ["actual": found.after, "expected": found.before, "difference": found.triptych]
            )
        )
    }

    private func record(_ svg: [UInt8], at golden: String, saying what: String) throws -> SnapshotFailure {
        try FileOutput.write(svg, to: golden)
        return SnapshotFailure(message: "\(what)\nRecorded \(golden): look at it, and run again.")
    }

    /// A line for each layer that changed, then where and how much.
    private static func changes(_ found: SVGComparison) -> String {
        let layers = found.layers.map(\.description)
        let shown = layers.prefix(mostLayers).map { "\n  \($0)" }.joined()
        let rest = layers.count > mostLayers ? "\n  and \(layers.count - mostLayers) more layers" : ""
        return shown + rest + "\n  " + found.summary
    }

    /// What a log has room for; the pictures show the rest.
    private static let mostLayers = 12
}
