import CairoBackend
import Drawing

/// Draws frames and makes them the goldens: what is equal stays as it is, to the time on its file.
public struct RecordRun: Sendable {
    /// What was done to one golden.
    public struct Change: Hashable, Sendable {
        /// What recording did to a golden; the raw value is the word that the command prints.
        public enum Kind: String, Hashable, Sendable {
            /// The frame had no golden.
            case added
            /// The frame is drawn differently from its golden, which was replaced.
            case changed
            /// Its files were missing or damaged.
            case restored
            /// No story draws the frame any more, and its golden went.
            case removed
        }

        /// The frame's name, such as `listening/folded.dark`.
        public var name: String
        /// What was done to the frame's golden.
        public var kind: Kind
    }

    /// What recording did to all goldens of its scope.
    public struct Result: Hashable, Sendable {
        /// In the order of their names.
        public var changes: [Change]
        /// How many goldens stayed as they were.
        public var unchanged: Int
    }

    private let plan: FramePlan
    private let scope: GoldenScope
    private let folder: GoldenFolder
    private let jobs: Int

    /// A run that records the frames of `plan` in `folder`, `jobs` at a time; of goldens that no story draws, it
    /// removes those in `scope`.
    public init(_ plan: FramePlan, scope: GoldenScope, folder: GoldenFolder, jobs: Int) {
        self.plan = plan
        self.scope = scope
        self.folder = folder
        self.jobs = jobs
    }

    /// Records; `report` is called with each frame's name as it is drawn.
    ///
    /// Nothing is changed until every frame is drawn, and then all is changed or nothing. Goldens that no story draws
    /// any more are removed. Throws `GoldenError`, and what drawing and writing throw.
    public func record(report: (String) -> Void) async throws -> Result {
        var transaction = try GoldenTransaction.begin(in: folder)
        let old = try folder.manifest()
        let drawing = GoldenDrawing(themes: plan.themes, folder: folder, manifest: old)
        var new = GoldenManifest(environment: .current, frames: old?.frames ?? [:])
        var changes: [Change] = []
        var unchanged = 0
        try await FrameLoop(frames: plan.frames, jobs: jobs, work: drawing.draw).run { drawn in
            try new.environment.add(drawn.fonts)
            for file in drawn.files { try transaction.write(file.bytes, to: file.name) }
            if drawn.record.png == nil { transaction.remove(GoldenFile.png(drawn.name)) }
            if let kind = Self.change(of: drawn, golden: old?.frames[drawn.name]) {
                changes.append(Change(name: drawn.name, kind: kind))
            } else {
                unchanged += 1
            }
            new.frames[drawn.name] = drawn.record
            report(drawn.name)
        }
        for name in scope.orphans(in: old, drawn: plan.frames.map(\.name)) {
            new.frames[name] = nil
            for ending in GoldenFile.endings { transaction.remove(name + ending) }
            changes.append(Change(name: name, kind: .removed))
        }
        try Self.settle(&new, over: old, drawn: Set(plan.frames.map(\.name)), folder: folder)
        try transaction.commit(new)
        changes.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        return Result(changes: changes, unchanged: unchanged)
    }

    private static func change(of drawn: GoldenDrawing.Drawn, golden: GoldenRecord?) -> Change.Kind? {
        switch drawn.state {
        case .same: nil
        case .different: .changed
        case .missing, .unreadable: golden == nil ? .added : .restored
        }
    }

    /// One manifest tells of one set of libraries and fonts.
    private static func settle(
        _ new: inout GoldenManifest,
        over old: GoldenManifest?,
        drawn: Set<String>,
        folder: GoldenFolder
    ) throws {
        guard let old, new.frames.keys.contains(where: { !drawn.contains($0) }) else { return }
        let differences = new.environment.differences(from: old.environment)
        guard differences.isEmpty else {
            throw GoldenError.mixed(
                folder: folder.path,
                differences: differences,
                remedy: "record all stories at once, or install what they were drawn with"
            )
        }
        // Goldens that weren't drawn keep their fonts.
        new.environment.fonts.merge(old.environment.fonts) { mine, _ in mine }
    }
}
