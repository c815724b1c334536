import CairoBackend
import Drawing

/// Compares frames with their goldens and writes what a reviewer needs to see of those that differ. No golden is ever
/// written.
public struct VerifyRun: Sendable {
    /// How frames are verified, and where the report goes.
    public struct Options: Sendable {
        /// The folder of the report.
        public var output: String
        /// Which part of the frames is verified here; all of them unless said otherwise.
        public var shard = Shard.whole
        /// Pixels per point of the pictures that are compared and shown.
        public var scale = standardScale
        /// How many frames are drawn at a time.
        public var jobs: Int

        /// Enough to see a hairline, and a quarter of the work that a phone's own 3x and librsvg's blurs take. Ours.
        public static let standardScale = 2.0

        /// A report of the whole run in the folder `output`, at the standard scale.
        public init(output: String, jobs: Int) {
            self.output = output
            self.jobs = jobs
        }
    }

    private let plan: FramePlan
    private let scope: GoldenScope
    private let folder: GoldenFolder
    private let options: Options

    /// A run that compares the frames of `plan` with the goldens in `folder`, and looks in `scope` for goldens that no
    /// story draws.
    public init(_ plan: FramePlan, scope: GoldenScope, folder: GoldenFolder, options: Options) {
        self.plan = plan
        self.scope = scope
        self.folder = folder
        self.options = options
    }

    /// How many frames this shard draws.
    public func frameCount() throws -> Int { try part().frames.count }

    /// Verifies, and writes the report's pictures; `report` is called with each frame's name as it is drawn.
    ///
    /// Frames that are as their goldens are drawn and hashed, neither encoded nor decoded. Throws `GoldenError`, and what
    /// drawing, reading and writing throw; that a golden can't be read is a verdict and no error.
    public func verify(report: (String) -> Void) async throws -> VerifyReport {
        // Nobody changes the goldens while they are compared with.
        let lock = FilePath.isFolder(folder.path) ? try GoldenLock(folder, for: .reading) : nil
        defer { withExtendedLifetime(lock) {} }
        let files = ReportFiles(folder: options.output)
        try files.prepare(beside: folder)
        let part = try part()
        let drawing = GoldenDrawing(themes: plan.themes, folder: folder, manifest: part.manifest)

        var environment = GoldenEnvironment.current
        var verdicts: [FrameVerdict] = []
        var open: [GoldenDrawing.Drawn] = []
        try await FrameLoop(frames: part.frames, jobs: options.jobs, work: drawing.draw).run { drawn in
            try environment.add(drawn.fonts)
            if drawn.state == .same {
                verdicts.append(FrameVerdict(name: drawn.name, label: drawn.label, kind: .same))
            } else {
                try files.keep(drawn)
                var kept = drawn
                kept.files = []
                open.append(kept)
            }
            report(drawn.name)
        }

        let reasons = part.manifest.map { environment.differences(from: $0.environment) } ?? []
        let comparison = VerifyReport.Comparison(
            threshold: reasons.isEmpty ? 0 : ComparisonOptions.standardThreshold,
            scale: options.scale,
            reasons: reasons
        )
        let judge = FrameJudge(folder: folder, manifest: part.manifest, files: files, comparison: comparison)
        verdicts += try await concurrently(open, jobs: options.jobs, work: judge.verdict)
        verdicts += try await concurrently(part.orphans, jobs: options.jobs, work: judge.orphan)
        return VerifyReport(
            shard: options.shard,
            names: part.names,
            comparison: comparison,
            environment: environment,
            verdicts: verdicts.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        )
    }

    /// What this shard is about.
    private struct Part {
        var manifest: GoldenManifest?
        var names: [String]
        var frames: [Frame]
        var orphans: [String]
    }

    private func part() throws -> Part {
        let manifest = try folder.manifest()
        let drawn = plan.frames.map(\.name)
        let listed = scope.orphans(in: manifest, drawn: drawn)
        let stories = Set(plan.storyNames + listed.map { String($0.prefix { $0 != "/" }) })
        let strays = try folder.strays(beside: manifest, stories: Array(stories)).filter { name in
            scope.covers(name) && !drawn.contains(name)
        }
        let all = drawn + listed + strays
        let own = Set(options.shard.names(of: all))
        return Part(
            manifest: manifest,
            names: Shard.whole.names(of: all),
            frames: plan.frames.filter { own.contains($0.name) },
            orphans: (listed + strays).filter(own.contains)
        )
    }
}
